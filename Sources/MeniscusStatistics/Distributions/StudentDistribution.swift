/// Student's t distribution.
public struct StudentDistribution: Equatable, Sendable {
  /// The degrees of freedom, more than 0; they need not be whole.
  public let freedom: Double

  /// A distribution.
  ///
  /// - Precondition: `freedom` is more than 0.
  public init(freedom: Double) {
    precondition(freedom > 0, "Degrees of freedom are positive.")
    self.freedom = freedom
  }

  /// The probability of a value of at least `t`.
  public func upperTail(_ t: Double) -> Double {
    t < 0 ? 1 - bothTails(t) / 2 : bothTails(t) / 2
  }

  /// The probability of a value at least as far from zero as `t`; I_x(ν/2, 1/2) with
  /// x = ν / (ν + t²), which keeps its digits far out.
  public func bothTails(_ t: Double) -> Double {
    guard t.isFinite else { return t.isNaN ? .nan : 0 }
    let square = t * t
    guard square.isFinite else { return 0 }
    let (x, rest) = (freedom / (freedom + square), square / (freedom + square))
    if rest == 0 { return 1 }
    if x == 0 { return 0 }
    let (a, b) = (freedom / 2, 0.5)
    return x > (a + 1) / (a + b + 2)
      ? 1 - SpecialFunctions.lowerBeta(b, a, rest, x)
      : SpecialFunctions.lowerBeta(a, b, x, rest)
  }

  /// The value below which a probability lies; infinite at 0 and 1.
  ///
  /// - Precondition: `p` is 0 to 1.
  public func quantile(_ p: Double) -> Double {
    precondition((0...1).contains(p), "A probability lies between 0 and 1.")
    if p == 0.5 { return 0 }
    let tail = min(p, 1 - p)
    guard tail > 0 else { return p == 0 ? -.infinity : .infinity }
    var high = 1.0
    while upperTail(high) > tail { high *= 2 }
    let root = RootBisection.root(from: 0, to: high) { upperTail($0) <= tail }
    return p < 0.5 ? -root : root
  }
}
