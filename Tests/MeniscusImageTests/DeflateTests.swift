import MeniscusImage
import TestSupport
import Testing

/// Compressing and expanding give back the same bytes, whatever they are.
struct DeflateTests {
  private func compressed(_ bytes: [UInt8]) -> [UInt8] {
    bytes.withUnsafeBytes { Deflater.compress($0) }
  }

  private func expectRoundTrip(_ bytes: [UInt8]) throws {
    let stream = compressed(bytes)
    var output = [UInt8](repeating: 0xAA, count: bytes.count)
    try output.withUnsafeMutableBytes { output in
      try stream.withUnsafeBytes { try Inflater.expand($0, into: output) }
    }
    expectEqual(output, bytes)
  }

  @Test func `Short inputs`() throws {
    for count in 0...40 {
      try expectRoundTrip([UInt8](repeating: 9, count: count))
      try expectRoundTrip((0..<count).map { UInt8($0) })
    }
  }

  @Test func `Nothing compresses to an empty stream`() {
    // As zlib 1.2.13 writes it at level 6.
    expectEqual(compressed([]), hexadecimal("789c030000000001"))
  }

  @Test func `Few, many and all values`() throws {
    for limit in [1, 2, 3, 17, 256] {
      var numbers = Numbers(seed: UInt64(limit))
      try expectRoundTrip(numbers.bytes(20_000, below: limit))
    }
  }

  @Test func `Matches at the window's edge`() throws {
    for distance in [32766, 32767, 32768, 32769] {
      var numbers = Numbers(seed: 5)
      let phrase = numbers.bytes(300)
      let gap = [UInt8](repeating: 0, count: distance - phrase.count)
      try expectRoundTrip(phrase + gap + phrase)
    }
  }

  @Test func `Frequencies that call for codes longer than allowed`() throws {
    // Frequencies like Fibonacci's numbers give a Huffman code as long as there are symbols.
    var bytes: [UInt8] = []
    var (count, next) = (1, 1)
    for value in 0..<21 {
      bytes += [UInt8](repeating: UInt8(value * 11), count: count)
      (count, next) = (next, count + next)
    }
    // Shuffled, so that there are next to no matches.
    var numbers = Numbers(seed: 8)
    for index in bytes.indices { bytes.swapAt(index, numbers.next(below: bytes.count)) }
    try expectRoundTrip(bytes)
  }

  @Test func `Noise grows by no more than its stored form`() {
    var numbers = Numbers(seed: 13)
    let bytes = numbers.bytes(70_000)
    // Two bytes of header, five for each stored block of 65535 bytes at most and one for each
    // block that had other plans, four of checksum.
    #expect(compressed(bytes).count <= bytes.count + 2 + 4 + 12 * 6)
  }

  @Test func `Runs shrink to almost the least that the format allows`() {
    let bytes = [UInt8](repeating: 0, count: 200_000)
    // Two bits for every 258 bytes are 194 bytes; the rest is codes and frame.
    #expect(compressed(bytes).count < 194 + 40)
  }
}
