/// A number as the unevaluated sum of two doubles, about 106 bits.
///
/// `high` is the sum rounded to a double. The operations are those of Dekker (1971) and Knuth; they
/// use no fused multiply-add. Operands stay well inside the range (2⁻⁴⁰⁰…2⁴⁰⁰ or zero), which every
/// caller's argument reduction sees to.
struct DoubleDouble {
  var high: Double
  var low: Double

  /// Makes a sum that is already normalised: `high` absorbs nothing of `low`.
  init(high: Double, low: Double) {
    self.high = high
    self.low = low
  }

  /// The exact sum of two numbers.
  init(sum a: Double, _ b: Double) {
    high = a + b
    let virtual = high - a
    low = (a - (high - virtual)) + (b - virtual)
  }

  /// The exact sum of two numbers of which the first has the larger magnitude, or is zero.
  init(larger a: Double, smaller b: Double) {
    high = a + b
    low = b - (high - a)
  }

  /// The exact product of two numbers.
  init(product a: Double, _ b: Double) {
    high = a * b
    let (a1, a2) = Self.halves(a)
    let (b1, b2) = Self.halves(b)
    low = ((a1 * b1 - high) + a1 * b2 + a2 * b1) + a2 * b2
  }

  /// Two numbers of at most 26 bits whose sum is `value` (Veltkamp).
  private static func halves(_ value: Double) -> (Double, Double) {
    let scaled = value * 134_217_729  // 2²⁷ + 1
    let upper = scaled - (scaled - value)
    return (upper, value - upper)
  }

  /// The value rounded to a double.
  var rounded: Double { high + low }

  static prefix func - (value: DoubleDouble) -> DoubleDouble {
    DoubleDouble(high: -value.high, low: -value.low)
  }

  static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let upper = DoubleDouble(sum: a.high, b.high)
    let lower = DoubleDouble(sum: a.low, b.low)
    let first = DoubleDouble(larger: upper.high, smaller: upper.low + lower.high)
    return DoubleDouble(larger: first.high, smaller: first.low + lower.low)
  }

  static func - (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble { a + (-b) }

  static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let product = DoubleDouble(product: a.high, b.high)
    let cross = a.high * b.low + a.low * b.high
    return DoubleDouble(larger: product.high, smaller: product.low + cross)
  }

  static func / (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let first = a.high / b.high
    let product = DoubleDouble(product: first, b.high)
    let rest = ((a.high - product.high) - product.low + a.low) - first * b.low
    return DoubleDouble(larger: first, smaller: rest / b.high)
  }
}

extension DoubleDouble {
  /// π.
  static var pi: DoubleDouble {
    DoubleDouble(high: 0x1.921f_b544_42d1_8p+1, low: 0x1.1a62_6331_45c0_7p-53)
  }

  /// π ÷ 2.
  static var halfPi: DoubleDouble {
    DoubleDouble(high: 0x1.921f_b544_42d1_8p+0, low: 0x1.1a62_6331_45c0_7p-54)
  }

  /// The natural logarithm of two.
  static var logarithmOfTwo: DoubleDouble {
    DoubleDouble(high: 0x1.62e4_2fef_a39e_fp-1, low: 0x1.abc9_e3b3_9803_fp-56)
  }

  /// One divided by the natural logarithm of two.
  static var inverseLogarithmOfTwo: DoubleDouble {
    DoubleDouble(high: 0x1.7154_7652_b82f_ep+0, low: 0x1.777d_0ffd_a0d2_4p-56)
  }
}
