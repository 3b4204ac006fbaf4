/// What a statistic may be, by drawing from the sample again and again (Efron 1979).
public struct Bootstrap: Equatable, Sendable {
  /// The most values of which all resamples are made: 6⁶ are 46,656.
  public static let mostExact = 6

  /// The statistic of each resample, rising.
  public let resamples: SampleStatistics

  /// Draws resamples; of at most six values all there are, each once, and no seed matters.
  ///
  /// - Parameters:
  ///   - count: how many are drawn of more values.
  ///   - seed: what decides the draws.
  ///   - statistic: what is found of each.
  ///
  /// Complexity: the number of resamples times that of the statistic.
  public init(
    of values: [Double], count: Int = 10_000, seed: UInt64 = 1,
    statistic: (SampleStatistics) -> Double
  ) throws(StatisticsError) {
    try values.require(1)
    let found =
      values.count <= Self.mostExact
      ? Self.all(values, statistic) : Self.drawn(values, count, seed, statistic)
    guard let resamples = SampleStatistics(found) else {
      throw .unusable(index: found.firstIndex { !$0.isFinite } ?? 0)
    }
    self.resamples = resamples
  }

  /// The standard error of the statistic.
  public var error: Double { resamples.standardDeviation ?? 0 }

  /// The percentile interval, linear between neighbours.
  public func interval(confidence: Double = 0.95) -> ConfidenceInterval {
    let tail = (1 - confidence) / 2
    return ConfidenceInterval(
      low: resamples.quantile(tail), high: resamples.quantile(1 - tail), confidence: confidence)
  }

  private static func drawn(
    _ values: [Double], _ count: Int, _ seed: UInt64, _ statistic: (SampleStatistics) -> Double
  ) -> [Double] {
    var generator = ResamplingGenerator(seed: seed)
    return (0..<max(count, 1)).compactMap { _ in
      SampleStatistics(values.map { _ in values[generator.index(below: values.count)] })
        .map(statistic)
    }
  }

  /// The statistic of every way to draw n values of n; ways that differ in order alone are found once.
  private static func all(
    _ values: [Double], _ statistic: (SampleStatistics) -> Double
  ) -> [Double] {
    var found: [Double] = []
    var counts = [Int](repeating: 0, count: values.count)
    func fill(_ place: Int, left: Int, orders: Int) {
      if place == values.count - 1 {
        counts[place] = left
        let resample = zip(values, counts).flatMap { [Double](repeating: $0, count: $1) }
        guard let sample = SampleStatistics(resample) else { return }
        found += [Double](repeating: statistic(sample), count: orders)
        return
      }
      var choices = 1
      for taken in 0...left {
        counts[place] = taken
        fill(place + 1, left: left - taken, orders: orders * choices)
        choices = choices * (left - taken) / (taken + 1)
      }
    }
    fill(0, left: values.count, orders: 1)
    return found
  }
}

/// Numbers for resampling that a seed decides: SplitMix64 (Steele, Lea and Flood 2014).
struct ResamplingGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// An index below a bound; the lower indices are likelier by less than the bound over 2⁶⁴.
  mutating func index(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)).multipliedFullWidth(by: UInt64(bound)).high)
  }
}
