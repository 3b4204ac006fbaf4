import MeniscusDiff
import MeniscusDisplay
import MeniscusFormats
import MeniscusGeometry
import MeniscusLint
import MeniscusMorph
import MeniscusReplay
import MeniscusUI
import MeniscusVerdict

/// Replays one case in this process and says everything that there is to say about it.
@MainActor
package struct CaseExecution {
  /// Another replay of the case, made before.
  package struct Reference {
    /// The hashes of its frames.
    package var hashLog: FrameHashLog
    /// The threads that it rendered with.
    package var threads: Int

    /// Makes a reference of a replay.
    package init(hashLog: FrameHashLog, threads: Int) {
      self.hashLog = hashLog
      self.threads = threads
    }
  }

  /// What came of it.
  package struct Outcome {
    /// What was found.
    package var report: TraceReport
    /// The hashes of every frame; nil where the replay did not come to its end.
    package var hashLog: FrameHashLog?
    /// Whether what was produced may become a baseline.
    package var isAcceptable = false
  }

  /// The case.
  package var name: CaseName
  /// Its scene.
  package var scene: Scene
  /// Its trace file, for messages.
  package var path: String
  /// Its trace, in the environment of the variant.
  package var trace: Trace
  /// The hash of the bytes of its trace file; nil where it has none.
  package var traceHash: UInt64?
  /// The threads to render with.
  package var threads: Int
  /// A comparator to use instead of the trace's; nil for the trace's.
  package var comparator: PictureComparator?
  /// What others than the trace say that the case may differ by.
  package var rules: [PlacedRule] = []
  /// What the guidance leaves alone; nil for not holding what is shown against it.
  package var lint: LintFile?
  /// Whether the display lists of its frames are kept.
  package var keptFrames = KeptFrames.none
  /// What its replays do wrong on purpose; nil for nothing.
  package var fault: Fault?
  /// Whether a replay for reference paints only some tiles of each frame whatever changed.
  package var rotatesProof = false
  /// Called before each frame is shown, with its number, and with nil as each checkpoint is
  /// compared after the last: whoever waits sees that it goes on.
  package var willGoOn: @MainActor (Int?) -> Void = { _ in }
  /// The bytes of what checkpoints show that stay in memory until they are compared.
  package var captureRoom = CaptureStore.usualRoom
  /// Notes what is done with the case.
  package let log = WorkLog()

  /// Makes an execution.
  package init(
    name: CaseName, scene: Scene, path: String, trace: Trace, threads: Int
  ) {
    self.name = name
    self.scene = scene
    self.path = path
    self.trace = trace
    self.threads = threads
  }

  /// Replays the case for its hashes alone.
  ///
  /// - Parameters:
  ///   - baseline: the folder of the case's baseline, for telling where a replay that stops parts from
  ///     it; nil for not telling.
  ///   - repaintsEverything: whether every tile is painted of every frame that is another than the one
  ///     before.
  package func makeReference(
    beside baseline: String? = nil, repaintsEverything: Bool = true
  ) -> Outcome {
    do throws(StoppedReplay) {
      let record = try log.measure(.reference) { () throws(StoppedReplay) in
        try replay(repaintsEverything: repaintsEverything, keepsCheckpoints: false)
      }
      var report = blankReport
      report.referenceSpans = record.spans
      report.work = log.entries
      return Outcome(report: report, hashLog: record.hashLog)
    } catch {
      return outcome(of: error, beside: baseline.map { Baseline(in: $0) })
    }
  }

  /// Replays the case; nothing is compared unless the replay equals the reference.
  ///
  /// - Parameters:
  ///   - reference: a replay with another thread count and full repaint.
  ///   - baseline: the folder of the case's baseline.
  ///   - files: where pictures are written.
  package func compare(
    reference: Reference, baseline: String, files: CaseFiles
  ) throws(SuiteError) -> Outcome {
    let record: ReplayRecord
    var guidance = lint.map { LintRun(trace, application: $0.application) }
    do throws(StoppedReplay) {
      record = try log.measure(.replay) { () throws(StoppedReplay) in
        try replay(repaintsEverything: false, keepsCheckpoints: true) { guidance?.look(at: $0) }
      }
    } catch {
      return outcome(of: error, beside: Baseline(in: baseline))
    }
    let accepted = Baseline(in: baseline)
    var outcome = try judge(record, reference: reference, baseline: accepted, files: files)
    if let guidance { outcome.report.issues += remarks(of: guidance) }
    if outcome.report.verdict == .different, let expected = accepted.hashLog().value {
      outcome.report.strip = try strip(
        of: outcome.report, actual: record.hashLog, expected: expected, beside: accepted,
        files: files)
    }
    if keptFrames.includes(outcome.report.verdict)
      || accepted.keepsFrames && outcome.report.verdict != .same
    {
      outcome.report.drawnFrames = try drawnFrames(of: record.hashLog, files: files)
      if outcome.report.verdict != .same {
        outcome.report.acceptedFrames = try acceptedFrames(
          beside: accepted, drawnAs: record.captures.map(\.list), files: files)
      }
    }
    return outcome
  }

  /// What a replay comes to that did not come to its end.
  ///
  /// What parts from what is accepted before that is most likely why.
  package func outcome(of stop: StoppedReplay, beside baseline: Baseline?) -> Outcome {
    var outcome = Outcome(report: blankReport)
    outcome.report.mayBeAccepted = false
    let verdict: TraceReport.Verdict = stop.error.isAboutFormat ? .unreadable : .desynchronised
    var findings = [CaseFinding(verdict, .replay(stop.error))]
    if let baseline { compareTrace(beside: baseline, in: &outcome.report, &findings) }
    if let divergence = (baseline?.hashLog().value).flatMap(stop.divergence) {
      outcome.report.divergence = DivergenceReport(divergence)
      findings.append(CaseFinding(verdict, .partedBefore(divergence)))
    }
    outcome.report.conclude(findings)
    return outcome
  }

  /// Says of a replay what there is to say.
  ///
  /// - Parameter reference: another replay that it has to equal; nil where that is known.
  package func judge(
    _ record: ReplayRecord, reference: Reference?, baseline: Baseline, files: CaseFiles
  ) throws(SuiteError) -> Outcome {
    var outcome = Outcome(report: blankReport)
    outcome.hashLog = record.hashLog
    fill(&outcome.report, from: record)
    var findings = proofs(record, reference, &outcome.report)
    outcome.isAcceptable = findings.isEmpty && record.settled
    compareTrace(beside: baseline, in: &outcome.report, &findings)
    outcome.report.lacksChecksums = baseline.lacksChecksums
    var hashLog = record.hashLog
    hashLog.trace = traceHash
    try files.write(hashLog.json.utf8, .actual, BaselineFiles.hashLog)
    let comparison = CaseComparison(
      of: record, of: trace, beside: baseline, isComparing: outcome.report.determinism.equal,
      within: tolerance, files: files, list: { reference == nil ? nil : displayList(of: $0) },
      surfaces: { FusedShapes.resolve($0, with: fault).hash },
      names: EngineNames(of: trace.header.configuration), willGoOn: { willGoOn(nil) })
    try log.measure(.comparing) { () throws(SuiteError) in
      try comparison.compare(into: &outcome.report, &findings)
    }
    if reference != nil, outcome.report.determinism.equal,
      !findings.contains(where: { $0.verdict == .damagedBaseline })
    {
      log.measure(.comparing) {
        judgeFrames(of: record.hashLog, beside: baseline, into: &outcome.report, &findings)
      }
    }
    let lines = trace.checkpointLines
    for index in outcome.report.checkpoints.indices {
      outcome.report.checkpoints[index].line = lines[outcome.report.checkpoints[index].name]
    }
    if reference != nil, outcome.report.determinism.equal {
      if let finding = comparison.unguarded() {
        findings.append(finding)
        outcome.isAcceptable = false
      } else if comparator == nil {
        outcome.report.issues += untripped(in: record)
      }
    }
    if findings.contains(where: { $0.verdict == .damagedBaseline }) { outcome.isAcceptable = false }
    if !record.settled {
      // What is accepted came to rest. A replay that parted from it before the end, as by a slower
      // spring, is judged by that; one that did not, or has nothing to part from, proves nothing.
      let moving = record.hashLog.frames.last?.views.map { record.hashLog.views[$0.view] } ?? []
      findings.append(
        CaseFinding(
          outcome.report.divergence == nil ? .desynchronised : .different,
          .unsettled(frame: record.hashLog.frames.count - 1, views: moving)))
    }
    outcome.report.work = log.entries
    outcome.report.conclude(findings)
    outcome.report.mayBeAccepted = outcome.isAcceptable
    if outcome.isAcceptable, !outcome.report.verdict.isAccepted, outcome.report.changes.isEmpty,
      !outcome.report.checkpoints.contains(where: \.isLessThanAllowed)
    {
      outcome.report.changes = [
        BaselineChange(
          checkpoint: nil, kind: .frames,
          cause: ChangeCause(kind: .contradiction, subjects: [name.ofTrace.identifier]))
      ]
    }
    return outcome
  }

  /// Sets the trace beside the one that the case was accepted with.
  private func compareTrace(
    beside baseline: Baseline, in report: inout TraceReport, _ findings: inout [CaseFinding]
  ) {
    let accepted = AcceptedTrace(trace, hash: traceHash, of: name, beside: baseline)
    report.edits = accepted.edits
    report.lacksTrace = accepted.isMissing
    if let problem = accepted.problem {
      findings.append(CaseFinding(.unreadable, .unreadableBaseline(problem)))
    }
  }

  /// Plays the trace to its end; what it does not prove is said by ``proofs(_:_:_:)``.
  private func replay(
    repaintsEverything: Bool, keepsCheckpoints: Bool, didShow: (Replay) -> Void = { _ in }
  ) throws(StoppedReplay) -> ReplayRecord {
    var options = ReplayOptions(
      threads: threads, fullRepaint: repaintsEverything, requirements: [])
    options.rotatesRepaint = rotatesProof
    options.fault = fault
    options.captureRoom = captureRoom
    // The second replay is for the hashes alone.
    options.keepsCheckpoints = keepsCheckpoints
    return try play(options, didShow: didShow).record
  }

  /// Plays the trace to its end by some options.
  ///
  /// - Parameter didShow: called after each frame that was shown.
  package func play(
    _ options: ReplayOptions, didShow: (Replay) -> Void = { _ in }
  ) throws(StoppedReplay) -> (replay: Replay, record: ReplayRecord) {
    var hashLog: FrameHashLog?
    do throws(ReplayError) {
      var replay = try Replay(trace, on: scene, options: options)
      defer { hashLog = replay.hashLog }
      while replay.frame < replay.lastFrame {
        willGoOn(replay.frame + 1)
        guard try replay.showNextFrame() else { break }
        didShow(replay)
      }
      willGoOn(nil)
      return (replay, try replay.record())
    } catch {
      throw StoppedReplay(error: error, hashLog: hashLog)
    }
  }

  /// The operations of a frame, by replaying up to it.
  private func displayList(of frame: Int) -> DisplayList? { replay(to: frame)?.displayList }

  /// What the scene makes of identities up to a frame, by replaying up to it.
  private func identityUse(at frame: Int) -> IdentityUse {
    replay(to: frame)?.identityUse ?? IdentityUse()
  }

  private func replay(to frame: Int) -> Replay? {
    var options = ReplayOptions(threads: threads, pixels: .none, requirements: [])
    options.fault = fault
    guard var replay = try? Replay(trace, on: scene, options: options) else { return nil }
    while replay.frame < frame {
      willGoOn(replay.frame + 1)
      guard let isShown = try? replay.showNextFrame(), isShown else { return nil }
    }
    return replay
  }

  /// What shows that a replay proves nothing.
  private func proofs(
    _ record: ReplayRecord, _ reference: Reference?, _ report: inout TraceReport
  ) -> [CaseFinding] {
    var findings: [CaseFinding] = []
    report.determinism = DeterminismReport(
      checked: reference != nil, equal: true, threads: reference?.threads ?? threads)
    if let reference,
      let divergence = Divergence(expected: reference.hashLog, actual: record.hashLog)
    {
      report.determinism.equal = false
      report.determinism.frame = divergence.frame
      report.determinism.stage = divergence.stage
      report.determinism.identities = identityUse(at: divergence.frame)
      findings.append(
        CaseFinding(
          .notDeterministic,
          .notDeterministic(divergence, threads: reference.threads, others: threads)))
    }
    let shortfall = CaseFinding.Shortfall(
      frames: .init(record.hashLog.frames.count, of: trace.frameCount),
      events: .init(record.eventsDelivered, of: trace.events.count),
      checkpoints: .init(record.captures.count, of: trace.checkpoints.count))
    if !shortfall.isNothing {
      findings.append(CaseFinding(.desynchronised, .stoppedShort(shortfall)))
    }
    if trace.checkpoints.isEmpty { findings.append(CaseFinding(.desynchronised, .noCheckpoints)) }
    return findings
  }

  /// What breaks the guidance and nobody exempts, but for what may be meant: each rule once.
  private func remarks(of guidance: LintRun) -> [CaseRemark] {
    let findings = guidance.findings.filter { finding in
      finding.severity > .note && lint?.exemption(of: finding, in: name) == nil
    }
    return LintRule.allCases.compactMap { rule in
      let broken = findings.filter { $0.rule == rule }
      return broken.first.map { CaseRemark.lint($0, others: broken.count - 1) }
    }
  }

  private var blankReport: TraceReport {
    var report = TraceReport(
      scene: name.scene, name: name.trace, variant: name.variant, file: path)
    report.device = TraceDevice(trace.header)
    report.rate = trace.header.rate
    report.eventsExpected = trace.events.count
    return report
  }

  private func fill(_ report: inout TraceReport, from record: ReplayRecord) {
    report.frames = record.hashLog.frames.count
    report.eventsDelivered = record.eventsDelivered
    report.events = trace.events.prefix(record.eventsDelivered).enumerated().map { index, event in
      EventReport(
        frame: trace.clock.frame(at: event.time), line: Trace.line(ofEvent: index),
        title: event.action.title)
    }
    report.settled = record.settled
    report.settledFrames = record.settledFrames
    report.endlessMotion = record.endlessMotion
    report.counters = record.counters
    report.spans = record.spans
    report.unencodableState = record.unencodableState
    report.issues = record.issues.map { .scene($0.issue, frame: $0.frame) }
    if !record.endlessMotion.isEmpty {
      report.issues.append(.endlessMotion(views: record.endlessMotion))
    }
  }
}
