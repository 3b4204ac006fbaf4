import MeniscusDisplay
import MeniscusFormats
import MeniscusImage
import MeniscusUI
import SuiteTestSupport
import TestSupport
import Testing

@Suite("What does not belong together in a baseline is said first") @MainActor
struct BaselineForgeryTests {
  /// A file that is made something else, and the words that say so.
  struct Forgery: CustomTestStringConvertible, Sendable {
    var file: String
    var what: String
    var words: String
    var forge: @Sendable ([String: [UInt8]]) throws -> [UInt8]

    init(
      _ file: String, _ what: String, _ words: String,
      _ forge: @escaping @Sendable ([String: [UInt8]]) throws -> [UInt8]
    ) {
      (self.file, self.what, self.words, self.forge) = (file, what, words, forge)
    }

    var testDescription: String { "\(file) \(what)" }
  }

  private nonisolated static func replaced(
    _ file: String, _ old: String, by new: String
  ) -> @Sendable ([String: [UInt8]]) throws -> [UInt8] {
    { files in
      let text = String(decoding: files[file, default: []], as: UTF8.self)
      try #require(text.contains(old))
      return Array(text.replacing(old, with: new, maxReplacements: 1).utf8)
    }
  }

  private nonisolated static func hashLog(
    _ change: @escaping @Sendable (inout FrameHashLog) -> Void
  ) -> @Sendable ([String: [UInt8]]) throws -> [UInt8] {
    { files in
      var hashLog = try FrameHashLog(json: files["frames.json", default: []])
      change(&hashLog)
      return Array(hashLog.json.utf8)
    }
  }

  private nonisolated static func crlf(
    _ file: String
  ) -> @Sendable ([String: [UInt8]]) throws -> [UInt8] {
    { $0[file, default: []].flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] } }
  }

  nonisolated static let forgeries = damages + pictures + lists + snapshots + hashLogs

  private nonisolated static let damages: [Forgery] =
    ["frames.json", "end.png", "end.tree.txt", "end.display.txt"].flatMap { file in
      [
        Forgery(file, "emptied", "the file is empty") { _ in [] },
        Forgery(file, "garbled", "") { _ in Array("garbled\n".utf8) },
        Forgery(file, "with bytes at its end", "") { $0[file, default: []] + [0x20] },
      ]
    }

  private nonisolated static let pictures: [Forgery] = [
    Forgery("end.png", "of another checkpoint", "its pixels are not what frames.json has") {
      $0["start.png", default: []]
    },
    Forgery("end.png", "with other pixels", "its pixels are not what frames.json has") {
      var bitmap = try PNG.decode($0["end.png", default: []])
      bitmap.samples[0] ^= 1
      return PNG.encode(bitmap)
    },
  ]

  private nonisolated static let lists: [Forgery] = [
    Forgery("end.display.txt", "of another checkpoint", "its operations are not what") {
      $0["start.display.txt", default: []]
    },
    Forgery(
      "end.display.txt", "with another colour", "its operations are not what frames.json has",
      replaced("end.display.txt", "rgba(1 ", by: "rgba(0.5 ")),
    Forgery(
      "end.display.txt", "with another view", "the view Board/VStack/Nobody",
      replaced("end.display.txt", "/Capsule[", by: "/Nobody[")),
    Forgery(
      "end.display.txt", "with a view that draws something else", "draws nothing of this",
      swappedViews),
    Forgery(
      "end.display.txt", "written otherwise", "line 2 is not written as accepted files are",
      replaced("end.display.txt", "scale 2 ", by: "scale 2.0 ")),
    Forgery("end.display.txt", "with CR LF", "its lines end in CR LF", crlf("end.display.txt")),
  ]

  private nonisolated static let snapshots: [Forgery] = [
    Forgery("end.tree.txt", "of another checkpoint", "its layout is not what frames.json has") {
      $0["start.tree.txt", default: []]
    },
    Forgery(
      "end.tree.txt", "with another size", "its layout is not what frames.json has at frame",
      replaced("end.tree.txt", "6×6", by: "6×7")),
    Forgery(
      "end.tree.txt", "with other state", "its state is not what frames.json has at frame",
      replaced("end.tree.txt", "isOn = true", by: "isOn = false")),
    Forgery("end.tree.txt", "with CR LF", "its lines end in CR LF", crlf("end.tree.txt")),
  ]

  private nonisolated static let hashLogs: [Forgery] = [
    Forgery("frames.json", "with CR LF", "its lines end in CR LF", crlf("frames.json")),
    Forgery(
      "frames.json", "with blanks", "line 1 is not written as accepted files are",
      replaced("frames.json", "\"rate\":60", by: "\"rate\": 60")),
    Forgery(
      "frames.json", "with another digest of state", "digests of stage state at frame 0",
      hashLog { hashLog in
        let change = hashLog.frames[0].views.firstIndex { $0.state != 0 } ?? 0
        hashLog.frames[0].views[change].state ^= 1
      }),
    Forgery(
      "frames.json", "with another digest of layout", "digests of stage layout at frame 0",
      hashLog { hashLog in
        let row = hashLog.views.firstIndex { $0.hasSuffix("/VStack") } ?? 0
        let change = hashLog.frames[0].views.firstIndex { $0.view == row } ?? 0
        hashLog.frames[0].views[change].layout ^= 1
      }),
    Forgery(
      "frames.json", "with another digest of operations", "digests of stage display at frame 0",
      hashLog { hashLog in
        let change = hashLog.frames[0].views.firstIndex { $0.operations != 0 } ?? 0
        hashLog.frames[0].views[change].operations ^= 1
      }),
    Forgery(
      "frames.json", "with another digest of a tile", "digests of stage pixels at frame 0",
      hashLog { $0.frames[0].tiles[0].digest ^= 1 }),
    Forgery(
      "frames.json", "with another hash of pixels",
      "the hash of stage pixels at frame 0 does not belong", hashLog { $0.rehash(.pixels) }),
    Forgery(
      "frames.json", "with another hash of the display list",
      "the hash of stage display at frame 0 does not belong", hashLog { $0.rehash(.display) }),
    Forgery(
      "frames.json", "with another hash of layout",
      "the hash of stage layout at frame 0 does not belong", hashLog { $0.rehash(.layout) }),
  ]

  /// Puts the first two views that draw in each other's place.
  private nonisolated static let swappedViews: @Sendable ([String: [UInt8]]) throws -> [UInt8] = {
    var record = try DisplayRecord(reading: $0["end.display.txt", default: []])
    let marked = record.operations.indices.filter { record.operations[$0].view != nil }
    try #require(marked.count > 1)
    let views = marked.prefix(2).map { record.operations[$0].view }
    (record.operations[marked[0]].view, record.operations[marked[1]].view) = (views[1], views[0])
    return Array(record.text.utf8)
  }

  private static let sample = Result { try AcceptedSample(Board(), Self.script) }
  private static let listed = Result { try AcceptedSample(Board(), Self.script, isListed: true) }
  private static let script = "checkpoint start\ntap #go\nsettle\ncheckpoint end"
  /// What another scene shows, so that nothing is equal.
  private static let other = Result {
    try AcceptedSample(Board(padding: 3, late: .red), Self.script).record
  }

  @Test("Without checksums, beside a replay that is equal", arguments: forgeries)
  func unlisted(forgery: Forgery) throws {
    let sample = try Self.sample.get()
    let outcome = try sample.judge([forgery.file: forgery.forge(sample.files)])
    expectDamage(outcome.report, sample.path.appendingPath(forgery.file), forgery.words)
    #expect(!outcome.isAcceptable)
  }

  @Test("With checksums, whatever the replay shows", arguments: forgeries)
  func listed(forgery: Forgery) throws {
    let sample = try Self.listed.get()
    for record in [sample.record, try Self.other.get()] {
      let report = try sample.judge([forgery.file: forgery.forge(sample.files)], record).report
      expectDamage(report, sample.path.appendingPath(forgery.file))
    }
  }

  @Test(
    "Without checksums, beside a replay in which everything differs: the files tell by each other",
    arguments: forgeries.filter { $0.file != "frames.json" && !$0.what.contains("state") })
  func differing(forgery: Forgery) throws {
    let sample = try Self.sample.get()
    let report = try sample.judge([forgery.file: forgery.forge(sample.files)], Self.other.get())
      .report
    if ["with a view that draws something else", "with another size"].contains(forgery.what) {
      // Both draw, and a size is no place: what they were is known by the replay alone.
      expectEqual(report.verdict, .different)
    } else {
      expectDamage(report, sample.path.appendingPath(forgery.file))
    }
  }

  @Test("A file of another case, a list that lacks a file, a file that no list has")
  func foreign() throws {
    let other = try AcceptedSample(Color.red, Self.script.replacing("tap #go\n", with: ""))
    for sample in [try Self.sample.get(), try Self.listed.get()] {
      for file in ["end.png", "end.tree.txt", "end.display.txt"] {
        let report = try sample.judge([file: other.files[file]]).report
        expectDamage(report, sample.path.appendingPath(file))
      }
    }
    let sample = try Self.listed.get()
    var checksums = try BaselineChecksums(json: sample.files["checksums.json", default: []])
    checksums.hashes["end.png"] = nil
    let unlisted = try sample.judge(["checksums.json": Array(checksums.json.utf8)]).report
    expectDamage(
      unlisted, sample.path.appendingPath("end.png"), "it is not among the files that were accepted"
    )
    let broken = try sample.judge(["checksums.json": Array("{".utf8)]).report
    expectDamage(broken, sample.path.appendingPath("checksums.json"))
  }

  @Test("Several files are said in one sentence, with what keeps git from it")
  func lineEnds() throws {
    let sample = try Self.listed.get()
    var changes: [String: [UInt8]?] = [:]
    for file in sample.files.keys where !file.hasSuffix(".png") {
      changes[file] = try Self.crlf(file)(sample.files)
    }
    let report = try sample.judge(changes).report
    expectEqual(report.sentences.count, 1)
    expectPrefix(report.sentences[0], "\(sample.path)/checksums.json: its lines end in CR LF")
    expectContains(
      report.sentences[0],
      "; frames.json, start.tree.txt, start.display.txt and 2 more are damaged too; keep git from it "
        + "by a line `* -text` in .gitattributes; bring them back from version control")
  }

  @Test("What is damaged is told nothing of: no cause, no change, no group")
  func causes() throws {
    let sample = try Self.sample.get()
    let report = try sample.judge(["frames.json": []], Self.other.get()).report
    #expect(report.divergence == nil && report.stageDifferences.isEmpty && report.changes.isEmpty)
    expectEqual(report.sentences.count, 1)
    expectEqual(report.checkpoints.map(\.verdict), [.different, .different])
  }

  @Test("Arguments that changed without effect can be accepted, and are said")
  func arguments() throws {
    let sample = try Self.sample.get()
    let forge = Self.hashLog { hashLog in
      let row = hashLog.views.firstIndex { $0.hasSuffix("/VStack.arguments") } ?? 0
      let change = hashLog.frames[0].views.firstIndex { $0.view == row } ?? 0
      hashLog.frames[0].views[change].layout ^= 1
    }
    let outcome = try sample.judge(["frames.json": forge(sample.files)])
    expectEqual(outcome.report.verdict, .different)
    expectContains(
      outcome.report.sentences[0],
      "frames.json has other digests of Board/VStack.arguments from frame 0 on, though every stage")
    #expect(outcome.isAcceptable && outcome.report.changes.map(\.kind) == [.frames])
    // Where checksums say that the file is what was accepted, they did change.
    let listed = try Self.listed.get()
    var files = listed.files
    files["frames.json"] = try forge(files)
    files["checksums.json"] = nil
    let checksums = BaselineChecksums(files.mapValues { BaselineChecksums.hash(of: $0) })
    let report = try listed.judge([
      "frames.json": files["frames.json"], "checksums.json": Array(checksums.json.utf8),
    ]).report
    expectEqual(report.verdict, .same)
  }

  private func expectDamage(_ report: TraceReport, _ path: String, _ words: String = "") {
    expectEqual(report.verdict, .damagedBaseline)
    expectEqual(report.exitCode, .unusable)
    let sentence = report.sentences.first ?? ""
    expectPrefix(sentence, "\(path): ")
    if !words.isEmpty { expectContains(sentence, words) }
    expectContains(sentence, "back from version control")
    #expect(!report.sentences.joined().contains("meniscus accept") && report.changes.isEmpty)
  }
}

extension FrameHashLog {
  /// Changes the hash of a stage in all frames that follow the first without a change.
  fileprivate mutating func rehash(_ stage: Stage) {
    let hash = frames[0].hashes[stage]
    for frame in frames.indices.prefix(while: { frames[$0].hashes[stage] == hash }) {
      frames[frame].hashes[stage] ^= 1
    }
  }
}
