import MeniscusDisplay
import MeniscusFormats

/// A number of which the dashboard shows a series.
package enum DashboardMetric: Hashable, Sendable {
  /// The exact work of a kind; comparable across machines.
  case counter(WorkCounters.Kind)
  /// The median time of a frame, in nanoseconds.
  case frame
  /// The median time of a phase of a frame, in nanoseconds.
  case phase(Phase)
  /// The modelled cost of a phase, in nanoseconds; comparable across machines.
  case cost(Phase)

  /// All metrics, in the order in which they are offered.
  static let all: [DashboardMetric] =
    [.frame] + Phase.allCases.map { .phase($0) } + WorkCounters.Kind.headlines.map { .counter($0) }
    + Phase.allCases.map { .cost($0) }

  /// The metric of which the history has a series.
  init(_ metric: HistoryMetric) {
    switch metric {
    case .counter(let kind): self = .counter(kind)
    case .phase(let phase): self = .phase(phase)
    case .frame: self = .frame
    case .cost(let phase): self = .cost(phase)
    }
  }

  /// Its name in data and links.
  var key: String {
    switch self {
    case .counter(let kind): kind.rawValue
    case .frame: "frame"
    case .phase(let phase): "time." + phase.rawValue
    case .cost(let phase): "cost." + phase.rawValue
    }
  }

  /// What people call it.
  var words: String {
    switch self {
    case .counter(let kind): kind.words
    case .frame: "Frame time"
    case .phase(let phase): phase.rawValue.capitalized
    case .cost(let phase): phase.rawValue.capitalized + ", modelled"
    }
  }

  /// The phase that it speaks of; nil for whole frames.
  package var phase: Phase? {
    switch self {
    case .counter(let kind): kind.phase
    case .frame: nil
    case .phase(let phase), .cost(let phase): phase
    }
  }

  /// Whether only machines of one class can be compared.
  var isOfMachine: Bool {
    switch self {
    case .frame, .phase: true
    case .counter, .cost: false
    }
  }
}
