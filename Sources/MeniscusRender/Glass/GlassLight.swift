/// Light on the rim of glass.
///
/// Two lights lie opposite each other, at the top left and, a little weaker, at the bottom right.
enum GlassLight {
  /// The way from the glass to the stronger light.
  @inline(__always)
  private static var light: SIMD2<Float> { SIMD2(-0.707_106_77, -0.707_106_77) }
  /// How wide the rim line is, in points.
  private static let width: Float = 1
  /// The strength of the light at the bottom right.
  private static let opposite: Float = 0.9
  /// How far inside of the edge the rim is lit, in points.
  static let rimReach = 4 * width
  /// How far outside of the edge the dark line is seen, in points.
  static let lineReach: Float = 0.9

  /// How much a glint takes of the rim, 0 to 1, `inset` points inside of the edge.
  @inline(__always)
  private static func glint(_ inset: Float, _ way: SIMD2<Float>) -> Float {
    guard inset < rimReach else { return 0 }
    let facing = (way * light).sum()
    let across = abs(way.x * light.y - way.y * light.x)
    // Half the light wraps around: it falls evenly from where the edge faces it to where it is beside.
    let lobe = (1 - across) * (facing >= 0 ? 1 : opposite)
    let profile = max(1 - inset / width, 0) + 0.21 * (1 - inset / (4 * width))
    return 0.252 * 1.6 * lobe * profile
  }

  /// The share of the inner shadow, 0 to 1: most on the side away from the light.
  @inline(__always)
  static func innerShadow(_ inset: Float, _ way: SIMD2<Float>) -> Float {
    let facing = -(way * light).sum()
    let shift = 6 * facing
    guard inset - shift < 16 else { return 0 }
    func step(_ value: Float) -> Float {
      let t = min(max(value, 0), 1)
      return t * t * (3 - 2 * t)
    }
    let near = shift > 0 ? step(inset / (2 * shift)) : 1
    let far = 1 - step((inset - shift) / 16)
    return near * far * (0.5 + 0.5 * step(0.5 * facing + 0.5))
  }

  /// How much stronger the rim's glint is for each unit of a finger's light; ours.
  private static let glowGain: Float = 4

  /// A face with the light on its rim.
  ///
  /// - Parameter glow: the light of fingers, which is in the face already.
  @inline(__always)
  static func lit(
    _ face: SIMD4<Float>, _ lens: GlassLens, _ look: GlassLook, glow: Float
  ) -> SIMD4<Float> {
    let glint = glint(lens, look, glow: glow)
    if glint <= 0 { return face }
    let bright = (face - face.luminance) * 2.85 + 1.6
    return keepingHue(face + (bright - face) * glint, of: face, paleness(look))
  }

  /// How much the glint takes of the face of a look, 0 to 1.
  @inline(__always)
  static func glint(_ lens: GlassLens, _ look: GlassLook, glow: Float) -> Float {
    guard lens.inset < rimReach else { return 0 }
    // In the middle of a neck, where the way outwards turns over, there is no edge to be lit.
    let strength = strength(look) * lens.trust * (1 + glowGain * glow)
    return min(glint(lens.inset, lens.way) * strength, 1)
  }

  /// How strong the light on the rim of a look is: half as strong again on a tint, whose hue takes less of
  /// it; ours.
  @inline(__always)
  private static func strength(_ look: GlassLook) -> Float {
    look.rim * (1 + 0.5 * look.tintOpacity)
  }

  /// How much paler than it the rim of a tint may be, which can often not be brighter in its hue; ours.
  @inline(__always)
  static func paleness(_ look: GlassLook) -> Float { look.tintOpacity }

  /// Four faces with a glint, which takes some of each.
  @inline(__always)
  static func lit(_ face: FourColors, glint: Float, paleness: Float) -> FourColors {
    lit(face, glints: SIMD4(repeating: glint), paleness)
  }

  /// Four faces with glints, which take some of each.
  @inline(__always)
  private static func lit(
    _ face: FourColors, glints: SIMD4<Float>, _ paleness: Float
  ) -> FourColors {
    let luminance = face.luminance
    let bright = (face - luminance) * 2.85 + 1.6
    return keepingHue(face + (bright - face) * glints, of: face, paleness)
  }

  /// Four faces with the light on their rim, of the pixels of a row from an index on: of each what
  /// ``lit(_:_:_:glow:)`` does without a finger's light.
  @inline(__always)
  static func lit(
    _ face: FourColors, _ index: Int, of row: GlassRow, _ look: GlassLook
  ) -> FourColors {
    let (zero, one) = (SIMD4<Float>(repeating: 0), SIMD4<Float>(repeating: 1))
    let distance = UnsafePointer(row.distance).four(at: index)
    let x = UnsafePointer(row.gradientX).four(at: index)
    let y = UnsafePointer(row.gradientY).four(at: index)
    let inset = (0 - distance).greater(of: zero)
    let square: SIMD4<Float> = x * x + y * y
    let length = square.squareRoot()
    let isSure = length .> zero
    let wayX = zero.replacing(with: x / length, where: isSure)
    let wayY = zero.replacing(with: y / length, where: isSure)
    let trusted: SIMD4<Float> = (length - 0.15) / 0.65
    let t = trusted.greater(of: zero).lesser(of: one)
    let trust: SIMD4<Float> = t * t * (3 - 2 * t)
    let facing: SIMD4<Float> = wayX * light.x + wayY * light.y
    let turn: SIMD4<Float> = wayX * light.y - wayY * light.x
    let across = turn.greater(of: 0 - turn)
    let side = SIMD4(repeating: opposite).replacing(with: one, where: facing .>= zero)
    let lobe: SIMD4<Float> = (1 - across) * side
    let near: SIMD4<Float> = 1 - inset / width
    let far: SIMD4<Float> = 0.21 * (1 - inset / (4 * width))
    let profile: SIMD4<Float> = near.greater(of: zero) + far
    let most: Float = 0.252 * 1.6
    let full: SIMD4<Float> = most * lobe * profile
    let glint = (full * (strength(look) * trust)).lesser(of: one)
    let isLit = (inset .< SIMD4(repeating: rimReach)) .& (glint .> zero)
    return face.replacing(with: lit(face, glints: glint, paleness(look)), where: isLit)
  }

  /// Four lit colours of the hue of saturated faces: of each what the same of one does.
  @inline(__always)
  private static func keepingHue(
    _ lit: FourColors, of face: FourColors, _ paleness: Float
  ) -> FourColors {
    let (zero, one) = (SIMD4<Float>(repeating: 0), SIMD4<Float>(repeating: 1))
    let most = lit.most
    let isCut = most .> one
    let cut = unsafeBitCast(isCut, to: SIMD2<UInt64>.self)
    guard cut[0] | cut[1] != 0 else { return lit }
    let shown = face.clamped
    let chroma = shown.most - shown.least
    let above: SIMD4<Float> = (chroma - saturated.first) / (saturated.last - saturated.first)
    let share = above.greater(of: zero).lesser(of: one)
    let pale: SIMD4<Float> = lit.least - (1 - chroma)
    let above1: SIMD4<Float> = most - 1
    let excess: SIMD4<Float> = pale.lesser(of: above1).greater(of: zero) * (1 - paleness)
    let isKept = isCut .& (share .> zero)
    let kept = lit - zero.replacing(with: excess * share, where: isKept)
    let turn = zero.replacing(
      with: share * (above1 * 4).lesser(of: one), where: isKept)
    let least = kept.least
    let reach: SIMD4<Float> = (1 - least) / chroma.greater(of: SIMD4(repeating: 0.01))
    let trueHue = (shown - shown.least) * reach - (zero - least)
    return kept + (trueHue - kept) * turn
  }

  /// How much of a colour is to be there from which the rim begins to keep it, and where it keeps all.
  private static let saturated: (first: Float, last: Float) = (0.25, 0.5)

  /// A lit colour of the hue of a saturated face, and no paler: red glass has a rim of brighter red.
  ///
  /// What a channel cannot take any more would make the others pale, and they take less instead; the
  /// one between the strongest and the weakest stays between them, or blue would have a rim of cyan.
  ///
  /// - Parameter paleness: how much of what would make it pale stays.
  @inline(__always)
  private static func keepingHue(
    _ lit: SIMD4<Float>, of face: SIMD4<Float>, _ paleness: Float
  ) -> SIMD4<Float> {
    let most = max(lit[0], lit[1], lit[2])
    guard most > 1 else { return lit }
    let shown = face.clamped(to: 1)
    let chroma = max(shown[0], shown[1], shown[2]) - min(shown[0], shown[1], shown[2])
    let share = min(max((chroma - saturated.first) / (saturated.last - saturated.first), 0), 1)
    guard share > 0 else { return lit }
    let pale = min(lit[0], lit[1], lit[2]) - (1 - chroma)
    let excess = max(min(pale, most - 1), 0) * (1 - paleness)
    let kept = lit - excess * share
    let turn = share * min((most - 1) * 4, 1)
    let least = min(kept[0], kept[1], kept[2])
    let reach = (1 - least) / max(chroma, 0.01)
    let trueHue = (shown - min(shown[0], shown[1], shown[2])) * reach + least
    return kept + (trueHue - kept) * turn
  }

  /// How strong the dark line around the silhouette is, `distance` points outside of it.
  @inline(__always)
  static func contour(_ distance: Float, _ way: SIMD2<Float>) -> Float {
    guard distance < lineReach else { return 0 }
    let across = abs(way.x * light.y - way.y * light.x)
    return min(max(1 - (distance - 0.25) / 0.65, 0), 1) * across
  }
}
