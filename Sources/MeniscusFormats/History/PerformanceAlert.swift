import MeniscusStatistics

/// That a metric of a case changed its level: since which revision, and by how much.
///
/// An alert is known by its first revision, case and metric; more runs do not change these.
package struct PerformanceAlert: Equatable, Sendable {
  /// What is to be done about an alert.
  package enum State: Equatable, Sendable {
    /// It is worse, and nobody has said that it may be.
    case open
    /// It is worse, and somebody has said why.
    case acknowledged(reason: String)
    /// It was worse; a later run is as it was before.
    case over
    /// It is better.
    case improvement
  }

  /// The case.
  package var name: CaseName
  /// What made the entries.
  package var kind: HistoryEntry.Kind
  /// The metric.
  package var metric: HistoryMetric
  /// The machine, where the metric is a time.
  package var machine: MachineFingerprint?
  /// The revision of the first run that has the new level; nil where version control knew of none.
  package var revision: ProjectRevision?
  /// The commit of the run before it.
  package var previous: String?
  /// The first run.
  package var run: UInt64
  /// When it began, as ISO 8601.
  package var at: String
  /// The level before, in nanoseconds where the metric is a time or a cost.
  package var before: Double
  /// The level after.
  package var after: Double
  /// How likely the step is by chance; 0 for counters.
  package var p: Double
  /// How many runs after the first it could be known.
  package var delay: Int
  /// What is to be done about it.
  package var state: State

  /// The level after over the one before; nil where there was nothing before.
  package var ratio: Double? { before == 0 ? nil : after / before }
  /// What stands for its first revision: the commit, or the run where none is known.
  package var first: String { revision?.commit ?? JSONText.hexadecimal(run, digits: 16) }
}

extension PerformanceAlert {
  /// What counts as a change of times: the usual shift, of at least a microsecond, which is about what
  /// a clock tells apart.
  package static var policy: ShiftPolicy {
    var policy = ShiftPolicy()
    policy.step = 1000
    return policy
  }

  /// The least share by which a modelled cost changes that is worth a word: what it is made of, most
  /// counters tell by themselves.
  private static let leastCostChange = 0.02

  /// The steps of a series.
  private static func shifts(of series: HistorySeries, _ policy: ShiftPolicy) -> [LevelShift] {
    switch series.metric {
    case .counter: LevelShift.exact(series.values)
    case .cost:
      LevelShift.exact(series.values).filter { shift in
        let change = abs(shift.after - shift.before)
        return change >= policy.step && change >= leastCostChange * shift.before
      }
    case .phase, .frame: LevelSearch(series.values, policy).shifts
    }
  }

  /// The alerts of entries that are in the order in which runs were made, by their first run, then
  /// case and metric.
  ///
  /// Of a counter every step is one; of a modelled cost each step of at least a fiftieth; of a time
  /// each shift that the policy counts. None is acknowledged.
  ///
  /// Complexity: linear in entries and metrics.
  package static func alerts(
    of entries: [HistoryEntry], _ policy: ShiftPolicy = PerformanceAlert.policy
  ) -> [PerformanceAlert] {
    let found = HistorySeries.series(of: entries).flatMap { series in
      let shifts = shifts(of: series, policy)
      return shifts.indices.map { place in
        let shift = shifts[place]
        // A time that comes back is the same within what counts as a change.
        let allowed = shift.before * (series.metric.isExact ? 1 : 1 + policy.magnitude)
        let isOver = shifts[(place + 1)...].contains { $0.after <= allowed }
        let (first, last) = (series.runs[shift.index], series.runs[shift.index - 1])
        return (
          first,
          PerformanceAlert(
            shift, of: series, entries[first], after: entries[last],
            state: shift.after < shift.before ? .improvement : isOver ? .over : .open)
        )
      }
    }
    let order = found.enumerated().sorted { left, right in
      let (one, other) = (left.element, right.element)
      if one.0 != other.0 { return one.0 < other.0 }
      return left.offset < right.offset
    }
    return order.map(\.element.1)
  }

  private init(
    _ shift: LevelShift, of series: HistorySeries, _ entry: HistoryEntry,
    after last: HistoryEntry, state: State
  ) {
    self.init(
      name: series.name, kind: series.kind, metric: series.metric,
      machine: series.metric.isExact ? nil : entry.machine, revision: entry.revision,
      previous: last.revision?.commit, run: entry.run, at: entry.at, before: shift.before,
      after: shift.after, p: shift.p, delay: shift.delay, state: state)
  }
}
