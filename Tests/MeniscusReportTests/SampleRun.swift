import MeniscusDiff
import MeniscusDisplay
import MeniscusImage
import MeniscusReplay
import MeniscusSuite
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
      .init(
        path: "engine/springs/old/lit.png",
        sentence: "No trace has a checkpoint of this name; remove it with meniscus prune.")
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
    trace.device = "320×240 at 2x, 60 Hz" + (variant.map { ", \($0)" } ?? "")
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
      CheckpointReport(
        name: checkpoint, frame: index * (frames - 1) / 2,
        actual: picture("same-\(index)"), tree: "pictures/start.tree.txt",
        display: "pictures/start.display.txt")
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
          Span(phase: phase.rawValue, frame: frame, start: clock, duration: nanoseconds))
        clock += nanoseconds + 800
      }
    }
    trace.duration = clock - 5_000_000_000
  }

  private static func picture(_ name: String) -> CheckpointReport.Picture {
    .init(path: "pictures/\(name).png", width: 640, height: 480)
  }

  private static func different() -> TraceReport {
    var trace = same("engine/springs", "taps", frames: 144, seed: 3)
    trace.verdict = .different
    trace.exitCode = .different
    let view = "SpringBoard/VStack/Ball[2]/Circle"
    trace.divergence = DivergenceReport(
      frame: 37, microseconds: 616_666, stage: .state, views: [view],
      sentence: "Frame 37 (0.617 s) is the first that differs: its state, in Ball[2]/Circle.")
    trace.sentences = [
      "Frame 37 (0.617 s) is the first that differs: its state, in Ball[2]/Circle.",
      "From then on 38 of 144 frames differ; checkpoint bounced shows it.",
    ]
    for frame in 37..<75 {
      var stages: StageSet = [StageSet(.state), StageSet(.display)]
      if frame % 7 != 3 { stages.insert(StageSet(.pixels)) }
      if frame < 50 { stages.insert(StageSet(.layout)) }
      trace.stageDifferences[frame] = stages
    }
    trace.checkpoints[1] = CheckpointReport(
      name: "bounced", frame: 48, verdict: .different,
      sentence: "The ball stands 6 pixels lower than accepted.", expected: picture("expected"),
      actual: picture("actual"), difference: picture("difference"), differingPixels: 3204,
      maximumChannelDifference: 187,
      regions: [
        .init(
          x: 272, y: 164, width: 104, height: 112, differingPixels: 3104,
          owners: [view, "SpringBoard/VStack/Ball[2]"]),
        .init(
          x: 96, y: 402, width: 40, height: 12, differingPixels: 100,
          owners: ["SpringBoard/VStack/Shadow"]),
      ],
      tree: "pictures/start.tree.txt", display: "pictures/start.display.txt", treeDiffers: true,
      displayDiffers: true)
    trace.changes = [
      BaselineChange(
        checkpoint: "bounced", kind: .different,
        cause: ChangeCause(
          stage: .state, kind: .changed, subjects: ["Circle"], field: "isOn",
          values: "true → false"),
        sentence: "The ball stands 6 pixels lower than accepted.",
        expected: picture("expected").path, actual: picture("actual").path,
        difference: picture("difference").path)
    ]
    trace.mismatches = ["the baseline was made at 120 frames a second, this replay at 60"]
    trace.issues = ["Two elements of a ForEach in SpringBoard/VStack have the identity 2."]
    trace.unencodableState = ["SpringBoard/Ball[2].handler: () -> ()"]
    return trace
  }

  /// A case whose picture differs by less than its tolerance.
  static func tolerated() -> TraceReport {
    var trace = same("glass/hello", "tap", frames: 48, seed: 11)
    trace.verdict = .withinTolerance
    trace.tolerance = "pictures by ꟻLIP: a window's mean up to 0.05"
    trace.tolerated = ["checkpoint middle: 412 px differ, within tolerance"]
    trace.stageDifferences[23] = [StageSet(.pixels)]
    trace.checkpoints[1].verdict = .withinTolerance
    trace.checkpoints[1].sentence = "412 px differ, within tolerance"
    trace.checkpoints[1].expected = picture("expected")
    trace.checkpoints[1].difference = picture("difference")
    trace.checkpoints[1].differingPixels = 412
    trace.checkpoints[1].maximumChannelDifference = 2
    trace.checkpoints[1].perception = perception
    return trace
  }

  /// What a comparison of two greys finds.
  private static var perception: PerceptionReport? {
    func grey(_ value: UInt8) -> Bitmap {
      Bitmap(
        width: 40, height: 40, samples: (0..<40 * 40 * 4).map { $0 % 4 == 3 ? 255 : value })
    }
    return (try? FlipComparison(expected: grey(120), actual: grey(121)))
      .map { PerceptionReport($0, heatMap: picture("heat")) }
  }

  private static func missing() -> TraceReport {
    var trace = same("landscape/alps", "dawn", frames: 90, seed: 5)
    trace.verdict = .missingBaseline
    trace.exitCode = .baselineMissing
    trace.expectedFrames = nil
    trace.stageDifferences = []
    trace.sentences = ["Nothing has been accepted for this trace yet; look at it and accept it."]
    for index in trace.checkpoints.indices {
      trace.checkpoints[index].verdict = .missingBaseline
      trace.checkpoints[index].sentence = "Nothing has been accepted for this checkpoint yet."
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
    trace.settled = false
    trace.determinism = DeterminismReport(
      checked: true, equal: false, threads: 1, frame: 12, stage: .pixels)
    trace.sentences = ["Two replays differ from frame 12 on, in its pixels."]
    return trace
  }

  private static func trapped() -> TraceReport {
    var trace = TraceReport(
      scene: "controls/all", name: "press", file: "Traces/controls/all/press.jsonl",
      verdict: .trapped, exitCode: .unproven)
    trace.sentences = [
      "The scene stopped its process in frame 9 with signal SIGILL: Index out of range."
    ]
    trace.eventsExpected = 8
    trace.eventsDelivered = 3
    return trace
  }
}
