/// Wilcoxon's signed-rank test: whether differences tend to one side of zero.
public struct SignedRank: Equatable, Sendable {
  /// The sum of the ranks of positive differences.
  public let positive: Double
  /// The sum of the ranks of negative differences.
  public let negative: Double
  /// The number of differences that are not zero; the others are left out.
  public let count: Int
  private let tieTerm: Double
  private let hasZeros: Bool

  /// Ranks differences; those that are zero are left out.
  ///
  /// Complexity: O(n log n).
  public init(_ differences: [Double]) throws(StatisticsError) {
    try differences.require(1)
    let kept = differences.filter { $0 != 0 }
    let ranks = Ranks(of: kept.map { abs($0) })
    let pairs = zip(kept, ranks.ranks)
    positive = pairs.reduce(0) { $1.0 > 0 ? $0 + $1.1 : $0 }
    negative = pairs.reduce(0) { $1.0 < 0 ? $0 + $1.1 : $0 }
    count = kept.count
    tieTerm = ranks.tieTerm
    hasZeros = kept.count < differences.count
  }

  /// The usual method: exact for at most 50 differences of which none is zero or equal to another.
  public var method: RankMethod {
    count <= 50 && tieTerm == 0 && !hasZeros ? .exact : .asymptotic
  }

  /// The probability of a sum as extreme.
  ///
  /// - Returns: 1 where there is no difference.
  ///
  /// Complexity: of the exact method O(n³).
  public func p(_ alternative: Alternative = .twoSided, method: RankMethod? = nil) -> Double {
    guard count > 0 else { return 1 }
    let (above, below) =
      switch method ?? self.method {
      case .exact: (upperTail(positive), upperTail(negative))
      case .asymptotic: (normalTail(positive), normalTail(negative))
      }
    switch alternative {
    case .greater: return above
    case .less: return below
    case .twoSided: return min(2 * min(above, below), 1)
    }
  }

  private func normalTail(_ sum: Double) -> Double {
    let n = Double(count)
    let variance = (n * (n + 1) * (2 * n + 1) - tieTerm / 2) / 24
    return NormalDistribution.upperTail((sum - n * (n + 1) / 4) / variance.squareRoot())
  }

  private func upperTail(_ sum: Double) -> Double {
    let ways = Self.ways(count)
    let first = min(max(Int(sum.rounded(.up)), 0), ways.count)
    return ways[first...].reduce(0, +) / ways.reduce(0, +)
  }

  /// In how many ways n signs give each sum of positive ranks.
  static func ways(_ count: Int) -> [Double] {
    var ways = [Double](repeating: 0, count: count * (count + 1) / 2 + 1)
    ways[0] = 1
    for rank in stride(from: 1, through: count, by: 1) {
      for sum in stride(from: ways.count - 1, through: rank, by: -1) {
        ways[sum] += ways[sum - rank]
      }
    }
    return ways
  }
}
