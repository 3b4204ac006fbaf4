import MeniscusFrames
import TestSupport
import Testing

@Suite("Hostile frames.bin end in an error")
struct HostileFramesTests {
  @Test("damaged as they are")
  func damagedFiles() throws {
    let samples = try (0..<4).map { try FrameSequence(seed: $0, count: 6).encoded() }
    let hostile = HostileBytes(samples: samples, words: ["meniscus-frames\n\u{2}"], seed: 21)
    let count = HostileBytes.count()
    let valid = hostile.validCount(of: count) { try Self.reads($0) && !samples.contains($0) }
    expectEqual(valid, 0)
  }

  @Test("every bit of one counts, also those that compressed bytes have to spare")
  func bits() throws {
    var bytes = try FrameSequence(seed: 5, count: 2).encoded()
    for bit in 0..<bytes.count * 8 {
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
      #expect(throws: FrameFileProblem.self, "bit \(bit)") { try FramesDecoder(bytes) }
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
    }
  }

  @Test("damaged inside, where no checksum finds it")
  func damagedContents() throws {
    let samples = try (0..<4).map {
      try FramesDecoder.opened(FrameSequence(seed: $0, count: 3).encoded())
    }
    let hostile = HostileBytes(samples: samples, words: ["\u{7f}\u{7f}"], seed: 22)
    let count = HostileBytes.count()
    let valid = hostile.validCount(of: count) { try Self.reads(FramesEncoder.sealed($0)) }
    #expect(valid < count / 2)
  }

  @Test("every beginning of one is refused")
  func truncated() throws {
    let bytes = try FrameSequence(seed: 5, count: 3).encoded()
    for length in bytes.indices {
      #expect(throws: FrameFileProblem.self) { try FramesDecoder(Array(bytes[..<length])) }
    }
  }

  @Test("what asks for more than it is worth is refused")
  func bombs() {
    let start = Array("meniscus-frames\n".utf8) + [2]
    let rest = [UInt8](repeating: 0, count: 8) + [0x78, 0x9C, 3, 0, 0, 0, 0, 1]
    // A size that so few bytes cannot expand to, and one over the limit.
    #expect(throws: FrameFileProblem.compression) {
      try FramesDecoder(start + [0x80, 0x80, 0x80, 0x10] + rest)
    }
    #expect(throws: FrameFileProblem.malformed(byte: start.count)) {
      try FramesDecoder(start + [0xFF, 0xFF, 0xFF, 0x7F] + rest)
    }
    #expect(throws: FrameFileProblem.checksum) { try FramesDecoder(start + [1] + rest) }
    #expect(throws: FrameFileProblem.version(1)) { try FramesDecoder(start.dropLast() + [1]) }
  }

  /// Whether all frames can be read.
  private static func reads(_ bytes: [UInt8]) throws -> Bool {
    var decoder = try FramesDecoder(bytes)
    for frame in 0..<min(decoder.count, 1000) { _ = try decoder.list(at: frame) }
    return true
  }
}
