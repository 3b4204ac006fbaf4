/// Percentiles that are members of the sample (type 1 of Hyndman and Fan).
public enum NearestRank {
  /// The least member that at least `percent` per cent of the members do not exceed.
  ///
  /// The rank is ⌈percent × n ÷ 100⌉, at least 1, in whole numbers: no rounding can move it.
  ///
  /// - Precondition: `sorted` is not empty and rising, and `percent` is 0 to 100.
  public static func percentile<Value>(_ percent: Int, of sorted: [Value]) -> Value {
    precondition(!sorted.isEmpty, "A percentile is taken of at least one value.")
    precondition((0...100).contains(percent), "A percentile lies between 0 and 100.")
    let rank = (percent * sorted.count + 99) / 100
    return sorted[max(rank, 1) - 1]
  }
}
