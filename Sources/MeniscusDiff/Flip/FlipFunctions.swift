/// Cube roots, logarithms and powers to about 20 bits, without a branch and a call, so that the
/// compiler takes several pixels at once.
///
/// They are made of sums, products, quotients and square roots, which IEEE 754 fixes.
enum FlipFunctions {
  /// The square root of a number that is not negative, with a relative error below 2 · 10⁻⁷; that of 0
  /// is 0.
  ///
  /// Half of the exponent gives the inverse root to 4 %, and a polynomial of what is wrong with it the
  /// rest. (The processor's own root comes with a test for what is negative, which bars the compiler
  /// from taking several pixels at once.)
  @inline(__always)
  static func root(_ value: Float) -> Float {
    let inverse = Float(bitPattern: 0x5F37_4800 &- value.bitPattern &>> 1)
    let near = value * inverse
    let rest = 1 - near * inverse
    let high: Float = (0.274_958_8 * rest + 0.313_934_24) * rest + 0.374_997_47
    return near * ((high * rest + 0.499_998_33) * rest + 1)
  }

  /// The cube root of a number from 0.0078 to 2, with a relative error below 5 · 10⁻⁷.
  ///
  /// A third of the exponent gives the inverse cube root to 4 %, and a polynomial of what is wrong with
  /// it the rest.
  @inline(__always)
  static func cubeRoot(_ value: Float) -> Float {
    // The sum lies between 2²³ and 2²⁴, where its last bits are an integer's.
    let leading = Float(Int32(truncatingIfNeeded: value.bitPattern &>> 8))
    let inverse = Float(bitPattern: (13_935_104 - leading * (1 / 3)).bitPattern &<< 8)
    let near = value * (inverse * inverse)
    let rest = 1 - near * inverse
    let high: Float = (0.457_249_13 * rest + 0.499_389_08) * rest + 0.555_545_5
    return near * ((high * rest + 0.666_652_14) * rest + 1)
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
