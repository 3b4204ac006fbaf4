import MeniscusDisplay

/// What is the same whenever and wherever a revision replays a case, so that one can search for the
/// revision that changed it.
package enum BisectionMetric: Hashable, Sendable {
  /// An exact number of the history, by its name there: `counters.glassPasses`.
  case number(HistoryMetric)
  /// A stage of all frames, by its name: `pixels`.
  case stage(Stage)

  /// All of them, in the order in which they are named.
  package static let all: [BisectionMetric] =
    HistoryMetric.all.filter(\.isExact).map { .number($0) } + Stage.allCases.map { .stage($0) }

  /// The metric of a name; nil where there is none.
  ///
  /// A counter may be named as budgets do: `glassPasses`.
  package init?(name: String) {
    let names = [name, "counters.\(name)"]
    guard let metric = Self.all.first(where: { names.contains($0.name) }) else { return nil }
    self = metric
  }

  /// The name.
  package var name: String {
    switch self {
    case .number(let metric): metric.name
    case .stage(let stage): stage.rawValue
    }
  }

  /// The phase whose work it is; nil where it is no work, or that of all.
  package var phase: Phase? {
    if case .number(let metric) = self { metric.phase } else { nil }
  }
}

/// What a metric is at a revision.
package enum BisectionValue: Equatable, Sendable {
  /// How much it is.
  case number(Double)
  /// The hash of a stage of all frames.
  case hash(UInt64)
}
