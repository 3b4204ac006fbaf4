import Foundation
import MeniscusFormats
import TestSupport
import Testing

@Suite("frames.json: bad input")
struct FrameHashLogErrorTests {
  private let text = FrameHashLogSample.hashLog.json

  private func error(_ text: String) -> ReplayError? {
    do {
      _ = try FrameHashLog(json: text)
      return nil
    } catch {
      return error
    }
  }

  /// The error after the first `old` was replaced.
  private func error(_ old: String, _ new: String) throws -> ReplayError? {
    let range = try #require(text.range(of: old))
    return error(text.replacingCharacters(in: range, with: new))
  }

  @Test("Another file or version is named")
  func version() throws {
    expectEqual(error("{}"), .frames(line: 1, column: 1, problem: .notFrames))
    try expectEqual(
      error(#""version":2"#, #""version":3"#),
      .frames(line: 1, column: 32, problem: .json(.unsupportedVersion(found: 3, newest: 2))))
    expectEqual(
      error("[]"),
      .frames(
        line: 1, column: 1,
        problem: .json(.wrongKind(key: "file", expected: .object, found: .array))))
  }

  @Test("Errors name line and column")
  func places() throws {
    try expectEqual(
      error(#""Root/VStack","#, #""Root","#),
      .frames(line: 4, column: 1, problem: .duplicateView("Root")))
    try expectEqual(
      error(#""name":"end-2""#, #""name":"start""#),
      .frames(line: 9, column: 1, problem: .duplicateCheckpoint("start")))
    try expectEqual(
      error(#""frame":5"#, #""frame":6"#),
      .frames(
        line: 9, column: 25,
        problem: .json(
          .outOfRange(key: "checkpoints[1].frame", found: "6", lowest: "0", highest: "5"))))
    try expectEqual(
      error(#"{"repeat":2}"#, #"{"repeat":0}"#),
      .frames(
        line: 13, column: 11,
        problem: .json(
          .outOfRange(key: "frames[1].repeat", found: "0", lowest: "1", highest: "100000"))))
    try expectEqual(
      error(#"{"repeat":2}"#, #"{"repeat":100000}"#),
      .frames(line: 13, column: 1, problem: .tooManyFrames(limit: 100_000)))
    try expectEqual(
      error("0 79", "0 80"),
      .frames(line: 12, column: 1, problem: .tileOutside(found: 80, count: 80)))
    try expectEqual(
      error(#"["3","AAAA"]"#, #"["4","AAAA"]"#),
      .frames(line: 15, column: 1, problem: .tileOutside(found: 4, count: 4)))
  }

  /// The problem of a JSON value after the first `old` was replaced.
  private func problem(_ old: String, _ new: String) throws -> JSONProblem? {
    guard case .frames(_, _, .json(let problem)) = try error(old, new) else { return nil }
    return problem
  }

  @Test("A view has to be in the table, and rows rise")
  func views() throws {
    try expectEqual(
      problem("2slo", "3slo"),
      .outOfRange(key: "frames[2].views[0]", found: "3", lowest: "0", highest: "2"))
    for word in ["1slo", "2sol", "2x", "slo", "02slo", "2slo ", "-2slo", "2sloo"] {
      try expectEqual(
        problem("2slo", word),
        .malformedValue(key: "frames[2].views[0]", found: "1l \(word)", expected: .views),
        "\(word)")
    }
    try expectEqual(
      problem("2slo", "2sl"), .wrongCount(key: "frames[2].views[1]", expected: 3, found: 4))
  }

  @Test("Tiles rise, and each has a digest")
  func tiles() throws {
    for text in ["79 0", "0 0", "0  79", "0-0 79", "3-1", "00 79", "-1", "0-", "1-2-3", "x"] {
      try expectEqual(
        problem("0 79", text),
        .malformedValue(key: "frames[0].tiles[0]", found: text, expected: .tiles),
        "\(text)")
    }
    try expectEqual(
      problem("0 79", "0-999999999"),
      .wrongCount(key: "frames[0].tiles[1]", expected: 1_000_000_000, found: 2))
    try expectEqual(
      problem("0 79", "79"), .wrongCount(key: "frames[0].tiles[1]", expected: 1, found: 2))
  }

  @Test("Digests are base64", arguments: ["AAA", "AAAA====", "AA==", "%%%%", "AAA\n"])
  func digests(bad: String) throws {
    let escaped = bad.replacingOccurrences(of: "\n", with: "\\n")
    try expectEqual(
      problem(#"["3","AAAA"]"#, #"["3","\#(escaped)"]"#),
      .malformedValue(key: "frames[3].tiles[1]", found: bad, expected: .digests))
  }

  @Test("A path cannot share more than there is, nor fill the memory")
  func paths() throws {
    try expectEqual(
      problem("[11,", "[12,"),
      .outOfRange(key: "views[2][0]", found: "12", lowest: "0", highest: "11"))
    // 671 paths of 100,000 letters are longer than 2²⁶: it stops at the row of the number 670.
    let long = String(repeating: "a", count: 100_000)
    let rows = (0..<1_000).map { "[100000,\"\($0)\"]" }.joined(separator: ",")
    try expectEqual(
      error(#""Root","#, "\"\(long)\",\(rows),"),
      .frames(line: 3, column: 109_944, problem: .pathsTooLong(limit: 1 << 26)))
  }

  @Test("Hashes are sixteen lower-case digits", arguments: ["", "9E", "xyz", "-1", "0x1"])
  func hashes(bad: String) throws {
    try expectEqual(
      error("9e3779b97f4a7c15", bad),
      .frames(
        line: 12, column: 10,
        problem: .json(
          .malformedValue(key: "frames[0].input", found: bad, expected: .hash))))
  }

  @Test("The first frame has every hash")
  func firstFrame() throws {
    try expectEqual(
      error(#""input":"9e3779b97f4a7c15","#, ""),
      .frames(line: 12, column: 1, problem: .json(.missingKey("frames[0].input"))))
    let header = text.prefix { $0 != "\n" }
    expectEqual(
      error(header + #""views":[],"checkpoints":[],"frames":[{"repeat":1}]}"#),
      .frames(line: 1, column: header.utf8.count + 39, problem: .repeatsNothing))
    expectEqual(
      error(header + #""views":[],"checkpoints":[],"frames":[]}"#),
      .frames(line: 1, column: 1, problem: .noFrames))
  }

  @Test("Cut short anywhere, it is refused")
  func truncated() {
    let bytes = Array(text.utf8)
    for count in 0..<bytes.count - 1 {
      expectEqual(try? FrameHashLog(json: Array(bytes[..<count])), nil, "\(count) bytes")
    }
    #expect((try? FrameHashLog(json: Array(bytes.dropLast()))) != nil)
  }

  @Test("With any bit flipped, it is an error that names a line, or a log that writes itself")
  func flipped() throws {
    let bytes = Array(text.utf8)
    let lines = bytes.count { $0 == 0x0A }
    for index in bytes.indices {
      for bit in stride(from: index % 3, to: 8, by: 3) {
        var changed = bytes
        changed[index] ^= 1 << UInt8(bit)
        switch Result(catching: { () throws(ReplayError) in try FrameHashLog(json: changed) }) {
        case .success(let hashLog): try expectEqual(FrameHashLog(json: hashLog.json), hashLog)
        case .failure(let error): expectEqual(error.line.map { (1...lines + 1).contains($0) }, true)
        }
      }
    }
  }
}
