import MeniscusFormats
import MeniscusSuite
import SuiteTestSupport
import TestSupport
import Testing

/// Every change that a command makes to the disk is tried as its last.
@Suite("A process that is killed at any moment")
struct InterruptionTests {
  /// A command of the baseline loop.
  enum Command: String, CaseIterable, CustomTestStringConvertible {
    case acceptAll, acceptGroup, recordMissing, reject, prune

    var testDescription: String { rawValue }
  }

  private static let cause = ChangeCause(kind: .recolored, subjects: ["Row"])

  /// Case `s/a` differs, `s/b` is new, and something is orphaned.
  private func prepare() throws -> SampleRun {
    var run = try SampleRun()
    try run.add(
      "a",
      [
        BaselineChange(checkpoint: "start", kind: .different),
        BaselineChange(checkpoint: "end", kind: .different, cause: Self.cause),
      ])
    try run.add(
      "b",
      [
        BaselineChange(checkpoint: "start", kind: .missing),
        BaselineChange(checkpoint: "end", kind: .missing, cause: Self.cause),
      ])
    try run.folder.write("orphan", "Baselines/s/a/lost.png")
    try run.folder.write("orphan", "Baselines/s/gone/x/end.png")
    try run.folder.write("{}\n", "Baselines/log.jsonl")
    return run
  }

  /// The files that a command may change, to be put back.
  private func state(of run: SampleRun) throws -> [String: String] {
    try run.folder.contents(below: "Baselines").merging(
      ["Reports/latest/\(RunManifest.path)": FileSystem.readText(manifest(of: run))]
    ) { first, _ in first }
  }

  private func putBack(_ state: [String: String], in run: SampleRun) throws {
    try FileSystem.remove(run.folders.baselines)
    try FileSystem.remove(run.folders.traces.appendingPath(SuiteFile.name))
    for (path, text) in state { try run.folder.write(text, path) }
  }

  private func manifest(of run: SampleRun) -> String {
    run.folders.report.appendingPath(RunManifest.path)
  }

  private func carryOut(_ command: Command, _ folders: SuiteFolders) throws(SuiteError) {
    if command == .prune {
      return try Pruning(folders: folders, scenes: ["s"]).prune(reason: nil, date: "now")
    }
    var acceptance = try Acceptance(folders: folders)
    switch command {
    case .acceptAll: _ = try acceptance.accept(.init(), reason: nil, date: "now")
    case .acceptGroup:
      _ = try acceptance.accept(.init(group: Self.cause.signature), reason: nil, date: "now")
    case .recordMissing: _ = try acceptance.record(.missing, date: "now")
    case .reject: _ = try acceptance.reject(.init(), reason: nil, date: "now")
    case .prune: break
    }
  }

  /// Does something of which the disk sees no more than some changes.
  ///
  /// - Returns: the changes that were made, and whether it came to its end.
  private func interrupted(
    after changes: Int, _ body: () throws(SuiteError) -> Void
  ) -> (changes: Int, isDone: Bool) {
    let plan = PlannedInterruption(after: changes)
    let isDone = PlannedInterruption.$current.withValue(plan) {
      do throws(SuiteError) {
        try body()
        return true
      } catch {
        return false
      }
    }
    return (plan.changes, isDone)
  }

  @Test("Leaves the old baselines or the new ones whole", arguments: Command.allCases)
  func baselines(command: Command) throws {
    let run = try prepare()
    let state = try state(of: run)
    let old = try run.folder.contents(below: "Baselines")
    let all = interrupted(after: .max) { () throws(SuiteError) in
      try carryOut(command, run.folders)
    }
    let new = try run.folder.contents(below: "Baselines")
    try #require(all.isDone && all.changes > 5 && new != old)
    var (undone, completed) = (0, 0)
    for last in 0..<all.changes {
      try putBack(state, in: run)
      let end = interrupted(after: last) { () throws(SuiteError) in
        try carryOut(command, run.folders)
      }
      #expect(!end.isDone && end.changes == last)
      // What the next start of any command does, killed as well at first.
      _ = interrupted(after: last % 7) { () throws(SuiteError) in
        try FileTransaction.recover(run.folders.baselines)
      }
      try FileTransaction.recover(run.folders.baselines)
      let found = try run.folder.contents(below: "Baselines")
      #expect(found == old || found == new, "\(command) after \(last) changes")
      if found == old { undone += 1 } else { completed += 1 }
      // The run is still there to decide about.
      _ = try Acceptance(folders: run.folders).pending()
    }
    // Both sides of the moment at which it is decided were seen.
    #expect(undone > 0 && completed > 0)
  }

  @Test("A rejection that was cut short still waits, and can be made again")
  func rejection() throws {
    let run = try prepare()
    let state = try state(of: run)
    let changes = interrupted(after: .max) { () throws(SuiteError) in
      try carryOut(.reject, run.folders)
    }.changes
    for last in 0..<changes {
      try putBack(state, in: run)
      _ = interrupted(after: last) { () throws(SuiteError) in try carryOut(.reject, run.folders) }
      let waiting = try run.pending().count
      #expect(waiting == 4 || (waiting == 0 && last >= changes - 1))
      try carryOut(.reject, run.folders)
      #expect(try run.pending().isEmpty)
    }
  }

  @Test("Leaves the old report or the new one whole")
  func report() throws {
    func prepare() throws -> TemporaryFolder {
      let folder = try TemporaryFolder()
      for name in ["mark", "a/b", "a/c"] { try folder.write("old", "report/\(name)") }
      return folder
    }
    func replace(_ folder: TemporaryFolder) throws(SuiteError) {
      let replacement = try FolderReplacement(of: folder("report"), mark: "mark")
      for name in ["mark", "a/b", "d"] {
        try FileSystem.write("new".utf8, to: replacement.staged.appendingPath(name))
      }
      try replacement.commit()
    }
    let whole = try prepare()
    let old = try whole.contents()
    let changes = interrupted(after: .max) { () throws(SuiteError) in try replace(whole) }.changes
    let new = try whole.contents()
    for last in 0..<changes {
      let folder = try prepare()
      let end = interrupted(after: last) { () throws(SuiteError) in try replace(folder) }
      #expect(!end.isDone)
      _ = interrupted(after: last % 3) { () throws(SuiteError) in
        try FolderReplacement.recover(folder("report"))
      }
      try FolderReplacement.recover(folder("report"))
      let found = try folder.contents()
      #expect(found == old || found == new, "after \(last) changes")
    }
  }
}
