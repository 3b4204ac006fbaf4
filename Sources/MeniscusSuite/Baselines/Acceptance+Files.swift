import MeniscusFormats
import MeniscusGeometry

extension Acceptance {
  /// What is to become the baseline of a case.
  struct Plan {
    let entry: RunManifest.Case
    /// The changes to take over; nil for the case as a whole.
    let changes: [BaselineChange]?

    /// Takes a case as a whole.
    init(_ entry: RunManifest.Case) {
      self.entry = entry
      changes = nil
    }

    /// Takes some of the changes that wait; the case as a whole where none is left.
    init(_ entry: RunManifest.Case, taking taken: [BaselineChange], of open: [BaselineChange]) {
      self.entry = entry
      let isWhole = taken.count == open.count && !entry.changes.contains(where: \.isRejected)
      changes = isWhole ? nil : taken
    }

    var decision: AcceptanceDecision {
      AcceptanceDecision(
        name: entry.name, checkpoints: changes?.map { $0.checkpoint ?? BaselineFiles.hashLog })
    }
  }

  /// The changes of a case that wait: neither rejected nor taken over since the run.
  func open(_ entry: RunManifest.Case) throws(SuiteError) -> [BaselineChange] {
    var open: [BaselineChange] = []
    for change in entry.acceptableChanges {
      if try !isTaken(change, of: entry) { open.append(change) }
    }
    return open
  }

  /// Whether the baseline has what the run produced of a change.
  private func isTaken(
    _ change: BaselineChange, of entry: RunManifest.Case
  ) throws(SuiteError) -> Bool {
    for name in names(of: change) where try !isBaseline(name, of: entry) { return false }
    return true
  }

  /// Whether the baseline of a case is, byte for byte, what the run produced.
  func isBaseline(_ entry: RunManifest.Case) throws(SuiteError) -> Bool {
    for file in entry.files where try !isBaseline(file.name, of: entry) { return false }
    return try lost(entry).isEmpty
  }

  /// Whether a file of the baseline is what the run produced; where the run produced none, whether
  /// none is there.
  private func isBaseline(
    _ name: String, of entry: RunManifest.Case
  ) throws(SuiteError) -> Bool {
    let path = folders.baselines.appendingPath(entry.name.folder).appendingPath(name)
    let produced = entry.files.first { $0.name == name }
    guard FileSystem.kind(of: path) != nil else { return produced == nil }
    guard let produced, case .file = FileSystem.kind(of: path) else { return false }
    return RunManifest.File(name: name, bytes: try FileSystem.read(path)) == produced
  }

  /// The files of the baseline that a plan is about.
  private func names(of plan: Plan) throws(SuiteError) -> [String] {
    if let changes = plan.changes { return changes.flatMap { names(of: $0) } }
    return plan.entry.files.map(\.name) + (try lost(plan.entry))
  }

  /// The files that a change is about.
  private func names(of change: BaselineChange) -> [String] {
    guard let checkpoint = change.checkpoint else { return [BaselineFiles.hashLog] }
    return BaselineFiles.Kind.allCases.map { BaselineFiles.name(of: checkpoint, $0) }
  }

  /// The files of checkpoints that the case no longer has.
  private func lost(_ entry: RunManifest.Case) throws(SuiteError) -> [String] {
    let folder = folders.baselines.appendingPath(entry.name.folder)
    guard FileSystem.kind(of: folder) == .folder else { return [] }
    return try FileSystem.names(in: folder).filter { name in
      BaselineFiles.checkpoint(of: name) != nil && !entry.files.contains { $0.name == name }
    }
  }

  /// Changes the files of all plans and the log as one; nothing where there is nothing to log.
  func carryOut(_ plans: [Plan], _ log: BaselineLog.Entry) throws(SuiteError) {
    guard !plans.isEmpty || log.rejected != nil else { return }
    var transaction = try FileTransaction(in: folders.baselines)
    do throws(SuiteError) {
      for plan in plans { try stage(plan, in: &transaction) }
      try BaselineLog.append(log, in: folders.baselines, &transaction)
    } catch {
      transaction.discard()
      throw error
    }
    try transaction.commit()
  }

  /// Notes the files of a case, and that those of checkpoints it no longer has go.
  private func stage(
    _ plan: Plan, in transaction: inout FileTransaction
  ) throws(SuiteError) {
    let entry = plan.entry
    guard RunManifest.text(of: StableHash.hash(try FileSystem.read(entry.trace))) == entry.traceHash
    else { throw .changedTrace(path: entry.trace) }
    for name in try names(of: plan) {
      let place = entry.name.folder.appendingPath(name)
      guard let file = entry.files.first(where: { $0.name == name }) else {
        transaction.remove(place)
        continue
      }
      let path = folders.report.appendingPath(CaseFiles.Part.actual.rawValue).appendingPath(place)
      let bytes = try FileSystem.read(path)
      guard RunManifest.File(name: name, bytes: bytes) == file else {
        throw .changedRun(path: path)
      }
      if try !isBaseline(name, of: entry) { try transaction.put(bytes, at: place) }
    }
  }
}
