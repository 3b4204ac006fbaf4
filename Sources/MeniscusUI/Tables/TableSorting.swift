/// How the rows of a table are sorted.
@MainActor
struct TableSorting {
  /// Whether rows are sorted by a column's comparator first, and whether the other way round; nil
  /// where they are sorted by another.
  let isReverse: @MainActor (Any) -> Bool?
  /// Sorts by a column's comparator first, or the other way round.
  let sort: @MainActor (Any) -> Void

  nonisolated init<Sort: SortComparator>(_ order: Binding<[Sort]>) {
    func unordered(_ comparator: Sort) -> Sort { changing(comparator) { $0.order = .forward } }
    isReverse = { comparator in
      guard let first = order.wrappedValue.first, let comparator = comparator as? Sort,
        unordered(first) == unordered(comparator)
      else { return nil }
      return first.order == .reverse
    }
    sort = { comparator in
      guard let comparator = comparator as? Sort else { return }
      var comparators = order.wrappedValue
      if let first = comparators.first, unordered(first) == unordered(comparator) {
        comparators[0].order = first.order == .forward ? .reverse : .forward
      } else {
        comparators.removeAll { unordered($0) == unordered(comparator) }
        comparators.insert(unordered(comparator), at: 0)
      }
      order.wrappedValue = comparators
    }
  }
}
