/// What each phase of a frame took itself, without the phases that ran inside it.
public struct FrameWork: Equatable, Sendable {
  /// The number of the frame.
  public let frame: Int
  /// The time of each phase, by its number, in nanoseconds, on all threads together.
  public private(set) var times: [Int: UInt64]

  /// The work of the frames that have spans, by rising frame.
  ///
  /// Complexity: O(n log n).
  public static func frames(of spans: [Span]) -> [FrameWork] {
    let order = spans.sorted { left, right in
      if left.thread != right.thread { return left.thread < right.thread }
      // Of two that start together the longer one is outside.
      return left.start == right.start ? left.duration > right.duration : left.start < right.start
    }
    var frames: [Int: FrameWork] = [:]
    var open: [Span] = []
    for span in order {
      while let outer = open.last, outer.thread != span.thread || outer.end <= span.start {
        open.removeLast()
      }
      frames[span.frame, default: FrameWork(frame: span.frame, times: [:])]
        .times[span.phase, default: 0] += span.duration
      if let outer = open.last {
        // The outer one was counted before; what is inside it is no longer than it.
        let counted = frames[outer.frame]?.times[outer.phase] ?? 0
        frames[outer.frame]?.times[outer.phase] = counted - min(span.duration, counted)
      }
      open.append(span)
    }
    return frames.values.sorted { $0.frame < $1.frame }
  }

  /// The time of all phases but some, in nanoseconds.
  public func total(without phases: Set<Int> = []) -> UInt64 {
    times.reduce(0) { phases.contains($1.key) ? $0 : $0 + $1.value }
  }
}
