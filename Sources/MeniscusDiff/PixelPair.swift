import MeniscusImage

/// The memory of two pictures of the same extents, while they are compared: a word a pixel.
struct PixelPair: @unchecked Sendable {
  /// The pixels of the first picture, red in the lowest byte.
  let first: UnsafePointer<UInt32>
  /// The pixels of the second picture.
  let second: UnsafePointer<UInt32>
  /// Pixels in a row.
  let width: Int
  /// Rows.
  let height: Int

  /// The pair the other way round.
  var reversed: PixelPair {
    PixelPair(first: second, second: first, width: width, height: height)
  }

  /// Calls `body` with the memory of two pictures; nil where they have no pixels.
  ///
  /// - Precondition: the pictures have the same extents.
  static func reading<Value>(
    _ first: Bitmap, _ second: Bitmap, _ body: (PixelPair) -> Value
  ) -> Value? {
    precondition(
      first.width == second.width && first.height == second.height,
      "Pictures are read side by side where they have the same extents.")
    return first.samples.withUnsafeBufferPointer { one in
      second.samples.withUnsafeBufferPointer { other in
        one.withMemoryRebound(to: UInt32.self) { one in
          other.withMemoryRebound(to: UInt32.self) { other in
            guard let one = one.baseAddress, let other = other.baseAddress, first.width > 0,
              first.height > 0
            else { return nil }
            return body(
              PixelPair(first: one, second: other, width: first.width, height: first.height))
          }
        }
      }
    }
  }

  /// The pixels of a block, of which equal ones are passed over.
  static let block = 16

  /// The first pixel from `start` on that differs; `end` where none does before it.
  @inline(__always)
  func nextDifference(from start: Int, before end: Int) -> Int {
    var index = start
    while index + Self.block <= end {
      var difference: UInt32 = 0
      var step = 0
      while step < Self.block {
        difference |= first[index &+ step] ^ second[index &+ step]
        step &+= 1
      }
      if difference != 0 { break }
      index &+= Self.block
    }
    while index < end, first[index] == second[index] { index &+= 1 }
    return index
  }

  /// Whether all pixels of a block are opaque and no sample differs by more than `levels`.
  @inline(__always)
  func isFaint(from start: Int, levels: UInt8) -> Bool {
    var opaque: UInt32 = 0xFFFF_FFFF
    var step = 0
    while step < Self.block {
      opaque &= first[start &+ step] & second[start &+ step]
      step &+= 1
    }
    guard opaque >= 0xFF00_0000 else { return false }
    return greatestDistance(from: start) <= levels
  }

  /// The greatest distance of two samples in a block.
  @inline(__always)
  private func greatestDistance(from start: Int) -> UInt8 {
    let one = UnsafeRawPointer(first + start).assumingMemoryBound(to: UInt8.self)
    let other = UnsafeRawPointer(second + start).assumingMemoryBound(to: UInt8.self)
    var greatest: UInt8 = 0
    var index = 0
    while index < Self.block * 4 {
      let (a, b) = (one[index], other[index])
      let distance = a > b ? a &- b : b &- a
      greatest = greatest > distance ? greatest : distance
      index &+= 1
    }
    return greatest
  }
}
