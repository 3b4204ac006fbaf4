/// How the bend of a rim is drawn: the further, the redder, with a line every 4 points and at the edge of
/// glass; where nothing is bent, glass is grey.
enum LensInk {
  /// The bend whose colour is the strongest, in points.
  private static let strongest: Float = 24

  /// The colour of a pixel inside of glass.
  ///
  /// - Parameters:
  ///   - bend: how much further inside lies what is seen, in points.
  ///   - distance: from the edge, in points, negative.
  ///   - scale: the pixels of a point.
  @inline(__always)
  static func word(_ bend: Float, at distance: Float, scale: Float) -> UInt32 {
    // Across the rim the bend grows by about as much as the way, so that its lines are about a pixel wide.
    let edge = min(max(1.5 + distance * scale, 0), 1)
    let rest = bend - Float(Int32(bend / 4 + 0.5)) * 4
    let mark = bend < 2 ? 0 : min(max(1 - abs(rest) * scale * 0.5, 0), 1)
    return word(min(bend / strongest, 1), lightened: max(edge, 0.8 * mark))
  }

  /// The colour of a share of the strongest bend, 0 to 1.
  private static func word(_ share: Float, lightened light: Float) -> UInt32 {
    let (none, weak, strong) = (
      SIMD4<Float>(0.45, 0.47, 0.5, 0.55), SIMD4<Float>(0.98, 0.75, 0.2, 0.8),
      SIMD4<Float>(0.75, 0.05, 0.3, 0.88)
    )
    let middle: Float = 0.35
    let color =
      share < middle
      ? none + (weak - none) * (share / middle)
      : weak + (strong - weak) * ((share - middle) / (1 - middle))
    let bytes = (color + (SIMD4(repeating: 1) - color) * light) * 255 + 0.5
    return UInt32(bytes[0]) | UInt32(bytes[1]) << 8 | UInt32(bytes[2]) << 16
      | UInt32(bytes[3]) << 24
  }
}
