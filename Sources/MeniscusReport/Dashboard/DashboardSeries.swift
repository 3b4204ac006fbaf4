import MeniscusDisplay
import MeniscusFormats

/// The entries of a case, in the order in which runs were made, and what of them changed.
struct DashboardSeries {
  /// The case.
  let name: CaseName
  /// The entries.
  let entries: [HistoryEntry]
  /// The changes, in the order of runs.
  let changes: [DashboardChange]

  /// Gathers a case.
  init(_ name: CaseName, _ entries: [HistoryEntry], alerts: [PerformanceAlert]) {
    self.name = name
    self.entries = entries
    changes = DashboardChange.changes(of: alerts, in: entries)
  }

  /// The values of a metric, by entry; nil where an entry has none.
  func values(of metric: DashboardMetric) -> [UInt64?] {
    switch metric {
    case .counter(let kind): entries.map { $0.amount(of: kind) }
    case .frame: entries.map { $0.frame?.median }
    case .phase(let phase): entries.map { $0.phases[phase]?.median }
    case .cost(let phase): entries.map { $0.cost?.phases[phase] }
    }
  }

  /// The case as data: a column for each number of its entries, those without a value left out.
  func json(numbering runs: inout DashboardRuns) -> JSONValue {
    var columns: [JSONMember] = []
    func add(_ key: String, _ column: (HistoryEntry) -> UInt64?) {
      add(key, exactly: entries.map(column))
    }
    func add(_ key: String, exactly values: [UInt64?]) {
      guard values.contains(where: { $0 != nil }) else { return }
      columns.append(JSONMember(key, PackedColumn(values).json))
    }
    func add(times key: String, _ times: (HistoryEntry) -> HistoryTimes?) {
      let times = entries.map(times)
      guard times.contains(where: { $0 != nil }) else { return }
      add(key + ".count", exactly: times.map { $0.map { UInt64($0.count) } })
      let parts: [(String, (HistoryTimes) -> UInt64)] = [
        ("min", \.minimum), ("p50", \.median), ("p95", \.p95), ("p99", \.p99), ("mad", \.deviation),
      ]
      for (part, value) in parts {
        columns.append(
          JSONMember("\(key).\(part)", PackedColumn(times: times.map { $0.map(value) }).json))
      }
    }
    var (traces, pictures) = (Numbering<UInt64>(), Numbering<UInt64>())
    let numbers = entries.map { UInt64(runs.number(of: $0)) }
    add("run", exactly: numbers)
    add("kind") { $0.kind == .bench ? 1 : 0 }
    add("trace", exactly: entries.map { UInt64(traces.number(of: $0.traceHash)) })
    add("pictures", exactly: entries.map { UInt64(pictures.number(of: $0.framesHash)) })
    add("frames") { UInt64(max($0.frames, 0)) }
    add("rate") { UInt64(max($0.rate, 0)) }
    for kind in WorkCounters.Kind.headlines {
      add(kind.rawValue) { $0.amount(of: kind) }
    }
    add(times: "frame") { $0.frame }
    for phase in Phase.allCases { add(times: "time." + phase.rawValue) { $0.phases[phase] } }
    for rate in HistoryEntry.refreshRates {
      add("hitch\(rate)") { $0.hitches[rate]?.hitchTime }
      add("span\(rate)") { $0.hitches[rate]?.duration }
    }
    add("model") { $0.cost.map { UInt64(max($0.model, 0)) } }
    for rate in HistoryEntry.refreshRates {
      add("modelledHitch\(rate)") { $0.cost?.hitches[rate]?.hitchTime }
      add("modelledSpan\(rate)") { $0.cost?.hitches[rate]?.duration }
    }
    for phase in Phase.allCases { add("cost." + phase.rawValue, exactly: values(of: .cost(phase))) }
    return [
      "name": .string(name.identifier), "count": .integer(entries.count),
      "columns": .object(columns), "changes": .array(changes.map(\.json)),
    ]
  }
}

extension HistoryEntry {
  /// How much work of a kind there was; nil where it was not counted.
  fileprivate func amount(of kind: WorkCounters.Kind) -> UInt64? {
    counters.counts(kind) ? UInt64(max(counters[kind], 0)) : nil
  }
}

extension DashboardChange {
  /// The change as data: metric, place, before, after, p or null, and 1 where it is acknowledged.
  var json: JSONValue {
    .array([
      .string(metric.key), .integer(index), .number(Self.rounded(before)),
      .number(Self.rounded(after)), p.map { .number($0) } ?? .null,
      .integer(isAcknowledged ? 1 : 0),
    ])
  }

  /// A finite number; what is large has no fraction.
  static func rounded(_ value: Double) -> Double {
    guard value.isFinite else { return 0 }
    return abs(value) >= 1000 ? value.rounded() : value
  }
}
