import Foundation

extension ChangePoints {
  /// Finds the changes of mean that explain a series best: the second opinion.
  ///
  /// The least of Σ (x − mean)² ÷ σ² + `penalty` for each change, found exactly by pruning (Killick,
  /// Fearnhead and Eckley 2012). σ is by the median distance between neighbours, which changes hardly
  /// move: × 1.4826 ÷ √2.
  ///
  /// - Parameters:
  ///   - values: the series; what is not finite is missing, and counts as the value before it.
  ///   - penalty: what a change costs; 3 ln n unless given.
  ///   - least: the values that a level has at least.
  ///
  /// Complexity: O(n) where changes are spread evenly, at worst O(n²).
  public static func pelt(
    _ values: [Double], penalty: Double? = nil, least: Int = 2
  ) -> [ChangePoint] {
    let values = filled(values)
    let (count, least) = (values.count, max(least, 1))
    guard count >= 2 * least else { return [] }
    let penalty = penalty ?? 3 * log(Double(count))
    let scale = spread(of: values)
    var (sums, squares) = ([0.0], [0.0])
    for value in values {
      // Less the first value, so that squares keep their digits.
      let part = (value - values[0]) / scale
      sums.append(sums[sums.count - 1] + part)
      squares.append(squares[squares.count - 1] + part * part)
    }
    func cost(_ start: Int, _ end: Int) -> Double {
      let sum = sums[end] - sums[start]
      return squares[end] - squares[start] - sum * sum / Double(end - start)
    }
    var best = [Double](repeating: .infinity, count: count + 1)
    var last = [Int](repeating: 0, count: count + 1)
    best[0] = -penalty
    var starts = [0]
    for end in stride(from: least, through: count, by: 1) {
      for start in starts where end - start >= least {
        let total = best[start] + cost(start, end) + penalty
        if total < best[end] { (best[end], last[end]) = (total, start) }
      }
      starts.removeAll { end - $0 >= least && best[$0] + cost($0, end) > best[end] }
      if end + 1 >= 2 * least, best[end + 1 - least].isFinite { starts.append(end + 1 - least) }
    }
    var bounds: [Int] = []
    var end = count
    while end > 0 {
      bounds.append(end)
      end = last[end]
    }
    bounds = [0] + bounds.reversed()
    return bounds.indices.dropFirst().dropLast().map { place in
      ChangePoint(
        at: bounds[place], values[bounds[place - 1]..<bounds[place]],
        values[bounds[place]..<bounds[place + 1]])
    }
  }

  /// The standard deviation between changes; where most neighbours are equal, so small that any step
  /// is a change.
  private static func spread(of values: [Double]) -> Double {
    let steps = zip(values, values.dropFirst()).map { abs($1 - $0) }
    let found = SampleStatistics(steps)?.median ?? 0
    let size = values.map { abs($0) }.max() ?? 0
    return max(found * 1.482_602_218_505_602 / 2.0.squareRoot(), size * 1e-9, 1e-300)
  }
}
