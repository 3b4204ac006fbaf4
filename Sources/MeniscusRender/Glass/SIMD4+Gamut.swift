extension SIMD4<Float> {
  /// A colour of a luminance, the receiver being its distance from grey, that no channel is cut of.
  ///
  /// A channel that leaves 0 to 1 is cut, and what is left has another hue: pastels turn to neon. So
  /// all channels come nearer to the luminance together, from ``knee`` of the room that is there on:
  /// what is farther out never reaches the end.
  @inline(__always)
  func softened(around luminance: Float) -> SIMD4<Float> {
    let (above, below) = (Swift.max(1 - luminance, 0.001), Swift.max(luminance, 0.001))
    let most = Swift.max(self[0], self[1], self[2])
    let least = Swift.min(self[0], self[1], self[2])
    let use = Swift.max(most / above, -least / below)
    guard use > Self.knee else { return self + luminance }
    let rest = (use - Self.knee) / (1 - Self.knee)
    let kept = Self.knee + (1 - Self.knee) * (rest / (1 + rest))
    return self * (kept / use) + luminance
  }

  /// The share of the room from which on colours are softened; ours.
  fileprivate static var knee: Float { 0.75 }
}

extension FourColors {
  /// Four colours of luminances, the receiver being their distances from grey, as one is
  /// `softened(around:)`.
  @inline(__always)
  func softened(around luminance: SIMD4<Float>) -> FourColors {
    let (knee, one) = (SIMD4<Float>.knee, SIMD4<Float>(repeating: 1))
    let least = SIMD4<Float>(repeating: 0.001)
    let (above, below) = ((1 - luminance).greater(of: least), luminance.greater(of: least))
    let use = (most / above).greater(of: (0 - self.least) / below)
    let rest: SIMD4<Float> = (use - knee) / (1 - knee)
    let bent: SIMD4<Float> = rest / (1 + rest)
    let kept: SIMD4<Float> = knee + (1 - knee) * bent
    let share = one.replacing(with: kept / use, where: use .> SIMD4(repeating: knee))
    return FourColors(
      red: red * share + luminance, green: green * share + luminance,
      blue: blue * share + luminance)
  }
}
