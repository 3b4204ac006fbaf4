import MeniscusGeometry

extension GlassBackdrop {
  /// The most places that a pixel looks at.
  private static let mostPlaces = 16

  /// What a pixel of unfrosted glass shows through a lens.
  ///
  /// Near the rim the lens shows several pixels of what is behind in one: as many places are looked
  /// at, along the way across the rim, so that thin lines stay lines.
  ///
  /// - Parameter place: the pixel's middle, as ``middle(ofPixel:_:)`` gives it.
  @inline(__always)
  func color(
    through lens: GlassLens, _ look: GlassLook, at place: SIMD2<Float>, scale: Float
  ) -> SIMD4<Float> {
    let middle = place - lens.displacement * scale
    let softness = GlassLens.softness(lens.inset, bevel: look.bevel)
    if look.frost >= 1 { return blurredColor(at: middle, softness: softness) }
    let clear = sharpColor(through: lens, look, at: place, middle, scale: scale)
    if look.frost <= 0 { return clear }
    // What is half as blurred lies between sharp and blurred: what appears blurs, and no sharp picture
    // is seen through a blurred one for long.
    if look.frost > 0.5 {
      return blurredColor(at: middle, softness: softness * (2 * look.frost - 1))
    }
    return clear + (blurredColor(at: middle, softness: 0) - clear) * (2 * look.frost)
  }

  @inline(__always)
  private func sharpColor(
    through lens: GlassLens, _ look: GlassLook, at place: SIMD2<Float>, _ middle: SIMD2<Float>,
    scale: Float
  ) -> SIMD4<Float> {
    guard lens.strength > 0, lens.inset < look.bevel else { return sharpColor(at: middle) }
    let half = 0.5 / scale
    let outer = lens.rise(at: max(lens.inset - half, 0), bevel: look.bevel)
    let inner = lens.rise(at: lens.inset + half, bevel: look.bevel)
    // Moving inwards by a pixel, what is seen moves outwards by this, less that pixel.
    let stretch = (outer - inner) * scale - 1
    guard stretch > 1.25 else { return sharpColor(at: middle) }
    let count = min(Int(stretch) &+ 1, Self.mostPlaces)
    var sum = SIMD4<Float>(repeating: 0)
    for index in 0..<count {
      let offset = (Float(index) + 0.5) / Float(count) - 0.5
      let inset = max(lens.inset + offset / scale, 0)
      let depth = offset + lens.rise(at: inset, bevel: look.bevel) * scale
      sum += sharpColor(at: place - lens.way * depth)
    }
    return sum / Float(count)
  }
}

extension GlassLens {
  /// How far further inside what is seen lies, `inset` points inside of the edge, in points.
  @inline(__always)
  fileprivate func rise(at inset: Float, bevel: Float) -> Float {
    let u = max(1 - inset / bevel, 0)
    return strength * (1 - max(1 - u * u, 0).squareRoot())
  }
}
