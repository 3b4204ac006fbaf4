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

  /// Whether all pixels of a block are equal.
  @inline(__always)
  func isEqual(from start: Int) -> Bool {
    var difference: UInt32 = 0
    var step = 0
    while step < Self.block {
      difference |= first[start &+ step] ^ second[start &+ step]
      step &+= 1
    }
    return difference == 0
  }

  /// The first block that differs of those that follow each other from `start` on; where the rest is
  /// less than a block before `end`, the rest.
  // Apart from its callers, the compiler makes the quickest loop of it.
  @inline(never)
  func nextDifferingBlock(from start: Int, before end: Int) -> Int {
    var index = start
    while index &+ Self.block <= end, isEqual(from: index) { index &+= Self.block }
    return index
  }

  /// The first pixel from `start` on that differs; `end` where none does before it.
  @inline(__always)
  func nextDifference(from start: Int, before end: Int) -> Int {
    var index = nextDifferingBlock(from: start, before: end)
    while index < end, first[index] == second[index] { index &+= 1 }
    return index
  }

  /// Where the last pixel from `start` on that differs ends; `start` where none does before `end`.
  func endOfDifferences(from start: Int, before end: Int) -> Int {
    var index = end
    while index &- Self.block >= start, isEqual(from: index &- Self.block) {
      index &-= Self.block
    }
    while index > start, first[index &- 1] == second[index &- 1] { index &-= 1 }
    return index
  }

  /// Whether all pixels from `start` to `end` are opaque in both pictures.
  func isOpaque(from start: Int, before end: Int) -> Bool {
    var all: UInt32 = 0xFFFF_FFFF
    var index = start
    while index < end {
      all &= first[index] & second[index]
      index &+= 1
    }
    return all >= 0xFF00_0000
  }

  /// How far apart the samples of opaque pixels lie.
  struct Spread {
    /// The least of all samples.
    let least: UInt8
    /// The greatest distance of two.
    let distance: UInt8
  }

  /// How far apart the samples of a block lie; nil where a pixel is not opaque.
  @inline(never)
  func spread(from start: Int) -> Spread? {
    var opaque: UInt32 = 0xFFFF_FFFF
    var step = 0
    while step < Self.block {
      opaque &= first[start &+ step] & second[start &+ step]
      step &+= 1
    }
    guard opaque >= 0xFF00_0000 else { return nil }
    let one = UnsafeRawPointer(first + start).assumingMemoryBound(to: UInt8.self)
    let other = UnsafeRawPointer(second + start).assumingMemoryBound(to: UInt8.self)
    var (least, distance) = (UInt8(255), UInt8(0))
    var index = 0
    while index < Self.block * 4 {
      let (a, b) = (one[index], other[index])
      let (low, high) = (a < b ? a : b, a > b ? a : b)
      least = least < low ? least : low
      let own = high &- low
      distance = distance > own ? distance : own
      index &+= 1
    }
    return Spread(least: least, distance: distance)
  }
}
