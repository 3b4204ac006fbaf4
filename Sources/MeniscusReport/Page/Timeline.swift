import MeniscusDisplay
import MeniscusFormats
import MeniscusMessages

/// A case from its first frame to its last: events, checkpoints, stages and time, in lanes over one
/// axis.
struct Timeline {
  private let trace: TraceReport
  private let frames: Int
  private let columns: TimelineColumns
  private let chart: TimeChart
  private let isShown: Bool
  private let late: Int

  /// Makes a time line of at most `columns` columns; none at all where that is 0.
  init(trace: TraceReport, columns: Int) {
    self.trace = trace
    let timeline = FrameTimeline(trace)
    frames = max(trace.frames, trace.stageDifferences.count)
    isShown = columns > 0 && frames > 0
    late = timeline.totals.count { $0 > timeline.budget }
    self.columns = TimelineColumns(timeline, limit: max(columns, 1))
    chart = TimeChart(
      columns: self.columns, phases: timeline.phases, budget: timeline.budget,
      share: frames > 0 ? Double(timeline.frames.count) / Double(frames) : 1)
  }

  /// The lanes, with a sentence that says what they show.
  var markup: Markup {
    guard isShown else { return .nothing }
    return .element("figure", .class("timeline")) {
      Markup.element("figcaption") {
        Markup.element("h3") { "Frame by frame" }
        Markup.element("p") { finding }
      }
      Markup.element("div", .class("lanes"), .label(finding), Attribute("role", "img")) {
        if !trace.events.isEmpty { lane("Events", events) }
        if !trace.checkpoints.isEmpty { lane("Checkpoints", checkpoints) }
        stages
        if !trace.spans.isEmpty { lane("Time", chart.markup, "time", note: chart.ceilingText) }
        axis
        Markup.element("i", .class("cursor"), Attribute("hidden"))
      }
      Markup.element("output", .class("readout scripted")) {
        "Point at a frame, or focus the lanes and use the arrow keys."
      }
      Markup.element("script", Attribute("type", "application/json")) { Markup.data(data) }
    }
  }

  private var finding: String {
    var parts = [differences]
    let totals = columns.totals
    if let longest = totals.max(), let column = totals.firstIndex(of: longest), longest > 0 {
      let budget = Format.duration(chart.budget)
      parts.append(
        "The longest frame, \(Messages.grouped(columns.frames[column])), took "
          + "\(Format.duration(longest))"
          + (late == 0
            ? "; none exceeds the \(budget) between two refreshes."
            : "; \(Messages.count(late, "frame")) took more than the \(budget) between refreshes.")
      )
    }
    return parts.joined(separator: " ")
  }

  private var differences: String {
    guard !trace.stageDifferences.isEmpty else {
      return trace.expectedFrames == nil
        ? "There is no baseline to compare with." : "Nothing was compared with the baseline."
    }
    let runs = FrameRuns(trace.stageDifferences.map { !$0.isEmpty }).runs
    guard let first = runs.first, let last = runs.last else {
      return "Every stage of all \(Messages.count(frames, "frame")) matches the baseline."
    }
    let count = trace.differingFrames
    guard count > 1 else { return "Frame \(Messages.grouped(first.lowerBound)) differs." }
    let range = "\(Messages.grouped(first.lowerBound)) to \(Messages.grouped(last.upperBound))"
    let all =
      runs.count == 1 ? "Frames \(range)" : "\(Messages.grouped(count)) frames between \(range)"
    return "\(all.replacing(" to ", with: runs.count == 1 ? " to " : " and ")) differ."
  }

  private func lane(
    _ name: String, _ content: Markup, _ kind: String = "marks", note: String = ""
  ) -> Markup {
    .element("div", .class("lane \(kind)")) {
      Markup.element("span", .class("lane-name")) {
        name
        if !note.isEmpty { Markup.element("small") { note } }
      }
      Markup.element("div", .class("track")) { content }
    }
  }

  private func position(_ frame: Int) -> String {
    Format.decimal((Double(frame) + 0.5) * 100 / Double(frames), places: 2)
  }

  private var events: Markup {
    let places = Set(trace.events.map(\.frame)).sorted()
    let path = places.map { "M\($0).5 0V10" }.joined()
    return .chart(width: frames, height: 10, [.path(path, .class("ticks"))])
  }

  private var checkpoints: Markup {
    .group(
      trace.checkpoints.compactMap { checkpoint in
        checkpoint.frame.map { frame in
          .element(
            "i",
            [
              .class("pin \(checkpoint.verdict.label.tone.rawValue)"),
              Attribute("style", "left:\(position(frame))%"),
            ], [])
        }
      })
  }

  @MarkupBuilder private var stages: Markup {
    if trace.stageDifferences.isEmpty {
      Markup.nothing
    } else if trace.differingFrames == 0 {
      lane("All stages", strip(FrameRuns([])), "strip")
    } else {
      for stage in Stage.allCases {
        lane(
          stage.rawValue,
          strip(FrameRuns(trace.stageDifferences.map { $0.contains(StageSet(stage)) })), "strip")
      }
    }
  }

  /// A bar for all frames, with the frames that differ drawn over it.
  private func strip(_ differing: FrameRuns) -> Markup {
    let path = differing.runs.map { run in
      "M\(run.lowerBound) 0h\(run.count)v1h-\(run.count)z"
    }.joined()
    return .chart(
      width: frames, height: 1, path.isEmpty ? [] : [.path(path, .class("differing"))])
  }

  private var axis: Markup {
    .element("div", .class("axis"), .decoration) {
      for quarter in 0...4 {
        let frame = (frames - 1) * quarter / 4
        Markup.element("span") {
          Format.decimal(Double(frame) / Double(max(trace.rate, 1)), places: 2) + " s"
        }
      }
    }
  }

  /// What the script needs to name a frame.
  private var data: JSONValue {
    [
      "frames": .integer(frames),
      "rate": .integer(trace.rate),
      "events": .array(
        trace.events.map { .array([.integer($0.frame), .string($0.title)]) }),
      "checkpoints": .array(
        trace.checkpoints.compactMap { checkpoint in
          checkpoint.frame.map { .array([.integer($0), .string(checkpoint.name)]) }
        }),
      "stages": .object(
        Stage.allCases.compactMap { stage in
          let runs = FrameRuns(trace.stageDifferences.map { $0.contains(StageSet(stage)) }).runs
          guard !runs.isEmpty else { return nil }
          return JSONMember(
            stage.rawValue, .integers(runs.flatMap { [$0.lowerBound, $0.upperBound] }))
        }),
      "timed": .integers(columns.frames),
      "phases": .object(
        Phase.allCases.compactMap { phase in
          let values = columns.durations.map { Int(clamping: $0[phase.index] / 1000) }
          guard values.contains(where: { $0 > 0 }) else { return nil }
          return JSONMember(phase.rawValue, .integers(values))
        }),
    ]
  }
}
