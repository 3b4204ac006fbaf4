extension Exact {
  /// The angle in ±π/2 whose tangent is `x`; error below 0.51 ulp.
  public static func arcTangent(_ x: Double) -> Double {
    arcTangent(y: x, x: 1)
  }

  /// The angle in ±π of the vector (x, y) from the positive x axis towards the positive y axis;
  /// error below 0.51 ulp.
  ///
  /// Zeros and infinities have directions too, signed as in C99's `atan2`.
  public static func arcTangent(y: Double, x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    let angle = angle(y: y.magnitude, x: x.magnitude)
    let turned = x.sign == .minus ? DoubleDouble.pi - angle : angle
    return y.sign == .minus ? -turned.rounded : turned.rounded
  }

  /// The angle of a vector in the first quadrant.
  private static func angle(y: Double, x: Double) -> DoubleDouble {
    if y == 0 || x == .infinity && y < .infinity { return DoubleDouble(high: 0, low: 0) }
    if x == 0 || y == .infinity && x < .infinity { return .halfPi }
    if y == .infinity { return angleOfComparable(y: 1, x: 1) }
    let (ySignificand, yExponent) = split(y)
    let (xSignificand, xExponent) = split(x)
    let difference = yExponent - xExponent
    // The tangent and its angle agree to 2⁻¹⁰⁰ here; the quotient may be subnormal.
    if difference < -50 { return DoubleDouble(high: y / x, low: 0) }
    if difference > 50 { return .halfPi - DoubleDouble(high: x / y, low: 0) }
    return angleOfComparable(y: ySignificand * powerOfTwo(difference), x: xSignificand)
  }

  /// The angle of a vector in the first quadrant whose components are of similar size.
  private static func angleOfComparable(y: Double, x: Double) -> DoubleDouble {
    y > x ? .halfPi - angleBelowDiagonal(y: x, x: y) : angleBelowDiagonal(y: y, x: x)
  }

  /// The angle of a vector with 0 < y ≤ x.
  ///
  /// The vector is turned back by the nearest angle whose tangent is a multiple k of an eighth:
  /// arctan y/x = arctan c + arctan u, u = (y − cx) ÷ (x + cy), |u| ≤ 1/16. The Taylor series is cut
  /// off below 2⁻⁵⁹ of u.
  private static func angleBelowDiagonal(y: Double, x: Double) -> DoubleDouble {
    let k = nearestInteger(y / x * 8)
    let c = k * 0.125
    let across = DoubleDouble(high: y, low: 0) - DoubleDouble(product: c, x)
    let along = DoubleDouble(high: x, low: 0) + DoubleDouble(product: c, y)
    let u = across / along
    let z = u.high * u.high
    var series = 1 / 13.0
    series = series * z - 1 / 11.0
    series = series * z + 1 / 9.0
    series = series * z - 1 / 7.0
    series = series * z + 1 / 5.0
    series = series * z - 1 / 3.0
    let angle = DoubleDouble(larger: u.high, smaller: u.low + u.high * z * series)
    let turn = arcTangentsOfEighths[Int(k)]
    return turn + angle
  }

  /// The angles whose tangents are 0/8, 1/8, … 8/8.
  private static let arcTangentsOfEighths: [DoubleDouble] = [
    DoubleDouble(high: 0, low: 0),
    DoubleDouble(high: 0x1.fd5b_a9aa_c2f6_ep-4, low: -0x1.cd37_6867_60c1_7p-59),
    DoubleDouble(high: 0x1.f5b7_5f92_c80d_dp-3, low: 0x1.8ab6_e3cf_7afb_dp-57),
    DoubleDouble(high: 0x1.6f61_941e_4def_1p-2, low: -0x1.c63a_ae6f_6e91_8p-56),
    DoubleDouble(high: 0x1.dac6_7056_1bb4_fp-2, low: 0x1.a2b7_f222_f65e_2p-56),
    DoubleDouble(high: 0x1.1e00_babd_efeb_4p-1, low: -0x1.928d_f287_a668_fp-58),
    DoubleDouble(high: 0x1.4978_fa32_69ee_1p-1, low: 0x1.2419_a87f_2a45_8p-56),
    DoubleDouble(high: 0x1.700a_7c57_8463_4p-1, low: -0x1.8c34_d25a_adef_6p-56),
    DoubleDouble(high: 0x1.921f_b544_42d1_8p-1, low: 0x1.1a62_6331_45c0_7p-55),
  ]
}
