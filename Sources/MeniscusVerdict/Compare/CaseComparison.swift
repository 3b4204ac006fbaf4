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
  /// What the engine calls its values.
  let names: EngineNames
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
  ///   - names: what the engine calls its values.
  ///   - willGoOn: called before each checkpoint.
  package init(
    of record: ReplayRecord, of trace: Trace, beside baseline: Baseline, isComparing: Bool,
    within tolerance: CaseTolerance, files: CaseFiles,
    list: @escaping @MainActor (Int) -> DisplayList?,
    surfaces: @escaping (DisplayList) -> UInt64, names: EngineNames,
    willGoOn: @escaping @MainActor () -> Void
  ) {
    self.record = record
    self.trace = trace
    self.baseline = baseline
    self.isComparing = isComparing
    let desk = CheckpointDesk()
    checkpoints = record.captures.map { ComparedCheckpoint($0, in: baseline, desk) }
    self.tolerance = tolerance
    self.files = files
    self.list = list
    self.surfaces = surfaces
    self.names = names
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
    var checks = isComparing ? BaselineIntegrity(of: baseline, beside: record) : nil
    for stored in checkpoints {
      willGoOn()
      let checkpoint = stored.held
      checks?.check(checkpoint.accepted, beside: checkpoint.capture)
      report.checkpoints.append(try pictures.report(on: checkpoint))
      stored.putAway()
    }
    report.issues += unknownViews()
    guard var integrity = checks else { return }
    for name in try orphans() {
      let frame = integrity.hashLog.value?.checkpoints.first { $0.name == name }?.frame
      let accepted = AcceptedCheckpoint(name, in: baseline)
      integrity.check(accepted, beside: nil)
      report.checkpoints.append(try pictures.orphan(accepted, frame: frame))
    }
    let hashLog = integrity.hashLog
    if let expected = hashLog.value {
      compare(expected, into: &report)
      report.mismatches += [integrity.mismatch].compactMap(\.self)
    }
    blame(in: &report)
    // Of what is damaged nothing follows: neither what differs nor what may be accepted.
    let damage = integrity.damaged
    guard damage.isEmpty else {
      findings.append(CaseFinding(.damagedBaseline, .damagedBaseline(damage)))
      return
    }
    findings += integrity.problems.map { CaseFinding(.unreadable, .unreadableBaseline($0)) }
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
    report.divergence = DivergenceReport(divergence)
    let known = report
    let details = DivergenceDetails(
      divergence: divergence, expected: expected, record: record, checkpoints: checkpoints,
      trace: trace, search: { search($0, in: known) }, list: list)
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

  /// Blames one party for each region, and says which region shows what the checkpoint is not as
  /// accepted for.
  private func blame(in report: inout TraceReport) {
    let stage = report.divergence?.stage
    let views = report.divergence?.views ?? []
    for index in report.checkpoints.indices where !report.checkpoints[index].regions.isEmpty {
      let name = report.checkpoints[index].name
      guard let checkpoint = checkpoints.first(where: { $0.capture.name == name }) else { continue }
      let party = RegionParty(
        checkpoint.operations, stage: stage, scale: report.checkpoints[index].scale)
      var regions = report.checkpoints[index].regions
      for region in regions.indices { party.blame(in: &regions[region]) }
      report.checkpoints[index].regions = regions
      if let view = search(checkpoint, in: report).party.view(preferring: views) {
        report.checkpoints[index].told = regions.firstIndex { region in
          region.change?.view.map { ViewNames.isInside($0, view) } ?? false
        }
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
    if case .missing = baseline.keptFrames, baseline.keepsFrames {
      missing.append(BaselineFiles.frames)
    }
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
