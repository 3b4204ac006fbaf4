extension Exact {
  /// The natural logarithm of `x`; error below 0.51 ulp.
  ///
  /// −∞ for zero, NaN for negative numbers.
  public static func naturalLogarithm(_ x: Double) -> Double {
    guard x > 0, x < .infinity else { return logarithmOfSpecial(x) }
    return logarithm(x).rounded
  }

  /// The logarithm of `x` to base two; error below 0.51 ulp, none for a power of two.
  ///
  /// −∞ for zero, NaN for negative numbers.
  public static func binaryLogarithm(_ x: Double) -> Double {
    guard x > 0, x < .infinity else { return logarithmOfSpecial(x) }
    let (significand, exponent) = centeredSplit(x)
    let fraction = logarithmNearOne(significand) * .inverseLogarithmOfTwo
    return (DoubleDouble(high: Double(exponent), low: 0) + fraction).rounded
  }

  /// The natural logarithm of a positive finite number with a relative error below 2⁻⁶⁶.
  static func logarithm(_ x: Double) -> DoubleDouble {
    let (significand, exponent) = centeredSplit(x)
    let fraction = logarithmNearOne(significand)
    if exponent == 0 { return fraction }
    let k = Double(exponent)
    let whole = DoubleDouble(
      larger: k * leadingLogarithmOfTwo, smaller: k * trailingLogarithmOfTwo)
    return whole + fraction
  }

  private static func logarithmOfSpecial(_ x: Double) -> Double {
    if x == 0 { return -.infinity }
    return x == .infinity || x.isNaN ? x : .nan
  }

  /// A significand in [√½, √2) and the power of two that goes with it.
  private static func centeredSplit(_ x: Double) -> (significand: Double, exponent: Int) {
    let (significand, exponent) = split(x)
    // √2 to a few digits: where exactly the interval ends is of no consequence.
    return significand < 1.4142 ? (significand, exponent) : (significand * 0.5, exponent + 1)
  }

  /// The natural logarithm of a significand in [√½, √2).
  ///
  /// With s = (m − 1) ÷ (m + 1) it is twice the odd series s + s³/3 + s⁵/5 + … for artanh s. As
  /// |s| ≤ 0.1716, the terms from s⁷ on need no more than a double's bits.
  private static func logarithmNearOne(_ m: Double) -> DoubleDouble {
    let s = DoubleDouble(high: m - 1, low: 0) / DoubleDouble(sum: m, 1)
    let square = s * s
    let z = square.high
    var tail = 1 / 27.0
    tail = tail * z + 1 / 25.0
    tail = tail * z + 1 / 23.0
    tail = tail * z + 1 / 21.0
    tail = tail * z + 1 / 19.0
    tail = tail * z + 1 / 17.0
    tail = tail * z + 1 / 15.0
    tail = tail * z + 1 / 13.0
    tail = tail * z + 1 / 11.0
    tail = tail * z + 1 / 9.0
    tail = tail * z + 1 / 7.0
    var series = fifth + DoubleDouble(high: tail * z, low: 0)
    series = series * square + third
    let sum = s + s * (series * square)
    return DoubleDouble(high: 2 * sum.high, low: 2 * sum.low)
  }

  private static var third: DoubleDouble {
    DoubleDouble(high: 0x1.5555_5555_5555_5p-2, low: 0x1.5555_5555_5555_5p-56)
  }

  private static var fifth: DoubleDouble {
    DoubleDouble(high: 0x1.9999_9999_9999_ap-3, low: -0x1.9999_9999_9999_ap-57)
  }
}
