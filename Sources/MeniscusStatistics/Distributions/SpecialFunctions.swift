import Foundation

/// The special functions that tails of distributions are made of.
package enum SpecialFunctions {
  /// The logarithm of the gamma function.
  ///
  /// Stirling's series from 15 upwards, below by the recurrence; to 1e-15 of the value.
  ///
  /// - Precondition: `x` is positive.
  package static func logGamma(_ x: Double) -> Double {
    precondition(x > 0, "The gamma function is used of positive numbers.")
    var (x, product) = (x, 1.0)
    while x < 15 {
      product *= x
      x += 1
    }
    let inverse = 1 / x
    let square = inverse * inverse
    let series = stirling.reduce(0.0) { $0 * square + 1 / $1 } * inverse
    let main: Double = (x - 0.5) * log(x) - x
    return main + 0.5 * log(2 * Double.pi) + series - log(product)
  }

  /// 2k (2k − 1) over the Bernoulli numbers, the last first.
  private static let stirling: [Double] = [156, -360_360 / 691, 1188, -1680, 1260, -360, 12]

  /// The regularised incomplete beta function I_x(a, b).
  ///
  /// The continued fraction of DLMF 8.17.22 by Lentz's method, on the side where it converges fast.
  ///
  /// - Precondition: `a` and `b` are positive, and `x` is 0 to 1.
  package static func regularizedBeta(_ a: Double, _ b: Double, _ x: Double) -> Double {
    precondition(a > 0 && b > 0 && (0...1).contains(x), "The beta function's own domain.")
    if x == 0 || x == 1 { return x }
    if x > (a + 1) / (a + b + 2) { return 1 - lowerBeta(b, a, 1 - x, x) }
    return lowerBeta(a, b, x, 1 - x)
  }

  /// I_x(a, b) by its fraction; `rest` is 1 − x, which the caller may know better.
  static func lowerBeta(_ a: Double, _ b: Double, _ x: Double, _ rest: Double) -> Double {
    let logarithm =
      logGamma(a + b) - logGamma(a) - logGamma(b) + a * log(x) + b * log(rest)
    return exp(logarithm) * fraction(a, b, x) / a
  }

  private static func fraction(_ a: Double, _ b: Double, _ x: Double) -> Double {
    let tiny = 1e-300
    func away(_ value: Double) -> Double { abs(value) < tiny ? tiny : value }
    var c = 1.0
    var d = 1 / away(1 - (a + b) * x / (a + 1))
    var value = d
    for step in 1...10_000 {
      let m = Double(step)
      let even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
      d = 1 / away(1 + even * d)
      c = away(1 + even / c)
      value *= d * c
      let odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
      d = 1 / away(1 + odd * d)
      c = away(1 + odd / c)
      value *= d * c
      if abs(d * c - 1) < 1e-16 { break }
    }
    return value
  }
}
