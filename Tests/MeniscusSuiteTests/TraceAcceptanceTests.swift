import MeniscusFormats
import MeniscusGeometry
import MeniscusSuite
import SuiteTestSupport
import TestSupport
import Testing

@Suite("Accepting a trace with its cases")
struct TraceAcceptanceTests {
  private static let path = "Baselines/s/t/\(BaselineFiles.trace)"
  private static let old = "old trace\n"

  /// Case `s/t` and its variant `dark`, whose accepted trace is another.
  private func prepare(
    _ own: BaselineChange.Kind?, dark: BaselineChange.Kind?, accepted: String? = old,
    verdict: TraceReport.Verdict? = nil
  ) throws -> SampleRun {
    var run = try SampleRun()
    func changes(_ kind: BaselineChange.Kind?) -> [BaselineChange] {
      guard let kind else { return [] }
      return SampleRun.checkpoints.map { .init(checkpoint: $0, kind: kind) }
    }
    try run.add(
      "t", of: ["dark"], verdict == nil ? changes(own) : [], verdict: verdict,
      isAcceptable: verdict == nil)
    try run.add("t", variant: "dark", of: ["dark"], changes(dark))
    // All was accepted with the accepted trace.
    for (name, kind) in [("s/t", own), ("s/t@dark", dark)]
    where kind == .different || accepted != nil {
      guard let name = CaseName(identifier: name) else { continue }
      try run.folder.write(
        SampleRun.frames(of: name, Array(Self.old.utf8)),
        "Baselines/\(name.folder)/\(BaselineFiles.hashLog)")
    }
    if let accepted {
      try run.folder.write(accepted, Self.path)
    } else {
      try FileSystem.remove(run.folder(Self.path))
    }
    return run
  }

  private func accept(
    _ run: SampleRun, _ patterns: String..., checkpoint: String? = nil
  ) throws -> AcceptanceOutcome {
    try Acceptance(folders: run.folders).accept(
      ChangeSelection(
        patterns: patterns.map { Pattern($0) }, checkpoint: checkpoint.map { Pattern($0) }),
      reason: nil, date: "now")
  }

  /// What is accepted: `old`, `new` or nothing.
  private func accepted(_ run: SampleRun) throws -> String {
    guard FileSystem.kind(of: run.folder(Self.path)) != nil else { return "nothing" }
    let text = try FileSystem.readText(run.folder(Self.path))
    return try text == FileSystem.readText(run.folder("Traces/s/t.jsonl")) ? "new" : "old"
  }

  /// Whether the frames of both cases say that they were made by the trace as it is.
  private func areFramesOfTrace(_ run: SampleRun) throws -> Bool {
    let hash = try StableHash.hash(FileSystem.read(run.folder("Traces/s/t.jsonl")))
    return try ["s/t", "s/t/dark"].allSatisfy { folder in
      let frames = try FileSystem.read(run.folder("Baselines/\(folder)/frames.json"))
      return try FrameHashLog(json: frames).trace == hash
    }
  }

  @Test("The trace follows with the last of its cases, in whichever order they are accepted")
  func last() throws {
    for patterns in [["*/t", "*@dark"], ["*@dark", "*/t"]] {
      let run = try prepare(.different, dark: .different)
      try expectEqual(accept(run, patterns[0]).decisions.count, 1)
      try expectEqual(accepted(run), "old")
      // Nothing is left to take of it, and the other was accepted with the old trace.
      #expect(try accept(run, patterns[0]).decisions.isEmpty)
      try expectEqual(accepted(run), "old")
      try expectEqual(accept(run, patterns[1]).decisions.count, 1)
      try expectEqual(accepted(run), "new")
    }
    let both = try prepare(.different, dark: .different)
    try expectEqual(accept(both).identifiers, ["s/t", "s/t@dark"])
    try expectEqual(accepted(both), "new")
  }

  @Test("A part of a case brings no trace; the rest of it does")
  func parts() throws {
    let run = try prepare(.different, dark: nil)
    _ = try accept(run, checkpoint: "start")
    try expectEqual(accepted(run), "old")
    _ = try accept(run, checkpoint: "end")
    try expectEqual(accepted(run), "new")
  }

  @Test("Where nothing differs, the trace alone is accepted, once for all its cases")
  func alone() throws {
    for accepted in [Self.old, nil] {
      let run = try prepare(nil, dark: nil, accepted: accepted)
      let outcome = try accept(run)
      expectEqual(outcome.identifiers, ["s/t:trace.jsonl"])
      expectEqual(outcome.unchanged, 1)
      try expectEqual(self.accepted(run), "new")
      #expect(try areFramesOfTrace(run))
      #expect(try accept(run).decisions.isEmpty)
      try expectEqual(run.log(), [#"{"accepted":["s/t:trace.jsonl"],"at":"now","cases":2}"#])
    }
  }

  @Test(
    "What a run records of it",
    arguments: [
      (RecordMode.never, "nothing", "old"), (.missing, "new", "old"), (.failed, "new", "new"),
      (.all, "new", "new"),
    ])
  func record(mode: RecordMode, missing: String, edited: String) throws {
    for (old, expected) in [(nil, missing), (Self.old, edited)] {
      let run = try prepare(nil, dark: nil, accepted: old)
      _ = try Acceptance(folders: run.folders).record(mode, date: "now")
      try expectEqual(accepted(run), expected)
    }
  }

  @Test("Frames that are listed stay listed with another trace; damaged ones stay damaged")
  func checksums() throws {
    for isWhole in [true, false] {
      let run = try prepare(nil, dark: nil)
      let frames = try FileSystem.read(run.folder("Baselines/s/t/frames.json"))
      let listed = BaselineChecksums.hash(of: isWhole ? frames : [])
      try run.folder.write(
        BaselineChecksums(["frames.json": listed]).json, "Baselines/s/t/checksums.json")
      _ = try accept(run)
      #expect(try areFramesOfTrace(run))
      let bytes = try FileSystem.read(run.folder("Baselines/s/t/checksums.json"))
      let now = try FileSystem.read(run.folder("Baselines/s/t/frames.json"))
      let hash = try BaselineChecksums(json: bytes).hashes["frames.json"]
      expectEqual(hash == BaselineChecksums.hash(of: now), isWhole)
      expectEqual(hash == listed, !isWhole)
    }
  }

  @Test("What fails as expected brings no trace", arguments: [RecordMode.failed, .all])
  func expected(mode: RecordMode) throws {
    let run = try prepare(.different, dark: nil, verdict: .expectedFailure)
    #expect(try accept(run).decisions.isEmpty)
    try expectEqual(accepted(run), "old")
    _ = try Acceptance(folders: run.folders).record(mode, date: "now")
    try expectEqual(accepted(run), "old")
  }

  @Test("A rejected case keeps the trace that it was accepted with")
  func rejected() throws {
    let run = try prepare(.different, dark: .different)
    var acceptance = try Acceptance(folders: run.folders)
    _ = try acceptance.reject(
      ChangeSelection(patterns: [Pattern("*@dark")]), reason: nil, date: "now")
    _ = try accept(run)
    try expectEqual(accepted(run), "old")
  }

  @Test("A trace that was changed since the run is not accepted")
  func changed() throws {
    let run = try prepare(nil, dark: nil)
    let path = try run.folder.write(traceText(scene: "s"), "Traces/s/t.jsonl")
    #expect(throws: SuiteError.changedTrace(path: path)) { try accept(run) }
    try expectEqual(accepted(run), "old")
  }

  @Test("Frames that were accepted before they named their trace are accepted all the same")
  func unnamed() throws {
    let run = try prepare(nil, dark: nil)
    let path = run.folder("Baselines/s/t/frames.json")
    var hashLog = try FrameHashLog(json: FileSystem.read(path))
    hashLog.trace = nil
    try FileSystem.write(hashLog.json.utf8, to: path)
    let outcome = try Acceptance(folders: run.folders).record(.all, date: "now")
    // The cases are recorded for their checksums, which are missing; the frames stay as they are.
    expectEqual(outcome.identifiers, ["s/t", "s/t@dark"])
    try expectEqual(FileSystem.readText(path), hashLog.json)
  }

  @Test("The accepted trace belongs to the folder of the trace's own environment alone")
  func orphan() throws {
    let run = try prepare(nil, dark: nil)
    try run.folder.write("x", "Baselines/s/t/dark/\(BaselineFiles.trace)")
    let cases = ["s/t", "s/t@dark"].compactMap { CaseName(identifier: $0) }
    let found = try OrphanSearch.orphans(
      in: run.folders.baselines, cases: cases.map { ($0, SampleRun.checkpoints) },
      withCheckpoints: true)
    expectEqual(found.map(\.path), ["s/t/dark/trace.jsonl"])
    // It goes where the trace is gone, as a file of a baseline.
    #expect(BaselineFiles.isBaseline(BaselineFiles.trace))
  }
}
