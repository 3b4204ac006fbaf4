/// Roots, logarithms and powers to 24 bits, without a branch and a call, so that the compiler takes
/// several pixels at once.
///
/// They are made of sums, products and quotients, which IEEE 754 fixes.
enum FlipFunctions {
  /// The square root of a number that is not negative, with a relative error below 3 · 10⁻⁷; that of 0
  /// is 0.
  ///
  /// Newton's iteration for the inverse root, from half of the exponent: the error of 4 % is squared
  /// three times.
  @inline(__always)
  static func root(_ value: Float) -> Float {
    var inverse = Float(bitPattern: 0x5F37_5A86 &- value.bitPattern &>> 1)
    let half = value * 0.5
    inverse = inverse * (1.5 - half * inverse * inverse)
    inverse = inverse * (1.5 - half * inverse * inverse)
    inverse = inverse * (1.5 - half * inverse * inverse)
    return value * inverse
  }

  /// The cube root of a number from 10⁻⁴ to 2, with a relative error below 3 · 10⁻⁷.
  ///
  /// Newton's iteration for the inverse cube root, which needs no quotient, from a third of the
  /// exponent: the error of 4 % is squared and doubled three times.
  @inline(__always)
  static func cubeRoot(_ value: Float) -> Float {
    // (¼ + 1∕16) ⋅ (1 + 1∕16) ⋅ (1 + 1∕256) is nearly ⅓.
    var third = value.bitPattern &>> 2
    third = third &+ third &>> 2
    third = third &+ third &>> 4
    third = third &+ third &>> 8
    var inverse = Float(bitPattern: 0x54A2_FA8C &- third)
    let share = value * (1 / 3)
    inverse = inverse * (4 / 3 - share * inverse * inverse * inverse)
    inverse = inverse * (4 / 3 - share * inverse * inverse * inverse)
    inverse = inverse * (4 / 3 - share * inverse * inverse * inverse)
    return value * inverse * inverse
  }

  /// The logarithm to base two of a normal positive number, with an error below 10⁻⁶.
  @inline(__always)
  static func logarithm(_ value: Float) -> Float {
    // The significand is taken from √½ to √2, so that its logarithm is small.
    let offset = value.bitPattern &- 0x3F35_04F3
    let exponent = UInt32(bitPattern: Int32(bitPattern: offset) &>> 23)
    let significand = Float(bitPattern: value.bitPattern &- exponent &<< 23)
    // Adding to the bits of 1.5 ⋅ 2²³ makes a number of an integer.
    let whole = Float(bitPattern: exponent &+ 0x4B40_0000) - 12_582_912
    // ln x = 2 artanh((x − 1) ∕ (x + 1)), by its series; the first term left out is below 10⁻⁹.
    let s = (significand - 1) / (significand + 1)
    let q = s * s
    let low: Float = (1 / 9 * q + 1 / 7) * q + 1 / 5
    let series = (low * q + 1 / 3) * q + 1
    // 2 ∕ ln 2.
    return whole + s * series * 2.885_390_1
  }

  /// Two to the power of a number from −120 to 120, with a relative error below 10⁻⁶.
  @inline(__always)
  static func power(ofTwo exponent: Float) -> Float {
    let shifted = exponent + 12_582_912
    let whole = shifted.bitPattern &- 0x4B40_0000
    let rest = (exponent - (shifted - 12_582_912)) * 0.693_147_2
    // The exponential series; the rest is at most 0.347, and the first term left out below 10⁻⁸.
    let high: Float = (1 / 5_040 * rest + 1 / 720) * rest + 1 / 120
    let middle = ((high * rest + 1 / 24) * rest + 1 / 6) * rest + 0.5
    let series = (middle * rest + 1) * rest + 1
    return Float(bitPattern: series.bitPattern &+ whole &<< 23)
  }
}
