import MeniscusDiff
import MeniscusDisplay
import MeniscusReplay

/// Sets everything that a replay gave against what is accepted of its case.
struct CaseComparison {
  /// The trace, in the environment of the variant.
  let trace: Trace
  /// What the replay gave.
  let record: ReplayRecord
  /// What may differ.
  let tolerance: CaseTolerance
  /// What is accepted; nil where nothing may be compared.
  let baseline: Baseline?
  /// Where pictures are written.
  let files: CaseFiles
  /// What makes text of it.
  let sentences: Sentences
  /// Draws a frame of the case anew, for its operations; nil where that fails.
  let list: @MainActor (Int) -> DisplayList?
  /// The hash of the surfaces that this run's engine finds in a list.
  let surfaces: (DisplayList) -> UInt64
  /// Called before each checkpoint.
  let willGoOn: @MainActor () -> Void

  private var name: CaseName { files.name }

  /// Fills what is known only by comparing, and notes what was found.
  @MainActor
  func compare(
    into report: inout TraceReport, _ findings: inout TraceReport.Findings
  ) throws(SuiteError) {
    let pictures = CheckpointComparison(
      baseline: baseline, files: files, tolerance: tolerance)
    report.tolerance = Sentences.tolerance(tolerance)
    for capture in record.captures {
      willGoOn()
      report.checkpoints.append(try pictures.report(on: capture))
    }
    report.issues += unknownViews()
    guard let baseline else { return }
    let chain = baseline.chain()
    for name in try orphans(in: baseline) {
      let frame = chain.value?.checkpoints.first { $0.name == name }?.frame
      report.checkpoints.append(try pictures.orphan(name, frame: frame))
    }
    if case .unreadable(let sentence) = chain {
      findings.add(.unreadable, sentences.unreadableBaseline(sentence, name))
    }
    for checkpoint in report.checkpoints where checkpoint.verdict == .unreadable {
      findings.add(.unreadable, sentences.unreadableBaseline(checkpoint.sentence, name))
    }
    if let expected = chain.value { compare(expected, into: &report) }
    orderOwners(in: &report, beside: baseline)
    addMissing(from: baseline, chain, report, &findings)
    addOrphans(report, &findings)
    addDifferences(report, &findings)
    for checkpoint in report.checkpoints where checkpoint.isLessThanAllowed {
      findings.add(.different, Sentences.lessThanAllowed(checkpoint))
    }
    addTolerated(&report)
    report.changes = changes(in: report, beside: baseline, chain)
  }

  /// The checkpoints that only the baseline has.
  private func orphans(in baseline: Baseline) throws(SuiteError) -> [String] {
    let known = Set(record.captures.map(\.name))
    return try baseline.checkpoints().filter { !known.contains($0) }
  }

  /// Sets the hashes of every frame against the accepted ones.
  @MainActor
  private func compare(_ expected: FrameChain, into report: inout TraceReport) {
    report.expectedFrames = expected.frames.count
    report.stageDifferences = Self.stageDifferences(expected, record.chain)
    report.mismatches = expected.mismatches(with: record.chain).map { Sentences.mismatch($0) }
    let relevant = tolerance.relevant(record.chain, beside: expected)
    guard let found = Divergence(expected: expected, actual: relevant),
      Divergence(
        expected: expected, actual: tolerance.seen(relevant, beside: expected, drawn: record.chain))
        != nil
    else {
      if let divergence = Divergence(expected: expected, actual: record.chain) {
        let isSeen =
          Divergence(
            expected: expected,
            actual: tolerance.seen(record.chain, beside: expected, drawn: record.chain)) != nil
        report.tolerated.append(
          isSeen
            ? Sentences.tolerated(divergence, clock: trace.clock)
            : Sentences.unseen(divergence, clock: trace.clock))
      }
      return
    }
    let divergence = refined(found, beside: expected)
    let details = DivergenceDetails(
      divergence: divergence, expected: expected, record: record, baseline: baseline,
      trace: trace, list: list)
    report.divergence = DivergenceReport(
      frame: divergence.frame, microseconds: trace.clock.microseconds(of: divergence.frame),
      stage: divergence.stage, views: divergence.views.map(\.path),
      sentence: Sentences.divergence(divergence, clock: trace.clock),
      details: details.sentences)
  }

  /// A divergence with the stage that it begins in, as far as a checkpoint of its frame tells.
  private func refined(_ divergence: Divergence, beside expected: FrameChain) -> Divergence {
    guard divergence.frame == 0, let frame = expected.frames.first,
      let actual = record.chain.frames.first, let capture = record.captures.first,
      expected.frames.indices.contains(capture.frame),
      let display = baseline?.bytes(of: capture.name, .display).value
    else { return divergence }
    return FirstFrameStage(
      capture, display: String(decoding: display, as: UTF8.self),
      expected: expected.frames[capture.frame].hashes, surfaces: surfaces
    ).refined(divergence, first: frame.hashes.firstDifference(from: actual.hashes))
  }

  /// Puts the owners of regions in the order in which they are worth a look.
  private func orderOwners(in report: inout TraceReport, beside baseline: Baseline) {
    let stage = report.divergence?.stage
    for index in report.checkpoints.indices where !report.checkpoints[index].regions.isEmpty {
      let name = report.checkpoints[index].name
      var order: OwnerOrder?
      if let stage, stage == .surfaces || stage == .pixels,
        let capture = record.captures.first(where: { $0.name == name })
      {
        let expected = baseline.bytes(of: name, .display).value
        order = OwnerOrder(
          in: stage, expected: expected.map { String(decoding: $0, as: UTF8.self) },
          actual: capture.display)
      }
      for region in report.checkpoints[index].regions.indices {
        let owners = report.checkpoints[index].regions[region].owners
        report.checkpoints[index].regions[region].owners = Array(
          (order?.ordered(owners) ?? owners).prefix(OwnerOrder.limit))
      }
    }
  }

  private static func stageDifferences(_ left: FrameChain, _ right: FrameChain) -> [StageSet] {
    (0..<max(left.frames.count, right.frames.count)).map { frame in
      guard frame < left.frames.count, frame < right.frames.count else { return .all }
      let (left, right) = (left.frames[frame].hashes, right.frames[frame].hashes)
      return StageSet(Stage.allCases.filter { left[$0] != right[$0] }.map { StageSet($0) })
    }
  }

  private func addMissing(
    from baseline: Baseline, _ chain: Baseline.Part<FrameChain>, _ report: TraceReport,
    _ findings: inout TraceReport.Findings
  ) {
    var missing = report.checkpoints.filter { $0.verdict == .missingBaseline }
      .map { BaselineFiles.name(of: $0.name, .picture) }
    if case .missing = chain { missing.insert(BaselineFiles.chain, at: 0) }
    for capture in record.captures {
      for kind in [BaselineFiles.Kind.tree, .display] {
        if case .missing = baseline.bytes(of: capture.name, kind) {
          missing.append(BaselineFiles.name(of: capture.name, kind))
        }
      }
    }
    if missing.isEmpty { return }
    let isWhole = missing.count == BaselineFiles.names(of: record.captures.map(\.name)).count
    findings.add(
      .missingBaseline, isWhole ? sentences.nothingAccepted(name) : sentences.missing(missing, name)
    )
  }

  private func addOrphans(_ report: TraceReport, _ findings: inout TraceReport.Findings) {
    let orphans = report.checkpoints.filter { $0.verdict == .orphan }.map(\.name)
    if !orphans.isEmpty {
      findings.add(.orphanedBaseline, sentences.orphaned(orphans, name))
    }
  }

  private func addDifferences(_ report: TraceReport, _ findings: inout TraceReport.Findings) {
    let checkpoints = Sentences.checkpoints(
      report.checkpoints, withSnapshots: tolerance.isExact(.layout),
      told: report.divergence?.details ?? [])
    var parts = [report.divergence?.sentence].compactMap { $0 }
    parts += (report.divergence?.details ?? []) + report.mismatches
    if let checkpoints { parts.append(checkpoints) }
    if report.expectedFrames != nil, report.checkpoints.contains(where: { isUnmatched($0, report) })
    {
      parts.append(Sentences.unmatchedPicture)
    }
    if parts.isEmpty { return }
    findings.add(.different, sentences.different(parts, name, isSettled: record.settled))
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
      .map { "checkpoint \($0.name): \($0.sentence)" }
    let snapshots = report.checkpoints.filter { $0.treeDiffers && $0.verdict.isAccepted }
    if !tolerance.isExact(.layout), !snapshots.isEmpty {
      report.tolerated.append(Sentences.toleratedSnapshots(snapshots.map(\.name)))
    }
  }
}
