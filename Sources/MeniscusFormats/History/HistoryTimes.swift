import MeniscusStatistics
import MeniscusTiming

/// What a set of durations is like, in nanoseconds; percentiles are by nearest rank.
package struct HistoryTimes: Equatable, Sendable {
  /// The number of durations.
  package var count: Int
  /// The shortest.
  package var minimum: UInt64
  /// The 50th percentile.
  package var median: UInt64
  /// The 95th percentile.
  package var p95: UInt64
  /// The 99th percentile.
  package var p99: UInt64
  /// The median of the distances from the median.
  package var deviation: UInt64

  /// States what durations are like.
  package init(
    count: Int, minimum: UInt64, median: UInt64, p95: UInt64, p99: UInt64, deviation: UInt64
  ) {
    self.count = count
    self.minimum = minimum
    self.median = median
    self.p95 = p95
    self.p99 = p99
    self.deviation = deviation
  }

  /// Summarises durations, or gives nil where there are none.
  ///
  /// Complexity: O(n log n).
  package init?(_ durations: [UInt64]) {
    guard let summary = DurationSummary(durations) else { return nil }
    let median = summary.median
    let distances = durations.map { $0 > median ? $0 - median : median - $0 }.sorted()
    self.init(
      count: summary.count, minimum: summary.minimum, median: median, p95: summary.p95,
      p99: summary.p99, deviation: NearestRank.percentile(50, of: distances))
  }
}

/// How late frames came on a display, in whole refreshes; ``HitchRatio`` says how that is counted.
package struct HistoryHitches: Equatable, Sendable {
  /// The time that frames were late, in nanoseconds.
  package var hitchTime: UInt64
  /// The time that the run took on a display, in nanoseconds.
  package var duration: UInt64

  /// States how late frames came.
  package init(hitchTime: UInt64, duration: UInt64) {
    self.hitchTime = hitchTime
    self.duration = duration
  }

  /// Measures frames by what their work took, or gives nil where there are none.
  ///
  /// - Parameters:
  ///   - durations: what each frame's work took, in nanoseconds.
  ///   - refreshRate: the refreshes of a second, more than 0.
  package init?(_ durations: [UInt64], refreshRate: Int) {
    let times = durations.map { Double($0) / 1e6 }
    guard let ratio = HitchRatio(workTimes: times, refreshRate: Double(refreshRate)) else {
      return nil
    }
    hitchTime = UInt64((ratio.hitchTime * 1e6).rounded())
    duration = UInt64((ratio.duration * 1e6).rounded())
  }

  /// Milliseconds late per second of the run.
  package var ratio: Double { 1000 * Double(hitchTime) / Double(max(duration, 1)) }
}
