/// Filters rows of 8-bit samples, each by the filter that its result is chosen for.
struct RowFilter: ~Copyable {
  /// By what the filter of a row is chosen.
  enum Choice {
    /// The smallest sum of absolute values, taken as signed bytes (ISO/IEC 15948, clause 12.7).
    case smallestSum
    /// The fewest different pairs of neighbouring bytes: what repeats is found again.
    case fewestPairs
    /// No filter at all: best for flat drawings.
    case none
  }

  private typealias Bytes = SIMD16<UInt8>

  /// A row, and the same row moved right by one pixel, padded with zeros.
  private struct Row {
    var bytes: UnsafeMutablePointer<Bytes>
    var left: UnsafeMutablePointer<Bytes>
  }

  private let memory: UnsafeMutablePointer<Bytes>
  private let vectorCount: Int
  private let rowLength: Int
  private let channels: Int
  private let choice: Choice
  private var pairs = PairCounter()
  private var current: Row
  private var above: Row

  /// Makes a filter for rows of `width` pixels of 1 (gray), 3 (opaque) or 4 samples.
  init(width: Int, channels: Int, choice: Choice) {
    self.channels = channels
    self.choice = choice
    rowLength = width * channels
    // The copy that is moved right, and a word written at the last pixel, go past the row's end.
    vectorCount = (rowLength + 4 + 15) / 16
    memory = .allocate(capacity: vectorCount * 4)
    memory.initialize(repeating: Bytes(), count: vectorCount * 4)
    current = Row(bytes: memory, left: memory + vectorCount)
    above = Row(bytes: memory + vectorCount * 2, left: memory + vectorCount * 3)
  }

  deinit {
    memory.deallocate()
  }

  /// The rows of a picture, each behind its filter byte, stored as `colorType` of 8 bits.
  static func filter(
    _ bitmap: Bitmap, colorType: PNG.ColorType, choice: Choice = .smallestSum
  ) -> [UInt8] {
    let width = bitmap.width
    var filter = RowFilter(width: width, channels: colorType.channels, choice: choice)
    let stride = filter.rowLength + 1
    let count = stride * bitmap.height
    return bitmap.samples.withUnsafeBytes { pixels in
      // Rows are written 16 bytes at a time, so the last goes past the end.
      [UInt8](unsafeUninitializedCapacity: count + 16) { rows, initialized in
        guard let target = UnsafeMutableRawPointer(rows.baseAddress),
          let pixels = pixels.baseAddress
        else { return }
        for y in 0..<bitmap.height {
          let row = pixels + y * width * 4
          let isRepeated = y > 0 && Self.areEqual(row, row - width * 4, count: width * 4)
          if isRepeated {
            filter.writeRepeated(to: target + y * stride)
          } else {
            filter.write(row, to: target + y * stride)
          }
        }
        initialized = count
      }
    }
  }

  private static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, count: Int) -> Bool {
    var index = 0
    while index &+ 16 <= count {
      let difference =
        a.loadUnaligned(fromByteOffset: index, as: Bytes.self)
        ^ b.loadUnaligned(fromByteOffset: index, as: Bytes.self)
      if difference != Bytes() { return false }
      index &+= 16
    }
    while index < count {
      if a.load(fromByteOffset: index, as: UInt8.self)
        != b.load(fromByteOffset: index, as: UInt8.self)
      {
        return false
      }
      index &+= 1
    }
    return true
  }

  /// Writes a row that equals the one above: filter 2 and zeros.
  private func writeRepeated(to target: UnsafeMutableRawPointer) {
    target.storeBytes(of: 2, as: UInt8.self)
    UnsafeMutableRawBufferPointer(start: target + 1, count: rowLength)
      .initializeMemory(as: UInt8.self, repeating: 0)
  }

  /// Filters a row of pixels and writes it behind its filter byte, and up to 15 bytes more.
  private mutating func write(_ pixels: UnsafeRawPointer, to target: UnsafeMutableRawPointer) {
    swap(&current, &above)
    load(pixels)
    let filter =
      switch choice {
      case .smallestSum: filterOfSmallestSum()
      case .fewestPairs: filterOfFewestPairs(trying: target + 1)
      case .none: UInt8(0)
      }
    target.storeBytes(of: filter, as: UInt8.self)
    apply(filter, to: target + 1)
  }

  /// Puts a row of pixels into `current`.
  private func load(_ pixels: UnsafeRawPointer) {
    let bytes = UnsafeMutableRawPointer(current.bytes)
    switch channels {
    case 1:
      for x in 0..<rowLength {
        bytes.storeBytes(
          of: pixels.load(fromByteOffset: x &* 4, as: UInt8.self), toByteOffset: x, as: UInt8.self)
      }
    case 3:
      for x in 0..<(rowLength / 3) {
        bytes.storeBytes(
          of: pixels.loadUnaligned(fromByteOffset: x &* 4, as: UInt32.self),
          toByteOffset: x &* 3, as: UInt32.self)
      }
      // The last pixel's alpha.
      bytes.storeBytes(of: 0, toByteOffset: rowLength, as: UInt8.self)
    default: bytes.copyMemory(from: pixels, byteCount: rowLength)
    }
    (UnsafeMutableRawPointer(current.left) + channels).copyMemory(
      from: bytes, byteCount: rowLength - channels)
  }

  /// The filter with the fewest pairs; of several, the lowest.
  private mutating func filterOfFewestPairs(trying scratch: UnsafeMutableRawPointer) -> UInt8 {
    var best: (filter: UInt8, count: Int) = (0, .max)
    for filter in UInt8(0)...4 {
      apply(filter, to: scratch)
      let count = pairs.count(UnsafeRawBufferPointer(start: scratch, count: rowLength))
      if count < best.count { best = (filter, count) }
    }
    return best.filter
  }

  /// The filter with the smallest sum; of several, the lowest.
  private func filterOfSmallestSum() -> UInt8 {
    var totals = SIMD8<UInt32>()
    var index = 0
    while index < vectorCount {
      // 128 times two absolute values of at most 128 stay within 16 bits.
      let end = min(vectorCount, index + 128)
      var none = SIMD8<UInt16>()
      var sub = none
      var up = none
      var mean = none
      var paeth = none
      while index < end {
        let x = current.bytes[index]
        let a = current.left[index]
        let b = above.bytes[index]
        let c = above.left[index]
        none &+= Self.magnitudes(x)
        sub &+= Self.magnitudes(x &- a)
        up &+= Self.magnitudes(x &- b)
        mean &+= Self.magnitudes(x &- Self.mean(a, b))
        paeth &+= Self.magnitudes(x &- Paeth.predict(left: a, above: b, aboveLeft: c))
        index += 1
      }
      totals[0] &+= Self.sum(none)
      totals[1] &+= Self.sum(sub)
      totals[2] &+= Self.sum(up)
      totals[3] &+= Self.sum(mean)
      totals[4] &+= Self.sum(paeth)
    }
    var best = 0
    for filter in 1...4 where totals[filter] < totals[best] { best = filter }
    return UInt8(best)
  }

  private func apply(_ filter: UInt8, to target: UnsafeMutableRawPointer) {
    @inline(__always) func write(_ result: (Int) -> Bytes) {
      var index = 0
      while index &* 16 < rowLength {
        target.storeBytes(of: result(index), toByteOffset: index &* 16, as: Bytes.self)
        index &+= 1
      }
    }
    switch filter {
    case 1: write { current.bytes[$0] &- current.left[$0] }
    case 2: write { current.bytes[$0] &- above.bytes[$0] }
    case 3: write { current.bytes[$0] &- Self.mean(current.left[$0], above.bytes[$0]) }
    case 4:
      write {
        current.bytes[$0]
          &- Paeth.predict(
            left: current.left[$0], above: above.bytes[$0], aboveLeft: above.left[$0])
      }
    default: write { current.bytes[$0] }
    }
  }

  /// The means of bytes, rounded down.
  @inline(__always)
  private static func mean(_ a: Bytes, _ b: Bytes) -> Bytes {
    (a & b) &+ ((a ^ b) &>> 1)
  }

  /// The absolute values of signed bytes, neighbours added.
  @inline(__always)
  private static func magnitudes(_ bytes: Bytes) -> SIMD8<UInt16> {
    let negated = Bytes() &- bytes
    let magnitudes = bytes.replacing(with: negated, where: negated .< bytes)
    let pairs = unsafeBitCast(magnitudes, to: SIMD8<UInt16>.self)
    return (pairs & 0xFF) &+ (pairs &>> 8)
  }

  private static func sum(_ lanes: SIMD8<UInt16>) -> UInt32 {
    var sum: UInt32 = 0
    for lane in 0..<8 { sum += UInt32(lanes[lane]) }
    return sum
  }
}
