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
  /// A byte times a weight of 2¹⁶ at most is a whole number below 2²⁴: floats hold it exactly.
  @inline(__always)
  func shade(at index: Int, by opacity: SIMD4<Float>) {
    let value = (1 - opacity) * 65_536 + 0.5
    let sum = value + 8_388_608 - 8_388_608
    let weight = sum.replacing(with: sum - 1, where: sum .> value) * (1 / 65_536)
    let pixels = four(at: index)
    let red = Self.weighted(pixels & 255, weight)
    let green = Self.weighted(pixels &>> 8 & 255, weight)
    let blue = Self.weighted(pixels &>> 16 & 255, weight)
    let result = red | green &<< 8 | blue &<< 16 | 0xFF00_0000
    UnsafeMutableRawPointer(self + index).storeBytes(of: result, as: SIMD4<UInt32>.self)
  }

  /// Four bytes times shares of 2⁻¹⁶, to the nearest integer; halves go up.
  @inline(__always)
  private static func weighted(
    _ bytes: SIMD4<UInt32>, _ weight: SIMD4<Float>
  ) -> SIMD4<UInt32> {
    // A byte in the low bits of 2²³ is 2²³ plus the byte; and the other way round.
    let exact = (unsafeBitCast(bytes | 0x4B00_0000, to: SIMD4<Float>.self) - 8_388_608) * weight
    let sum = exact + 8_388_608
    let up = exact - (sum - 8_388_608) .>= 0.5
    let nearest = unsafeBitCast(sum, to: SIMD4<UInt32>.self) & 0x3FF
    return nearest.replacing(with: nearest &+ 1, where: up)
  }
}
