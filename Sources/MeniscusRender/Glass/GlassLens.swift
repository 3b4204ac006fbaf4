import MeniscusGeometry

/// How the rim of glass bends what is seen at a point.
struct GlassLens {
  /// How far the point lies inside of the edge, in points, not negative.
  let inset: Float
  /// The way outwards, of length 1 or 0.
  let way: SIMD2<Float>
  /// From 0, where edges that face different ways share the decision, to 1, where one alone is near.
  let trust: Float
  /// How far what is seen lies further inside at the very edge, in points.
  let strength: Float
  /// How far outwards of what is seen the point lies, in points.
  let displacement: SIMD2<Float>

  /// The lens is a quarter-circle bevel: with u = 1 − inset ÷ bevel, what is seen lies
  /// bend · (1 − √(1 − u²)) further inside.
  ///
  /// - Parameters:
  ///   - distance: from the edge, in points, negative inside.
  ///   - gradient: the way outwards; where it is short, the lens fades.
  @inline(__always)
  init(_ look: GlassLook, _ distance: Float, _ gradient: SIMD2<Float>) {
    inset = max(-distance, 0)
    guard inset < max(look.bevel, GlassLight.rimReach) else {
      (way, trust, strength, displacement) = (SIMD2(0, 0), 0, 0, SIMD2(0, 0))
      return
    }
    let length = (gradient * gradient).sum().squareRoot()
    way = length > 0 ? gradient / length : SIMD2(0, 0)
    let u = min(max(1 - inset / max(look.bevel, 0.01), 0), 1)
    let t = min(max((length - 0.15) / 0.65, 0), 1)
    trust = t * t * (3 - 2 * t)
    strength = look.bend * trust
    displacement = way * (strength * (1 - (1 - u * u).squareRoot()))
  }
}

extension GlassLens {
  /// How strongly the rim shows what lies outside of it; measured between 0.3 and 0.6.
  private static let outerOpacity: Float = 0.4

  /// The share of what lies outside in what is seen `inset` points inside of the edge.
  ///
  /// It is the outermost point's; where it ends it changes within a pixel.
  @inline(__always)
  static func outerShare(_ inset: Float, scale: Float) -> Float {
    min(max((1 - inset) * scale + 0.5, 0), 1) * outerOpacity
  }

  /// How blurred glass is `inset` points inside of its edge: 0 in the outermost point, half as much as
  /// the body, to 1 where the bevel ends.
  @inline(__always)
  static func softness(_ inset: Float, bevel: Float) -> Float {
    guard inset < bevel else { return 1 }
    return inset > 1 ? (inset - 1) / (bevel - 1) : 0
  }
}

extension GlassLens {
  /// How far outwards red is seen, and inwards blue, in points.
  @inline(__always)
  func aberration(_ look: GlassLook) -> SIMD2<Float> {
    let u = min(max(1 - inset / max(look.bevel, 0.01), 0), 1)
    return way * (0.5 * look.aberration * trust * u * u)
  }

  /// How what is seen moves from a pixel to the next, across and down.
  ///
  /// - Parameter row: the field along the row, one point longer than the pixels, and below it.
  @inline(__always)
  func footprint(
    _ index: Int, of row: GlassRow, _ look: GlassLook, scale: Float
  ) -> GlassFootprint? {
    // A pixel beyond the bevel nothing is bent.
    guard look.bend > 0, inset < look.bevel + 1 / scale else { return nil }
    let right = row.field.lens(look, index + 1).displacement
    let below = row.below.lens(look, index).displacement
    return GlassFootprint(
      across: SIMD2(1, 0) - (right - displacement) * scale,
      down: SIMD2(0, 1) - (below - displacement) * scale)
  }
}

extension FieldRow {
  /// The lens at a point of the row.
  @inline(__always)
  fileprivate func lens(_ look: GlassLook, _ index: Int) -> GlassLens {
    GlassLens(look, distance[index], SIMD2(gradientX[index], gradientY[index]))
  }
}
