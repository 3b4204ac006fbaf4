import Foundation

/// The standard normal distribution.
public enum NormalDistribution {
  /// The probability of a value of at most `x`.
  public static func lowerTail(_ x: Double) -> Double { erfc(-x / 2.0.squareRoot()) / 2 }

  /// The probability of a value of at least `x`.
  public static func upperTail(_ x: Double) -> Double { erfc(x / 2.0.squareRoot()) / 2 }

  /// The value below which a probability lies; infinite at 0 and 1.
  ///
  /// Halving an interval of the lower tail: as exact as the tail is.
  ///
  /// - Precondition: `p` is 0 to 1.
  public static func quantile(_ p: Double) -> Double {
    precondition((0...1).contains(p), "A probability lies between 0 and 1.")
    if p == 0.5 { return 0 }
    if p > 0.5 { return -root(of: 1 - p) }
    return root(of: p)
  }

  private static func root(of p: Double) -> Double {
    p == 0 ? -.infinity : RootBisection.root(from: -40, to: 0) { lowerTail($0) >= p }
  }
}

/// Halving an interval down to neighbouring numbers.
enum RootBisection {
  /// The least number of an interval for which something holds that holds for all greater ones.
  static func root(from low: Double, to high: Double, where holds: (Double) -> Bool) -> Double {
    var (low, high) = (low, high)
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if holds(middle) { high = middle } else { low = middle }
    }
  }
}
