import MeniscusFormats
import MeniscusMessages

/// What the time line of a case is drawn of: its events, the stages that differ, and the time of its
/// frames in as many columns as there is room for.
struct CaseTimeline {
  private let trace: TraceReport
  private let timeline: FrameTimeline
  private let columns: TimelineColumns
  private let frames: Int

  /// Takes down a case in at most `columns` columns.
  init(_ trace: TraceReport, _ timeline: FrameTimeline, columns: Int) {
    self.trace = trace
    self.timeline = timeline
    self.columns = TimelineColumns(timeline, limit: columns)
    frames = max(trace.frames, trace.stageDifferences.count)
  }

  /// What the script draws, in the order in which `timeline.js` reads it; 0 where there is no frame.
  ///
  /// In this order: what it shows, in words; the frames; those that were replayed; the frames of a
  /// second; the frames of the events and their titles; whether stages were compared; for each stage
  /// that differs its place and the first and the last frame of each row of frames; the frames of the
  /// columns; and for each phase its place and its microseconds.
  var json: JSONValue {
    guard frames > 0 else { return 0 }
    return [
      .string(finding), .integer(frames), .integer(trace.frames), .integer(trace.rate),
      .string(PackedNumbers.text(ofRising: trace.events.map(\.frame))),
      .strings(trace.events.map(\.title)), .integer(trace.stageDifferences.isEmpty ? 0 : 1),
      .array(stages), .string(PackedNumbers.text(ofRising: columns.frames)), .array(phases),
    ]
  }

  private var stages: [JSONValue] {
    Stage.allCases.enumerated().compactMap { place, stage in
      let runs = FrameRuns(trace.stageDifferences.map { $0.contains(StageSet(stage)) }).runs
      guard !runs.isEmpty else { return nil }
      let bounds = runs.flatMap { [$0.lowerBound, $0.upperBound] }
      return [.integer(place), .string(PackedNumbers.text(ofRising: bounds))]
    }
  }

  private var phases: [JSONValue] {
    timeline.phases.map { phase in
      let times = columns.durations.map { Int(clamping: $0[phase.index] / 1000) }
      return [.integer(phase.index), .string(PackedNumbers.text(of: times))]
    }
  }

  /// What the time line shows, in words.
  private var finding: String {
    let totals = columns.totals
    guard let longest = totals.max(), longest > 0, let column = totals.firstIndex(of: longest)
    else { return Messages.differences(of: trace) }
    let late = timeline.totals.count { $0 > timeline.budget }
    return Messages.differences(of: trace) + " "
      + Messages.longestFrame(
        columns.frames[column], took: longest, budget: timeline.budget, late: late)
  }
}
