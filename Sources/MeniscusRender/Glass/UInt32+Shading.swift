extension UInt32 {
  /// The premultiplied pixel under black of an opacity.
  ///
  /// What a layer lacks of being opaque, it loses in proportion.
  @inline(__always)
  func shaded(by opacity: Float) -> UInt32 {
    // Two channels at once, in 16 bits after the point.
    let value = (1 - opacity) * 65_536 + 0.5
    // Adding 2²³ rounds to the nearest integer and leaves it in the low bits; what was rounded up
    // is taken down again.
    let sum = value + 8_388_608
    let rest = UInt64(sum.bitPattern & 0x3FFFF &- (sum - 8_388_608 > value ? 1 : 0))
    let pixel = UInt64(self)
    let lack = (255 - (pixel &>> 24)) &* rest
    let even = (pixel & 0xFF | (pixel & 0xFF_0000) &<< 16) &* rest &+ 0x8000_0000_8000
    let odd = (pixel &>> 8 & 0xFF) &* rest &+ 0x8000
    let alpha = 255 - ((lack &+ 0x8000) &>> 16)
    return UInt32(
      truncatingIfNeeded: even &>> 16 & 0xFF | even &>> 32 & 0xFF_0000 | odd &>> 8 & 0xFF00
        | alpha &<< 24)
  }

  /// The premultiplied pixel under a shadow of an opacity that leaves some light of each channel.
  ///
  /// - Parameter hue: the light that is left, 0, as under black, to 1, as without shadow.
  @inline(__always)
  func shaded(by opacity: Float, hue: SIMD4<Float>) -> UInt32 {
    let dark = shaded(by: opacity)
    if dark == self { return self }
    let (own, under) = (unitColor, dark.unitColor)
    var color = under + (own - under) * hue
    color[3] = under[3]
    return color.unitPixel
  }
}

extension UInt32 {
  /// The premultiplied channels of a pixel, 0 to 1.
  @inline(__always)
  var unitColor: SIMD4<Float> {
    // Lane by lane: converting whole vectors goes through generic code.
    SIMD4(
      Float(self & 255), Float(self &>> 8 & 255), Float(self &>> 16 & 255), Float(self &>> 24))
      * (1 / 255)
  }
}

extension SIMD4<Float> {
  /// The nearest premultiplied pixel; channels are 0 to 255.
  ///
  /// Adding 2²³ leaves the nearest integer in the low bits. Debug builds, in which vectors are slow,
  /// work lane by lane.
  @inline(__always)
  var pixel: UInt32 {
    #if DEBUG
      func byte(_ value: Float) -> UInt32 {
        ((value > 0 ? (value < 255 ? value : 255) : 0) + 8_388_608).bitPattern & 255
      }
      return byte(self[0]) | byte(self[1]) &<< 8 | byte(self[2]) &<< 16 | byte(self[3]) &<< 24
    #else
      return (clamped(to: 255) + 8_388_608).lowBytes
    #endif
  }

  /// The nearest premultiplied pixel of channels of 0 to 1.
  @inline(__always)
  var unitPixel: UInt32 {
    SIMD4(self[0] * 255, self[1] * 255, self[2] * 255, self[3] * 255).pixel
  }

  /// The lanes brought into 0 to `most`; what is no number becomes 0.
  ///
  /// The library's `clamped` checks each lane for NaN, one after another.
  @inline(__always)
  func clamped(to most: Float) -> SIMD4<Float> {
    let zero = SIMD4<Float>(repeating: 0)
    let positive = zero.replacing(with: self, where: self .> zero)
    let last = SIMD4<Float>(repeating: most)
    return positive.replacing(with: last, where: positive .> last)
  }

  /// The low byte of each lane, the first lane's lowest.
  @inline(__always)
  private var lowBytes: UInt32 {
    let bits = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    let (low, high) = (bits[0] & 0xFF_0000_00FF, bits[1] & 0xFF_0000_00FF)
    return UInt32(truncatingIfNeeded: low | low &>> 24)
      | UInt32(truncatingIfNeeded: high | high &>> 24) &<< 16
  }

  /// The colour as a premultiplied one can be: no channel above an opacity of 1.
  @inline(__always)
  var opaqueColor: SIMD4<Float> {
    var color = clamped(to: 1)
    color[3] = 1
    return color
  }

  /// The nearest opaque pixel of channels of 0 to 1; the last one does not matter.
  @inline(__always)
  var opaquePixel: UInt32 { unitPixel | 0xFF00_0000 }
}
