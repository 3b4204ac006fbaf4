/// The test of Mann and Whitney: whether values of one sample tend to exceed those of another.
public struct MannWhitney: Equatable, Sendable {
  /// How many pairs the first sample wins, ties by half.
  public let u: Double
  /// The number of values of the first sample.
  public let firstCount: Int
  /// The number of values of the second sample.
  public let secondCount: Int
  private let tieTerm: Double

  /// Compares two samples.
  ///
  /// Complexity: O(n log n).
  public init(_ first: [Double], _ second: [Double]) throws(StatisticsError) {
    try first.require(1)
    try second.require(1)
    let ranks = Ranks(of: first + second)
    let n = Double(first.count)
    u = ranks.ranks.prefix(first.count).reduce(0, +) - n * (n + 1) / 2
    (firstCount, secondCount) = (first.count, second.count)
    tieTerm = ranks.tieTerm
  }

  /// How likely a value of the first sample exceeds one of the second, ties by half.
  public var superiority: Double { u / (Double(firstCount) * Double(secondCount)) }

  /// The usual method: exact where a sample has at most 8 values and no two values are equal.
  public var method: RankMethod {
    min(firstCount, secondCount) <= 8 && tieTerm == 0 ? .exact : .asymptotic
  }

  /// The probability of a `u` as extreme.
  ///
  /// - Parameters:
  ///   - method: how it is found; the exact one passes over ties, as SciPy does.
  ///   - isContinuous: whether the normal distribution is corrected by half a step.
  /// - Returns: not a number where all values are equal and nothing is corrected.
  ///
  /// Complexity: of the exact method O(n² m²).
  public func p(
    _ alternative: Alternative = .twoSided, method: RankMethod? = nil, isContinuous: Bool = true
  ) -> Double {
    let most = Double(firstCount) * Double(secondCount)
    let (extreme, sides) =
      switch alternative {
      case .greater: (u, 1.0)
      case .less: (most - u, 1.0)
      case .twoSided: (max(u, most - u), 2.0)
      }
    let tail =
      switch method ?? self.method {
      case .exact: Self.upperTail(Int(extreme), firstCount, secondCount)
      case .asymptotic: upperTail(extreme, correction: isContinuous ? 0.5 : 0)
      }
    return tail.isNaN ? .nan : min(sides * tail, 1)
  }

  private func upperTail(_ u: Double, correction: Double) -> Double {
    let (n, m) = (Double(firstCount), Double(secondCount))
    let all = n + m
    let variance = n * m / 12 * (all + 1 - tieTerm / (all * (all - 1)))
    return NormalDistribution.upperTail((u - n * m / 2 - correction) / variance.squareRoot())
  }

  /// The probability of a `u` of at least some pairs, by the generating function of the number of
  /// arrangements: Π (1 − q^(m+i)) / (1 − q^i).
  private static func upperTail(_ u: Int, _ first: Int, _ second: Int) -> Double {
    let (small, large) = (min(first, second), max(first, second))
    let most = small * large
    var ways = [Double](repeating: 0, count: most + 1)
    ways[0] = 1
    for i in 1...small {
      for index in stride(from: most, through: large + i, by: -1) {
        ways[index] -= ways[index - large - i]
      }
      for index in stride(from: i, through: most, by: 1) { ways[index] += ways[index - i] }
    }
    // Only the lower half of the coefficients has all its digits; the other half mirrors it.
    let arrangements = (1...small).reduce(1.0) { $0 * Double(large + $1) / Double($1) }
    func lower(_ u: Int) -> Double { u < 0 ? 0 : ways[...u].reduce(0, +) / arrangements }
    return u > most - u ? lower(most - u) : 1 - lower(u - 1)
  }
}
