/// The places of values in their order, from 1; equal values share the mean of their places.
struct Ranks {
  /// The rank of each value.
  private(set) var ranks: [Double]
  /// Of each value that occurs several times, how often it does.
  private(set) var ties: [Int] = []

  /// Ranks values.
  ///
  /// Complexity: O(n log n).
  init(of values: [Double]) {
    ranks = [Double](repeating: 0, count: values.count)
    let order = values.indices.sorted { values[$0] < values[$1] }
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count, values[order[end]] == values[order[start]] { end += 1 }
      for index in order[start..<end] { ranks[index] = Double(start + 1 + end) / 2 }
      if end - start > 1 { ties.append(end - start) }
      start = end
    }
  }

  /// Σ (t³ − t) over the ties, which variances are corrected by.
  var tieTerm: Double {
    ties.reduce(0) { $0 + Double($1) * (Double($1) * Double($1) - 1) }
  }
}
