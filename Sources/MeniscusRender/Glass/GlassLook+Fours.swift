/// Faces of four colours at once: of each what `face(over:_:)` does, operation by operation.
extension GlassLook {
  /// What the face makes of four colours behind it.
  ///
  /// - Parameters:
  ///   - around: the colours around at large; they count where light spills.
  ///   - level: the luminance that most of what lies behind does not exceed.
  @inline(__always)
  func face(over behind: FourColors, around: FourColors, level most: Float) -> FourColors {
    let luminance = behind.luminance
    let lifted: SIMD4<Float> = luminance + lift * luminance * (1 - luminance)
    var level: SIMD4<Float> = emission + transmission * lifted
    var color = behind - luminance
    if spill > 0 {
      let light = around.luminance
      color = color + ((around - light) * Self.spillSaturation - color) * spill
      let bearable = light.lesser(of: SIMD4(repeating: Self.brightestSpill)) - level
      level += darkness * spill * bearable.greater(of: SIMD4(repeating: 0))
    }
    if distance < 1 { level -= (1 - distance) * Self.excess(level) }
    var face = (color * chroma).softened(around: level)
    if tintOpacity > 0 { face = tinted(face, luminance) }
    if keepsDistance { face = held(face) }
    guard highlight > 0 else { return face }
    return face + (behind - face) * (highlight * Self.shine(luminance, above: most))
  }

  @inline(__always)
  private func tinted(_ face: FourColors, _ luminance: SIMD4<Float>) -> FourColors {
    func channel(_ face: SIMD4<Float>, _ channel: Int) -> SIMD4<Float> {
      let tint: SIMD4<Float> = tintDark[channel] + tintSlope[channel] * luminance
      return face + (tint - face * tintOpacity)
    }
    return FourColors(
      red: channel(face.red, 0), green: channel(face.green, 1), blue: channel(face.blue, 2))
  }

  @inline(__always)
  private static func excess(_ level: SIMD4<Float>) -> SIMD4<Float> {
    let above = level - shoulder.first
    let zero = SIMD4<Float>(repeating: 0)
    return zero.replacing(
      with: above - above * shoulder.room / (above + shoulder.room), where: above .> zero)
  }

  @inline(__always)
  private static func shine(_ luminance: SIMD4<Float>, above level: Float) -> SIMD4<Float> {
    let t = ((luminance - level - 0.1) / 0.3).clamped(to: 1)
    return t * t * (3 - 2 * t) * min(max((0.7 - level) * 5, 0), 1)
  }

  private func held(_ face: FourColors) -> FourColors {
    let shown = face.clamped
    let luminance = Self.relativeLuminance(shown)
    var result = face
    let (white, black) = (Self.underWhite, Self.underBlack)
    let isBright = luminance .> SIMD4(repeating: white.first)
    if lightInk > 0, any(isBright) {
      let excess = luminance - white.first
      let kept = white.first + excess * white.room / (excess + white.room)
      let share = lightInk * distance
      result = result.replacing(
        with: result + (deepened(shown, luminance, to: kept) - result) * share, where: isBright)
    }
    let isDark = luminance .< SIMD4(repeating: black.first)
    if darkInk > 0, any(isDark) {
      let lack = black.first - luminance
      let kept = black.first - lack * black.room / (lack + black.room)
      let share = darkInk * distance
      result = result.replacing(
        with: result + (Self.lifted(shown, luminance, to: kept) - result) * share, where: isDark)
    }
    return result
  }

  @inline(__always)
  private func deepened(
    _ color: FourColors, _ luminance: SIMD4<Float>, to kept: SIMD4<Float>
  ) -> FourColors {
    var (deep, reached) = (color, luminance)
    let small = SIMD4<Float>(repeating: 0.001)
    if tintOpacity > 0 {
      let (most, least) = (color.most, color.least)
      let chroma = (most - least).greater(of: small)
      let share = (chroma / most.greater(of: small) * 2.5 - 0.5).clamped(to: 1) * tintOpacity
      let even = share.lesser(of: least / chroma)
      let pure = FourColors(
        red: color.red - (most - color.red) * even,
        green: color.green - (most - color.green) * share,
        blue: color.blue - (most - color.blue) * even
      ).clamped
      let lowest = Self.relativeLuminance(pure)
      let first = (luminance - kept) / (luminance - lowest)
      let near = Self.relativeLuminance(color + (pure - color) * first)
      let second = first * (luminance - kept) / (luminance - near).greater(of: small)
      let between = color + (pure - color) * second
      let isPure = (lowest .>= kept) .| ((luminance - lowest) .< small)
      deep = between.replacing(with: pure, where: isPure)
      reached = Self.relativeLuminance(between).replacing(with: lowest, where: isPure)
    }
    return deep.replacing(
      with: deep * (kept / reached).squareRoot(), where: reached .> kept)
  }

  @inline(__always)
  private static func lifted(
    _ color: FourColors, _ luminance: SIMD4<Float>, to kept: SIMD4<Float>
  ) -> FourColors {
    let (small, one) = (SIMD4<Float>(repeating: 0.001), SIMD4<Float>(repeating: 1))
    let most = color.most.greater(of: small)
    let factor = (kept / luminance.greater(of: SIMD4(repeating: 0.000_1))).squareRoot().lesser(
      of: 1 / most)
    let brighter = color * factor.greater(of: one)
    let reached = relativeLuminance(brighter)
    let (from, to) = (reached.squareRoot(), kept.squareRoot())
    let white = (1.2 * (to - from) / (1 - from)).lesser(of: one)
    let paler = FourColors(
      red: brighter.red + (1 - brighter.red) * white,
      green: brighter.green + (1 - brighter.green) * white,
      blue: brighter.blue + (1 - brighter.blue) * white)
    return brighter.replacing(with: paler, where: reached .< kept)
  }

  @inline(__always)
  private static func relativeLuminance(_ color: FourColors) -> SIMD4<Float> {
    func linear(_ channel: SIMD4<Float>) -> SIMD4<Float> {
      channel * (channel * (channel * 0.305_306 + 0.682_171) + 0.012_523)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }
}
