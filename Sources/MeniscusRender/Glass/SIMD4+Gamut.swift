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
  private static var knee: Float { 0.75 }
}
