import MeniscusDisplay

/// What a model says that a replay costs, from its counters alone: the same on every machine.
package struct ModelledCost: Equatable, Sendable {
  /// The number of the model.
  package let model: Int
  /// The cost of each phase over the whole replay, in nanoseconds.
  package let phases: [Phase: UInt64]
  /// The cost of each frame, hashing excluded, for which no display waits, in nanoseconds.
  package let frames: [UInt64]

  /// Models a replay; nil where there is no frame, or where the counters lack a kind that the model
  /// asks for.
  ///
  /// Complexity: linear in frames and terms.
  ///
  /// - Parameter counters: the work of each frame.
  package init?(of counters: [WorkCounters], by model: CostModel? = .current) {
    guard let model, !counters.isEmpty else { return nil }
    let work = counters.reduce(into: WorkCounters()) { $0 += $1 }
    guard model.isAnswered(by: work) else { return nil }
    var totals: [Phase: Double] = [:]
    var frames: [UInt64] = []
    frames.reserveCapacity(counters.count)
    for (index, work) in counters.enumerated() {
      var sum = 0.0
      for (phase, cost) in model.costs(of: work, isFirst: index == 0) {
        totals[phase, default: 0] += cost
        if phase != .hash { sum += cost }
      }
      frames.append(UInt64(min(sum.rounded(), 1e18)))
    }
    self.model = model.number
    self.frames = frames
    phases = totals.mapValues { UInt64(min($0.rounded(), 1e18)) }
  }

  /// How late the frames would come, by refreshes of a second.
  package var hitches: [Int: HistoryHitches] { Self.hitches(of: frames[...]) }

  /// How late some of the frames would come, by refreshes of a second.
  package static func hitches(of frames: ArraySlice<UInt64>) -> [Int: HistoryHitches] {
    var hitches: [Int: HistoryHitches] = [:]
    for rate in HistoryEntry.refreshRates {
      hitches[rate] = HistoryHitches(Array(frames), refreshRate: rate)
    }
    return hitches
  }
}
