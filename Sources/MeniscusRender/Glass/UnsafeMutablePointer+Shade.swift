/// Four pixels at once under black.
extension UnsafeMutablePointer<UInt32> {
  @inline(__always)
  private func four(at index: Int) -> SIMD4<UInt32> {
    UnsafeRawPointer(self + index).loadUnaligned(as: SIMD4<UInt32>.self)
  }

  /// Whether the four pixels from `index` on are all opaque.
  @inline(__always)
  func isOpaque(at index: Int) -> Bool {
    (self[index] & self[index &+ 1] & self[index &+ 2] & self[index &+ 3]) &>> 24 == 255
  }

  /// Lays black of four opacities over four opaque pixels: what `shaded(by:)` does to each.
  ///
  /// The share of light that is left has 16 bits after the point, and is taken in two halves, so that
  /// all sums have 16 bits: a byte times the upper half, and what the lower adds to it.
  @inline(__always)
  func shade(at index: Int, by opacity: SIMD4<Float>) {
    #if DEBUG
      for lane in 0..<4 { self[index + lane] = self[index + lane].shaded(by: opacity[lane]) }
    #else
      let value = (1 - opacity) * 65_536 + 0.5
      // Adding 2²³ rounds to the nearest integer and leaves it in the low bits; what was rounded up is
      // taken down again.
      let sum = value + 8_388_608
      let nearest = unsafeBitCast(sum, to: SIMD4<UInt32>.self) & 0x3FFFF
      let rest = nearest.replacing(with: nearest &- 1, where: sum - 8_388_608 .> value)
      let upper = Self.pairs(rest &>> 8), lower = Self.pairs(rest & 255)
      let pixels = four(at: index)
      let even = Self.weighted(pixels & 0xFF_00FF, upper, lower)
      let odd = Self.weighted(pixels &>> 8 & 0xFF_00FF, upper, lower)
      store(even | odd &<< 8 | 0xFF00_0000, at: index)
    #endif
  }

  /// Every number twice, in 16 bits each.
  @inline(__always)
  private static func pairs(_ numbers: SIMD4<UInt32>) -> SIMD8<UInt16> {
    unsafeBitCast(numbers | numbers &<< 16, to: SIMD8<UInt16>.self)
  }

  /// Bytes times weights of 1/256 and 1/65,536, to the nearest integers; halves go up.
  @inline(__always)
  private static func weighted(
    _ bytes: SIMD4<UInt32>, _ upper: SIMD8<UInt16>, _ lower: SIMD8<UInt16>
  ) -> SIMD4<UInt32> {
    let bytes = unsafeBitCast(bytes, to: SIMD8<UInt16>.self)
    let sum = bytes &* upper &+ (bytes &* lower) &>> 8 &+ 128
    return unsafeBitCast(sum &>> 8, to: SIMD4<UInt32>.self)
  }
}
