import MeniscusFormats

/// What tells good values from bad ones.
package struct BisectionScale {
  /// The value at the good end.
  package let good: BisectionValue
  /// The value at the bad end.
  package let bad: BisectionValue
  /// What lies between them; nil for what is nearer.
  package let threshold: Double?

  /// Tells two values apart.
  package init(good: BisectionValue, bad: BisectionValue, threshold: Double? = nil) {
    self.good = good
    self.bad = bad
    self.threshold = threshold
  }

  /// Whether a value is good, and whether it is the value of that end itself.
  ///
  /// A number counts for the end that it is nearer to, and in the middle as bad; where there is a
  /// threshold, for the end on the same side of it. A hash that is not the good end's is bad.
  package func judge(_ value: BisectionValue) -> (isGood: Bool, isExact: Bool) {
    let isExact = value == good || value == bad
    guard case .number(let number) = value, case .number(let low) = good,
      case .number(let high) = bad
    else { return (value == good, isExact) }
    if let threshold { return ((number > threshold) == (low > threshold), isExact) }
    return (abs(number - low) < abs(number - high), isExact)
  }

  /// Whether the threshold tells the ends apart; where there is none they do.
  package var isSeparating: Bool { !judge(bad).isGood }
}
