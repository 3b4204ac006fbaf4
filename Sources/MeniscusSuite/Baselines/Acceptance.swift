import MeniscusFormats

/// What the last run left to decide, and the decisions about it.
///
/// What the run produced becomes the baseline byte for byte, or is rejected; nothing is replayed.
package struct Acceptance: Sendable {
  let folders: SuiteFolders
  var manifest: RunManifest
  /// The revision of what is here, where the run may be of another; nil where that is not asked.
  package var here: ProjectRevision?

  /// The revision that the run was made of; nil where it noted none.
  package var revision: ProjectRevision? { manifest.revision }

  /// Finds what the last run left, once what was interrupted is completed or undone.
  ///
  /// - Parameter isElsewhere: whether the run was made on another machine, so that traces are found
  ///   by the names of their cases.
  package init(folders: SuiteFolders, isElsewhere: Bool = false) throws(SuiteError) {
    self.folders = folders
    try FileTransaction.recover(folders.baselines)
    try FolderReplacement.recover(folders.report)
    manifest = try RunManifest(in: folders.report)
    guard isElsewhere else { return }
    for index in manifest.cases.indices {
      let path = manifest.cases[index].name.ofTrace.folder + TraceFile.fileExtension
      manifest.cases[index].trace = folders.traces.appendingPath(path)
    }
  }

  /// The folders of the traces that the last run replayed.
  package var traceFolders: [String] {
    let folders = manifest.cases.compactMap { entry -> String? in
      let file = "\(entry.name.scene)/\(entry.name.trace)\(TraceFile.fileExtension)"
      guard entry.trace.hasSuffix("/" + file) else { return nil }
      return String(entry.trace.dropLast(file.count + 1))
    }
    return Set(folders).sorted()
  }

  /// The changes that wait for a decision: neither accepted since the run, nor rejected.
  package func pending() throws(SuiteError) -> [PendingChange] {
    var pending: [PendingChange] = []
    for entry in manifest.cases {
      pending += try open(entry).map { PendingChange(name: entry.name, change: $0) }
    }
    return pending
  }

  /// Makes the chosen changes the baseline, all of them or none.
  ///
  /// The hashes of the frames belong to the case as a whole: they follow with the last of its
  /// changes. The trace belongs to all of its variants: it follows with the last of them.
  ///
  /// - Parameters:
  ///   - frames: whether the display lists of every frame lie beside it.
  ///   - reason: what the log says about it.
  ///   - date: when it is done, as ISO 8601.
  package func accept(
    _ selection: ChangeSelection, frames: FrameKeeping = .asBefore, reason: String?, date: String
  ) throws(SuiteError) -> AcceptanceOutcome {
    try checkProof()
    var outcome = AcceptanceOutcome()
    var plans: [Plan] = []
    let chosen = try selection.cases(of: manifest)
    for entry in chosen {
      let open = try open(entry)
      let taken = open.filter { selection.includes($0) }
      if entry.verdict == .expectedFailure {
        // It is in no group and offers no checkpoint: only who means the case is told.
        if selection.checkpoint == nil, selection.group == nil { outcome.refused.append(entry) }
      } else if !entry.isAcceptable, !entry.verdict.isAccepted {
        outcome.refused.append(entry)
      } else if taken.isEmpty,
        entry.changes.contains(where: { $0.isRejected && selection.includes($0) })
      {
        outcome.rejected += 1
      } else if taken.isEmpty {
        if let plan = try framesAlone(of: entry, frames) {
          plans.append(plan)
        } else {
          outcome.unchanged += 1
        }
      } else {
        plans.append(try withFrames(Plan(entry, taking: taken, of: open), frames))
      }
    }
    let traces = try traces(
      of: selection.isAboutParts ? plans.map(\.entry) : chosen, after: plans)
    outcome.note(plans, traces)
    try carryOut(
      plans, traces, BaselineLog.Entry(at: date, accepted: outcome.identifiers, reason: reason),
      suite: try listed(plans))
    return outcome
  }

  /// Makes the baseline what a mode of a run asks for, all of it or nothing.
  package func record(_ mode: RecordMode, date: String) throws(SuiteError) -> AcceptanceOutcome {
    if mode == .never { return AcceptanceOutcome() }
    try checkProof()
    var plans: [Plan] = []
    for entry in manifest.cases where entry.isAcceptable {
      switch mode {
      case .never: break
      case .missing, .failed:
        let open = try open(entry)
        let taken = mode == .missing ? open.filter(\.kind.onlyAdds) : open
        if !taken.isEmpty {
          plans.append(try withFrames(Plan(entry, taking: taken, of: open), .asBefore))
        } else if try lacksChecksumsAlone(entry) {
          plans.append(Plan(entry))
        }
      case .all:
        if try !isBaseline(entry) { plans.append(try withFrames(Plan(entry), .asBefore)) }
      }
    }
    let traces =
      try mode == .never
      ? []
      : traces(of: manifest.cases, after: plans).filter {
        // Nothing that is there is replaced by what was only missing.
        mode != .missing || !$0.isThere
      }
    var outcome = AcceptanceOutcome()
    outcome.note(plans, traces)
    try carryOut(
      plans, traces,
      BaselineLog.Entry(at: date, accepted: outcome.identifiers, record: mode.rawValue),
      suite: try listed(plans))
    return outcome
  }

  /// Refuses a run whose second replays prove less than full ones, or with a planted fault.
  package func checkProof() throws(SuiteError) {
    if let proof = manifest.proof { throw .partialProof(folder: folders.report, proof) }
    if let name = manifest.fault { throw .plantedFault(folder: folders.report, name: name) }
  }

  /// Decides that the chosen changes may not become the baseline: they wait no longer, until
  /// another run finds them again.
  package mutating func reject(
    _ selection: ChangeSelection, reason: String?, date: String
  ) throws(SuiteError) -> AcceptanceOutcome {
    try checkProof()
    var outcome = AcceptanceOutcome()
    var changed = manifest
    for chosen in try selection.cases(of: manifest) {
      let open = try open(chosen)
      let taken = open.filter { selection.includes($0) }
      guard !taken.isEmpty, let index = changed.cases.firstIndex(where: { $0.name == chosen.name })
      else {
        outcome.unchanged += 1
        continue
      }
      outcome.decisions.append(Plan(chosen, taking: taken, of: open).decision)
      for place in changed.cases[index].changes.indices
      where taken.contains(changed.cases[index].changes[place]) {
        changed.cases[index].changes[place].isRejected = true
      }
    }
    guard !outcome.decisions.isEmpty else { return outcome }
    // The log first: what is killed in between still waits, and can be rejected again.
    try carryOut([], [], BaselineLog.Entry(at: date, rejected: outcome.identifiers, reason: reason))
    try changed.write(in: folders.report)
    manifest = changed
    return outcome
  }
}
