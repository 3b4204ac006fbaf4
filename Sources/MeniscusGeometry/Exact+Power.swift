extension Exact {
  /// `base` to the power of `exponent`; error below 0.65 ulp.
  ///
  /// A negative base has powers for integer exponents only, NaN otherwise. Anything to the power of
  /// zero is one, and so is one to any power.
  public static func power(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    if base.isNaN || exponent.isNaN { return .nan }
    if exponent.isInfinite { return power(base, infinite: exponent) }
    let isNegative = base.sign == .minus && isOddInteger(exponent)
    if base == 0 || base.isInfinite {
      let magnitude: Double = (base == 0) == (exponent < 0) ? .infinity : 0
      return isNegative ? -magnitude : magnitude
    }
    if base < 0, !isInteger(exponent) { return .nan }
    let magnitude = power(positive: base.magnitude, exponent)
    return isNegative ? -magnitude : magnitude
  }

  private static func power(positive base: Double, _ exponent: Double) -> Double {
    let logarithm = logarithm(base)
    let estimate = logarithm.high * exponent
    // Beyond this the result is infinite or zero, and exact products might overflow.
    if estimate.magnitude > 800 { return estimate > 0 ? .infinity : 0 }
    return exponential(logarithm * DoubleDouble(high: exponent, low: 0))
  }

  private static func power(_ base: Double, infinite exponent: Double) -> Double {
    if base == -1 { return 1 }
    return (base.magnitude > 1) == (exponent > 0) ? .infinity : 0
  }

  private static func isInteger(_ value: Double) -> Bool {
    value.magnitude >= 0x1p53 || Double(Int64(value)) == value
  }

  private static func isOddInteger(_ value: Double) -> Bool {
    value.magnitude < 0x1p53 && Double(Int64(value)) == value && Int64(value) & 1 == 1
  }
}
