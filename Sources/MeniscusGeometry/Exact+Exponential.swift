extension Exact {
  /// e to the power of `x`; error below 0.65 ulp.
  public static func exponential(_ x: Double) -> Double {
    exponential(DoubleDouble(high: x, low: 0))
  }

  /// Two to the power of `x`; error below 0.65 ulp, none for an integer.
  public static func binaryExponential(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x >= 1024 { return .infinity }
    if x < -1076 { return 0 }
    let k = nearestInteger(x)
    let rest = DoubleDouble(high: x - k, low: 0) * .logarithmOfTwo
    return scale(exponentialOfReduced(rest), byPowerOfTwo: Int(k))
  }

  /// e to the power of an unevaluated sum.
  static func exponential(_ x: DoubleDouble) -> Double {
    if x.high.isNaN { return x.high }
    if x.high > 710 { return .infinity }
    if x.high < -746 { return 0 }
    let k = nearestInteger(x.high * DoubleDouble.inverseLogarithmOfTwo.high)
    // ln 2 in two parts (Cody and Waite): the first has 32 bits, so its multiple is exact, and so
    // is the difference.
    let rest = DoubleDouble(sum: x.high - k * leadingLogarithmOfTwo, -k * trailingLogarithmOfTwo)
    let reduced = DoubleDouble(larger: rest.high, smaller: rest.low + x.low)
    return scale(exponentialOfReduced(reduced), byPowerOfTwo: Int(k))
  }

  /// The first 32 bits of ln 2.
  static var leadingLogarithmOfTwo: Double { 0x1.62e4_2fee_0000_0p-1 }
  /// The next 53 bits of ln 2.
  static var trailingLogarithmOfTwo: Double { 0x1.a39e_f357_93c7_6p-33 }

  /// e to the power of `r` in ±0.3467, by its Taylor series; what is cut off is below 2⁻⁵⁷.
  private static func exponentialOfReduced(_ r: DoubleDouble) -> Double {
    let x = r.high
    var series = 1 / 6_227_020_800.0
    series = series * x + 1 / 479_001_600.0
    series = series * x + 1 / 39_916_800.0
    series = series * x + 1 / 3_628_800.0
    series = series * x + 1 / 362_880.0
    series = series * x + 1 / 40_320.0
    series = series * x + 1 / 5_040.0
    series = series * x + 1 / 720.0
    series = series * x + 1 / 120.0
    series = series * x + 1 / 24.0
    series = series * x + 1 / 6.0
    series = series * x + 0.5
    let start = DoubleDouble(larger: 1, smaller: x)
    return start.high + (start.low + (r.low + x * r.low + x * x * series))
  }
}
