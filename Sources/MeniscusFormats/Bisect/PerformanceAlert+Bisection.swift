extension PerformanceAlert {
  /// The alerts of which the revision can be searched for: of what is worse those that nobody has
  /// acknowledged, and only where there are none the others; the metrics are exact.
  ///
  /// - Parameters:
  ///   - alerts: those of a history.
  ///   - patterns: what chooses the cases.
  ///   - metric: what was changed; nil for anything.
  /// - Throws: why none can be searched for; what is to be done instead.
  package static func searchable(
    among alerts: [PerformanceAlert], chosenBy patterns: [Pattern], metric: BisectionMetric?
  ) throws(CommandLineError) -> [PerformanceAlert] {
    let chosen = alerts.filter { alert in
      patterns.choose(alert.name.identifier)
        && (metric == nil || metric == .number(alert.metric))
    }
    let open = chosen.filter { $0.state == .open }
    let known = chosen.filter { if case .acknowledged = $0.state { true } else { false } }
    let worse = open.isEmpty ? known : open
    guard let first = worse.first else { throw .noAlert }
    let exact = worse.filter(\.metric.isExact)
    guard let alert = exact.first else {
      throw .alertOfTime(
        name: first.name, metric: first.metric.name, previous: first.previous ?? "HEAD~1")
    }
    let placed = exact.filter { $0.previous != nil && $0.revision != nil }
    guard !placed.isEmpty else {
      throw .alertWithoutRevision(name: alert.name, metric: alert.metric.name)
    }
    return placed
  }
}
