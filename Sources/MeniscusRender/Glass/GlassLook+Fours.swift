extension GlassLook {
  /// Whether the face is a function of what lies behind alone, and nothing on it has to be legible.
  var isPlain: Bool { !usesSurroundings && !keepsDistance && distance >= 1 }

  /// What a face that ``isPlain`` makes of four colours behind it: of each what `face(over:_:)` does.
  @inline(__always)
  func plainFace(over behind: FourColors) -> FourColors {
    let luminance = behind.luminance
    let lifted: SIMD4<Float> = luminance + lift * luminance * (1 - luminance)
    let level: SIMD4<Float> = emission + transmission * lifted
    let face = ((behind - luminance) * chroma).softened(around: level)
    guard tintOpacity > 0 else { return face }
    func tinted(_ face: SIMD4<Float>, _ channel: Int) -> SIMD4<Float> {
      let tint: SIMD4<Float> = tintDark[channel] + tintSlope[channel] * luminance
      return face + (tint - face * tintOpacity)
    }
    return FourColors(
      red: tinted(face.red, 0), green: tinted(face.green, 1), blue: tinted(face.blue, 2))
  }
}
