/// What is written on glass can be read: the face keeps its distance to the ink.
///
/// The face is left alone where a contrast of 4.5 is there anyhow. Beyond, its luminance nears a bound
/// without ever reaching it, so that what lies behind is still seen. The bounds follow from the
/// contrast that WCAG 2.2 defines, (L₁ + 0.05) ÷ (L₂ + 0.05); how softly they are neared is ours.
extension GlassLook {
  /// The luminance under white ink from which on the face is held back, and by how much it may rise.
  ///
  /// White on 0.175 has a contrast of 4.67.
  static let underWhite: (first: Float, room: Float) = (0.12, 0.055)
  /// The luminance under black ink below which the face is lifted, and by how much it may fall.
  ///
  /// Black on 0.2 has a contrast of 5.
  static let underBlack: (first: Float, room: Float) = (0.27, 0.09)

  /// The face, brought so far that the ink on it is legible.
  @inline(__always)
  func legible(_ face: SIMD4<Float>) -> SIMD4<Float> {
    guard keepsDistance else { return face }
    return held(face)
  }

  /// The luminance that the light of a finger brings a face to under white ink, how much of its own
  /// colour it takes for that at most, and the strength of a light that takes all of it; ours.
  private static let glow: (luminance: Float, most: Float, strength: Float) = (0.16, 1.6, 0.15)

  /// A face in the light of a finger.
  ///
  /// Under black ink the light is white. Under white ink it is the face's own colour, only brighter, and
  /// never so bright that a label would drown in it.
  @inline(__always)
  func glowing(_ face: SIMD4<Float>, by glow: Float) -> SIMD4<Float> {
    guard glow > 0 else { return face }
    guard lightInk > 0 else { return face + glow }
    return face + glow * (1 - lightInk) + face * (ownLight(face, glow) * lightInk)
  }

  /// By how much of itself a face under white ink grows brighter.
  private func ownLight(_ face: SIMD4<Float>, _ glow: Float) -> Float {
    let shown = face.clamped(to: 1)
    let luminance = max(Self.relativeLuminance(shown), 0.001)
    let factor = min(max((Self.glow.luminance / luminance).squareRoot(), 1), Self.glow.most)
    return (factor - 1) * min(glow / Self.glow.strength, 1)
  }

  private func held(_ face: SIMD4<Float>) -> SIMD4<Float> {
    let shown = face.clamped(to: 1)
    let luminance = Self.relativeLuminance(shown)
    var result = face
    if lightInk > 0, luminance > Self.underWhite.first {
      let excess = luminance - Self.underWhite.first
      let kept =
        Self.underWhite.first + excess * Self.underWhite.room / (excess + Self.underWhite.room)
      result += (deepened(shown, luminance, to: kept) - result) * (lightInk * distance)
    }
    if darkInk > 0, luminance < Self.underBlack.first {
      let lack = Self.underBlack.first - luminance
      let kept =
        Self.underBlack.first - lack * Self.underBlack.room / (lack + Self.underBlack.room)
      result += (Self.lifted(shown, luminance, to: kept) - result) * (darkInk * distance)
    }
    return result
  }

  /// A colour made darker: a tint in the channels that are not its strongest, so that it grows deeper
  /// and not duller; the rest, and what is not tinted, evenly.
  ///
  /// Its hue stays until a channel is at 0. Beyond, green alone goes on, which has most of the luminance:
  /// a sky blue becomes a deep one, and a pink no red.
  private func deepened(
    _ color: SIMD4<Float>, _ luminance: Float, to kept: Float
  ) -> SIMD4<Float> {
    var (deep, reached) = (color, luminance)
    if tintOpacity > 0 {
      let most = max(color[0], color[1], color[2])
      let least = min(color[0], color[1], color[2])
      let chroma = max(most - least, 0.001)
      // What is as good as grey has no hue to deepen.
      let share = min(max(chroma / max(most, 0.001) * 2.5 - 0.5, 0), 1) * tintOpacity
      let even = min(share, least / chroma)
      let lost = (most - color) * SIMD4(even, share, even, 0)
      let pure = (color - lost).clamped(to: 1)
      let lowest = Self.relativeLuminance(pure)
      if lowest >= kept || luminance - lowest < 0.001 {
        (deep, reached) = (pure, lowest)
      } else {
        // Luminances lie below the line from end to end, and below the shorter one less.
        let first = (luminance - kept) / (luminance - lowest)
        let near = Self.relativeLuminance(color + (pure - color) * first)
        let second = first * (luminance - kept) / max(luminance - near, 0.001)
        deep = color + (pure - color) * second
        reached = Self.relativeLuminance(deep)
      }
    }
    // Of a power between 2 and 2.4 the square root takes a little more than is needed.
    return reached > kept ? deep * (kept / reached).squareRoot() : deep
  }

  /// A colour made brighter: in its own hue as far as its channels go, then paler.
  private static func lifted(
    _ color: SIMD4<Float>, _ luminance: Float, to kept: Float
  ) -> SIMD4<Float> {
    let most = max(color[0], color[1], color[2], 0.001)
    let factor = min((kept / max(luminance, 0.000_1)).squareRoot(), 1 / most)
    let brighter = color * max(factor, 1)
    let reached = relativeLuminance(brighter)
    guard reached < kept else { return brighter }
    let (from, to) = (reached.squareRoot(), kept.squareRoot())
    // What is not grey needs a little more white than the square roots say.
    return brighter + (1 - brighter) * min(1.2 * (to - from) / (1 - from), 1)
  }

  /// The relative luminance of a colour of sRGB, within 0.002.
  ///
  /// A cubic stands in for the power of 2.4.
  private static func relativeLuminance(_ color: SIMD4<Float>) -> Float {
    let linear = color * (color * (color * 0.305_306 + 0.682_171) + 0.012_523)
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
