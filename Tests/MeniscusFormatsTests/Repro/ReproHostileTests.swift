import Foundation
import MeniscusFormats
import MeniscusGeometry
import TestSupport
import Testing

/// Bundles, damaged in a hundred thousand ways: each is valid and writes itself, or is refused with
/// its byte, whether its hashes are right or not.
@Suite("Bundles: hostile bytes", .timeLimit(.minutes(20)))
struct ReproHostileTests {
  private static let count = HostileBytes.count()

  private static let words = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "null", "-1", "1e9", "268435457",
    "9223372036854775808",
    "../", "\"name\"", "\"length\":0", "expected/", "\n", "trace.jsonl", "\"version\":2",
  ]

  /// The byte of an error, or nil for a bundle that writes itself.
  private static func fault(_ bytes: [UInt8]) -> ReproError? {
    do throws(ReproError) {
      let bundle = try ReproBundle(bytes: bytes)
      if (try? ReproBundle(bytes: bundle.bytes)) != bundle {
        Issue.record("does not write itself: \(bytes)")
      }
      return nil
    } catch {
      if !(0...bytes.count).contains(error.byte) { Issue.record("outside: \(error)") }
      return error
    }
  }

  private static func small() throws -> ReproBundle {
    let trace = """
      {"meniscus":"trace","version":1,"scene":"s","size":[9,9],"scale":1,"rate":60,"seed":0}
      {"at":9,"end":true}

      """
    return try ReproBundle(
      name: CaseName(scene: "s", trace: "t"),
      scene: .init(name: "s", width: 9, height: 9, fonts: [], pictures: []),
      failure: ReplayFailure(.trap, frame: 3),
      origin: .init(tool: "1", system: "L", architecture: "x", build: "debug"),
      files: [.init(name: .trace, bytes: Array(trace.utf8))])
  }

  @Test("Damaged anywhere")
  func anywhere() throws {
    let bundle = try Self.small()
    let hostile = HostileBytes(samples: [bundle.bytes], words: Self.words, seed: 6)
    let valid = hostile.validCount(of: Self.count / 4 * 3) { Self.fault($0) == nil }
    #expect(valid < Self.count / 10)
  }

  @Test("A damaged trace, listed with its right length and hash")
  func files() throws {
    let bundle = try Self.small()
    let hostile = HostileBytes(
      samples: bundle.files.map(\.bytes), words: Self.words, seed: 7)
    let header = bundle.header
    let listed = try #require(header.range(of: "\"files\":["))
    let beginning = header[..<listed.upperBound]
    let valid = hostile.validCount(of: Self.count / 4) { bytes in
      let hash = JSONText.hexadecimal(StableHash.hash(bytes), digits: 16)
      let line =
        beginning + "{\"name\":\"trace.jsonl\",\"length\":\(bytes.count),\"hash\":\"\(hash)\"}]}\n"
      return Self.fault(Array(line.utf8) + bytes) == nil
    }
    #expect(valid > 0 && valid < Self.count / 4)
  }
}
