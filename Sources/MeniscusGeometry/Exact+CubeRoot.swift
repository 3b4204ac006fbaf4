extension Exact {
  /// The real cube root of `x`; error below 0.51 ulp.
  public static func cubeRoot(_ x: Double) -> Double {
    guard x != 0, x.isFinite else { return x }
    let (significand, exponent) = split(x.magnitude)
    // Exponents are at least −1074, so the dividend is positive and the quotient rounds down.
    let third = (exponent + 1200) / 3 - 400
    let radicand = significand * powerOfTwo(exponent - 3 * third)
    let root = cubeRootOfReduced(radicand) * powerOfTwo(third)
    return x < 0 ? -root : root
  }

  /// The cube root of a number in [1, 8).
  ///
  /// A parabola comes within 2.2 %, and each of Halley's steps leaves two thirds of the cube of the
  /// relative error: 2⁻¹⁷, then 2⁻⁵². One step of Newton's with an exact residual does the rest.
  private static func cubeRootOfReduced(_ a: Double) -> Double {
    var y = 0.7777 + a * (0.257 - a * 0.01336)
    for _ in 0..<2 {
      let cube = y * y * y
      y *= (cube + 2 * a) / (2 * cube + a)
    }
    let cube = DoubleDouble(product: y, y) * DoubleDouble(high: y, low: 0)
    let residual = (a - cube.high) - cube.low
    return y + residual / (3 * y * y)
  }
}
