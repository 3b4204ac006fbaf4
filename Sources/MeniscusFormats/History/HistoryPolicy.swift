/// Which entries are kept: all of the last runs, and of older ones the last of each day.
package struct HistoryPolicy: Equatable, Sendable {
  /// The number of runs of a case of which all entries are kept.
  package var recent: Int

  /// Makes a policy.
  package init(recent: Int = 100) { self.recent = recent }

  /// The entries that are kept, in their order.
  ///
  /// Cases, kinds and classes of machine are counted apart, so that none crowds out another.
  package func kept(_ entries: [HistoryEntry]) -> [HistoryEntry] {
    struct Series: Hashable {
      let name: CaseName
      let kind: HistoryEntry.Kind
      let machine: UInt64
    }
    struct Day: Hashable {
      let series: Series
      let day: Substring
    }
    var count: [Series: Int] = [:]
    var days: Set<Day> = []
    let order = entries.indices.sorted { left, right in
      entries[left].at == entries[right].at
        ? left < right : entries[left].at < entries[right].at
    }
    var isKept = [Bool](repeating: false, count: entries.count)
    for index in order.reversed() {
      let entry = entries[index]
      let series = Series(
        name: entry.name, kind: entry.kind, machine: entry.machine.machineClass)
      count[series, default: 0] += 1
      let day = Day(series: series, day: entry.at.prefix(10))
      isKept[index] = count[series, default: 0] <= recent || days.insert(day).inserted
      if isKept[index] { days.insert(day) }
    }
    return entries.indices.filter { isKept[$0] }.map { entries[$0] }
  }
}
