/// The means of all pairs of a sample, each value with itself too.
///
/// Their median is the estimate of Hodges and Lehmann; the k-th from either end bound an interval that
/// Wilcoxon's test makes exact.
public struct WalshAverages: Equatable, Sendable {
  /// The averages, rising.
  public let sorted: [Double]
  /// The number of values.
  public let count: Int

  /// Averages pairs.
  ///
  /// Complexity: O(n² log n).
  public init(of values: [Double]) throws(StatisticsError) {
    try values.require(1)
    count = values.count
    sorted = values.indices.flatMap { first in
      values[first...].map { (values[first] + $0) / 2 }
    }.sorted()
  }

  /// The median of the averages.
  public var estimate: Double {
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  /// The shortest interval of at least some confidence; nil where even all averages have less, as of
  /// five values at 95 %.
  public func interval(confidence: Double = 0.95) -> (rank: Int, ConfidenceInterval)? {
    let ways = SignedRank.ways(count)
    let total = ways.reduce(0, +)
    var (rank, below) = (0, 0.0)
    while rank < ways.count, (below + ways[rank]) / total <= (1 - confidence) / 2 {
      below += ways[rank]
      rank += 1
    }
    guard rank > 0, rank <= sorted.count else { return nil }
    return (
      rank,
      ConfidenceInterval(
        low: sorted[rank - 1], high: sorted[sorted.count - rank],
        confidence: 1 - 2 * below / total)
    )
  }
}

extension SampleStatistics {
  /// The median of the differences between the values of two samples, the second less the first.
  ///
  /// Complexity: O(n m log nm).
  public static func shift(from first: [Double], to second: [Double]) -> Double? {
    SampleStatistics(first.flatMap { old in second.map { $0 - old } })?.median
  }
}
