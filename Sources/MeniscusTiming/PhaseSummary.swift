/// How long one phase took over a run.
public struct PhaseSummary: Equatable, Sendable {
  /// The phase, by its number.
  public let phase: Int
  /// The durations of its spans.
  public let durations: DurationSummary
  /// The frame of the longest span, the first of several: the one to open.
  public let slowestFrame: Int

  /// Summarises each phase that occurs in `spans`, by rising number.
  ///
  /// Complexity: O(n log n).
  public static func summaries(of spans: [Span]) -> [PhaseSummary] {
    let groups = Dictionary(grouping: spans, by: \.phase)
    return groups.keys.sorted().compactMap { phase in
      let group = groups[phase, default: []]
      guard let durations = DurationSummary(group.map(\.duration)) else { return nil }
      let slowest = group.filter { $0.duration == durations.maximum }.map(\.frame).min()
      return PhaseSummary(phase: phase, durations: durations, slowestFrame: slowest ?? 0)
    }
  }
}

/// The time from the first begin to the last end of a frame's spans.
public struct FrameExtent: Equatable, Sendable {
  /// The number of the frame.
  public let frame: Int
  /// When its first span began, in nanoseconds of the monotonic clock.
  public let start: UInt64
  /// When its last span ended, in nanoseconds of the monotonic clock.
  public let end: UInt64

  /// How long the frame took, in nanoseconds.
  public var duration: UInt64 { end - start }

  /// The extents of the frames that have spans, by rising frame.
  ///
  /// Complexity: O(n log n).
  public static func extents(of spans: [Span]) -> [FrameExtent] {
    let groups = Dictionary(grouping: spans, by: \.frame)
    return groups.keys.sorted().compactMap { frame in
      let group = groups[frame, default: []]
      guard let start = group.map(\.start).min(), let end = group.map(\.end).max() else {
        return nil
      }
      return FrameExtent(frame: frame, start: start, end: end)
    }
  }
}
