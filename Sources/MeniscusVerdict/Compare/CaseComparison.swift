import MeniscusDisplay
import MeniscusFormats

/// Sets everything that a replay gave against what is accepted of its case.
package struct CaseComparison {
  /// The trace, in the environment of the variant.
  let trace: Trace
  /// What the replay gave.
  let record: ReplayRecord
  /// Its checkpoints, beside what is accepted of them.
  let checkpoints: [ComparedCheckpoint]
  /// What may differ.
  let tolerance: CaseTolerance
  /// What is accepted.
  let baseline: Baseline
  /// Whether anything may be compared.
  let isComparing: Bool
  /// Where pictures are written.
  let files: CaseFiles
  /// Draws a frame of the case anew, for its operations; nil where that fails.
  let list: @MainActor (Int) -> DisplayList?
  /// The hash of the fused shapes that this run's engine finds in a list.
  let surfaces: (DisplayList) -> UInt64
  /// Called before each checkpoint.
  let willGoOn: @MainActor () -> Void

  /// Sets a replay beside what is accepted of its case.
  ///
  /// - Parameters:
  ///   - baseline: what is accepted.
  ///   - isComparing: whether anything may be compared.
  ///   - files: where pictures are written.
  ///   - list: draws a frame of the case anew, for its operations; nil where that fails.
  ///   - surfaces: the hash of the fused shapes that this run's engine finds in a list.
  ///   - willGoOn: called before each checkpoint.
  package init(
    of record: ReplayRecord, of trace: Trace, beside baseline: Baseline, isComparing: Bool,
    within tolerance: CaseTolerance, files: CaseFiles,
    list: @escaping @MainActor (Int) -> DisplayList?,
    surfaces: @escaping (DisplayList) -> UInt64, willGoOn: @escaping @MainActor () -> Void
  ) {
    self.record = record
    self.trace = trace
    self.baseline = baseline
    self.isComparing = isComparing
    checkpoints = record.captures.map { ComparedCheckpoint($0, in: baseline) }
    self.tolerance = tolerance
    self.files = files
    self.list = list
    self.surfaces = surfaces
    self.willGoOn = willGoOn
  }

  /// Fills what is known only by comparing, and notes what was found.
  @MainActor
  package func compare(
    into report: inout TraceReport, _ findings: inout [CaseFinding]
  ) throws(SuiteError) {
    let pictures = CheckpointComparison(
      isComparing: isComparing, files: files, tolerance: tolerance)
    report.tolerance = tolerance.applied
    for checkpoint in checkpoints {
      willGoOn()
      report.checkpoints.append(try pictures.report(on: checkpoint))
    }
    report.issues += unknownViews()
    guard isComparing else { return }
    let hashLog = baseline.hashLog()
    for name in try orphans() {
      let frame = hashLog.value?.checkpoints.first { $0.name == name }?.frame
      report.checkpoints.append(
        try pictures.orphan(AcceptedCheckpoint(name, in: baseline), frame: frame))
    }
    if case .unreadable(let problem) = hashLog {
      findings.append(CaseFinding(.unreadable, .unreadableBaseline(problem)))
    }
    findings += report.checkpoints.compactMap(\.problem).map {
      CaseFinding(.unreadable, .unreadableBaseline($0))
    }
    if let expected = hashLog.value { compare(expected, into: &report) }
    orderOwners(in: &report)
    addMissing(hashLog, report, &findings)
    addOrphans(report, &findings)
    addDifferences(report, &findings)
    findings += report.checkpoints.filter(\.isLessThanAllowed).map {
      CaseFinding(.different, .lessThanAllowed($0))
    }
    addTolerated(&report)
    report.changes = changes(in: report, hashLog)
  }

  /// The checkpoints that only the baseline has.
  private func orphans() throws(SuiteError) -> [String] {
    let known = Set(record.captures.map(\.name))
    return try baseline.checkpoints().filter { !known.contains($0) }
  }

  /// Sets the hashes of every frame against the accepted ones.
  @MainActor
  private func compare(_ expected: FrameHashLog, into report: inout TraceReport) {
    report.expectedFrames = expected.frames.count
    report.stageDifferences = Self.stageDifferences(expected, record.hashLog)
    report.mismatches = expected.mismatches(with: record.hashLog)
    guard let found = tolerance.divergence(of: record.hashLog, beside: expected) else {
      if let divergence = Divergence(expected: expected, actual: record.hashLog) {
        let isSeen =
          Divergence(
            expected: expected,
            actual: tolerance.seen(record.hashLog, beside: expected, drawn: record.hashLog)) != nil
        report.tolerated.append(isSeen ? .frames(divergence) : .unseen(divergence))
      }
      return
    }
    let divergence = refined(found, beside: expected)
    let details = DivergenceDetails(
      divergence: divergence, expected: expected, record: record, checkpoints: checkpoints,
      trace: trace, list: list)
    report.divergence = DivergenceReport(divergence, details: details.findings)
  }

  /// A divergence with the stage that it begins in, as far as a checkpoint of its frame tells.
  private func refined(_ divergence: Divergence, beside expected: FrameHashLog) -> Divergence {
    guard divergence.frame == 0, let frame = expected.frames.first,
      let actual = record.hashLog.frames.first, let checkpoint = checkpoints.first,
      expected.frames.indices.contains(checkpoint.capture.frame),
      let stage = FirstFrameStage(
        checkpoint, expected: expected.frames[checkpoint.capture.frame].hashes,
        surfaces: surfaces)
    else { return divergence }
    return stage.refined(divergence, first: frame.hashes.firstDifference(from: actual.hashes))
  }

  /// Puts the owners of regions in the order in which they are worth a look.
  private func orderOwners(in report: inout TraceReport) {
    let stage = report.divergence?.stage
    for index in report.checkpoints.indices where !report.checkpoints[index].regions.isEmpty {
      let name = report.checkpoints[index].name
      var order: OwnerOrder?
      if let stage, stage == .surfaces || stage == .pixels,
        let checkpoint = checkpoints.first(where: { $0.capture.name == name })
      {
        order = OwnerOrder(in: stage, checkpoint.operations)
      }
      for region in report.checkpoints[index].regions.indices {
        let owners = report.checkpoints[index].regions[region].owners
        report.checkpoints[index].regions[region].owners = Array(
          (order?.ordered(owners) ?? owners).prefix(OwnerOrder.limit))
      }
    }
  }

  private static func stageDifferences(_ left: FrameHashLog, _ right: FrameHashLog) -> [StageSet] {
    (0..<max(left.frames.count, right.frames.count)).map { frame in
      guard frame < left.frames.count, frame < right.frames.count else { return .all }
      let (left, right) = (left.frames[frame].hashes, right.frames[frame].hashes)
      return StageSet(Stage.allCases.filter { left[$0] != right[$0] }.map { StageSet($0) })
    }
  }

  private func addMissing(
    _ hashLog: Baseline.Part<FrameHashLog>, _ report: TraceReport,
    _ findings: inout [CaseFinding]
  ) {
    var missing = report.checkpoints.filter { $0.verdict == .missingBaseline }
      .map { BaselineFiles.name(of: $0.name, .picture) }
    if case .missing = hashLog { missing.insert(BaselineFiles.hashLog, at: 0) }
    for checkpoint in checkpoints {
      missing += checkpoint.accepted.missingTexts.map {
        BaselineFiles.name(of: checkpoint.capture.name, $0)
      }
    }
    if missing.isEmpty { return }
    let isWhole = missing.count == BaselineFiles.names(of: record.captures.map(\.name)).count
    findings.append(
      CaseFinding(.missingBaseline, isWhole ? .nothingAccepted : .missingFiles(missing)))
  }

  private func addOrphans(_ report: TraceReport, _ findings: inout [CaseFinding]) {
    let orphans = report.checkpoints.filter { $0.verdict == .orphan }.map(\.name)
    if !orphans.isEmpty {
      findings.append(CaseFinding(.orphanedBaseline, .orphanedCheckpoints(orphans)))
    }
  }

  private func addDifferences(_ report: TraceReport, _ findings: inout [CaseFinding]) {
    let comparesSnapshots = tolerance.isExact(.layout)
    let differences = CaseFinding.Differences(
      divergence: report.divergence, mismatches: report.mismatches,
      checkpoints: report.checkpoints.filter {
        $0.differs(comparingSnapshots: comparesSnapshots)
      },
      comparesSnapshots: comparesSnapshots,
      hasUnmatchedPicture: report.expectedFrames != nil
        && report.checkpoints.contains { isUnmatched($0, report) },
      isSettled: record.settled)
    if !differences.isEmpty { findings.append(CaseFinding(.different, .different(differences))) }
  }

  /// Whether the picture of a checkpoint differs though the hash of its pixels does not.
  private func isUnmatched(_ checkpoint: CheckpointReport, _ report: TraceReport) -> Bool {
    guard [.different, .sizesDiffer, .withinTolerance].contains(checkpoint.verdict),
      !checkpoint.isLessThanAllowed
    else {
      return false
    }
    guard let frame = checkpoint.frame, report.stageDifferences.indices.contains(frame) else {
      return report.differingFrames == 0
    }
    return !report.stageDifferences[frame].contains(StageSet(.pixels))
  }

  /// Says what differs and may.
  private func addTolerated(_ report: inout TraceReport) {
    report.tolerated += report.checkpoints.filter { $0.verdict == .withinTolerance }
      .map { .checkpoint($0) }
    let snapshots = report.checkpoints.filter { $0.treeDiffers && $0.verdict.isAccepted }
    if !tolerance.isExact(.layout), !snapshots.isEmpty {
      report.tolerated.append(.snapshots(snapshots.map(\.name)))
    }
  }
}
