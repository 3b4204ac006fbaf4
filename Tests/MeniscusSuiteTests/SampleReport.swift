import MeniscusDiff
import MeniscusDisplay
import MeniscusImage
import MeniscusReplay
import MeniscusSuite
import MeniscusTiming

/// A report in which nothing is empty, so that a copy that loses something is not equal to it.
enum SampleReport {
  static var full: TraceReport {
    var report = TraceReport(
      scene: "engine/springs", name: "tap", variant: "dark",
      file: "Traces/engine/springs/tap.jsonl",
      verdict: .different, exitCode: .different)
    report.sentences = ["a \"sentence\"", "é\n"]
    report.device = "320×240 at 2x, 60 Hz, dark"
    report.rate = 120
    report.frames = 2
    report.expectedFrames = 3
    report.eventsDelivered = 4
    report.eventsExpected = 5
    report.events = [EventReport(frame: 1, line: 2, title: "tap play")]
    report.settled = false
    report.checkpoints = [
      CheckpointReport(
        name: "end", frame: 1, verdict: .different, sentence: "differs",
        expected: .init(path: "expected/a.png", width: 1, height: 2),
        actual: .init(path: "actual/a.png", width: 3, height: 4),
        difference: .init(path: "difference/a.png", width: 5, height: 6), differingPixels: 7,
        maximumChannelDifference: 8,
        regions: [.init(x: 1, y: 2, width: 3, height: 4, differingPixels: 5, owners: ["a/b"])],
        tree: "actual/a.tree.txt", display: "actual/a.display.txt", treeDiffers: true,
        displayDiffers: true)
    ]
    report.changes = [
      BaselineChange(
        checkpoint: "end", kind: .different, sentence: "differs", expected: "expected/a.png",
        actual: "actual/a.png", difference: "difference/a.png")
    ]
    report.tolerance = "by looks"
    report.tolerated = ["a little"]
    let grey = Bitmap(width: 2, height: 2, samples: [UInt8](repeating: 255, count: 16))
    report.checkpoints[0].perception = (try? FlipComparison(expected: grey, actual: grey))
      .map { PerceptionReport($0, heatMap: .init(path: "heat/a.png", width: 7, height: 8)) }
    report.mismatches = ["60 frames a second accepted, 120 now"]
    report.divergence = DivergenceReport(
      frame: 1, microseconds: 8333, stage: .layout, views: ["a/b"], sentence: "frame 1")
    report.stageDifferences = [[], [StageSet(.layout), StageSet(.pixels)]]
    var counters = WorkCounters()
    for kind in WorkCounters.Kind.allCases { counters[kind] = kind.rawValue * 1_000_003 }
    report.counters = [counters, WorkCounters()]
    report.spans = [Span(phase: 3, frame: 1, start: 1 << 62, duration: 12, thread: 1)]
    report.unencodableState = ["a.b: C"]
    report.issues = ["frame 0: an issue"]
    report.determinism = DeterminismReport(
      checked: true, equal: false, threads: 2, frame: 1, stage: .state)
    report.duration = 123_456_789_012
    return report
  }
}
