/// Device coordinates as integers of 1/256 pixel: the grid that vertices are rounded to.
enum Fixed {
  /// The number of bits below one pixel.
  static let bits = 8
  /// One pixel.
  static let one = 256
  /// The area of a full pixel: coverage is summed in units of 1/131,072 pixel.
  static let fullArea: Int32 = 131_072

  /// The nearest grid coordinate, ties to even, for magnitudes below 2²² pixels.
  ///
  /// Adding 1.5 × 2⁵² leaves the integer in the low bits; IEEE rounding does the work.
  @inline(__always)
  static func round(_ value: Double) -> Int32 {
    Int32(truncatingIfNeeded: (value * 256 + 0x1.8p52).bitPattern)
  }

  /// An area in units of 1/131,072 pixel, at most a full pixel, as coverage of 0…255, rounded.
  @inline(__always)
  static func coverage(_ area: UInt32) -> UInt32 {
    (area &* 255 &+ 65_536) &>> 17
  }

  /// The same of four areas.
  @inline(__always)
  static func coverage(_ areas: SIMD4<UInt32>) -> SIMD4<UInt32> {
    ((areas &<< 8) &- areas &+ 65_536) &>> 17
  }
}
