import MeniscusFormats

// What commands say when they are done.

extension Messages {
  /// Two frame-hash logs that are equal.
  package static func equal(frames: Int) -> String { "equal: \(count(frames, "frame"))" }

  /// How many cases are the same by every route.
  package static func summary(of reports: [RelationReport]) -> String {
    let equal = reports.count(where: \.isEqual)
    return "\(count(reports.count, "case")): \(equal) equal, \(reports.count - equal) different"
  }

  /// How far a minimization is.
  package static func progress(events: Int, trials: Int) -> String {
    "\(count(events, "event")), \(count(trials, "trial"))"
  }

  /// A picture that was written.
  package static func picture(at path: String) -> String { "\(path): written" }

  /// A trace that was written, and how to replay it.
  package func written(_ path: String) -> String {
    "\(path): written; `\(command) replay \(path)` replays it"
  }

  /// How many baselines belong to nothing, or did.
  package static func pruned(_ orphans: Int, isCheck: Bool) -> String {
    "\(count(orphans, "file or folder", "files and folders")) "
      + (isCheck ? "orphaned" : "removed")
  }

  /// Nothing was removed, because something looks like a trace and is none.
  package static let nothingPruned =
    "nothing removed: a baseline without a trace may be that of a trace with a wrong name"

  /// The cases that were taken off a list.
  package static func removed(_ names: [CaseName], from path: String) -> [String] {
    names.map { "removed    \($0.identifier)" }
      + ["\(count(names.count, "case")) taken off \(path)"]
  }

  /// A file that an older version of the tool wrote.
  package static func upgraded(_ file: VersionedFile, isCheck: Bool) -> String {
    (isCheck ? "old        " : "upgraded   ")
      + "\(file.path): version \(file.version), newest \(file.format.version)"
  }

  /// Pictures of a trace's baselines that are equal to others and stored again.
  package static func repeated(_ count: Int, in path: String, isCheck: Bool) -> String {
    (isCheck ? "repeated   " : "shared     ")
      + "\(path): \(Self.count(count, "picture")) equal to another"
  }

  /// How many files are old, or were rewritten.
  package static func upgraded(_ old: Int, of files: Int, isCheck: Bool) -> String {
    "\(grouped(old)) of \(count(files, "file")) " + (isCheck ? "old" : "upgraded")
  }

  /// What was recorded, and how to replay it.
  package func recorded(
    _ trace: Trace, frames: Int, to path: String, inSuite isInSuite: Bool
  ) -> String {
    "\(path): \(Self.amounts(frames, trace.events.count, trace.checkpoints.count)); "
      + "`\(command) \(isInSuite ? "test \(trace.header.scene)" : "replay \(path)")` replays it"
  }

  /// A trace that is what its script records.
  package static func asRecorded(_ path: String) -> String { "\(path): as recorded" }

  /// A trace that is not what its script records, and the first line in which it is not.
  package static func recordsOtherwise(
    _ path: String, line: Int, recorded: String?, kept: String?
  ) -> String {
    func words(_ text: String?) -> String {
      guard let text, !text.isEmpty else { return "nothing" }
      return "`\(text)`"
    }
    return "\(path):\(line): has \(words(kept)) where the steps record \(words(recorded)); "
      + "record it again with --force and look at the change"
  }

  /// What a replay did, and the hash of its last picture.
  package static func replayed(_ record: ReplayRecord, path: String) -> String {
    let frames = record.hashLog.frames
    return "\(path): \(amounts(frames.count, record.eventsDelivered, record.captures.count)); "
      + "last frame " + (frames.last.map { $0.hashes.text(of: .pixels) } ?? "")
  }

  private static func amounts(_ frames: Int, _ events: Int, _ checkpoints: Int) -> String {
    "\(count(frames, "frame")), \(count(events, "event")), \(count(checkpoints, "checkpoint"))"
  }

  /// A bundle that was packed, and how to run it.
  package func packed(_ bundle: ReproBundle, bytes: Int, to path: String) -> String {
    "\(path): \(bundle.failure.map(Self.failure) ?? "nothing fails"); "
      + "\(Self.count(bundle.files.count, "file")), \(Self.count(bytes, "byte")); "
      + "`\(command) repro run \(path)` replays it"
  }

  /// What was decided about baselines: each case, then the totals.
  ///
  /// - Parameter word: `accepted`, `rejected` or `recorded`.
  package static func decided(_ word: String, _ outcome: AcceptanceOutcome) -> [String] {
    let padded = word + String(repeating: " ", count: max(11 - word.count, 1))
    let cases = outcome.decisions.map { decision in
      padded + decision.name.identifier
        + (decision.checkpoints.map { ": " + list($0, limit: 6) } ?? "")
    }
    return cases + [
      "\(count(outcome.decisions.count, "case")) \(word)"
        + (outcome.unchanged == 0 ? "" : ", \(grouped(outcome.unchanged)) unchanged")
        + (outcome.refused.isEmpty ? "" : ", \(outcome.refused.count) refused")
        + (outcome.rejected == 0
          ? "" : ", \(grouped(outcome.rejected)) rejected before; another `test` finds it again")
    ]
  }

  /// How many changes wait to be decided.
  package static func pending(changes: Int, groups: Int) -> String {
    changes == 0
      ? "nothing is pending"
      : "\(count(changes, "change")) pending, from \(count(groups, "cause"))"
  }
}

extension Messages {
  /// How many groups of changes are listed.
  private static let groupLimit = 12

  /// A run as a whole: the cases by verdict and what was not chosen.
  package static func verdicts(of report: RunReport) -> String {
    let totals = report.totals
    let verdicts = TraceReport.Verdict.allCases.compactMap { verdict in
      totals.verdicts[verdict].map { "\(grouped($0)) \(verdict.word)" }
    }
    let all = count(totals.cases, "case")
    return verdicts.isEmpty ? all : "\(all): \(verdicts.joined(separator: ", "))"
  }

  /// How much a run did and how long it took.
  package static func work(of report: RunReport) -> String {
    let totals = report.totals
    let parts = [(report.filteredOut, "not selected"), (report.notRun.count, "not run")]
    let left = parts.filter { $0.0 > 0 }.map { "\(count($0.0, "case")) \($0.1)" }
    return
      (left.isEmpty ? "" : " (\(left.joined(separator: ", ")))")
      + "; \(count(totals.frames, "frame")), \(count(totals.checkpoints, "checkpoint")) in "
      + seconds(.nanoseconds(Int64(clamping: report.duration)))
  }

  /// The causes of what is not as accepted, the largest first, and how to accept one.
  package static func causes(of report: RunReport) -> [String] {
    let groups = report.groups
    let left = groups.count - groupLimit
    let open = groups.first(where: \.isOpen)
    return groups.prefix(groupLimit).map { "  " + group($0) }
      + (left > 0 ? ["  and \(count(left, "more group"))"] : [])
      + (open.map { ["accept one cause with `\(report.command) accept --group \($0.name)`"] } ?? [])
  }

  /// How much a case did, after its name; empty where it was never shown.
  package static func amount(of report: TraceReport) -> String {
    report.frames > 0
      ? "  \(count(report.frames, "frame")), "
        + count(report.producedCheckpoints.count, "checkpoint")
      : ""
  }
}
