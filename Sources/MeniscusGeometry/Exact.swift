/// Elementary functions from `+ − × ÷ √` alone: the same bits on every machine.
///
/// The C library's functions differ between processors and versions; these do not, because IEEE 754
/// fixes the result of every operation they use. Special values follow C99's Annex F. Against a
/// high-precision table every function stays below one unit in the last place (see its own comment);
/// the promise is two.
///
/// Method: the argument is reduced to a short interval, a Taylor series gives the small part of the
/// result, and the large part is kept as a `DoubleDouble`, so that only the last addition rounds.
public enum Exact {
  /// The nearest integer, ties to even, for magnitudes below 2⁵¹.
  ///
  /// Adding 1.5 × 2⁵² leaves no bits below one; IEEE rounding does the work.
  static func nearestInteger(_ value: Double) -> Double {
    (value + 0x1.8p52) - 0x1.8p52
  }

  /// Two to an integer power in −1022…1023.
  static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(exponent + 1023) << 52)
  }

  /// `value` × 2^`exponent` for a value near one, rounded once: past the range to infinity, below
  /// it to a subnormal number or zero.
  ///
  /// Exponents of −1200…1200 are possible.
  static func scale(_ value: Double, byPowerOfTwo exponent: Int) -> Double {
    if exponent > 1000 { return value * powerOfTwo(1000) * powerOfTwo(exponent - 1000) }
    if exponent < -1000 { return value * powerOfTwo(exponent + 200) * powerOfTwo(-200) }
    return value * powerOfTwo(exponent)
  }

  /// A positive finite number as a significand in [1, 2) and a power of two.
  static func split(_ value: Double) -> (significand: Double, exponent: Int) {
    let isSubnormal = value < 0x1p-1022
    let bits = (isSubnormal ? value * 0x1p54 : value).bitPattern
    let exponent = Int(bits >> 52) - (isSubnormal ? 1023 + 54 : 1023)
    let significand = bits & 0x000F_FFFF_FFFF_FFFF | 0x3FF0_0000_0000_0000
    return (Double(bitPattern: significand), exponent)
  }
}
