import Foundation
import MeniscusFormats
import MeniscusMessages
import MeniscusSuite
import SuiteTestSupport
import TestSupport
import Testing

/// What the suite reads beside traces and baselines, damaged in many ways.
@Suite("Files of the suite: hostile bytes", .timeLimit(.minutes(20)))
struct HostileSuiteTests {
  /// An unoptimized build takes a tenth of a millisecond and more for each, so that few are usual; set
  /// `MENISCUS_HOSTILE` to 100000 for all.
  private static let count = HostileBytes.count(2_000)

  private static let words = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "null", "true", "-1", "1e999", "../", "/", "\\u0000",
    "9223372036854775808", "\"version\":4", "\"version\":-1", "\"rules\":[", "*", "?", "\n",
  ]

  @Test("Tolerances are read, or refused with line and column")
  func tolerances() throws {
    let samples = [
      """
      {"meniscus":"tolerances","version":1,"rules":[
        {"pixels":[0,5],"channel":[1,2],"reason":"dither"},
        {"scene":"glass/*","variant":"dark","checkpoint":"e?d","channel":2,"reason":"é"},
        {"view":"Row[3]","mask":"ignore"},{"rectangle":[0,0,9.5,9],"mask":"pin"},
        {"checkpoint":"end","tolerance":{"comparator":"flip","area":4},"exactThrough":"none"},{"unseen":"inform"}]}
      """,
      #"{"meniscus":"tolerances","version":1,"rules":[{"unseen":"fail"}]}"#,
      #"{"meniscus":"tolerances","version":1,"expectedFailures":[{"scene":"glass/*","verdict":"trapped","issue":"é","until":"2026-12-31"}]}"#,
      #"{"meniscus":"tolerances","version":1,"rules":[{"scene":"a","pixels":1}]}"#,
    ].map { Array($0.utf8) }
    let name = try #require(CaseName(identifier: "glass/hello/tap@dark"))
    let hostile = HostileBytes(samples: samples, words: Self.words, seed: 31)
    let valid = hostile.validCount(of: Self.count) { bytes in
      do throws(SuiteError) {
        let file = try ToleranceFile(bytes: bytes, of: "t.json")
        return file.rules(for: name).count <= file.rules.count
          && (file.expectedFailure(of: name) == nil || !file.expectedFailures.isEmpty)
      } catch {
        guard case .malformedData("t.json", let line, let column, _) = error, line > 0,
          column > 0, !Messages(command: "meniscus").sentence(for: error).isEmpty
        else {
          Issue.record("\(error)")
          return false
        }
        return false
      }
    }
    #expect(valid > Self.count / 100 && valid < Self.count)
  }

  @Test("Manifests of runs are read and lead nowhere out of their folders, or are refused")
  func manifests() throws {
    var entry = RunManifest.Case(
      name: CaseName(scene: "a/b", trace: "t", variant: "dark"), verdict: .different,
      isAcceptable: true, trace: "Traces/a/b/t.jsonl", traceHash: "0123456789abcdef",
      files: [.init(name: "end.png", bytes: [1, 2]), .init(name: "frames.json", bytes: [])])
    entry.changes = [
      BaselineChange(
        checkpoint: "end", kind: .different,
        cause: ChangeCause(stage: .display, kind: .recolored, subjects: ["Row"]),
        detail: .mismatches([.rate(expected: 60, actual: 120)]))
    ]
    let folder = try TemporaryFolder()
    try RunManifest(started: "2026-11-21T22:00:00Z", cases: [entry]).write(in: folder.path)
    let sample = try FileSystem.read(folder(RunManifest.path))
    let hostile = HostileBytes(samples: [sample], words: Self.words, seed: 32)
    let valid = hostile.validCount(of: Self.count) { bytes in
      do throws(SuiteError) {
        let manifest = try RunManifest(bytes: bytes, of: "m.json")
        for entry in manifest.cases {
          let names = entry.files.map(\.name) + entry.changes.compactMap(\.checkpoint)
          let isInside =
            entry.name.folder.isPathDownwards && names.allSatisfy { $0.isPathDownwards }
          if !isInside { Issue.record("leads out: \(entry)") }
        }
        return true
      } catch {
        switch error {
        case .unreadableRun("m.json"), .newerRun("m.json", _): break
        default: Issue.record("\(error)")
        }
        return false
      }
    }
    #expect(valid > Self.count / 100 && valid < Self.count)
  }

  @Test("Reports that workers leave are read or are none")
  func reports() throws {
    let sample = try JSONEncoder().encode(
      WorkerResult(report: SampleReport.full, isAcceptable: true))
    let hostile = HostileBytes(samples: [Array(sample)], words: Self.words, seed: 33)
    let count = Self.count
    let valid = hostile.validCount(of: count) { bytes in
      guard let result = JSONText.decoded(WorkerResult.self, from: bytes) else { return false }
      return result == result
    }
    #expect(valid > 0 && valid < count)
  }

  @Test("A decision is noted at the end of any log, of which nothing is lost")
  func decisions() throws {
    let sample = """
      {"accepted":["a/b:end"],"at":"2026-11-21T22:00:00Z","reason":"meant"}
      {"at":"2026-11-21T22:01:00Z","pruned":["a/b/old.png"]}

      """
    let hostile = HostileBytes(samples: [Array(sample.utf8)], words: Self.words, seed: 34)
    let folder = try TemporaryFolder()
    // Each is a change of files.
    for number in 0..<HostileBytes.count(60) {
      let before = hostile.input(number)
      try FileSystem.write(before, to: folder(BaselineLog.name))
      try folder.write("{}", "a/t/gone.png")
      var transaction = try FileTransaction(in: folder.path)
      try BaselineLog.append(
        BaselineLog.Entry(at: "now", reason: "because"), in: folder.path, &transaction)
      try transaction.commit()
      let after = try FileSystem.read(folder(BaselineLog.name))
      #expect(after.starts(with: before), "\(number)")
      let line = after.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast().last
      expectEqual(line, Array(#"{"at":"now","reason":"because"}"#.utf8)[...], "\(number)")
    }
  }
}
