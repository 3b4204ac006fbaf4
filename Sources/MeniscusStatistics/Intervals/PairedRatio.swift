import Foundation

/// By what factor one side of a comparison differs from the other, from measurements in pairs.
///
/// All is computed on ln(b ÷ a), so that slower and faster weigh the same.
public struct PairedRatio: Equatable, Sendable {
  /// ln(b ÷ a) of each pair, in order.
  public let logarithms: [Double]

  /// Compares the values of a pair each.
  public init(of after: [Double], to before: [Double]) throws(StatisticsError) {
    guard before.count == after.count else { throw .unequalCounts(before.count, after.count) }
    try before.require(1)
    try after.require(1)
    for (index, (old, new)) in zip(before, after).enumerated() where old <= 0 || new <= 0 {
      throw .unusable(index: index)
    }
    logarithms = zip(before, after).map { log($1 / $0) }
  }

  /// The median of the ratios.
  public var median: Double { SampleStatistics(logarithms.map(exp))?.median ?? 1 }

  /// The geometric mean of the ratios.
  public var geometricMean: Double { SampleStatistics(logarithms).map { exp($0.mean) } ?? 1 }

  /// The ratio by Hodges and Lehmann, which outliers hardly move.
  public var estimate: Double { averages.map { exp($0.estimate) } ?? 1 }

  /// The exact interval of ``estimate``; nil where there are too few pairs for the confidence.
  public func interval(confidence: Double = 0.95) -> ConfidenceInterval? {
    averages?.interval(confidence: confidence)?.1.map(exp)
  }

  /// The interval of ``geometricMean`` by Student's t; nil for one pair.
  public func normalInterval(confidence: Double = 0.95) -> ConfidenceInterval? {
    guard let sample = SampleStatistics(logarithms), let deviation = sample.standardDeviation else {
      return nil
    }
    let factor = StudentDistribution(freedom: Double(sample.count - 1))
      .quantile((1 + confidence) / 2)
    let margin = factor * deviation / Double(sample.count).squareRoot()
    return ConfidenceInterval(
      low: exp(sample.mean - margin), high: exp(sample.mean + margin), confidence: confidence)
  }

  /// The interval of ``median`` by resampling.
  public func resampledInterval(
    confidence: Double = 0.95, count: Int = 10_000, seed: UInt64 = 1
  ) -> ConfidenceInterval? {
    let bootstrap = try? Bootstrap(of: logarithms, count: count, seed: seed, statistic: \.median)
    return bootstrap?.interval(confidence: confidence).map(exp)
  }

  /// How likely ratios as far from 1 are where nothing differs, by Wilcoxon's test.
  public func p(_ alternative: Alternative = .twoSided, method: RankMethod? = nil) -> Double {
    (try? SignedRank(logarithms))?.p(alternative, method: method) ?? 1
  }

  private var averages: WalshAverages? { try? WalshAverages(of: logarithms) }
}
