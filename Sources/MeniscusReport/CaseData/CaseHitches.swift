import MeniscusDisplay
import MeniscusFormats
import MeniscusTiming

/// How late the frames of a case came, as a whole and between its checkpoints.
package struct CaseHitches {
  /// How late frames came at a refresh rate.
  package struct Figure: Equatable {
    /// The refreshes of a second.
    package var rate: Int
    /// Milliseconds late per second.
    package var ratio: Double
    /// The band that it lies in.
    package var severity: HitchSeverity
  }

  /// Frames that follow one another.
  package struct Stretch: Equatable {
    /// The checkpoint after whose frame it begins; nil for the first frame of all.
    package var start: String?
    /// The checkpoint with whose frame it ends; nil for the last frame of all.
    package var end: String?
    /// The number of its frames.
    package var frames: Int
    /// How late they came, by rising refresh rate.
    package var figures: [Figure]
  }

  /// All frames, then, where there are several, the stretches between checkpoints.
  package let stretches: [Stretch]
  /// The bands.
  package static let bands = HitchBands.scrolling

  /// Measures a case; nil where none of its frames was timed.
  ///
  /// Complexity: O(n log n) in its spans.
  package init?(_ trace: TraceReport) {
    let work = FrameWork.frames(of: trace.spans)
    guard let last = work.last?.frame else { return nil }
    // Hashing is the tool's own: no display waits for it.
    let times = work.map { (frame: $0.frame, time: $0.total(without: [Phase.hash.index])) }
    func stretch(_ start: String?, _ end: String?, _ frames: ClosedRange<Int>) -> Stretch? {
      let durations = times.filter { frames.contains($0.frame) }.map(\.time)
      let figures = HistoryEntry.refreshRates.compactMap { rate in
        HistoryHitches(durations, refreshRate: rate).map {
          Figure(rate: rate, ratio: $0.ratio, severity: Self.bands.severity(of: $0.ratio))
        }
      }
      return figures.isEmpty
        ? nil : Stretch(start: start, end: end, frames: durations.count, figures: figures)
    }
    guard let all = stretch(nil, nil, 0...max(last, 0)) else { return nil }
    var parts: [Stretch?] = []
    var begin = (name: String?.none, frame: 0)
    for checkpoint in trace.checkpoints {
      guard let frame = checkpoint.frame, frame >= begin.frame else { continue }
      // What is shown before anything happens is no stretch.
      if frame > 0 { parts.append(stretch(begin.name, checkpoint.name, begin.frame...frame)) }
      begin = (checkpoint.name, frame + 1)
    }
    if begin.name != nil, begin.frame <= last {
      parts.append(stretch(begin.name, nil, begin.frame...last))
    }
    let known = parts.compactMap { $0 }
    stretches = [all] + (known.count > 1 ? known : [])
  }
}
