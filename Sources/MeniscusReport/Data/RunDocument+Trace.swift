import MeniscusDisplay
import MeniscusReplay
import MeniscusSuite
import MeniscusTiming

extension RunDocument {
  /// A trace in one variant.
  ///
  /// - Parameter groups: the names of the groups of changes, by the signatures of their causes.
  static func trace(_ trace: TraceReport, _ groups: [String: String]) -> JSONTree {
    [
      "identifier": .string(trace.identifier),
      "scene": .string(trace.scene),
      "name": .string(trace.name),
      "variant": .string(orNull: trace.variant),
      "file": .string(trace.file),
      "verdict": .string(trace.verdict.rawValue),
      "exitCode": .integer(Int(trace.exitCode.rawValue)),
      "sentences": .strings(trace.sentences),
      "device": .string(trace.device),
      "rate": .integer(trace.rate),
      "durationMicroseconds": .microseconds(trace.duration),
      "frames": .integer(trace.frames),
      "expectedFrames": .integer(orNull: trace.expectedFrames),
      "eventsDelivered": .integer(trace.eventsDelivered),
      "eventsExpected": .integer(trace.eventsExpected),
      "events": .array(trace.events.map(event)),
      "settled": .boolean(trace.settled),
      "determinism": determinism(trace.determinism),
      "mismatches": .strings(trace.mismatches),
      "divergence": trace.divergence.map(divergence) ?? .null,
      "tolerance": .string(orNull: trace.tolerance.isEmpty ? nil : trace.tolerance),
      "tolerated": .strings(trace.tolerated),
      "differingFrames": differences(trace.stageDifferences),
      "checkpoints": .array(trace.checkpoints.map(checkpoint)),
      "changes": .array(trace.changes.map { change($0, groups) }),
      "counters": counters(trace),
      "phases": phases(trace),
      "unencodableState": .strings(trace.unencodableState),
      "issues": .strings(trace.issues),
    ]
  }

  private static func event(_ event: EventReport) -> JSONTree {
    [
      "frame": .integer(event.frame), "line": .integer(event.line), "title": .string(event.title),
    ]
  }

  private static func determinism(_ determinism: DeterminismReport) -> JSONTree {
    [
      "checked": .boolean(determinism.checked),
      "equal": .boolean(determinism.equal),
      "threads": .integer(determinism.threads),
      "frame": .integer(orNull: determinism.frame),
      "stage": .string(orNull: determinism.stage?.name),
    ]
  }

  private static func divergence(_ divergence: DivergenceReport) -> JSONTree {
    [
      "frame": .integer(divergence.frame),
      "microseconds": .integer(divergence.microseconds),
      "stage": .string(orNull: divergence.stage?.name),
      "views": .strings(divergence.views),
      "sentence": .string(divergence.sentence),
      "details": .strings(divergence.details),
    ]
  }

  /// The frames that differ, by stage, as runs of first and last frame.
  private static func differences(_ frames: [StageSet]) -> JSONTree {
    .object(
      Stage.allCases.map { stage in
        let runs = FrameRuns(frames.map { $0.contains(StageSet(stage)) }).runs
        return JSONTree.Member(
          stage.name, .array(runs.map { .integers([$0.lowerBound, $0.upperBound]) }))
      })
  }

  private static func checkpoint(_ checkpoint: CheckpointReport) -> JSONTree {
    [
      "name": .string(checkpoint.name),
      "frame": .integer(orNull: checkpoint.frame),
      "verdict": .string(checkpoint.verdict.rawValue),
      "sentence": .string(checkpoint.sentence),
      "expected": checkpoint.expected.map(picture) ?? .null,
      "actual": checkpoint.actual.map(picture) ?? .null,
      "difference": checkpoint.difference.map(picture) ?? .null,
      "perception": checkpoint.perception.map(perception) ?? .null,
      "differingPixels": .integer(checkpoint.differingPixels),
      "maximumChannelDifference": .integer(checkpoint.maximumChannelDifference),
      "regions": .array(checkpoint.regions.map(region)),
      "tree": .string(orNull: checkpoint.tree),
      "display": .string(orNull: checkpoint.display),
      "treeDiffers": .boolean(checkpoint.treeDiffers),
      "displayDiffers": .boolean(checkpoint.displayDiffers),
    ]
  }

  private static func perception(_ perception: PerceptionReport) -> JSONTree {
    [
      "comparator": .string("flip"),
      "pixelsPerDegree": .number(perception.pixelsPerDegree),
      "mean": .number(perception.mean),
      "weightedQuartiles": .array(perception.weightedQuartiles.map { .number($0) }),
      "maximum": .number(perception.maximum),
      "windowMean": .number(perception.windowMean),
      "allowedMean": .number(perception.allowedMean),
      "threshold": .number(perception.threshold),
      "area": .integer(perception.area),
      "allowedArea": .integer(perception.allowedArea),
      "heatMap": picture(perception.heatMap),
    ]
  }

  private static func picture(_ picture: CheckpointReport.Picture) -> JSONTree {
    [
      "path": .string(picture.path), "width": .integer(picture.width),
      "height": .integer(picture.height),
    ]
  }

  private static func region(_ region: CheckpointReport.Region) -> JSONTree {
    [
      "x": .integer(region.x), "y": .integer(region.y), "width": .integer(region.width),
      "height": .integer(region.height), "differingPixels": .integer(region.differingPixels),
      "owners": .strings(region.owners),
      "change": region.change.map(change) ?? .null,
    ]
  }

  private static func change(_ change: RegionChange) -> JSONTree {
    [
      "kind": .string(change.kind.rawValue),
      "sentence": .string(Sentences.change(change)),
      "dx": change.dx.map { .number($0) } ?? .null,
      "dy": change.dy.map { .number($0) } ?? .null,
      "field": .string(orNull: change.field),
      "from": .string(orNull: change.from),
      "to": .string(orNull: change.to),
      "view": .string(orNull: change.view),
      "operation": .string(orNull: change.operation),
      "glass": .string(orNull: change.glass?.rawValue),
      "glassView": .string(orNull: change.glassView),
      "source": .string(change.isMeasured ? "pixels" : "operations"),
      "others": .integer(change.others),
    ]
  }

  /// The work of every frame, a row of numbers for each kind.
  private static func counters(_ trace: TraceReport) -> JSONTree {
    .object(
      WorkCounters.Kind.allCases.map { kind in
        JSONTree.Member(kind.key, .integers(trace.counters.map { $0[kind] }))
      })
  }

  /// What each phase took over the run, and in each frame, in nanoseconds.
  private static func phases(_ trace: TraceReport) -> JSONTree {
    let timeline = FrameTimeline(trace)
    return .object(
      PhaseSummary.summaries(of: trace.spans).compactMap { summary in
        guard let phase = Phase(rawValue: summary.phase) else { return nil }
        return JSONTree.Member(
          phase.word,
          [
            "totalMicroseconds": .microseconds(summary.durations.total),
            "medianMicroseconds": .microseconds(summary.durations.median),
            "p95Microseconds": .microseconds(summary.durations.p95),
            "maximumMicroseconds": .microseconds(summary.durations.maximum),
            "slowestFrame": .integer(summary.slowestFrame),
            "frameNanoseconds": .integers(timeline.durations(of: phase)),
          ])
      })
  }
}
