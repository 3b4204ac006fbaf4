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
    /// How late they came, by rising refresh rate; empty where none was timed.
    package var measured: [Figure]
    /// How late they would come by the model of cost, on every machine; empty where the counters do
    /// not suffice.
    package var modelled: [Figure]
  }

  /// All frames, then, where there are several, the stretches between checkpoints.
  package let stretches: [Stretch]
  /// The bands.
  package static let bands = HitchBands.scrolling

  /// Measures and models a case; nil where neither can be done.
  ///
  /// Complexity: O(n log n) in its spans.
  package init?(_ trace: TraceReport) {
    let frames = CaseFrames(trace)
    guard let last = frames.last else { return nil }
    var parts: [Stretch?] = []
    var begin = (name: String?.none, frame: 0)
    for checkpoint in trace.checkpoints {
      guard let frame = checkpoint.frame, frame >= begin.frame else { continue }
      // What is shown before anything happens is no stretch.
      if frame > 0 {
        parts.append(frames.stretch(begin.name, checkpoint.name, begin.frame...frame))
      }
      begin = (checkpoint.name, frame + 1)
    }
    if begin.name != nil, begin.frame <= last {
      parts.append(frames.stretch(begin.name, nil, begin.frame...last))
    }
    guard let all = frames.stretch(nil, nil, 0...max(last, 0)) else { return nil }
    let known = parts.compactMap { $0 }
    stretches = [all] + (known.count > 1 ? known : [])
  }
}

/// What the frames of a case took and cost, in nanoseconds, hashing excluded: no display waits for
/// it.
private struct CaseFrames {
  private let measured: [(frame: Int, time: UInt64)]
  private let modelled: [UInt64]

  init(_ trace: TraceReport) {
    measured = FrameWork.frames(of: trace.spans).map { work in
      (work.frame, work.total(without: [Phase.hash.index]))
    }
    modelled = ModelledCost(of: trace.counters)?.frames ?? []
  }

  /// The last frame; nil where nothing is known of any.
  var last: Int? {
    [measured.last?.frame, modelled.isEmpty ? nil : modelled.count - 1].compactMap(\.self).max()
  }

  func stretch(
    _ start: String?, _ end: String?, _ frames: ClosedRange<Int>
  ) -> CaseHitches.Stretch? {
    let times = measured.filter { frames.contains($0.frame) }.map(\.time)
    let costs = Array(modelled.prefix(frames.upperBound + 1).dropFirst(frames.lowerBound))
    let (found, expected) = (figures(times), figures(costs))
    guard !found.isEmpty || !expected.isEmpty else { return nil }
    return CaseHitches.Stretch(
      start: start, end: end, frames: max(times.count, costs.count), measured: found,
      modelled: expected)
  }

  private func figures(_ durations: [UInt64]) -> [CaseHitches.Figure] {
    HistoryEntry.refreshRates.compactMap { rate in
      HistoryHitches(durations, refreshRate: rate).map {
        CaseHitches.Figure(
          rate: rate, ratio: $0.ratio, severity: CaseHitches.bands.severity(of: $0.ratio))
      }
    }
  }
}
