/// By what factor the sum of many times differs between two sides, measured in paired rounds.
///
/// Of each time the lower quartile of its rounds counts: what else a machine does makes times longer,
/// hardly ever all times of a round, and never shorter. Drawing rounds again and again, both sides of
/// a pair together, gives the interval (Efron 1979).
public struct QuartileRatio: Equatable, Sendable {
  /// The values of an item in rising order, and the rounds that they are of.
  private struct Item: Equatable, Sendable {
    var values: [Double]
    var rounds: [Int]

    /// The quartile of a sample in which each round is so many times, of `rank` from below.
    func value(rank: Int, _ counts: [Int]) -> Double {
      var left = rank
      for (value, round) in zip(values, rounds) {
        left -= counts[round]
        if left <= 0 { return value }
      }
      return values.last ?? 0
    }
  }

  /// The pairs of rounds.
  public let rounds: Int
  private let before: [Item]
  private let after: [Item]

  /// Compares rounds.
  ///
  /// - Parameters:
  ///   - after: the times of each round of one side, none below 0.
  ///   - before: those of the other, as many rounds of as many times; all together more than 0.
  ///
  /// Complexity: O(n log n) of all times.
  public init(of after: [[Double]], to before: [[Double]]) throws(StatisticsError) {
    guard before.count == after.count else { throw .unequalCounts(before.count, after.count) }
    guard let count = before.first?.count else { throw .tooFew(count: 0, least: 1) }
    for times in before + after {
      guard times.count == count else { throw .unequalCounts(count, times.count) }
      if let bad = times.firstIndex(where: { !$0.isFinite || $0 < 0 }) {
        throw .unusable(index: bad)
      }
    }
    rounds = before.count
    self.before = Self.items(before, count)
    self.after = Self.items(after, count)
    let all = [Int](repeating: 1, count: rounds)
    guard sum(self.before, all) > 0, sum(self.after, all) > 0 else { throw .unusable(index: 0) }
  }

  private static func items(_ rounds: [[Double]], _ count: Int) -> [Item] {
    (0..<count).map { place in
      let order = rounds.indices.sorted { rounds[$0][place] < rounds[$1][place] }
      return Item(values: order.map { rounds[$0][place] }, rounds: order)
    }
  }

  private func sum(_ items: [Item], _ counts: [Int]) -> Double {
    let rank = (rounds + 3) / 4
    return items.reduce(0) { $0 + $1.value(rank: rank, counts) }
  }

  /// The ratio.
  public var estimate: Double {
    let all = [Int](repeating: 1, count: rounds)
    return sum(after, all) / sum(before, all)
  }

  /// The ratio in some of the rounds; nil where they hold no time.
  public func estimate(of range: Range<Int>) -> Double? {
    let part = (0..<rounds).map { range.contains($0) ? 1 : 0 }
    let rank = (range.count + 3) / 4
    func sum(_ items: [Item]) -> Double { items.reduce(0) { $0 + $1.value(rank: rank, part) } }
    let (old, new) = (sum(before), sum(after))
    return old > 0 && new > 0 ? new / old : nil
  }

  /// The percentile interval of the ratio; nil for fewer than six rounds, which resampling makes too
  /// little of.
  ///
  /// Complexity: O(resamples × times × rounds).
  public func interval(
    confidence: Double = 0.95, count: Int = 1_000, seed: UInt64 = 1
  ) -> ConfidenceInterval? {
    guard rounds >= 6 else { return nil }
    var generator = ResamplingGenerator(seed: seed)
    var found: [Double] = []
    for _ in 0..<max(count, 1) {
      var counts = [Int](repeating: 0, count: rounds)
      for _ in 0..<rounds { counts[generator.index(below: rounds)] += 1 }
      let (old, new) = (sum(before, counts), sum(after, counts))
      if old > 0, new > 0 { found.append(new / old) }
    }
    guard let resamples = SampleStatistics(found) else { return nil }
    let tail = (1 - confidence) / 2
    return ConfidenceInterval(
      low: resamples.quantile(tail), high: resamples.quantile(1 - tail), confidence: confidence)
  }
}
