import MeniscusGeometry

/// What a pixel of glass covers of what lies behind it: a parallelogram, in pixels.
struct GlassFootprint {
  let across: SIMD2<Float>
  let down: SIMD2<Float>
}

extension GlassBackdrop {
  /// The most places that a pixel looks at.
  private static let mostPlaces = 16
  /// How far what is drawn out in one direction is evened out in the other at most, in points; ours.
  private static let evening: Float = 1.4

  /// What a pixel shows through a lens.
  ///
  /// - Parameters:
  ///   - place: the pixel's middle, as ``middle(ofPixel:_:)`` gives it.
  ///   - footprint: what the pixel covers behind unfrosted glass; nil where nothing is bent.
  @inline(__always)
  func color(
    through lens: GlassLens, _ look: GlassLook, at place: SIMD2<Float>, scale: Float,
    footprint: () -> GlassFootprint?
  ) -> SIMD4<Float> {
    let middle = place - lens.displacement * scale
    let softness = GlassLens.softness(lens.inset, bevel: look.bevel)
    if look.frost >= 1, look.aberration <= 0 {
      return blurredColor(at: middle, softness: softness)
    }
    let footprint = look.frost <= 0.5 ? footprint() : nil
    var color = color(at: middle, look.frost, softness, footprint, scale: scale)
    if look.aberration > 0 {
      let apart = lens.aberration(look) * scale
      color[0] = self.color(at: middle + apart, look.frost, softness, footprint, scale: scale)[0]
      color[2] = self.color(at: middle - apart, look.frost, softness, footprint, scale: scale)[2]
    }
    return color
  }

  /// What is seen at a place, in pixels from the captured ones' corner, through some frost.
  @inline(__always)
  private func color(
    at place: SIMD2<Float>, _ frost: Float, _ softness: Float, _ footprint: GlassFootprint?,
    scale: Float
  ) -> SIMD4<Float> {
    // What is half as blurred lies between sharp and blurred: what appears blurs, and no sharp picture
    // is seen through a blurred one for long.
    if frost > 0.5 { return blurredColor(at: place, softness: softness * (2 * frost - 1)) }
    let clear = sharpColor(at: place, footprint, scale: scale)
    if frost <= 0 { return clear }
    return clear + (blurredColor(at: place, softness: 0) - clear) * (2 * frost)
  }

  /// The mean of the pixels that a pixel covers through a lens.
  ///
  /// Near the rim the lens shows several pixels of what is behind in one, and where its direction
  /// turns it does so aslant: as many places are looked at along the way on which most are, so that
  /// thin lines stay lines and nothing that switches has steps. Where it draws what is behind out in
  /// one direction alone, grain would be combed into stripes: it is evened out in the other.
  @inline(__always)
  private func sharpColor(
    at middle: SIMD2<Float>, _ footprint: GlassFootprint?, scale: Float
  ) -> SIMD4<Float> {
    guard let footprint else { return sharpColor(at: middle) }
    let (a, b) = (footprint.across, footprint.down)
    let (xx, yy) = (a.x * a.x + b.x * b.x, a.y * a.y + b.y * b.y)
    let xy = a.x * a.y + b.x * b.y
    let (mean, half) = ((xx + yy) * 0.5, (xx - yy) * 0.5)
    let spread = (half * half + xy * xy).squareRoot()
    let long = (mean + spread).squareRoot()
    let short = max(mean - spread, 0).squareRoot()
    // Drawn out to 1 ÷ short pixels, a grain is to be as wide.
    let drawn = short > 0.01 ? 1 / short : 100
    let length = max(max(long, 1), min(drawn, 1 + Self.evening * scale))
    guard length > 1.05 else { return sharpColor(at: middle) }
    let way = half >= 0 ? SIMD2(spread + half, xy) : SIMD2(xy, spread - half)
    let extent = (way * way).sum().squareRoot()
    let step = extent > 0 ? way * (length / extent) : SIMD2(0, 0)
    let count = min(max(Int(min(length, 64) + 0.5), 2), Self.mostPlaces)
    var sum = SIMD4<Float>(repeating: 0)
    for index in 0..<count {
      let offset = (Float(index) + 0.5) / Float(count) - 0.5
      sum += sharpColor(at: middle + step * offset)
    }
    return sum / Float(count)
  }
}
