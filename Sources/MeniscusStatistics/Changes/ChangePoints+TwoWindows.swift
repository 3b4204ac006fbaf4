extension ChangePoints {
  /// Finds changes by comparing what lies before each place with what follows it, as Mozilla's
  /// Perfherder does.
  ///
  /// Before a place are 12 values, and one more for each place without a change since, up to 24; from it
  /// on are 12. Means weigh values by their nearness. A change is where Welch's t is more than 7 and no
  /// less than at the places beside it.
  ///
  /// - Returns: the places and their t, which is infinite between two flat levels.
  ///
  /// Complexity: O(n).
  public static func twoWindows(_ values: [Double]) -> [(index: Int, t: Double)] {
    let values = filled(values)
    let (least, most, fore, threshold) = (12, 24, 12, 7.0)
    var t = [Double](repeating: 0, count: values.count)
    var quiet = 0
    var isWhole = [Bool](repeating: false, count: values.count)
    for index in values.indices.dropFirst() {
      let back = min(index, min(max(quiet, least), most))
      let before = values[(index - back)..<index]
      let after = values[index..<min(index + fore, values.count)]
      t[index] = abs(weightedT(Array(before.reversed()), Array(after)))
      isWhole[index] = before.count >= least && after.count >= fore
      quiet = t[index] > threshold ? 0 : quiet + 1
    }
    return values.indices.dropFirst().compactMap { index in
      guard isWhole[index], t[index] > threshold, t[index - 1] <= t[index],
        index + 1 == t.count || t[index + 1] <= t[index]
      else { return nil }
      return (index, t[index])
    }
  }

  /// Welch's t of two stretches whose first values are the nearest.
  private static func weightedT(_ before: [Double], _ after: [Double]) -> Double {
    func level(_ values: [Double]) -> (mean: Double, error: Double) {
      let n = Double(values.count)
      var (sum, weights) = (0.0, 0.0)
      for (index, value) in values.enumerated() {
        let weight = Double(values.count - index) / n
        sum += value * weight
        weights += weight
      }
      let mean = sum / weights
      let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
      return (mean, values.count > 1 ? squares / (n - 1) / n : 0)
    }
    let (left, right) = (level(before), level(after))
    let difference = right.mean - left.mean
    if difference == 0 { return 0 }
    return difference / (left.error + right.error).squareRoot()
  }
}
