extension Array {
  /// The first index whose element is beyond, where all before are not and all after are.
  ///
  /// Complexity: logarithmic in the elements.
  @inlinable
  package func partitioningIndex(_ isBeyond: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Array where Element: Hashable {
  /// The elements in order, each where it stands first.
  package var withoutRepeats: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
