import Foundation
import MeniscusReplay
import Testing

@Suite("frames.json: bad input")
struct FrameChainErrorTests {
  private let text = FrameChainSample.chain.json

  private func error(_ text: String) -> ReplayError? {
    do {
      _ = try FrameChain(json: text)
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
    #expect(error("{}") == .frames(line: 1, column: 1, problem: .notFrames))
    #expect(
      try error(#""version":1"#, #""version":2"#)
        == .frames(line: 1, column: 32, problem: .unsupportedVersion(found: 2, newest: 1)))
    #expect(
      error("[]")
        == .frames(
          line: 1, column: 1,
          problem: .json(.wrongKind(key: "file", expected: .object, found: .array))))
  }

  @Test("Errors name line and column")
  func places() throws {
    #expect(
      try error(#""Root/VStack","#, #""Root","#)
        == .frames(line: 4, column: 1, problem: .duplicateView("Root")))
    #expect(
      try error(#""name":"end-2""#, #""name":"start""#)
        == .frames(line: 9, column: 1, problem: .duplicateCheckpoint("start")))
    #expect(
      try error(#""frame":5"#, #""frame":6"#)
        == .frames(
          line: 9, column: 25,
          problem: .json(
            .outOfRange(key: "checkpoints[1].frame", found: "6", lowest: "0", highest: "5"))))
    #expect(
      try error(#"{"repeat":2}"#, #"{"repeat":0}"#)
        == .frames(
          line: 13, column: 11,
          problem: .json(
            .outOfRange(key: "frames[1].repeat", found: "0", lowest: "1", highest: "100000"))))
    #expect(
      try error(#"{"repeat":2}"#, #"{"repeat":100000}"#)
        == .frames(line: 13, column: 1, problem: .tooManyFrames(limit: 100_000)))
    #expect(
      try error("[2,", "[1,")
        == .frames(
          line: 14, column: 1,
          problem: .notRising(key: "frames[2].views", found: 1, previous: 1)))
    #expect(
      try error("[79,", "[80,")
        == .frames(line: 12, column: 1, problem: .tileOutside(found: 80, count: 80)))
    #expect(
      try error("[3,\"00000000\"]", "[4,\"00000000\"]")
        == .frames(line: 15, column: 1, problem: .tileOutside(found: 4, count: 4)))
  }

  @Test("A view has to be in the table")
  func views() throws {
    guard
      case .frames(14, _, .json(let problem)) = try error("[2,", "[3,")
    else {
      Issue.record("Row 3 of 3 views was taken.")
      return
    }
    #expect(
      problem == .outOfRange(key: "frames[2].views", found: "3", lowest: "0", highest: "2"))
  }

  @Test("Hashes are sixteen lower-case digits", arguments: ["", "9E", "xyz", "-1", "0x1"])
  func hashes(bad: String) throws {
    #expect(
      try error("9e3779b97f4a7c15", bad)
        == .frames(
          line: 12, column: 10,
          problem: .json(
            .malformedValue(key: "frames[0].input", found: bad, expected: .hash))))
  }

  @Test("The first frame has every hash")
  func firstFrame() throws {
    #expect(
      try error(#""input":"9e3779b97f4a7c15","#, "")
        == .frames(line: 12, column: 1, problem: .json(.missingKey("frames[0].input"))))
    let header = text.prefix { $0 != "\n" }
    #expect(
      error(header + #""views":[],"checkpoints":[],"frames":[{"repeat":1}]}"#)
        == .frames(line: 1, column: header.utf8.count + 39, problem: .repeatsNothing))
    #expect(
      error(header + #""views":[],"checkpoints":[],"frames":[]}"#)
        == .frames(line: 1, column: 1, problem: .noFrames))
  }

  @Test("Cut short anywhere, it is refused")
  func truncated() {
    let bytes = Array(text.utf8)
    for count in 0..<bytes.count - 1 {
      #expect((try? FrameChain(json: Array(bytes[..<count]))) == nil, "\(count) bytes")
    }
    #expect((try? FrameChain(json: Array(bytes.dropLast()))) != nil)
  }

  @Test("With any bit flipped, it is an error that names a line, or a chain that writes itself")
  func flipped() throws {
    let bytes = Array(text.utf8)
    let lines = bytes.count { $0 == 0x0A }
    for index in bytes.indices {
      for bit in stride(from: index % 3, to: 8, by: 3) {
        var changed = bytes
        changed[index] ^= 1 << UInt8(bit)
        switch Result(catching: { () throws(ReplayError) in try FrameChain(json: changed) }) {
        case .success(let chain): #expect(try FrameChain(json: chain.json) == chain)
        case .failure(let error): #expect(error.line.map { (1...lines + 1).contains($0) } == true)
        }
      }
    }
  }
}
