import MeniscusStatistics

/// What a set of durations is like, in nanoseconds.
///
/// Percentiles are by nearest rank, so each is a duration that really occurred.
public struct DurationSummary: Equatable, Sendable {
  /// The number of durations; percentiles mean little without it.
  public let count: Int
  /// The sum.
  public let total: UInt64
  /// The shortest.
  public let minimum: UInt64
  /// The 50th percentile.
  public let median: UInt64
  /// The 90th percentile.
  public let p90: UInt64
  /// The 95th percentile.
  public let p95: UInt64
  /// The 99th percentile.
  public let p99: UInt64
  /// The longest.
  public let maximum: UInt64

  /// Summarises `durations`, or gives nil where there are none.
  ///
  /// Complexity: O(n log n).
  public init?(_ durations: [UInt64]) {
    let sorted = durations.sorted()
    guard let minimum = sorted.first, let maximum = sorted.last else { return nil }
    count = sorted.count
    total = sorted.reduce(0, +)
    self.minimum = minimum
    median = NearestRank.percentile(50, of: sorted)
    p90 = NearestRank.percentile(90, of: sorted)
    p95 = NearestRank.percentile(95, of: sorted)
    p99 = NearestRank.percentile(99, of: sorted)
    self.maximum = maximum
  }
}
