/// The checksum of a zlib stream (RFC 1950, section 9).
package enum Adler32 {
  private static let modulus: UInt32 = 65521

  /// The checksum of `bytes`.
  ///
  /// With `a` the running sum of the bytes and `b` the running sum of `a`, a group of 16 bytes is
  /// added lane by lane: sixteen `a` and sixteen `b`, weighted and joined at the end of a block.
  ///
  /// Complexity: linear; 16 bytes a step.
  package static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    // 4096 bytes are 256 groups: a lane of `b` stays below 255 · 256 · 257 ÷ 2 < 2²⁴.
    let blockLength = 4096
    var a: UInt32 = 1
    var b: UInt32 = 0
    var index = 0
    while index + 16 <= bytes.count {
      let count = min(blockLength, bytes.count - index) & ~15
      add(UnsafeRawBufferPointer(rebasing: bytes[index..<(index + count)]), to: &a, &b)
      index += count
    }
    while index < bytes.count {
      a += UInt32(bytes[index])
      b += a
      index += 1
    }
    return (b % modulus) << 16 | a % modulus
  }

  /// Adds a multiple of 16 bytes, at most 4096, and leaves both sums below the modulus.
  private static func add(
    _ bytes: UnsafeRawBufferPointer, to a: inout UInt32, _ b: inout UInt32
  ) {
    // Lane k of `sums[g]` holds byte 8 (k ÷ 2) + 4 (k mod 2) + g of every group, two 32-bit lanes
    // to a word, the first in the low half.
    let mask = SIMD2<UInt64>(repeating: 0x0000_00FF_0000_00FF)
    var sums = (SIMD2<UInt64>(), SIMD2<UInt64>(), SIMD2<UInt64>(), SIMD2<UInt64>())
    var sumsOfSums = sums
    var index = 0
    while index < bytes.count {
      let words = SIMD2<UInt64>(
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)),
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index + 8, as: UInt64.self)))
      sumsOfSums.0 &+= sums.0
      sumsOfSums.1 &+= sums.1
      sumsOfSums.2 &+= sums.2
      sumsOfSums.3 &+= sums.3
      sums.0 &+= words & mask
      sums.1 &+= (words &>> 8) & mask
      sums.2 &+= (words &>> 16) & mask
      sums.3 &+= (words &>> 24) & mask
      index += 16
    }
    var sum: UInt32 = 0
    var weighted: UInt32 = 0
    func join(_ words: SIMD2<UInt64>, _ wordsOfSums: SIMD2<UInt64>, first: UInt32) {
      for word in 0..<2 {
        for half in 0..<2 {
          let lane = UInt32(truncatingIfNeeded: words[word] >> UInt64(half * 32))
          let laneOfSums = UInt32(truncatingIfNeeded: wordsOfSums[word] >> UInt64(half * 32))
          let place = UInt32(word * 8 + half * 4) + first
          sum += lane
          weighted += laneOfSums * 16 + lane * (16 - place)
        }
      }
    }
    join(sums.0, sumsOfSums.0, first: 0)
    join(sums.1, sumsOfSums.1, first: 1)
    join(sums.2, sumsOfSums.2, first: 2)
    join(sums.3, sumsOfSums.3, first: 3)
    b = (b + a * UInt32(bytes.count) + weighted) % modulus
    a = (a + sum) % modulus
  }
}
