/// Subtraction in which a result that is no number leaves the first operand as it was.
///
/// ∞ − ∞ occurs when a child fills an unlimited proposal.
func subtracting(_ taken: Double, from available: Double) -> Double {
  let rest = available - taken
  return rest.isNaN ? available : rest
}

/// The difference of two extents, 0 where it is no number (∞ − ∞).
func distance(from start: Double, to end: Double) -> Double {
  let length = end - start
  return length.isNaN ? 0 : length
}

/// The value if it is positive, else 0: neither negative, nor -0, nor NaN.
func nonnegative(_ value: Double) -> Double {
  value > 0 ? value : 0
}
