/// Which part of a run replays which cases, so that all take about as long.
///
/// The cases that take longest come first, each into the part that has least to do so far (Graham,
/// Bounds on multiprocessing timing anomalies, 1969: at most a third longer than the best split).
/// Equal times are in the order of the names, so that every machine finds the same split. Variants of
/// one trace are cases like others, and may be in different parts.
package struct ShardPlan: Equatable, Sendable {
  /// The number of the part that each case is in, from 1.
  package let numbers: [CaseName: Int]

  /// Splits cases.
  ///
  /// - Parameters:
  ///   - cases: the cases.
  ///   - count: how many parts there are, at least 1.
  ///   - times: how long cases take, in any unit; those that it lacks count as the median of the others.
  ///
  /// Complexity: O(n log n + n · count) for n cases.
  package init(_ cases: some Sequence<CaseName>, into count: Int, times: [CaseName: Int]) {
    precondition(count >= 1, "A run has at least one part.")
    let cases = Set(cases).sorted()
    let known = cases.compactMap { times[$0] }.sorted()
    let median = max(known.isEmpty ? 1 : known[known.count / 2], 1)
    let timed = cases.map { (name: $0, time: max(times[$0] ?? median, 1)) }
      .sorted { ($1.time, $0.name) < ($0.time, $1.name) }
    var loads = [Int](repeating: 0, count: count)
    var numbers: [CaseName: Int] = [:]
    for (name, time) in timed {
      var least = 0
      for index in loads.indices where loads[index] < loads[least] { least = index }
      loads[least] = loads[least].addingReportingOverflow(time).partialValue
      numbers[name] = least + 1
    }
    self.numbers = numbers
  }
}
