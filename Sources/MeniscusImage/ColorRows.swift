/// Undoes the filters of rows of 8-bit red, green, blue and perhaps alpha, a pixel at a time.
///
/// A pixel is a 32-bit word whose four bytes are added and averaged at once.
enum ColorRows {
  /// Unfilters `height` rows, each behind its filter byte (0 to 4), to pixels of four bytes.
  ///
  /// - Precondition: a byte behind the last row can be read.
  static func unfilter(
    _ source: UnsafeMutableRawPointer, to target: UnsafeMutableRawPointer, width: Int, height: Int,
    isOpaque: Bool
  ) {
    let words = target.bindMemory(to: UInt32.self, capacity: width * height)
    let none = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
    defer { none.deallocate() }
    // Alpha starts as 255 and, as the pixels of an opaque picture add zero to it, stays so.
    none.initialize(repeating: isOpaque ? UInt32(littleEndian: 0xFF00_0000) : 0, count: width)
    var above = UnsafePointer(none)
    let rowLength = width * (isOpaque ? 3 : 4) + 1
    for row in 0..<height {
      let bytes = UnsafeRawPointer(source + row * rowLength)
      let pixels = words + row * width
      let filter = bytes.load(as: UInt8.self)
      if isOpaque {
        unfilter(bytes + 1, to: pixels, above: above, width: width, filter: filter, isOpaque: true)
      } else {
        unfilter(bytes + 1, to: pixels, above: above, width: width, filter: filter, isOpaque: false)
      }
      above = UnsafePointer(pixels)
    }
  }

  @inline(__always)
  private static func unfilter(
    _ bytes: UnsafeRawPointer, to pixels: UnsafeMutablePointer<UInt32>,
    above: UnsafePointer<UInt32>, width: Int, filter: UInt8, isOpaque: Bool
  ) {
    let opaque: UInt32 = isOpaque ? UInt32(littleEndian: 0xFF00_0000) : 0
    @inline(__always) func stored(_ index: Int) -> UInt32 {
      let word = bytes.loadUnaligned(
        fromByteOffset: index &* (isOpaque ? 3 : 4), as: UInt32.self)
      return word & ~opaque
    }
    var left = opaque
    switch filter {
    case 1:
      for index in 0..<width {
        left = sum(left, stored(index))
        pixels[index] = left
      }
    case 2:
      for index in 0..<width { pixels[index] = sum(above[index], stored(index)) }
    case 3:
      for index in 0..<width {
        left = sum(average(left, above[index]), stored(index))
        pixels[index] = left
      }
    case 4:
      var a = lanes(opaque)
      var c = a
      for index in 0..<width {
        let b = lanes(above[index])
        a = Paeth.predict(left: a, above: b, aboveLeft: c) &+ lanes(stored(index))
        c = b
        pixels[index] = unsafeBitCast(a, to: SIMD4<UInt32>.self).x
      }
    default:
      for index in 0..<width { pixels[index] = stored(index) | opaque }
    }
  }

  /// The four bytes of a word in the first lanes.
  @inline(__always)
  private static func lanes(_ word: UInt32) -> SIMD16<UInt8> {
    unsafeBitCast(SIMD4<UInt32>(word, 0, 0, 0), to: SIMD16<UInt8>.self)
  }

  /// The sums of four bytes, each modulo 256.
  @inline(__always)
  private static func sum(_ a: UInt32, _ b: UInt32) -> UInt32 {
    ((a & 0x7F7F_7F7F) &+ (b & 0x7F7F_7F7F)) ^ ((a ^ b) & 0x8080_8080)
  }

  /// The means of four bytes, rounded down.
  @inline(__always)
  private static func average(_ a: UInt32, _ b: UInt32) -> UInt32 {
    (a & b) &+ (((a ^ b) & 0xFEFE_FEFE) >> 1)
  }
}
