import Foundation

/// The sign test: how likely as few of some fair decisions go one way.
public enum SignTest {
  /// The probability of at most as few of the rarer side, or as few of the other.
  ///
  /// - Precondition: `positive` is 0 to `count`.
  public static func p(positive: Int, of count: Int) -> Double {
    precondition((0...count).contains(positive), "There are no more positive signs than signs.")
    let few = min(positive, count - positive)
    if 2 * few == count { return 1 }
    let scale = SpecialFunctions.logGamma(Double(count) + 1) + Double(count) * log(2)
    let all = 2 * Double(count) * log(2)
    var tail = 0.0
    for k in 0...few {
      let ways = SpecialFunctions.logGamma(Double(k) + 1)
      let others = SpecialFunctions.logGamma(Double(count - k) + 1)
      tail += exp(scale - all - ways - others)
    }
    return min(2 * tail, 1)
  }
}

/// Holm's correction of probabilities for their number.
public enum Holm {
  /// The corrected probabilities, in the order of the given ones: where one of them is at most α, so
  /// is the chance of any false finding among all (Holm 1979).
  ///
  /// Complexity: O(n log n).
  public static func corrected(_ probabilities: [Double]) -> [Double] {
    let order = probabilities.indices.sorted { probabilities[$0] < probabilities[$1] }
    var corrected = probabilities
    var highest = 0.0
    for (rank, index) in order.enumerated() {
      highest = max(highest, min(Double(order.count - rank) * probabilities[index], 1))
      corrected[index] = highest
    }
    return corrected
  }
}
