import MeniscusDisplay
import MeniscusFormats

/// A run from which on a metric of a case is another.
package struct DashboardChange: Equatable, Sendable {
  /// The metric.
  package var metric: DashboardMetric
  /// The place of the first run that has it among the entries of the case, from 0.
  package var index: Int
  /// The value, or its mean, before.
  package var before: Double
  /// The value, or its mean, from the run on.
  package var after: Double
  /// How likely chance alone makes such a change, from 0 to 1; nil where the metric is exact.
  package var p: Double?
  /// Whether somebody has noted that it is known.
  package var isAcknowledged = false

  /// States a change.
  package init(
    _ metric: DashboardMetric, index: Int, before: Double, after: Double, p: Double? = nil
  ) {
    self.metric = metric
    self.index = index
    self.before = before
    self.after = after
    self.p = p
  }

  /// The new value as a multiple of the old one; nil where that was 0.
  package var ratio: Double? { before == 0 ? nil : after / before }
}

extension DashboardChange {
  /// The steps of the counters of a case: exact numbers that differ are a change, however little.
  ///
  /// Runs and benchmarks are series of their own, and so is what another trace does.
  ///
  /// Complexity: linear.
  ///
  /// - Parameter entries: those of one case, in the order in which runs were made.
  package static func steps(in entries: [HistoryEntry]) -> [DashboardChange] {
    var last: [HistoryEntry.Kind: HistoryEntry] = [:]
    var changes: [DashboardChange] = []
    for (index, entry) in entries.enumerated() {
      if let old = last[entry.kind], old.traceHash == entry.traceHash {
        for kind in WorkCounters.Kind.allCases where old.counters[kind] != entry.counters[kind] {
          changes.append(
            DashboardChange(
              .counter(kind), index: index, before: Double(old.counters[kind]),
              after: Double(entry.counters[kind])))
        }
      }
      last[entry.kind] = entry
    }
    return changes
  }
}

/// What a model says that a run cost, from its counters alone.
package struct DashboardCost: Equatable, Sendable {
  /// The version of the model; a series is broken where it changes.
  package var model: Int
  /// The cost of each phase, in nanoseconds.
  package var phases: [Phase: UInt64]

  /// States a cost.
  package init(model: Int, phases: [Phase: UInt64]) {
    self.model = model
    self.phases = phases
  }
}
