import MeniscusDiff
import MeniscusDisplay
import MeniscusFormats
import MeniscusGeometry
import MeniscusImage
import MeniscusTiming

/// A run of realistic size with every verdict in it, made up by arithmetic.
enum SampleRun {
  /// Numbers that look like chance, from Knuth's linear congruential generator.
  struct Chance {
    private var state: UInt64

    init(seed: UInt64) {
      state = seed
    }

    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(truncatingIfNeeded: state >> 33) % bound
    }
  }

  /// A run in which something of everything went wrong.
  static func mixed() -> RunReport {
    var run = empty()
    run.traces = [
      different(), missing(), unsettled(), trapped(), same("engine/stacks", "reflow", frames: 96),
      same("engine/scroll", "fling", frames: 240), same("landscape/alps", "dusk", frames: 180),
      same("landscape/alps", "dusk", variant: "dark", frames: 180),
      same("shapes/all", "tour", frames: 64), tolerated(),
    ]
    run.orphans = [
      .init(path: "engine/springs/old/lit.png", in: "Baselines", .file)
    ]
    run.exitCode = .unproven
    return run
  }

  /// The mixed run with the work of a few frames alone, for tests of its words.
  static func brief() -> RunReport {
    var run = mixed()
    for index in run.traces.indices {
      run.traces[index].spans = Array(run.traces[index].spans.prefix(18))
      run.traces[index].counters = Array(run.traces[index].counters.prefix(3))
    }
    return run
  }

  /// A run in which all is as accepted.
  static func accepted(cases: Int = 8, frames: Int = 180) -> RunReport {
    var run = empty()
    run.traces = (0..<cases).map { same("scene/number\($0)", "trace", frames: frames, seed: $0) }
    return run
  }

  /// A run of many cases of ten a scene; the failing ones are spread over it.
  static func large(cases: Int, failing: Int, frames: Int) -> RunReport {
    var run = empty()
    let (accepted, failed) = (same("a", "b", frames: frames), different(frames: max(frames, 2)))
    run.traces = (0..<cases).map { index in
      let fails = failing * (index + 1) / cases > failing * index / cases
      var trace = fails ? failed : accepted
      trace.scene = "section\(index / 100)/component\(index / 10)"
      trace.name = "interaction\(index % 10)"
      trace.file = "Traces/\(trace.scene)/\(trace.name).jsonl"
      if index % 5 == 4 { trace.variant = "dark" }
      return trace
    }
    run.exitCode = failing > 0 ? .different : .accepted
    return run
  }

  /// A run of no traces.
  static func empty() -> RunReport {
    RunReport(
      started: "2026-11-20T09:30:00Z", duration: 12_345_678_901, toolVersion: "0.1.0",
      command: "swift run -c release meniscus",
      platform: .init(
        system: "Debian GNU/Linux 12", architecture: "x86_64", processors: 2, build: "release"),
      threads: 2)
  }

  /// A case that is as accepted.
  static func same(
    _ scene: String, _ name: String, variant: String? = nil, frames: Int, seed: Int = 1
  ) -> TraceReport {
    var trace = TraceReport(
      scene: scene, name: name, variant: variant, file: "Traces/\(scene)/\(name).jsonl")
    var header = TraceHeader(scene: scene, size: Size2D(width: 320, height: 240))
    variant.flatMap { TraceVariant(name: $0) }?.apply(to: &header.environment)
    trace.device = TraceDevice(header)
    trace.frames = frames
    trace.expectedFrames = frames
    trace.events = [
      EventReport(frame: 6, line: 2, title: "tap play"),
      EventReport(frame: min(40, frames - 1), line: 4, title: "toggle lamp"),
    ]
    trace.eventsDelivered = trace.events.count
    trace.eventsExpected = trace.events.count
    trace.stageDifferences = [StageSet](repeating: [], count: frames)
    trace.determinism = DeterminismReport(checked: true, equal: true, threads: 1)
    trace.checkpoints = ["start", "middle", "end"].enumerated().map { index, checkpoint in
      var report = CheckpointReport(name: checkpoint, frame: index * (frames - 1) / 2)
      report.actual = picture("same-\(index)")
      report.tree = "pictures/start.tree.txt"
      report.display = "pictures/start.display.txt"
      return report
    }
    addWork(to: &trace, seed: UInt64(seed))
    return trace
  }

  private static func addWork(to trace: inout TraceReport, seed: UInt64) {
    var chance = Chance(seed: seed)
    var clock: UInt64 = 5_000_000_000 + seed * 1_000_000
    let base: [(Phase, Int)] = [
      (.input, 12), (.update, 90), (.layout, 140), (.display, 110), (.render, 900), (.hash, 160),
    ]
    for frame in 0..<trace.frames {
      let moving = frame % 60 < 36
      var counters = WorkCounters()
      counters[.operations] = 14 + frame % 3
      if moving {
        counters[.bodies] = 1 + chance.next(below: 3)
        counters[.nodesUpdated] = 4 + chance.next(below: 5)
        counters[.measurements] = chance.next(below: 12)
        counters[.placements] = 3
        counters[.tilesPainted] = 4 + chance.next(below: 20)
        counters[.pixelsShaded] = 20_000 + chance.next(below: 60_000)
        counters[.segments] = 300 + chance.next(below: 200)
      }
      trace.counters.append(counters)
      for (phase, microseconds) in base {
        let factor = frame == 0 ? 9 : moving ? 3 : 1
        let nanoseconds = UInt64(microseconds * factor * (700 + chance.next(below: 900)))
        trace.spans.append(
          Span(phase: phase.index, frame: frame, start: clock, duration: nanoseconds))
        clock += nanoseconds + 800
      }
    }
    trace.duration = clock - 5_000_000_000
  }

  private static func picture(_ name: String) -> CheckpointReport.Picture {
    .init(path: "pictures/\(name).png", width: 640, height: 480)
  }

  private static func different(frames: Int = 144) -> TraceReport {
    var trace = same("engine/springs", "taps", frames: frames, seed: 3)
    trace.verdict = .different
    trace.exitCode = .different
    let view = "SpringBoard/VStack/Ball[2]/Circle"
    for frame in trace.stageDifferences.indices.dropFirst(37).prefix(38) {
      var stages: StageSet = [StageSet(.state), StageSet(.display)]
      if frame % 7 != 3 { stages.insert(StageSet(.pixels)) }
      if frame < 50 { stages.insert(StageSet(.layout)) }
      trace.stageDifferences[frame] = stages
    }
    trace.checkpoints[1] = CheckpointReport(
      name: "bounced", frame: 48, verdict: .different, differingPixels: 3204,
      maximumChannelDifference: 187)
    trace.checkpoints[1].expected = picture("expected")
    trace.checkpoints[1].actual = picture("actual")
    trace.checkpoints[1].difference = picture("difference")
    trace.checkpoints[1].regions = [
      .init(
        pixels: .init(x: 272, y: 164, width: 104, height: 112), differingPixels: 3104,
        owners: [view, "SpringBoard/VStack/Ball[2]"], change: lowered(view)),
      .init(
        pixels: .init(x: 96, y: 402, width: 40, height: 12), differingPixels: 100,
        owners: ["SpringBoard/VStack/Shadow"]),
    ]
    trace.checkpoints[1].tree = "pictures/start.tree.txt"
    trace.checkpoints[1].display = "pictures/start.display.txt"
    trace.checkpoints[1].treeDiffers = true
    trace.checkpoints[1].displayDiffers = true
    trace.checkpoints[1].scale = 2
    trace.changes = [
      BaselineChange(
        checkpoint: "bounced", kind: .different,
        cause: ChangeCause(
          stage: .state, kind: .changed, subjects: ["Circle"], field: "isOn",
          values: "true → false"),
        detail: .checkpoint(trace.checkpoints[1]), expected: picture("expected").path,
        actual: picture("actual").path,
        difference: picture("difference").path)
    ]
    trace.divergence = Divergence.sample(trace.stageDifferences, views: [view]).map {
      DivergenceReport(
        $0,
        details: [
          .state(
            ChangeFinding(
              kind: .changed, path: view, field: "isOn", expected: "true", actual: "false"),
            others: 0, at: CheckpointPlace("bounced", frame: 48)),
          .timing(TimingChange(.retimed(by: 3), first: 37, last: 74), view: view, others: 0),
        ])
    }
    trace.strip = strip(trace.stageDifferences)
    trace.mismatches = [.rate(expected: 120, actual: 60)]
    trace.findings = [
      CaseFinding(
        .different,
        .different(
          CaseFinding.Differences(
            divergence: trace.divergence, mismatches: trace.mismatches,
            checkpoints: [trace.checkpoints[1]], comparesSnapshots: true,
            hasUnmatchedPicture: false, isSettled: true)))
    ]
    trace.issues = [
      .scene(.duplicateIdentity(view: "SpringBoard/VStack", identity: "2"), frame: 0),
      .lint(
        LintFinding(
          .iconLabel, view: "SpringBoard/Button", identifier: "go", frame: 0, time: 0, line: 1),
        others: 1),
    ]
    trace.unencodableState = ["SpringBoard/Ball[2].handler: () -> ()"]
    return trace
  }

  /// The frames around the first that differs; of one nobody knows what was accepted.
  private static func strip(_ differences: [StageSet]) -> FrameStrip {
    var strip = FrameStrip()
    strip.frames = [36, 37, 38, 39].filter(differences.indices.contains).map { number in
      var frame = FrameStrip.Frame(
        number, stages: differences[number], actual: picture("frame-\(number)"))
      if !frame.stages.contains(StageSet(.pixels)) {
        frame.expected = frame.actual
      } else if number > 37 {
        frame.expected = picture("frame-\(number).accepted")
        frame.difference = picture("difference")
      }
      return frame
    }
    strip.omitted = [41]
    return strip
  }

  /// What became of a view that stands 6 pixels lower than accepted.
  private static func lowered(_ view: String) -> RegionChange {
    var change = RegionChange(.moved, view: view, operation: "fill")
    (change.dx, change.dy) = (0, 3)
    return change
  }

  /// A case whose picture differs by less than its tolerance.
  static func tolerated() -> TraceReport {
    var trace = same("glass/hello", "tap", frames: 48, seed: 11)
    trace.verdict = .withinTolerance
    trace.tolerance = AppliedTolerance(
      comparator: PictureComparator.flip.name, flip: TraceTolerance.FlipProfile(),
      exactThrough: .surfaces, rules: [])
    trace.stageDifferences[23] = [StageSet(.pixels)]
    trace.checkpoints[1].verdict = .withinTolerance
    trace.checkpoints[1].expected = picture("expected")
    trace.checkpoints[1].difference = picture("difference")
    trace.checkpoints[1].differingPixels = 412
    trace.checkpoints[1].maximumChannelDifference = 2
    trace.checkpoints[1].comparison = comparison(by: .flip)
    trace.tolerated = [.checkpoint(trace.checkpoints[1])]
    return trace
  }

  /// A case that differs, and is expected to until a day, as a run on another finds it.
  static func expected(on day: String = "2026-11-20") -> TraceReport {
    var trace = different()
    if let until = CalendarDay("2026-12-31"), let today = CalendarDay(day) {
      trace.expect(
        ExpectedFailure(
          scene: "engine/springs", issue: "springs ring too long (#41)", until: until,
          at: .line(9, of: "Traces/tolerances.json")),
        today: today)
    }
    return trace
  }

  /// What a comparison of two greys finds.
  static func comparison(by comparator: PictureComparator) -> ComparisonReport? {
    func grey(_ value: UInt8) -> Bitmap {
      Bitmap(
        width: 40, height: 40, samples: (0..<40 * 40 * 4).map { $0 % 4 == 3 ? 255 : value })
    }
    return (try? comparator.compare(expected: grey(120), actual: grey(121)))
      .map { ComparisonReport($0, by: comparator, picture: picture("heat")) }
  }

  private static func missing() -> TraceReport {
    var trace = same("landscape/alps", "dawn", frames: 90, seed: 5)
    trace.verdict = .missingBaseline
    trace.exitCode = .baselineMissing
    trace.expectedFrames = nil
    trace.stageDifferences = []
    trace.findings = [CaseFinding(.missingBaseline, .nothingAccepted)]
    for index in trace.checkpoints.indices {
      trace.checkpoints[index].verdict = .missingBaseline
    }
    trace.changes = trace.checkpoints.map { checkpoint in
      BaselineChange(
        checkpoint: checkpoint.name, kind: .missing,
        cause: ChangeCause(kind: .missing, subjects: [trace.identifier]),
        actual: checkpoint.actual?.path)
    }
    return trace
  }

  private static func unsettled() -> TraceReport {
    var trace = same("engine/scroll", "bounce", frames: 120, seed: 7)
    trace.verdict = .notDeterministic
    trace.exitCode = .unproven
    trace.stageDifferences = []
    for index in trace.checkpoints.indices { trace.checkpoints[index].verdict = .notCompared }
    trace.settled = false
    trace.determinism = DeterminismReport(checked: true, equal: false, threads: 1)
    trace.determinism.frame = 12
    trace.determinism.stage = .pixels
    let stages = (0..<trace.frames).map { $0 < 12 ? StageSet() : StageSet(.pixels) }
    trace.findings =
      Divergence.sample(stages).map {
        [CaseFinding(.notDeterministic, .notDeterministic($0, threads: 2, others: 1))]
      } ?? []
    return trace
  }

  private static func trapped() -> TraceReport {
    var trace = TraceReport(
      scene: "controls/all", name: "press", file: "Traces/controls/all/press.jsonl",
      verdict: .crashed, exitCode: .unproven)
    trace.findings = [
      CaseFinding(.crashed, .trapped(signal: 4, frame: 9, output: "Index out of range"))
    ]
    trace.eventsExpected = 8
    trace.eventsDelivered = 3
    return trace
  }
}
