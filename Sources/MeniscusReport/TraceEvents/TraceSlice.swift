/// A stretch of time on one track, in nanoseconds.
package struct TraceSlice: Equatable, Sendable {
  /// When it begins.
  package var start: UInt64
  /// When it ends, no earlier than it begins.
  package var end: UInt64

  /// Makes a slice.
  package init(start: UInt64, end: UInt64) {
    self.start = start
    self.end = end
  }

  /// Shortens slices so that each lies wholly inside or wholly outside every other.
  ///
  /// Of two that overlap, the one that began first keeps its length; of two that began together,
  /// the longer one. Nothing else is moved, so what nests already stays as it is.
  ///
  /// - Returns: the slices in the order in which they begin, the outer before the inner, each with
  ///   its place in `slices`.
  ///
  /// Complexity: O(n log n).
  package static func nested(_ slices: [TraceSlice]) -> [(slice: TraceSlice, place: Int)] {
    let order = slices.indices.sorted { left, right in
      let (a, b) = (slices[left], slices[right])
      return (a.start, b.end, left) < (b.start, a.end, right)
    }
    var open: [UInt64] = []
    var result: [(slice: TraceSlice, place: Int)] = []
    for place in order {
      var slice = slices[place]
      while let end = open.last, end <= slice.start { open.removeLast() }
      if let end = open.last { slice.end = min(slice.end, end) }
      open.append(slice.end)
      result.append((slice, place))
    }
    return result
  }
}
