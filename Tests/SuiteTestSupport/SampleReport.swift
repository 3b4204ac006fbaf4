import MeniscusDiff
import MeniscusDisplay
import MeniscusFormats
import MeniscusGeometry
import MeniscusImage
import MeniscusTiming

/// A report in which nothing is empty, so that a copy that loses something is not equal to it.
package enum SampleReport {
  package static var full: TraceReport {
    var report = TraceReport(
      scene: "engine/springs", name: "tap", variant: "dark",
      file: "Traces/engine/springs/tap.jsonl",
      verdict: .different, exitCode: .different)
    report.findings = [
      CaseFinding(.unreadable, .unusable(output: "a \"sentence\"")),
      CaseFinding(.desynchronised, .silent(status: 9, output: "é\n")),
    ]
    var header = TraceHeader(scene: "engine/springs", size: Size2D(width: 320, height: 240))
    header.environment.colorScheme = .dark
    header.environment.horizontalSizeClass = .compact
    header.environment.verticalSizeClass = .regular
    report.device = TraceDevice(header)
    report.rate = 120
    report.frames = 2
    report.expectedFrames = 3
    report.eventsDelivered = 4
    report.eventsExpected = 5
    report.events = [EventReport(frame: 1, line: 2, title: "tap play")]
    report.settled = false
    report.checkpoints = [checkpoint]
    var change = BaselineChange(
      checkpoint: "end", kind: .different,
      cause: ChangeCause(
        stage: .display, kind: .recolored, subjects: ["Row"], field: "tint", values: "a → b"),
      detail: .checkpoint(checkpoint), expected: "expected/a.png", actual: "actual/a.png",
      difference: "difference/a.png")
    change.isRejected = true
    report.changes = [change]
    var profile = TraceTolerance.FlipProfile()
    (profile.pixelsPerDegree, profile.mean) = (60.5, 0.125)
    (profile.threshold, profile.area, profile.exactThrough) = (0.25, 11, .layout)
    report.tolerance = AppliedTolerance(
      comparator: "flip", flip: profile, exactThrough: .layout, rules: [rule])
    if let until = CalendarDay("2026-12-31") {
      var failure = ExpectedFailure(
        scene: "engine/*", issue: "#41", until: until,
        at: .line(9, of: "Traces/tolerances.json"))
      (failure.trace, failure.variant, failure.verdict) = ("tap", "dark", .crashed)
      report.expectation = failure
      report.findings.append(CaseFinding(.expectedFailure, .expected(failure)))
    }
    report.mismatches = [.rate(expected: 60, actual: 120)]
    report.tolerated = [.snapshots(["a little"])]
    if let divergence {
      report.tolerated.append(.unseen(divergence))
      report.divergence = DivergenceReport(
        divergence,
        details: [
          .stage(.surfaces),
          .cause(cause, others: 7, at: CheckpointPlace("end", frame: 6)),
          .layout(
            ChangeFinding(
              kind: .moved, path: "a/b", field: "place", values: "by 2 2", expected: "1 2",
              actual: "3 4"),
            others: 5, at: CheckpointPlace("end", frame: 6)),
        ])
    }
    report.referenceSpans = [Span(phase: 1, frame: 1, start: 3, duration: 4, thread: 1)]
    report.work = CaseWork.Kind.allCases.map { CaseWork($0, start: 5, duration: 6) }
    report.start = 7
    report.stageDifferences = [[], [StageSet(.layout), StageSet(.pixels)]]
    var counters = WorkCounters()
    for kind in WorkCounters.Kind.allCases { counters[kind] = kind.index * 1_000_003 }
    report.counters = [counters, WorkCounters()]
    report.spans = [Span(phase: 3, frame: 1, start: 1 << 62, duration: 12, thread: 1)]
    report.unencodableState = ["a.b: C"]
    report.issues = [
      .scene(.missingSymbol(view: "a/b", name: "an issue"), frame: 0), .unknownView("Row", rule),
      .untripped(TriedTolerance(rule: rule)),
    ]
    report.determinism = DeterminismReport(checked: true, equal: false, threads: 2)
    report.determinism.frame = 1
    report.determinism.stage = .state
    report.duration = 123_456_789_012
    return report
  }

  /// A checkpoint that differs, under a rule.
  private static var checkpoint: CheckpointReport {
    var checkpoint = CheckpointReport(
      name: "end", frame: 1, verdict: .different, differingPixels: 7, maximumChannelDifference: 8)
    checkpoint.line = 3
    checkpoint.expected = .init(path: "expected/a.png", width: 1, height: 2)
    checkpoint.actual = .init(path: "actual/a.png", width: 3, height: 4)
    checkpoint.difference = .init(path: "difference/a.png", width: 5, height: 6)
    checkpoint.regions = [
      .init(
        pixels: .init(x: 1, y: 2, width: 3, height: 4), differingPixels: 5, owners: ["a/b"],
        change: change)
    ]
    checkpoint.tree = "actual/a.tree.txt"
    checkpoint.display = "actual/a.display.txt"
    checkpoint.treeDiffers = true
    checkpoint.displayDiffers = true
    checkpoint.problem = .file(.unreadable(path: "Baselines/a.png", .system(code: 5)))
    checkpoint.scale = 2
    var part = PicturePart(rule: rule)
    (part.pixels, part.channel) = (9, 10)
    checkpoint.parts = [part]
    let grey = Bitmap(width: 2, height: 2, samples: [UInt8](repeating: 255, count: 16))
    checkpoint.comparison =
      (try? PictureComparator.flip.compare(expected: grey, actual: grey))
      .map {
        ComparisonReport($0, by: .flip, picture: .init(path: "heat/a.png", width: 7, height: 8))
      }
    return checkpoint
  }

  private static var cause: ViewChange {
    var change = ViewChange(
      .moved, of: "a/b", called: "b", property: "font", from: "body", to: "title")
    change.holder = "a"
    return change
  }

  private static var change: RegionChange {
    var change = RegionChange(.moved, view: "a/b", operation: "fill")
    (change.dx, change.dy, change.others) = (1.5, -2, 3)
    (change.field, change.from, change.to) = ("tint", "none", "#FF8800")
    (change.glass, change.glassView, change.isMeasured) = (.behind, "a/c", true)
    return change
  }

  private static var rule: PlacedRule {
    var rule = ToleranceRule(
      .allow(.init(pixels: 1...2, channel: 3...4)),
      in: .rectangle(Rect2D(x: 1, y: 2, width: 3, height: 4)))
    (rule.scene, rule.trace, rule.variant, rule.checkpoint) = ("engine/*", "tap", "dark", "end")
    (rule.exactThrough, rule.reason) = (.layout, "dither")
    return PlacedRule(rule, at: .line(7, of: "Traces/tolerances.json"))
  }

  /// What parts two replays of which the second lays a view out otherwise in frame 1.
  private static var divergence: Divergence? {
    func hashLog(_ layout: UInt32) -> FrameHashLog {
      let frames = [1, layout].map { digest in
        var hashes = StageHashes()
        for stage in [Stage.layout, .display, .pixels] { hashes[stage] = UInt64(digest) }
        return FrameHashLog.Frame(
          hashes: hashes,
          views: [.init(view: 0, state: 1, layout: digest, operations: digest)],
          tiles: [.init(tile: 0, digest: digest)])
      }
      return FrameHashLog(
        rate: 120, pixelWidth: 32, pixelHeight: 32, tileSize: 64, views: ["a/b"], frames: frames)
    }
    return Divergence(expected: hashLog(2), actual: hashLog(3))
  }
}
