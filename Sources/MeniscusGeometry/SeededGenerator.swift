/// A source of random numbers that a seed determines: the same numbers on every machine.
///
/// It is xoshiro256** 1.0 by Blackman and Vigna (2018), its state filled by SplitMix64 (Steele, Lea
/// and Flood 2014) as its authors advise: a period of 2²⁵⁶ − 1. It is not for secrets.
///
/// The standard library does not promise how `Int.random(in:using:)` or `shuffled(using:)` use a
/// generator. Where the numbers reach a hash or a pixel, `unitDouble()` and `integer(below:)` do.
///
/// ```swift
/// var (one, other) = (SeededGenerator(seed: 7), SeededGenerator(seed: 7))
/// let (roll, same) = (one.integer(below: 6), other.integer(below: 6))
/// assert(roll == same)
/// ```
public struct SeededGenerator: RandomNumberGenerator, Equatable, Sendable {
  private var a: UInt64
  private var b: UInt64
  private var c: UInt64
  private var d: UInt64

  /// Makes the generator that belongs to `seed`; every seed gives other numbers.
  public init(seed: UInt64) {
    var fill = SplitMix64(state: seed)
    self.init(state: (fill.next(), fill.next(), fill.next(), fill.next()))
  }

  /// Makes a generator from its four words of state.
  ///
  /// - Precondition: a word is not zero.
  package init(state: (UInt64, UInt64, UInt64, UInt64)) {
    precondition(
      state.0 | state.1 | state.2 | state.3 != 0, "A state of zeros gives nothing but zeros.")
    (a, b, c, d) = state
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    let result = rotate(b &* 5, 7) &* 9
    let shifted = b << 17
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = rotate(d, 45)
    return result
  }

  /// A number from 0 up to but not including 1: the next 53 bits over 2⁵³.
  public mutating func unitDouble() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// An integer from 0 up to but not including `bound`, each as likely as any other.
  ///
  /// Lemire's method (2019): the upper half of the product of 64 bits with the bound; draws whose
  /// lower half would favour some integers are repeated.
  ///
  /// - Precondition: `bound` is positive.
  public mutating func integer(below bound: Int) -> Int {
    precondition(bound > 0, "There is no integer from zero up to \(bound).")
    let bound = UInt64(bound)
    let surplus = (0 &- bound) % bound
    while true {
      let product = bound.multipliedFullWidth(by: next())
      if product.low >= surplus { return Int(product.high) }
    }
  }

  private func rotate(_ value: UInt64, _ count: UInt64) -> UInt64 {
    value << count | value >> (64 - count)
  }
}

/// A small generator whose only use is to fill the state of a larger one.
struct SplitMix64 {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &+ 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
