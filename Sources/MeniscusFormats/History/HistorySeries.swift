/// One metric of a case, run after run, as far as its numbers can be compared.
///
/// Times are comparable on one class of machine, with one compiler, modelled costs by one model;
/// numbers of any kind while the recording stays the same. Where that ends, another series begins.
package struct HistorySeries: Equatable, Sendable {
  /// The case.
  package let name: CaseName
  /// What made the entries.
  package let kind: HistoryEntry.Kind
  /// The metric.
  package let metric: HistoryMetric
  /// The runs, by their places among the entries that were given, in the order of time.
  package private(set) var runs: [Int] = []
  /// The number of each run.
  package private(set) var values: [Double] = []

  /// What numbers are comparable by.
  private struct Key: Hashable {
    let name: CaseName
    let kind: HistoryEntry.Kind
    let machine: UInt64
  }

  /// The series of entries that are in the order in which runs were made, metric by metric.
  ///
  /// A recording or a compiler that comes back after another begins a series anew.
  ///
  /// Complexity: linear in entries and metrics.
  package static func series(of entries: [HistoryEntry]) -> [HistorySeries] {
    HistoryMetric.all.flatMap { metric -> [HistorySeries] in
      var found: [HistorySeries] = []
      var open: [Key: Int] = [:]
      var last: [Key: Int] = [:]
      for (index, entry) in entries.enumerated() {
        guard let value = metric.value(in: entry) else { continue }
        let machine = metric.isExact ? 0 : entry.machine.machineClass
        let key = Key(name: entry.name, kind: entry.kind, machine: machine)
        let isSame = last[key].map { metric.isComparable(entries[$0], entry) } ?? false
        if !isSame {
          open[key] = found.count
          found.append(HistorySeries(name: entry.name, kind: entry.kind, metric: metric))
        }
        last[key] = index
        if let place = open[key] {
          found[place].runs.append(index)
          found[place].values.append(value)
        }
      }
      return found
    }
  }

  private init(name: CaseName, kind: HistoryEntry.Kind, metric: HistoryMetric) {
    self.name = name
    self.kind = kind
    self.metric = metric
  }
}

extension HistoryMetric {
  /// Whether two entries of a case and a class of machine can be compared.
  fileprivate func isComparable(_ old: HistoryEntry, _ new: HistoryEntry) -> Bool {
    guard old.traceHash == new.traceHash else { return false }
    return switch self {
    case .counter: true
    case .cost: old.cost?.model == new.cost?.model
    case .phase, .frame: old.toolchain == new.toolchain
    }
  }
}
