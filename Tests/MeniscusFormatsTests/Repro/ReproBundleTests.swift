import Foundation
import MeniscusFormats
import MeniscusGeometry
import MeniscusMessages
import TestSupport
import Testing

@Suite("Bundles")
struct ReproBundleTests {
  private func fault(of bytes: [UInt8]) -> ReproError? {
    do throws(ReproError) {
      _ = try ReproBundle(bytes: bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test("What is written reads back, all of it")
  func roundTrip() throws {
    let bundle = try ReproSample.bundle()
    let read = try ReproBundle(bytes: bundle.bytes)
    expectEqual(read, bundle)
    expectEqual(read.bytes, bundle.bytes)
    expectEqual(read.expected, ReproSample.hashLog(1))
    expectEqual(read.actual, ReproSample.hashLog(2))
    expectEqual(read.trace.header.scene, "a/lamp")
    var none = bundle
    none.failure = nil
    try expectEqual(ReproBundle(bytes: none.bytes), none)
    for kind in ReplayFailure.Kind.allCases {
      none.failure = ReplayFailure(kind)
      try expectEqual(ReproBundle(bytes: none.bytes).failure, ReplayFailure(kind))
    }
  }

  @Test("A sentence of an older build about invalid geometry matches every such fault")
  func olderSentence() throws {
    var bundle = try ReproSample.bundle()
    for (detail, read) in [("length that no layout can take", nil), ("length", "length")] {
      bundle.failure = ReplayFailure(.invalidGeometry, stage: .layout, view: "A", detail: detail)
      let failure = try ReproBundle(bytes: bundle.bytes).failure
      #expect(failure?.kind == .invalidGeometry && failure?.view == "A")
      #expect(failure?.detail == read)
    }
  }

  @Test("The first line is JSON that others read, and the files follow it in its order")
  func header() throws {
    let bundle = try ReproSample.bundle()
    let end = try #require(bundle.bytes.firstIndex(of: 0x0A))
    let header = try #require(
      try JSONSerialization.jsonObject(with: Data(bundle.bytes[..<end])) as? [String: Any])
    expectEqual(header["case"] as? String, "a/lamp/tap@dark")
    let failure = try #require(header["failure"] as? [String: Any])
    expectEqual(failure["stage"] as? String, "pixels")
    expectEqual(failure["view"] as? String, "Lamp/\"x\"\n")
    var start = end + 1
    for entry in try #require(header["files"] as? [[String: Any]]) {
      let name = try #require(entry["name"] as? String)
      let length = try #require(entry["length"] as? Int)
      let file = try #require(bundle.files.first { $0.name.text == name })
      expectEqual(Array(bundle.bytes[start..<start + length]), file.bytes)
      start += length
    }
    expectEqual(start, bundle.bytes.count)
  }

  @Test("Cut short anywhere, it is an error that names a byte within what is there")
  func truncated() throws {
    let bytes = try ReproSample.bundle().bytes
    for count in 0..<bytes.count {
      let error = try #require(fault(of: Array(bytes[..<count])), "\(count) bytes")
      #expect((0...count).contains(error.byte))
    }
    let end = try #require(bytes.firstIndex(of: 0x0A))
    expectEqual(
      fault(of: Array(bytes[..<end])),
      ReproError(byte: end, problem: .headerTooLong(limit: ReproBundle.headerLimit)))
    expectEqual(
      fault(of: Array(bytes.dropLast())),
      ReproError(
        byte: bytes.count - 1, problem: .cutShort("actual/start.tree.txt", length: 31)))
    expectEqual(fault(of: bytes + [0]), ReproError(byte: bytes.count, problem: .surplus(bytes: 1)))
  }

  @Test("Any flipped bit of a file is found by its hash, at the file's first byte")
  func flipped() throws {
    let bundle = try ReproSample.bundle()
    let bytes = bundle.bytes
    var start = try #require(bytes.firstIndex(of: 0x0A)) + 1
    for file in bundle.files {
      for offset in file.bytes.indices {
        var changed = bytes
        changed[start + offset] ^= 1 << UInt8(offset % 8)
        expectEqual(
          fault(of: changed), ReproError(byte: start, problem: .changedFile(file.name.text)))
      }
      start += file.bytes.count
    }
  }

  @Test(
    "No name leads out of the two folders, and none is but of the known kinds",
    arguments: [
      "../trace.jsonl", "/etc/passwd", "expected/../../x.png", "expected//start.png",
      "expected/./start.png", "expected/sub/start.png", "expected/.png", "expected/start.exe",
      "expected/START.png", "expected/st art.png", "other/start.png", "frames.json", "expected",
      "expected/", "trace.jsonl/", "expected/..", "expected/..png", "actual/a\u{0}.png",
      "actual/\(String(repeating: "a", count: 101)).png", "actual/é.png", "actual/a\\b.png",
      "expected/trace.jsonl", "",
    ])
  func names(name: String) throws {
    expectEqual(ReproFileName(name), nil)
    let text = JSONText.string(name)
    let bytes = try ReproSample.bytes(replacing: "\"expected/start.png\"", by: text)
    let problem = try #require(fault(of: bytes)).problem
    if name.isEmpty {
      expectEqual(
        problem, .json(.malformedValue(key: "files[3].name", found: "", expected: .notEmpty)))
    } else {
      expectEqual(problem, .unknownFile(name))
    }
  }

  @Test("Known names", arguments: ["trace.jsonl", "expected/frames.json", "actual/a-1.tree.txt"])
  func knownNames(name: String) {
    expectEqual(ReproFileName(name)?.text, name)
  }

  @Test("Lengths and counts beyond their bounds are refused before anything is set aside")
  func bounds() throws {
    for length in ["268435457", "9223372036854775807", "99999999999999999999", "-1", "1.0", "1e3"] {
      let bytes = try ReproSample.bytes(
        replacing: "\"trace.jsonl\",\"length\":\(ReproSample.trace.utf8.count)",
        by: "\"trace.jsonl\",\"length\":\(length)")
      guard case .json = try #require(fault(of: bytes)).problem else {
        Issue.record("\(length)")
        continue
      }
    }
    // A length that is allowed and longer than the file.
    let bytes = try ReproSample.bytes(
      replacing: "\"trace.jsonl\",\"length\":\(ReproSample.trace.utf8.count)",
      by: "\"trace.jsonl\",\"length\":268435456")
    expectEqual(
      fault(of: bytes),
      ReproError(
        byte: bytes.count, problem: .cutShort("trace.jsonl", length: 268_435_456)))
    let entry = "{\"name\":\"trace.jsonl\",\"length\":0,\"hash\":\"0123456789abcdef\"}"
    let many = Array(repeating: entry, count: ReproBundle.fileLimit + 1).joined(separator: ",")
    let crowd = try ReproSample.bytes(replacing: "\"files\":[", by: "\"files\":[\(many),")
    expectEqual(fault(of: crowd)?.problem, .tooManyFiles(limit: ReproBundle.fileLimit))
    let long = try ReproSample.bytes(
      replacing: "Some System 1", by: String(repeating: "x", count: ReproBundle.headerLimit))
    expectEqual(
      fault(of: long),
      ReproError(
        byte: ReproBundle.headerLimit, problem: .headerTooLong(limit: ReproBundle.headerLimit)))
  }

  @Test(
    "What the first line gets wrong is named",
    arguments: [
      ("\"version\":1", "\"version\":2", "version 2 is newer than this tool"),
      ("\"scene\":{\"name\":\"a/lamp\"", "\"scene\":{\"name\":\"b\"", "is of scene `a/lamp`"),
      ("a/lamp/tap@dark", "lamp", "`case` is `lamp`"),
      ("\"kind\":\"different\"", "\"kind\":\"diferent\"", "did you mean `different`?"),
      ("\"stage\":\"pixels\"", "\"stage\":\"pixel\"", "did you mean `pixels`?"),
      ("\"tool\"", "\"tolo\"", "did you mean `tool`?"),
      ("actual/start.png", "expected/start.png", "is listed twice"),
      ("\"fonts\"", "\"\\u00e9\"", "there is no key `é`"),
      ("ffffffffffffffff", "FFFFFFFFFFFFFFFF", "16 lower-case hexadecimal digits"),
    ])
  func wrongHeader(old: String, new: String, words: String) throws {
    let error = try #require(fault(of: try ReproSample.bytes(replacing: old, by: new)))
    let sentence = Messages.sentence(for: error, in: "bug")
    expectPrefix(sentence, "bug: byte ")
    expectContains(sentence, words)
  }

  @Test("A file whose hash is right and whose format is not")
  func brokenFiles() throws {
    for (name, problem) in [
      (ReproFileName.trace, "trace.jsonl: line 1, byte 2"),
      (.hashLog(.expected), "expected/frames.json: line 1, byte 2"),
    ] {
      var files = try ReproSample.files([])
      files = files.map { $0.name == name ? .init(name: name, bytes: Array("no".utf8)) : $0 }
      // As somebody would write it who computes the hashes of what is broken.
      let lengths = files.map { file in
        "{\"name\":\"\(file.name.text)\",\"length\":\(file.bytes.count),\"hash\":\""
          + JSONText.hexadecimal(StableHash.hash(file.bytes), digits: 16) + "\"}"
      }
      let whole = try ReproSample.bundle([]).header
      let start = try #require(whole.range(of: "\"files\":[")).upperBound
      let header = whole[..<start] + lengths.joined(separator: ",") + "]}\n"
      let error = try #require(fault(of: Array(header.utf8) + files.flatMap(\.bytes)))
      expectContains(Messages.sentence(for: error, in: "bug"), problem)
      let before = files.prefix { $0.name != name }.reduce(header.utf8.count) {
        $0 + $1.bytes.count
      }
      expectEqual(error.byte, before)
    }
  }

  @Test("Without a trace there is no bundle")
  func noTrace() throws {
    let files = Array(try ReproSample.files([]).dropFirst())
    #expect(throws: ReproProblem.missingFile("trace.jsonl")) {
      try ReproBundle(
        name: CaseName(scene: "a/lamp", trace: "tap"), scene: ReproSample.scene, failure: nil,
        origin: ReproSample.origin, files: files)
    }
  }
}
