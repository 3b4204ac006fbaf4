import Foundation
import MeniscusGeometry
import MeniscusSuite
import Testing

@Suite("Accepting what the last run produced")
struct AcceptanceTests {
  /// A package folder as a run leaves it: case `s/t` differs, `s/u` is as accepted, `s/v` may not
  /// become a baseline.
  private func prepare() throws -> (TemporaryFolder, SuiteFolders) {
    let folder = try TemporaryFolder()
    let folders = SuiteFolders(
      traces: folder("Traces"), baselines: folder("Baselines"), report: folder("Reports/latest"))
    var cases: [RunManifest.Case] = []
    for (trace, verdict) in [
      ("t", TraceReport.Verdict.different), ("u", .same), ("v", .notDeterministic),
    ] {
      let text = traceText(scene: "s")
      try folder.write(text, "Traces/s/\(trace).jsonl")
      let files = ["frames.json", "end.png", "end.tree.txt", "end.display.txt"]
      for file in files {
        try folder.write("new \(trace) \(file)", "Reports/latest/actual/s/\(trace)/\(file)")
      }
      try folder.write("old \(trace)", "Baselines/s/\(trace)/end.png")
      cases.append(
        RunManifest.Case(
          name: CaseName(scene: "s", trace: trace), verdict: verdict,
          isAcceptable: verdict != .notDeterministic, trace: folder("Traces/s/\(trace).jsonl"),
          traceHash: RunManifest.text(of: StableHash.hash(Array(text.utf8))),
          files: verdict == .notDeterministic
            ? []
            : files.map { .init(name: $0, bytes: Array("new \(trace) \($0)".utf8)) }))
    }
    try RunManifest(started: "2026-11-20T09:30:00Z", cases: cases).write(in: folders.report)
    return (folder, folders)
  }

  private func accept(
    _ folders: SuiteFolders, _ patterns: [String] = []
  ) throws -> Acceptance.Outcome {
    try Acceptance(folders: folders).accept(
      patterns.map { Pattern($0) }, reason: "a \"reason\"", date: "2026-11-20T10:00:00Z")
  }

  @Test("The case that differs is replaced byte for byte, its lost checkpoints go, it is logged")
  func accepts() throws {
    let (folder, folders) = try prepare()
    try folder.write("old", "Baselines/s/t/lost.png")
    try folder.write("old", "Baselines/s/t/lost.tree.txt")
    try folder.write("variant", "Baselines/s/t/dark/end.png")
    try folder.write("{\"at\":\"earlier\"}\n", "Baselines/log.jsonl")
    #expect(try Acceptance(folders: folders).pending.map(\.identifier) == ["s/t"])
    let outcome = try accept(folders)
    #expect(outcome.accepted.map(\.identifier) == ["s/t"])
    #expect(outcome.refused.map(\.name.identifier) == ["s/v"])
    #expect(outcome.unchanged == 1)
    #expect(
      try folder.contents(below: "Baselines") == [
        "Baselines/s/t/frames.json": "new t frames.json",
        "Baselines/s/t/end.png": "new t end.png",
        "Baselines/s/t/end.tree.txt": "new t end.tree.txt",
        "Baselines/s/t/end.display.txt": "new t end.display.txt",
        "Baselines/s/t/dark/end.png": "variant",
        "Baselines/s/u/end.png": "old u", "Baselines/s/v/end.png": "old v",
        "Baselines/log.jsonl": "{\"at\":\"earlier\"}\n"
          + #"{"accepted":["s/t"],"at":"2026-11-20T10:00:00Z","reason":"a \"reason\""}"# + "\n",
      ])
  }

  @Test("What was not chosen stays")
  func patterns() throws {
    let (folder, folders) = try prepare()
    let before = try folder.contents(below: "Baselines")
    let outcome = try accept(folders, ["s/u"])
    #expect(outcome == .init(accepted: [], refused: [], unchanged: 1))
    #expect(try folder.contents(below: "Baselines") == before)
    #expect(
      throws: SuiteError.nothingChosen(patterns: ["s/tt"], nearest: "s/t")
    ) { try accept(folders, ["s/tt"]) }
  }

  @Test("A file that is not what the run produced is not accepted, and nothing is changed")
  func changedFile() throws {
    let (folder, folders) = try prepare()
    let before = try folder.contents(below: "Baselines")
    let path = try folder.write("changed", "Reports/latest/actual/s/t/end.tree.txt")
    #expect(throws: SuiteError.changedRun(path: path)) { try accept(folders) }
    #expect(try folder.contents(below: "Baselines") == before)
  }

  @Test("A trace that was changed since the run is not accepted")
  func changedTrace() throws {
    let (folder, folders) = try prepare()
    let path = try folder.write(
      traceText(scene: "s", checkpoints: ["other"]), "Traces/s/t.jsonl")
    #expect(throws: SuiteError.changedTrace(path: path)) { try accept(folders) }
  }

  @Test("Without a run there is nothing to accept from")
  func noRun() throws {
    let folder = try TemporaryFolder()
    let folders = SuiteFolders(report: folder("Reports/latest"))
    #expect(throws: SuiteError.noRun(folder: folder("Reports/latest"))) {
      try Acceptance(folders: folders)
    }
  }

  @Test("Damaged and newer manifests are told apart")
  func damaged() throws {
    let (folder, folders) = try prepare()
    let path = folder("Reports/latest/actual/manifest.json")
    let good = try Disk.readText(path)
    for length in stride(from: 0, to: good.utf8.count - 1, by: 7) {
      try Disk.write(good.utf8.prefix(length), to: path)
      #expect(throws: SuiteError.unreadableRun(path: path)) { try Acceptance(folders: folders) }
    }
    for hostile in ["\"..\"", "\"a/../..\"", "\"/etc\""] {
      try Disk.write(
        good.replacing("\"scene\":\"s\"", with: "\"scene\":\(hostile)").utf8, to: path)
      #expect(throws: SuiteError.unreadableRun(path: path)) { try Acceptance(folders: folders) }
    }
    try Disk.write(good.replacing("\"end.png\"", with: "\"../end.png\"").utf8, to: path)
    #expect(throws: SuiteError.unreadableRun(path: path)) { try Acceptance(folders: folders) }
    try Disk.write(good.replacing("\"version\":1", with: "\"version\":2").utf8, to: path)
    #expect(throws: SuiteError.newerRun(path: path, version: 2)) {
      try Acceptance(folders: folders)
    }
  }
}
