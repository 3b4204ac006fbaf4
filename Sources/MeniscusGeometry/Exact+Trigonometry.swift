extension Exact {
  /// The sine of an angle in radians; error below 0.8 ulp for every finite angle.
  public static func sine(_ angle: Double) -> Double {
    if angle.magnitude < smallAngle { return angle }
    guard angle.isFinite else { return .nan }
    let (quadrant, rest) = reduceAngle(angle)
    let value = quadrant & 1 == 0 ? sineOfReduced(rest) : cosineOfReduced(rest)
    return quadrant & 2 == 0 ? value.rounded : -value.rounded
  }

  /// The cosine of an angle in radians; error below 0.8 ulp for every finite angle.
  public static func cosine(_ angle: Double) -> Double {
    guard angle.isFinite else { return .nan }
    let (quadrant, rest) = reduceAngle(angle)
    let value = quadrant & 1 == 0 ? cosineOfReduced(rest) : sineOfReduced(rest)
    return (quadrant + 1) & 2 == 0 ? value.rounded : -value.rounded
  }

  /// The sine and the cosine of an angle in radians, the same bits as one by one.
  public static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    guard angle.isFinite else { return (.nan, .nan) }
    if angle.magnitude < smallAngle { return (angle, 1) }
    let (quadrant, rest) = reduceAngle(angle)
    let s = sineOfReduced(rest).rounded
    let c = cosineOfReduced(rest).rounded
    return switch quadrant {
    case 0: (s, c)
    case 1: (c, -s)
    case 2: (-s, -c)
    default: (-c, s)
    }
  }

  /// The tangent of an angle in radians; error below 0.9 ulp for every finite angle.
  public static func tangent(_ angle: Double) -> Double {
    if angle.magnitude < smallAngle { return angle }
    guard angle.isFinite else { return .nan }
    let (quadrant, rest) = reduceAngle(angle)
    let s = sineOfReduced(rest)
    let c = cosineOfReduced(rest)
    return quadrant & 1 == 0 ? (s / c).rounded : -(c / s).rounded
  }

  /// Below this the sine and the tangent are the angle itself, to a quarter of an ulp.
  private static var smallAngle: Double { 0x1p-27 }

  /// The sine of `r` in ±π/4 by its Taylor series; what is cut off is below 2⁻⁶³.
  private static func sineOfReduced(_ r: DoubleDouble) -> DoubleDouble {
    let x = r.high
    let z = x * x
    var series = 1 / 355_687_428_096_000.0
    series = series * z - 1 / 1_307_674_368_000.0
    series = series * z + 1 / 6_227_020_800.0
    series = series * z - 1 / 39_916_800.0
    series = series * z + 1 / 362_880.0
    series = series * z - 1 / 5_040.0
    series = series * z + 1 / 120.0
    series = series * z - 1 / 6.0
    return DoubleDouble(larger: x, smaller: r.low * (1 - 0.5 * z) + x * z * series)
  }

  /// The cosine of `r` in ±π/4 by its Taylor series; what is cut off is below 2⁻⁵⁹.
  private static func cosineOfReduced(_ r: DoubleDouble) -> DoubleDouble {
    let x = r.high
    let square = DoubleDouble(product: x, x)
    let z = square.high
    var series = 1 / 20_922_789_888_000.0
    series = series * z - 1 / 87_178_291_200.0
    series = series * z + 1 / 479_001_600.0
    series = series * z - 1 / 3_628_800.0
    series = series * z + 1 / 40_320.0
    series = series * z - 1 / 720.0
    series = series * z + 1 / 24.0
    let start = DoubleDouble(larger: 1, smaller: -0.5 * z)
    let rest = start.low - 0.5 * square.low - x * r.low + z * z * series
    return DoubleDouble(larger: start.high, smaller: rest)
  }
}
