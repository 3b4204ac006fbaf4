import Foundation

/// How much longer one thing takes than another, from pairs that were measured one after the other.
///
/// Pairs share what the machine does meanwhile, so their ratios vary less than the times. The ratio is
/// the Hodges-Lehmann estimate on logarithms, the median of the means of all pairs of values (Walsh
/// averages); the interval has the Walsh averages as ends that the Wilcoxon signed-rank test would
/// just not reject, with exact ranks (Hollander, Wolfe and Chicken, Nonparametric Statistical
/// Methods, 3.3).
public struct PairedRatio: Equatable, Sendable {
  /// The number of pairs.
  public let count: Int
  /// The estimate of the second time over the first.
  public let ratio: Double
  /// The least ratio that is not rejected.
  public let low: Double
  /// The greatest ratio that is not rejected.
  public let high: Double
  /// The confidence of the interval: the least that is at least what was asked for.
  public let confidence: Double

  /// Measures pairs, or gives nil where there are too few for an interval of the confidence (fewer
  /// than 6 for 0.95), more than 200, or where a time is not positive and finite.
  ///
  /// - Parameters:
  ///   - first: the times that are divided by.
  ///   - second: the times that are divided, as many.
  ///   - confidence: more than 0, less than 1.
  /// - Complexity: O(n³).
  public init?(first: [Double], second: [Double], confidence: Double = 0.95) {
    precondition(first.count == second.count, "Every time belongs to a pair.")
    precondition(confidence > 0 && confidence < 1, "A confidence lies between 0 and 1.")
    let count = first.count
    guard (1...200).contains(count),
      (first + second).allSatisfy({ $0 > 0 && $0.isFinite }),
      let (rank, reached) = Self.rank(count: count, confidence: confidence)
    else { return nil }
    let logs = zip(first, second).map { log($1 / $0) }
    var averages: [Double] = []
    averages.reserveCapacity(count * (count + 1) / 2)
    for left in logs.indices {
      for right in left..<count { averages.append((logs[left] + logs[right]) / 2) }
    }
    averages.sort()
    self.count = count
    self.confidence = reached
    let middle = averages.count / 2
    ratio = exp(
      averages.count % 2 == 1 ? averages[middle] : (averages[middle - 1] + averages[middle]) / 2)
    low = exp(averages[rank - 1])
    high = exp(averages[averages.count - rank])
  }

  /// The rank of the lower end among the Walsh averages, and the confidence that it gives.
  private static func rank(count: Int, confidence: Double) -> (Int, Double)? {
    // The number of subsets of the ranks 1 to n with each sum, as shares of all of them.
    var shares = [Double](repeating: 0, count: count * (count + 1) / 2 + 1)
    shares[0] = 1
    for rank in 1...count {
      for sum in stride(from: shares.count - 1, through: 0, by: -1) {
        shares[sum] = (shares[sum] + (sum >= rank ? shares[sum - rank] : 0)) / 2
      }
    }
    var (rank, tail) = (0, 0.0)
    while rank < shares.count, 1 - 2 * (tail + shares[rank]) >= confidence {
      tail += shares[rank]
      rank += 1
    }
    return rank > 0 ? (rank, 1 - 2 * tail) : nil
  }
}
