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
    let valid = hostile.validCount(of: count) { try Self.reads($0) }
    #expect(valid < count / 50)
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
    // A size that so few bytes cannot expand to, and one over the limit.
    for size in [[0x80, 0x80, 0x80, 0x10], [0xFF, 0xFF, 0xFF, 0x7F]] as [[UInt8]] {
      let bytes = Array("meniscus-frames\n".utf8) + [1] + size + [0x78, 0x9C, 3, 0, 0, 0, 0, 1]
      #expect(throws: FrameFileProblem.self) { try FramesDecoder(bytes) }
    }
  }

  /// Whether all frames can be read.
  private static func reads(_ bytes: [UInt8]) throws -> Bool {
    var decoder = try FramesDecoder(bytes)
    for frame in 0..<min(decoder.count, 1000) { _ = try decoder.list(at: frame) }
    return true
  }
}
