import MeniscusGeometry

/// Logarithms and powers to base two for many pixels: logarithms with an error below 10⁻¹⁴, powers
/// with a relative one below 10⁻¹³.
///
/// Both are the nearest table entry with a short Taylor series; `Exact` fills the tables. `Exact`'s
/// own functions give the last bit, which a map of differences has no use for, and take longer.
struct PowerTable {
  private static let steps = 1024
  /// For each 1024th of a significand one divided by its middle, and the middle's logarithm.
  private let logarithms: [Double]
  /// Two to the power of each 1024th.
  private let powers: [Double]

  init() {
    logarithms = (0..<Self.steps).flatMap { step in
      let inverse = 1 / (1 + (Double(step) + 0.5) / Double(Self.steps))
      return [inverse, -Exact.binaryLogarithm(inverse)]
    }
    powers = (0..<Self.steps).map { Exact.binaryExponential(Double($0) / Double(Self.steps)) }
  }

  /// The logarithm of a normal positive number to base two.
  @inline(__always)
  func logarithm(_ value: Double) -> Double {
    let bits = value.bitPattern
    let exponent = Double(Int(bits >> 52) - 1023)
    let entry = 2 * Int(bits >> 42 & 1023)
    let significand = Double(bitPattern: bits & 0x000F_FFFF_FFFF_FFFF | 0x3FF0_0000_0000_0000)
    // |r| is at most 2⁻¹¹, and the first term left out below 2⁻⁵⁷.
    let r = significand * logarithms[entry] - 1
    let square = r * r
    let natural = (r - square * 0.5) + square * r * (1 / 3 - r * 0.25)
    return exponent + (logarithms[entry + 1] + natural * 0x1.7154_7652_b82f_ep+0)
  }

  /// Two to the power of a number from −1000 to 1000.
  @inline(__always)
  func power(ofTwo exponent: Double) -> Double {
    let scaled = exponent * Double(Self.steps)
    // Adding 1.5 × 2⁵² leaves the nearest integer, in the lowest bits too.
    let shifted = scaled + 0x1.8p52
    let whole = Int(Int32(truncatingIfNeeded: shifted.bitPattern))
    // ln 2 ÷ 1024 times at most one half; the first term left out is below 2⁻⁵⁰.
    let r = (scaled - (shifted - 0x1.8p52)) * (0x1.62e4_2fef_a39e_fp-1 / 1024)
    let square = r * r
    let fraction = powers[whole & 1023] * ((1 + r) + square * (0.5 + r * (1 / 6)))
    return fraction * Double(bitPattern: UInt64(bitPattern: Int64((whole >> 10) + 1023)) << 52)
  }
}
