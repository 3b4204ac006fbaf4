import MeniscusDiff
import MeniscusDisplay
import MeniscusFormats
import MeniscusMessages
import MeniscusTiming

extension RunDocument {
  /// A trace in one variant.
  ///
  /// - Parameter groups: the names of the groups of changes, by the signatures of their causes.
  static func trace(
    _ trace: TraceReport, _ groups: [String: String], command: String
  ) -> JSONValue {
    let words = CaseMessages(trace, command: command)
    return [
      "identifier": .string(trace.identifier),
      "scene": .string(trace.scene),
      "name": .string(trace.name),
      "variant": .string(orNull: trace.variant),
      "file": .string(trace.file),
      "verdict": .string(trace.verdict.rawValue),
      "exitCode": .integer(Int(trace.exitCode.rawValue)),
      "sentences": .strings(words.sentences),
      "edits": .array(trace.edits.map(edit)),
      "device": .string(words.device),
      "rate": .integer(trace.rate),
      "durationMicroseconds": .microseconds(trace.duration),
      "frames": .integer(trace.frames),
      "expectedFrames": .integer(orNull: trace.expectedFrames),
      "eventsDelivered": .integer(trace.eventsDelivered),
      "eventsExpected": .integer(trace.eventsExpected),
      "events": .array(trace.events.map(event)),
      "settled": .boolean(trace.settled),
      "settledFrames": runs(trace.settledFrames),
      "endlessMotion": .strings(trace.endlessMotion),
      "determinism": determinism(trace.determinism),
      "mismatches": .strings(words.mismatches),
      "divergence": trace.divergence.map { divergence($0, trace.rate, words) } ?? .null,
      "strip": trace.strip.map(strip) ?? .null,
      "drawnFrames": trace.drawnFrames.map(frames) ?? .null,
      "acceptedFrames": trace.acceptedFrames.map(frames) ?? .null,
      "judgedFrames": trace.judgedFrames.map(judged) ?? .null,
      "tolerance": .string(orNull: trace.tolerance == nil ? nil : words.tolerance),
      "tolerated": .strings(words.tolerated),
      "expectation": trace.expectation.map(expectation) ?? .null,
      "differingFrames": differences(trace.stageDifferences),
      "checkpoints": .array(trace.checkpoints.map { checkpoint($0, words) }),
      "changes": .array(trace.changes.map { change($0, groups, words) }),
      "counters": counters(trace),
      "cost": cost(trace),
      "phases": phases(trace),
      "hitches": hitches(trace),
      "unencodableState": .strings(trace.unencodableState),
      "issues": .strings(words.remarks),
    ]
  }

  private static func frames(_ file: DrawnFrames) -> JSONValue {
    [
      "path": .string(file.path), "bytes": .integer(file.bytes),
      "frames": file.numbers.map { .integers($0) } ?? .null,
      "states": .string(orNull: file.states),
    ]
  }

  private static func judged(_ frames: JudgedFrames) -> JSONValue {
    ["count": .integer(frames.count), "beyond": .integers(frames.beyond)]
  }

  private static func expectation(_ failure: ExpectedFailure) -> JSONValue {
    [
      "verdict": .string(failure.verdict.rawValue),
      "issue": .string(failure.issue),
      "until": .string(failure.until.text),
    ]
  }

  private static func edit(_ edit: TraceEdit) -> JSONValue {
    [
      "kind": .string(edit.kind.rawValue), "line": .integer(orNull: edit.line),
      "acceptedLine": .integer(orNull: edit.acceptedLine),
      "sentence": .string(Messages.edit(edit)),
    ]
  }

  private static func event(_ event: EventReport) -> JSONValue {
    [
      "frame": .integer(event.frame), "line": .integer(event.line), "title": .string(event.title),
    ]
  }

  private static func determinism(_ determinism: DeterminismReport) -> JSONValue {
    [
      "checked": .boolean(determinism.checked),
      "equal": .boolean(determinism.equal),
      "threads": .integer(determinism.threads),
      "frame": .integer(orNull: determinism.frame),
      "stage": .string(orNull: determinism.stage?.rawValue),
      "cause": .string(orNull: determinism.cause.map(name)),
    ]
  }

  private static func name(of cause: Nondeterminism) -> String {
    switch cause {
    case .run: "run"
    case .place: "place"
    case .machine: "machine"
    }
  }

  private static func divergence(
    _ divergence: DivergenceReport, _ rate: Int, _ words: CaseMessages
  ) -> JSONValue {
    [
      "frame": .integer(divergence.frame),
      "microseconds": .integer(FrameClock(rate: rate).microseconds(of: divergence.frame)),
      "stage": .string(orNull: divergence.stage?.rawValue),
      "views": .strings(divergence.views),
      "sentence": .string(words.divergence ?? ""),
      "details": .strings(words.details),
    ]
  }

  private static func strip(_ strip: FrameStrip) -> JSONValue {
    [
      "frames": .array(
        strip.frames.map { frame in
          [
            "frame": .integer(frame.frame),
            "stages": .strings(frame.stages.stages.map(\.rawValue)),
            "actual": picture(frame.actual),
            "expected": frame.expected.map(picture) ?? .null,
            "difference": frame.difference.map(picture) ?? .null,
          ]
        }),
      "omitted": .integers(strip.omitted),
    ]
  }

  /// The frames that differ, by stage, as runs of first and last frame.
  private static func differences(_ frames: [StageSet]) -> JSONValue {
    .object(
      Stage.allCases.map { stage in
        JSONMember(stage.rawValue, runs(frames.map { $0.contains(StageSet(stage)) }))
      })
  }

  /// The frames of which something is so, as runs of first and last frame.
  private static func runs(_ frames: [Bool]) -> JSONValue {
    .array(FrameRuns(frames).runs.map { .integers([$0.lowerBound, $0.upperBound]) })
  }

  private static func checkpoint(
    _ checkpoint: CheckpointReport, _ words: CaseMessages
  ) -> JSONValue {
    let tree: JSONValue = [
      "name": .string(checkpoint.name),
      "frame": .integer(orNull: checkpoint.frame),
      "verdict": .string(checkpoint.verdict.rawValue),
      "sentence": .string(words.sentence(on: checkpoint)),
      "expected": checkpoint.expected.map(picture) ?? .null,
      "actual": checkpoint.actual.map(picture) ?? .null,
      "difference": checkpoint.difference.map(picture) ?? .null,
      "perception": checkpoint.comparison.flatMap(perception) ?? .null,
      "differingPixels": .integer(checkpoint.differingPixels),
      "maximumChannelDifference": .integer(checkpoint.maximumChannelDifference),
      "regions": .array(checkpoint.regions.map(region)),
      "tree": .string(orNull: checkpoint.tree),
      "display": .string(orNull: checkpoint.display),
      "treeDiffers": .boolean(checkpoint.treeDiffers),
      "displayDiffers": .boolean(checkpoint.displayDiffers),
    ]
    guard let other = checkpoint.comparison, other.flip == nil,
      case .object(let members) = tree.content
    else { return tree }
    return JSONValue(
      content: .object(members + [JSONMember("comparison", comparison(other))]))
  }

  /// What ꟻLIP found; nil where another comparator was asked.
  private static func perception(_ comparison: ComparisonReport) -> JSONValue? {
    guard let figures = comparison.flip else { return nil }
    let quartiles = ["firstWeightedQuartile", "weightedMedian", "thirdWeightedQuartile"]
    return [
      "comparator": .string(comparison.comparator),
      "pixelsPerDegree": .number(figures.number("pixelsPerDegree")),
      "mean": .number(figures.number("mean")),
      "weightedQuartiles": .array(quartiles.map { .number(figures.number($0)) }),
      "maximum": .number(figures.number("max")),
      "windowMean": .number(figures.number("windowMean")),
      "allowedMean": .number(figures.number("allowedMean")),
      "threshold": .number(figures.number("threshold")),
      "area": .integer(figures.integer("area")),
      "allowedArea": .integer(figures.integer("allowedArea")),
      "heatMap": picture(comparison.picture),
    ]
  }

  /// What a comparator other than ꟻLIP found.
  private static func comparison(_ comparison: ComparisonReport) -> JSONValue {
    [
      "comparator": .string(comparison.comparator),
      "figures": JSONValue(.record(comparison.figures)),
      "picture": picture(comparison.picture),
    ]
  }

  private static func picture(_ picture: CheckpointReport.Picture) -> JSONValue {
    [
      "path": .string(picture.path), "width": .integer(picture.width),
      "height": .integer(picture.height),
    ]
  }

  private static func region(_ region: CheckpointReport.Region) -> JSONValue {
    [
      "x": .integer(region.pixels.minX), "y": .integer(region.pixels.minY),
      "width": .integer(region.pixels.width), "height": .integer(region.pixels.height),
      "differingPixels": .integer(region.differingPixels),
      "owners": .strings(region.owners),
      "change": region.change.map(change) ?? .null,
    ]
  }

  private static func change(_ change: RegionChange) -> JSONValue {
    [
      "kind": .string(change.kind.rawValue),
      "sentence": .string(Messages.change(change)),
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
  private static func counters(_ trace: TraceReport) -> JSONValue {
    .object(
      WorkCounters.Kind.headlines.map { kind in
        JSONMember(kind.rawValue, .integers(trace.counters.map { $0[kind] }))
      })
  }

  /// What the model says that the replay costs, in nanoseconds.
  private static func cost(_ trace: TraceReport) -> JSONValue {
    guard let cost = ModelledCost(of: trace.counters) else { return .null }
    return [
      "model": .integer(cost.model),
      "phases": .object(
        Phase.allCases.compactMap { phase in
          cost.phases[phase].map { JSONMember(phase.rawValue, .integer($0)) }
        }),
      "frames": .array(cost.frames.map { .integer($0) }),
    ]
  }

  /// How late frames came, as a whole and between checkpoints, in milliseconds of a second.
  private static func hitches(_ trace: TraceReport) -> JSONValue {
    func ratios(_ figures: [CaseHitches.Figure]) -> JSONValue {
      figures.isEmpty
        ? .null : .object(figures.map { JSONMember(String($0.rate), .number($0.ratio)) })
    }
    return .array(
      (CaseHitches(trace)?.stretches ?? []).map { stretch in
        [
          "from": .string(orNull: stretch.start), "to": .string(orNull: stretch.end),
          "frames": .integer(stretch.frames), "measured": ratios(stretch.measured),
          "modelled": ratios(stretch.modelled),
        ]
      })
  }

  /// What each phase took over the run, and in each frame, in nanoseconds.
  private static func phases(_ trace: TraceReport) -> JSONValue {
    let timeline = FrameTimeline(trace)
    return .object(
      PhaseSummary.summaries(of: trace.spans).compactMap { summary in
        guard let phase = Phase(index: summary.phase) else { return nil }
        return JSONMember(
          phase.rawValue,
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

extension JSONValue {
  /// A value that a comparator measured, or measured by.
  fileprivate init(_ value: ComparatorValue) {
    switch value {
    case .flag(let flag): self = .boolean(flag)
    case .integer(let number): self = .integer(number)
    case .number(let number): self = .number(number)
    case .text(let text): self = .string(text)
    case .list(let values): self = .array(values.map { JSONValue($0) })
    case .record, .rectangle:
      self = .object(
        value.record.filter { $0.role != .told }.map { JSONMember($0.name, JSONValue($0.value)) })
    }
  }
}
