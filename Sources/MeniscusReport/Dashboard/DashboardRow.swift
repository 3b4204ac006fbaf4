import MeniscusFormats

/// What the overview has of a case: its latest numbers, small series, and its last changes.
struct DashboardRow {
  /// The case.
  let series: DashboardSeries

  /// The changes that the overview has of a case; its own file has all.
  static let changes = 6

  /// The row as data.
  ///
  /// Times are given for each machine and kind of run by itself, all else for each kind.
  ///
  /// - Parameters:
  ///   - file: the name of the file that has all of the case.
  ///   - points: the points of a small series.
  func json(file: String, points: Int, numbering runs: inout DashboardRuns) -> JSONValue {
    let entries = series.entries
    var groups: [JSONValue] = []
    for kind in HistoryEntry.Kind.allCases {
      let places = entries.indices.filter { entries[$0].kind == kind }
      guard let latest = places.last else { continue }
      var machines = Numbering<MachineFingerprint>()
      for place in places { _ = machines.number(of: entries[place].machine) }
      groups.append(
        [
          "kind": .integer(kind == .bench ? 1 : 0), "count": .integer(places.count),
          "run": .integer(runs.number(of: entries[latest])),
          "at": .integer(orNull: UnixTime.seconds(entries[latest].at).map { Int($0) }),
          "commit": .string((entries[latest].revision?.commit ?? "").shortCommit),
          "modelled": Self.hitches(places.last.flatMap { entries[$0].cost?.hitches } ?? [:]),
          "exact": small(DashboardMetric.all.filter { !$0.isOfMachine }, places, points),
          "machines": .array(
            machines.values.map { machine in
              self.machine(
                machine, places.filter { entries[$0].machine == machine }, points, &runs)
            }),
        ])
    }
    return [
      "name": .string(series.name.identifier), "file": .string(file), "groups": .array(groups),
      "changes": .array(series.changes.suffix(Self.changes).map(change)),
      "changed": .integer(series.changes.count),
    ]
  }

  private func machine(
    _ machine: MachineFingerprint, _ places: [Int], _ points: Int, _ runs: inout DashboardRuns
  ) -> JSONValue {
    let latest = places.last.map { series.entries[$0] }
    return [
      "machine": .integer(runs.number(of: machine)), "count": .integer(places.count),
      "at": .integer(orNull: latest.flatMap { UnixTime.seconds($0.at) }.map { Int($0) }),
      "hitches": Self.hitches(latest?.hitches ?? [:]),
      "times": small(DashboardMetric.all.filter(\.isOfMachine), places, points),
    ]
  }

  /// The hitch ratio at each refresh rate, in hundredths; null where there is none.
  private static func hitches(_ hitches: [Int: HistoryHitches]) -> JSONValue {
    .array(
      HistoryEntry.refreshRates.map { rate in
        hitches[rate].map { .integer(Int(($0.ratio * 100).rounded())) } ?? .null
      })
  }

  /// The latest value of each metric, the least and the most, and its small series.
  private func small(
    _ metrics: [DashboardMetric], _ places: [Int], _ points: Int
  ) -> JSONValue {
    .object(
      metrics.compactMap { metric in
        let all = series.values(of: metric)
        let values = places.compactMap { all[$0] }
        guard let latest = places.last.flatMap({ all[$0] }) ?? values.last,
          let low = values.min(), let high = values.max()
        else { return nil }
        guard low < high else { return JSONMember(metric.key, .array([.integer(latest)])) }
        let small = SmallSeries(values, points: points, isExact: !metric.isOfMachine)
        return JSONMember(
          metric.key,
          .array([
            .integer(min(latest, PackedColumn.limit)), .integer(min(low, PackedColumn.limit)),
            .integer(min(high, PackedColumn.limit)), .string(small.text(from: low, to: high)),
          ]))
      })
  }

  /// A change with the run that has it first, and how many of its kind have come since.
  private func change(_ change: DashboardChange) -> JSONValue {
    let entry = series.entries[change.index]
    let since = series.entries[change.index...].count { $0.kind == entry.kind }
    return .array([
      .string(change.metric.key), .integer(since),
      .string((entry.revision?.commit ?? "").shortCommit),
      .number(DashboardChange.rounded(change.before)),
      .number(DashboardChange.rounded(change.after)),
      .integer(change.isAcknowledged ? 1 : 0), .integer(entry.kind == .bench ? 1 : 0),
      .integer(change.index),
    ])
  }
}

extension String {
  /// The digits of a commit that links and tables show.
  var shortCommit: String { String(prefix(10)) }
}

/// A series in so few points that it can be drawn beside a name.
struct SmallSeries: Equatable {
  /// The points, oldest first.
  let values: [UInt64]

  /// Thins values: of each stretch the median, or the last where they are exact, so that a step
  /// stays a step.
  init(_ values: [UInt64], points: Int, isExact: Bool) {
    guard values.count > points, points > 0 else {
      self.values = values
      return
    }
    self.values = (0..<points).map { point in
      let part = values[(point * values.count / points)..<((point + 1) * values.count / points)]
      return isExact ? part[part.endIndex - 1] : part.sorted()[part.count / 2]
    }
  }

  /// The points as digits of a scale of 90 steps, of the packed columns' alphabet.
  func text(from low: UInt64, to high: UInt64) -> String {
    PackedColumn.digits(values.map { Int((Double($0 - low) / Double(high - low) * 89).rounded()) })
  }
}
