extension Exact {
  /// An angle as a multiple of π/2 and a rest in ±π/4: the multiple modulo four, and the rest with a
  /// relative error below 2⁻⁷⁰.
  ///
  /// Payne and Hanek's method (1983) in integers: the angle is a 53-bit integer times a power of
  /// two; of 2/π only the bits matter that neither give multiples of four nor vanish. No angle that
  /// a double can hold comes nearer than 2⁻⁶² to a multiple of π/2, so that of the 137 bits behind
  /// the binary point at least 75 say something.
  static func reduceAngle(_ angle: Double) -> (quadrant: Int, rest: DoubleDouble) {
    if angle.magnitude <= 0x1.921fb54442d18p-1 { return (0, DoubleDouble(high: angle, low: 0)) }
    let (quadrant, fraction) = quarterTurns(angle.magnitude)
    let rest = fraction * .halfPi
    return angle < 0 ? (-quadrant & 3, -rest) : (quadrant, rest)
  }

  /// `angle` × 2/π, for an angle above π/4: the nearest integer modulo four, and what is left.
  private static func quarterTurns(_ angle: Double) -> (integer: Int, fraction: DoubleDouble) {
    let bits = angle.bitPattern
    let exponent = Int(bits >> 52) - 1075
    let significand = bits & 0x000F_FFFF_FFFF_FFFF | 0x0010_0000_0000_0000
    let window = inverseHalfPiBits(from: exponent + 62)

    // The product modulo 2¹⁹²: two bits before the binary point, 190 behind it.
    let third = significand.multipliedFullWidth(by: window.2)
    let second = significand.multipliedFullWidth(by: window.1)
    let (middle, carry) = third.high.addingReportingOverflow(second.low)
    let top = significand &* window.0 &+ second.high &+ (carry ? 1 : 0)

    // The fraction as a signed number, so that a half and more counts down from the next integer.
    var a = top << 2 | middle >> 62
    var b = middle << 2 | third.low >> 62
    var c = third.low << 2
    let isNegative = a >> 63 == 1
    if isNegative {
      c = ~c &+ 1
      b = ~b &+ (c == 0 ? 1 : 0)
      a = ~a &+ (b == 0 && c == 0 ? 1 : 0)
    }
    let integer = (Int(top >> 62) + (isNegative ? 1 : 0)) & 3
    let fraction = fraction(a, b, c)
    return (integer, isNegative ? -fraction : fraction)
  }

  /// The number 0.abc, not zero, whose digits are 64-bit words.
  private static func fraction(_ a: UInt64, _ b: UInt64, _ c: UInt64) -> DoubleDouble {
    var (a, b, c) = (a, b, c)
    var exponent = 0
    if a == 0 {
      (a, b, c) = (b, c, 0)
      exponent = -64
    }
    let shift = a.leadingZeroBitCount
    if shift > 0 {
      a = a << shift | b >> (64 - shift)
      b = b << shift | c >> (64 - shift)
      exponent -= shift
    }
    let high = Double(a >> 11) * powerOfTwo(exponent - 53)
    let low = Double(a << 53 | b >> 11) * powerOfTwo(exponent - 117)
    return DoubleDouble(larger: high, smaller: low)
  }

  /// 192 bits of 2/π from position `start` on, counted in `inverseHalfPi`.
  private static func inverseHalfPiBits(from start: Int) -> (UInt64, UInt64, UInt64) {
    let word = start >> 6
    let shift = start & 63
    let table = inverseHalfPi
    func bits(_ index: Int) -> UInt64 {
      shift == 0 ? table[index] : table[index] << shift | table[index + 1] >> (64 - shift)
    }
    return (bits(word), bits(word + 1), bits(word + 2))
  }

  /// The first 1216 bits of 2/π behind the binary point, after 64 zeros.
  private static let inverseHalfPi: [UInt64] = [
    0x0000_0000_0000_0000, 0xa2f9_836e_4e44_1529, 0xfc27_57d1_f534_ddc0, 0xdb62_9599_3c43_9041,
    0xfe51_63ab_debb_c561, 0xb724_6e3a_424d_d2e0, 0x0649_2eea_09d1_921c, 0xfe1d_eb1c_b129_a73e,
    0xe882_35f5_2ebb_4484, 0xe99c_7026_b45f_7e41, 0x3991_d639_8353_39f4, 0x9c84_5f8b_bdf9_283b,
    0x1ff8_97ff_de05_980f, 0xef2f_118b_5a0a_6d1f, 0x6d36_7ecf_27cb_09b7, 0x4f46_3f66_9e5f_ea2d,
    0x7527_bac7_ebe5_f17b, 0x3d07_39f7_8a52_92ea, 0x6bfb_5fb1_1f8d_5d08, 0x5603_3046_fc7b_6bab,
  ]
}
