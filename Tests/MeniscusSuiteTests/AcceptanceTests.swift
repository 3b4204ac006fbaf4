import Foundation
import MeniscusFormats
import MeniscusSuite
import SuiteTestSupport
import TestSupport
import Testing

@Suite("Accepting what the last run produced")
struct AcceptanceTests {
  private static let date = "2026-11-20T10:00:00Z"

  /// Case `s/t` differs, `s/u` is as accepted, `s/v` may not become a baseline.
  private func prepare() throws -> SampleRun {
    var run = try SampleRun()
    try run.add(
      "t",
      [.init(checkpoint: "start", kind: .different), .init(checkpoint: "end", kind: .different)]
    )
    try run.add("u")
    try run.add(
      "v", [.init(checkpoint: "end", kind: .different)], verdict: .notDeterministic,
      isAcceptable: false)
    return run
  }

  private func accept(
    _ run: SampleRun, _ patterns: [String] = [], checkpoint: String? = nil
  ) throws -> AcceptanceOutcome {
    try Acceptance(folders: run.folders).accept(
      ChangeSelection(
        patterns: patterns.map { Pattern($0) }, checkpoint: checkpoint.map { Pattern($0) }),
      reason: "a \"reason\"", date: Self.date)
  }

  @Test("Of a run that proves less than all, or does wrong on purpose, nothing is accepted")
  func partialProof() throws {
    let run = try prepare()
    var manifest = try RunManifest(in: run.folders.report)
    manifest.proof = .rotating
    try manifest.write(in: run.folders.report)
    let refusal = SuiteError.partialProof(folder: run.folders.report, .rotating)
    #expect(throws: refusal) { try accept(run) }
    for mode in [RecordMode.missing, .failed, .all] {
      #expect(throws: refusal) {
        try Acceptance(folders: run.folders).record(mode, date: Self.date)
      }
    }
    expectEqual(refusal.exitCode, .unproven)
    #expect(try !run.isAccepted("s/t"))
    manifest.proof = nil
    manifest.fault = "rim-missing"
    try manifest.write(in: run.folders.report)
    let other = SuiteError.plantedFault(folder: run.folders.report, name: "rim-missing")
    #expect(throws: other) { try accept(run) }
    #expect(throws: other) {
      var acceptance = try Acceptance(folders: run.folders)
      _ = try acceptance.reject(ChangeSelection(patterns: []), reason: nil, date: Self.date)
    }
    expectEqual(other.exitCode, .unproven)
    manifest.fault = nil
    try manifest.write(in: run.folders.report)
    try expectEqual(accept(run).identifiers, ["s/t"])
  }

  @Test("What is expected to fail is not buried: not by its name, and not by everything")
  func expectedFailure() throws {
    var run = try SampleRun()
    try run.add("t", [.init(checkpoint: "end", kind: .different)])
    try run.add("k", verdict: .expectedFailure, isAcceptable: false)
    try run.folder.write("wrong", "Baselines/s/k/end.png")
    try expectEqual(run.pending(), ["s/t:end"])
    let named = try accept(run, ["s/k"])
    #expect(named.refused.map(\.verdict) == [.expectedFailure] && named.decisions.isEmpty)
    try expectEqual(accept(run).identifiers, ["s/t"])
    try expectEqual(run.baseline("s/k")["end.png"], "wrong")
  }

  @Test("The case that differs is replaced byte for byte, its lost checkpoints go, it is logged")
  func accepts() throws {
    let run = try prepare()
    try run.folder.write("old", "Baselines/s/t/lost.png")
    try run.folder.write("old", "Baselines/s/t/lost.tree.txt")
    try run.folder.write("variant", "Baselines/s/t/dark/end.png")
    try run.folder.write("{\"at\":\"earlier\"}\n", "Baselines/log.jsonl")
    let before = (try run.baseline("s/u"), try run.baseline("s/v"))
    try expectEqual(run.pending(), ["s/t:start", "s/t:end"])
    let outcome = try accept(run)
    expectEqual(outcome.identifiers, ["s/t"])
    expectEqual(outcome.refused.map(\.name.identifier), ["s/v"])
    expectEqual(outcome.unchanged, 1)
    #expect(try run.isAccepted("s/t"))
    try expectEqual(run.baseline("s/t@dark"), ["end.png": "variant"])
    try expectEqual(run.baseline("s/u"), before.0)
    try expectEqual(run.baseline("s/v"), before.1)
    try expectEqual(
      run.log(),
      [
        "{\"at\":\"earlier\"}",
        #"{"accepted":["s/t"],"at":"2026-11-20T10:00:00Z","cases":3,"reason":"a \"reason\""}"#,
      ])
    #expect(try run.pending().isEmpty)
    // Once more finds nothing, and logs nothing.
    #expect(try accept(run).decisions.isEmpty)
    try expectEqual(run.log().count, 2)
  }

  @Test("What was not chosen stays")
  func patterns() throws {
    let run = try prepare()
    let before = try run.folder.contents(below: "Baselines")
    var unchanged = AcceptanceOutcome()
    unchanged.unchanged = 1
    try expectEqual(accept(run, ["s/u"]), unchanged)
    var after = try run.folder.contents(below: "Baselines")
    // That it is among the cases that there have to be is logged.
    expectEqual(after.removeValue(forKey: "Baselines/log.jsonl") != nil, true)
    expectEqual(after, before)
    #expect(throws: SuiteError.nothingChosen(patterns: ["s/tt"], nearest: "s/t")) {
      try accept(run, ["s/tt"])
    }
    // One that is there does not hide one that is not.
    #expect(throws: SuiteError.nothingChosen(patterns: ["s/tt"], nearest: "s/t")) {
      try accept(run, ["s/u", "s/tt"])
    }
  }

  @Test("One checkpoint is accepted alone; the frames follow with the last")
  func checkpoint() throws {
    let run = try prepare()
    let outcome = try accept(run, checkpoint: "end")
    expectEqual(outcome.identifiers, ["s/t:end"])
    let files = try run.baseline("s/t")
    expectEqual(files["end.png"], "new s/t end.png")
    expectEqual(files["end.tree.txt"], "new s/t end.tree.txt")
    expectEqual(files["end.display.txt"], "new s/t end.display.txt")
    #expect(files["start.png"] == "old" && files["frames.json"] == "old")
    // The checksums are those of what is accepted by now, new and old.
    let checksums = try BaselineChecksums(json: Array(files["checksums.json", default: ""].utf8))
    let hashes = files.filter { !["checksums.json", "trace.jsonl"].contains($0.key) }.mapValues {
      BaselineChecksums.hash(of: Array($0.utf8))
    }
    expectEqual(checksums.hashes, hashes)
    try expectEqual(run.pending(), ["s/t:start"])
    try expectEqual(accept(run, ["s/t"], checkpoint: "st*").identifiers, ["s/t"])
    #expect(try run.isAccepted("s/t"))
    #expect(throws: SuiteError.unknownCheckpoint("strat", nearest: "start")) {
      try accept(run, checkpoint: "strat")
    }
  }

  @Test("An orphaned checkpoint is accepted by removing its files")
  func orphan() throws {
    var run = try SampleRun()
    try run.add(
      "t", [.init(checkpoint: "gone", kind: .orphan), .init(checkpoint: "end", kind: .different)])
    try expectEqual(accept(run, checkpoint: "gone").identifiers, ["s/t:gone"])
    try expectEqual(run.baseline("s/t")["gone.png"], nil)
    try expectEqual(run.pending(), ["s/t:end"])
  }

  @Test("What is rejected waits no longer, is logged, and keeps the case from being whole")
  func reject() throws {
    let run = try prepare()
    let before = try run.baseline("s/t")
    var acceptance = try Acceptance(folders: run.folders)
    let outcome = try acceptance.reject(
      ChangeSelection(checkpoint: Pattern("start")), reason: "too slow", date: Self.date)
    expectEqual(outcome.identifiers, ["s/t:start"])
    try expectEqual(acceptance.pending().map(\.change.checkpoint), ["end"])
    try expectEqual(run.pending(), ["s/t:end"])
    try expectEqual(run.baseline("s/t"), before)
    try expectEqual(
      run.log(), [#"{"at":"2026-11-20T10:00:00Z","reason":"too slow","rejected":["s/t:start"]}"#])
    // Neither the rejected checkpoint nor the frames, which show it, are accepted.
    try expectEqual(accept(run).identifiers, ["s/t:end"])
    try expectEqual(run.baseline("s/t")["start.png"], "old")
    try expectEqual(run.baseline("s/t")["frames.json"], "old")
    #expect(try run.pending().isEmpty)
  }

  @Test("A file that is not what the run produced is not accepted, and nothing is changed")
  func changedFile() throws {
    let run = try prepare()
    let before = try run.folder.contents(below: "Baselines")
    let path = try run.folder.write("changed", "Reports/latest/actual/s/t/end.tree.txt")
    #expect(throws: SuiteError.changedRun(path: path)) { try accept(run) }
    try expectEqual(run.folder.contents(below: "Baselines"), before)
  }

  @Test("A trace that was changed since the run is not accepted")
  func changedTrace() throws {
    let run = try prepare()
    let path = try run.folder.write(
      traceText(scene: "s", checkpoints: ["other"]), "Traces/s/t.jsonl")
    #expect(throws: SuiteError.changedTrace(path: path)) { try accept(run) }
  }

  @Test("Without a run there is nothing to accept from")
  func noRun() throws {
    let folder = try TemporaryFolder()
    let folders = SuiteFolders(
      baselines: folder("Baselines"), report: folder("Reports/latest"))
    #expect(throws: SuiteError.noRun(folder: folder("Reports/latest"))) {
      try Acceptance(folders: folders)
    }
  }

  @Test("Damaged and newer manifests are told apart")
  func damaged() throws {
    let run = try prepare()
    let path = run.folder("Reports/latest/actual/manifest.json")
    let good = try FileSystem.readText(path)
    for length in stride(from: 0, to: good.utf8.count - 1, by: 17) {
      try FileSystem.write(good.utf8.prefix(length), to: path)
      #expect(throws: SuiteError.unreadableRun(path: path)) { try Acceptance(folders: run.folders) }
    }
    for (from, to) in [
      ("\"scene\":\"s\"", "\"scene\":\"..\""), ("\"scene\":\"s\"", "\"scene\":\"a/../..\""),
      ("\"scene\":\"s\"", "\"scene\":\"/etc\""), ("\"end.png\"", "\"../end.png\""),
      ("\"checkpoint\":\"end\"", "\"checkpoint\":\"../end\""),
    ] {
      expectContains(good, from)
      try FileSystem.write(good.replacing(from, with: to).utf8, to: path)
      #expect(throws: SuiteError.unreadableRun(path: path)) { try Acceptance(folders: run.folders) }
    }
    try FileSystem.write(good.replacing("\"version\":4", with: "\"version\":5").utf8, to: path)
    #expect(throws: SuiteError.newerRun(path: path, version: 5)) {
      try Acceptance(folders: run.folders)
    }
  }
}
