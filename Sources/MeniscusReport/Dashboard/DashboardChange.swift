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
  /// What alerts of a case name, in the order of runs.
  ///
  /// Complexity: linear in entries, and for the alerts their number times its logarithm.
  ///
  /// - Parameter entries: those of the case, in the order in which runs were made; an alert of a run
  ///   that is not among them is left out.
  package static func changes(
    of alerts: [PerformanceAlert], in entries: [HistoryEntry]
  ) -> [DashboardChange] {
    let places = Dictionary(
      zip(entries.map(\.identity), entries.indices), uniquingKeysWith: { first, _ in first })
    let changes = alerts.compactMap { alert -> DashboardChange? in
      let identity = HistoryEntry.Identity(run: alert.run, name: alert.name, kind: alert.kind)
      return places[identity].map { DashboardChange(alert, index: $0) }
    }
    return changes.enumerated().sorted {
      ($0.element.index, $0.offset) < ($1.element.index, $1.offset)
    }.map(\.element)
  }

  private init(_ alert: PerformanceAlert, index: Int) {
    self.init(
      DashboardMetric(alert.metric), index: index, before: alert.before, after: alert.after,
      p: alert.metric.isExact ? nil : alert.p)
    if case .acknowledged = alert.state { isAcknowledged = true }
  }
}
