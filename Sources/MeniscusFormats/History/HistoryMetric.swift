import MeniscusDisplay

/// Something that entries of history have a number of, named as in their lines.
package enum HistoryMetric: Hashable, Sendable {
  /// Exact work of a replay: `counters.bodies`.
  case counter(WorkCounters.Kind)
  /// The median time of a phase of a frame: `phases.layout.p50`.
  case phase(Phase)
  /// The median time of a frame: `frame.p50`.
  case frame
  /// What a model says that a phase of a replay costs, in nanoseconds: `cost.layout`.
  case cost(Phase)

  /// The metrics in which changes are looked for, in the order in which they are named; hashing is
  /// left out, for no display waits for it.
  package static let all: [HistoryMetric] =
    WorkCounters.Kind.headlines.map { .counter($0) } + shown.map { .cost($0) } + [.frame]
    + shown.map { .phase($0) }

  private static let shown = Phase.allCases.filter { $0 != .hash }

  /// The name: where the number stands in a line.
  package var name: String {
    switch self {
    case .counter(let kind): "counters.\(kind.rawValue)"
    case .phase(let phase): "phases.\(phase.rawValue).p50"
    case .frame: "frame.p50"
    case .cost(let phase): "cost.\(phase.rawValue)"
    }
  }

  /// The metric of a name, or nil where there is none.
  package init?(name: String) {
    guard let metric = Self.all.first(where: { $0.name == name }) else { return nil }
    self = metric
  }

  /// Whether the number is exact, and the same on every machine; else it is a time in nanoseconds.
  package var isExact: Bool {
    switch self {
    case .counter, .cost: true
    case .phase, .frame: false
    }
  }

  /// The phase whose work it is; nil for whole frames.
  package var phase: Phase? {
    switch self {
    case .phase(let phase), .cost(let phase): phase
    case .frame: nil
    case .counter(let kind): kind.phase
    }
  }

  /// The number that an entry has; nil where it has none.
  package func value(in entry: HistoryEntry) -> Double? {
    switch self {
    case .counter(let kind): entry.counters.counts(kind) ? Double(entry.counters[kind]) : nil
    case .phase(let phase): entry.phases[phase].map { Double($0.median) }
    case .frame: entry.frame.map { Double($0.median) }
    case .cost(let phase): entry.cost?.phases[phase].map { Double($0) }
    }
  }
}
