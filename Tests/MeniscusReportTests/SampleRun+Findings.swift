import MeniscusFormats

extension SampleRun {
  /// A run in which every verdict and every state of a checkpoint is there, each once or more.
  static func findings() -> RunReport {
    var run = empty()
    run.traces = found.map { name, finding in
      var trace = same("faulty/\(name)", "tap", frames: 48, seed: name.utf8.count)
      if stopped.contains(finding.verdict) { stop(&trace) }
      trace.conclude([finding])
      return trace
    }
    run.traces += [checkpoints(), expected(), passing(), tolerated(), same("a", "b", frames: 30)]
    run.exitCode = .interrupted
    run.remarks = [.missingSuite(path: "Traces/suite.json")]
    return run
  }

  private static let found: [(String, CaseFinding)] = [
    ("mute", CaseFinding(.crashed, .silent(status: 0, output: ""))),
    ("slow", CaseFinding(.timedOut, .timedOut(seconds: 60, frame: 3))),
    (
      "renamed",
      CaseFinding(
        .desynchronised,
        .replay(
          .missingTarget(
            "tgle", at: EventPlace(line: 4, frame: 12), known: ["toggle"], suggestion: "toggle")))
    ),
    ("restless", CaseFinding(.desynchronised, .unsettled(frame: 47, views: ["Board/Row"]))),
    (
      "short",
      CaseFinding(
        .desynchronised,
        .stoppedShort(
          .init(frames: .init(30, of: 48), events: .init(1, of: 2), checkpoints: .init(1, of: 3))))
    ),
    ("homeless", CaseFinding(.unreadable, .trace(.noScene))),
    ("gone", CaseFinding(.orphanedBaseline, .orphanedCheckpoints(["lit"]))),
    (
      "mangled",
      CaseFinding(
        .damagedBaseline,
        .damagedBaseline([
          .damaged(path: "Baselines/faulty/mangled/tap/frames.json", .lineEnds),
          .damaged(path: "Baselines/faulty/mangled/tap/end.png", .checksum),
        ]))
    ),
    ("stopped", CaseFinding(.interrupted, .suite(.interrupted))),
  ]

  private static let stopped: Set<TraceReport.Verdict> = [
    .crashed, .timedOut, .unreadable, .interrupted,
  ]

  /// A case of which no frame is known.
  private static func stop(_ trace: inout TraceReport) {
    let whole = trace
    trace = TraceReport(scene: whole.scene, name: whole.name, file: whole.file)
    trace.eventsExpected = whole.eventsExpected
  }

  /// A case that passes although it is expected to fail.
  private static func passing() -> TraceReport {
    var trace = same("faulty/mended", "tap", frames: 48, seed: 4)
    if let until = CalendarDay("2026-12-31"), let today = CalendarDay("2026-11-20") {
      trace.expect(
        ExpectedFailure(
          scene: "faulty/mended", issue: "rings too long (#41)", until: until,
          at: .line(9, of: "Traces/tolerances.json")), today: today)
    }
    return trace
  }

  /// A case with a checkpoint in each state in which it can be.
  private static func checkpoints() -> TraceReport {
    var trace = same("faulty/checkpoints", "tap", frames: 48, seed: 21)
    let model = trace.checkpoints[0]
    trace.checkpoints = CheckpointReport.Verdict.allCases.enumerated().map { place, verdict in
      var checkpoint = model
      (checkpoint.name, checkpoint.frame) = ("\(verdict)", place * 5)
      checkpoint.verdict = verdict
      switch verdict {
      case .different, .withinTolerance:
        checkpoint.expected = model.actual
        checkpoint.differingPixels = 12
        checkpoint.maximumChannelDifference = 3
      case .sizesDiffer:
        checkpoint.expected = .init(path: "pictures/taller.png", width: 640, height: 520)
      case .orphan:
        (checkpoint.frame, checkpoint.expected, checkpoint.actual) = (nil, model.actual, nil)
      default: break
      }
      return checkpoint
    }
    trace.conclude([
      CaseFinding(
        .different,
        .different(
          CaseFinding.Differences(
            divergence: nil, mismatches: [], checkpoints: trace.checkpoints,
            comparesSnapshots: true, hasUnmatchedPicture: true, isSettled: true)))
    ])
    return trace
  }
}
