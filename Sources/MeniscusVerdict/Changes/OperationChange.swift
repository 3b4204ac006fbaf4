import MeniscusFormats
import MeniscusGeometry

/// How one operation differs between two display lists.
package struct OperationChange: Equatable {
  /// What happened to it, as it is told of a region.
  var change: RegionChange
  /// Where it draws on either side, in points.
  var bounds: Rect2D
  /// How far around its bounds it visibly changes pixels, in points.
  var reach = 0.0
  /// The operation's place in the accepted list; nil where it has none.
  var expected: Int?
  /// The operation's place in this run's list; nil where it has none.
  var actual: Int?
  /// Whether only what glass makes of what lies behind it differs.
  var isAdaptation = false

  var kind: RegionChange.Kind { change.kind }
}

/// Two display lists, operation by operation.
package struct OperationChanges {
  let expected: [DrawnOperation]
  let actual: [DrawnOperation]
  /// The operations that both have, as places in both lists, in the order of the accepted one.
  let pairs: [(expected: Int, actual: Int)]
  /// What differs, in the order in which this run draws; what is gone comes first.
  package let changes: [OperationChange]

  /// Compares two display lists.
  ///
  /// Operations of one kind and view belong together that draw the same; of the others the first
  /// with the first, and so on. What is left is added or removed.
  ///
  /// Complexity: linear in the operations but for the order, n log n, and for the operations of one
  /// view that differ, quadratic in their number.
  package init(expected: DrawnList, actual: DrawnList) {
    let (old, new) = (expected.operations, actual.operations)
    let pairing = OperationPairing(old, new)
    self.expected = old
    self.actual = new
    pairs = pairing.pairs
    let removed = pairing.removed.map { index in
      OperationChange(
        change: RegionChange(.removed, view: old[index].view, operation: old[index].kind.rawValue),
        bounds: old[index].bounds, reach: old[index].reach, expected: index)
    }
    let added = pairing.added.map { index in
      OperationChange(
        change: RegionChange(.added, view: new[index].view, operation: new[index].kind.rawValue),
        bounds: new[index].bounds, reach: new[index].reach, actual: index)
    }
    let others = pairing.pairs.compactMap { pair -> OperationChange? in
      guard !old[pair.expected].draws(as: new[pair.actual]) else { return nil }
      return old[pair.expected].change(to: new[pair.actual], pair)
    }
    let reordered = pairing.misplaced.map { pair in
      OperationChange(
        change: RegionChange(
          .reordered, view: new[pair.actual].view, operation: new[pair.actual].kind.rawValue),
        bounds: old[pair.expected].bounds.union(new[pair.actual].bounds),
        reach: max(old[pair.expected].reach, new[pair.actual].reach),
        expected: pair.expected, actual: pair.actual)
    }
    let present = (added + others + reordered).sorted { ($0.actual ?? 0) < ($1.actual ?? 0) }
    changes = removed + present
  }
}

/// Which operations of two lists belong together.
struct OperationPairing {
  private(set) var pairs: [(expected: Int, actual: Int)] = []
  private(set) var removed: [Int] = []
  private(set) var added: [Int] = []

  init(_ expected: [DrawnOperation], _ actual: [DrawnOperation]) {
    func groups(_ operations: [DrawnOperation]) -> [DrawnOperation.Key: [Int]] {
      Dictionary(grouping: operations.indices) {
        DrawnOperation.Key(kind: operations[$0].kind, path: operations[$0].path)
      }
    }
    let (old, new) = (groups(expected), groups(actual))
    for (key, places) in old {
      var (left, right) = (places, new[key] ?? [])
      left.removeAll { place in
        guard let index = right.firstIndex(where: { actual[$0].draws(as: expected[place]) })
        else { return false }
        pairs.append((place, right.remove(at: index)))
        return true
      }
      pairs += zip(left, right).map { (expected: $0, actual: $1) }
      removed += left.dropFirst(right.count)
      added += right.dropFirst(left.count)
    }
    for (key, places) in new where old[key] == nil { added += places }
    // The groups come in the order of a dictionary, which must not show.
    pairs.sort { $0.expected < $1.expected }
    removed.sort()
    added.sort()
  }

  /// The fewest pairs without which all others are in the same order on both sides.
  var misplaced: [(expected: Int, actual: Int)] {
    // The longest rising row of places, by patience sorting.
    var piles: [Int] = []
    var before = [Int](repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      let pile = piles.partitioningIndex { pairs[$0].actual > pair.actual }
      before[index] = pile > 0 ? piles[pile - 1] : -1
      if pile == piles.count { piles.append(index) } else { piles[pile] = index }
    }
    var kept: Set<Int> = []
    var index = piles.last ?? -1
    while index >= 0 {
      kept.insert(index)
      index = before[index]
    }
    return pairs.indices.filter { !kept.contains($0) }.map { pairs[$0] }
  }
}
