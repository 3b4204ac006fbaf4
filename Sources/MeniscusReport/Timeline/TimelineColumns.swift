/// A time line with as many columns as a page has room for.
///
/// A column stands for a row of frames and shows the slowest of them, so that no late frame is
/// lost, whatever the width.
package struct TimelineColumns {
  /// The frame that each column shows.
  package let frames: [Int]
  /// For each column, the nanoseconds of each phase, by the phase's number.
  package let durations: [[UInt64]]

  /// Gathers frames into at most `limit` columns.
  ///
  /// - Precondition: `limit` is at least 1.
  package init(_ timeline: FrameTimeline, limit: Int) {
    precondition(limit >= 1, "A time line has a column.")
    let totals = timeline.totals
    let width = (totals.count + limit - 1) / limit
    let shown = stride(from: 0, to: totals.count, by: max(width, 1)).map { first in
      (first..<min(first + width, totals.count)).reduce(first) {
        totals[$1] > totals[$0] ? $1 : $0
      }
    }
    frames = shown
    durations = shown.map { timeline.frames[$0] }
  }

  /// The nanoseconds of each column, all phases together.
  package var totals: [UInt64] { durations.map { $0.reduce(0, +) } }
}
