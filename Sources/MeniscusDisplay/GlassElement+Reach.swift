import MeniscusGeometry

/// How far the shadow lies and is seen that glass casts.
public enum GlassShadowExtent {
  /// How far the shadow lies below the glass, in points.
  public static var drop: Double { 8 }

  /// The deviation of the shadow of the smallest glass, in points.
  public static var leastDeviation: Float { 12 }

  /// How blurred the shadow of glass with a short side is, in points.
  ///
  /// Large glass lies higher: 12 points up to 48, 16 from 160 on (ours, within what was measured).
  public static func deviation(shortSide: Float) -> Float {
    leastDeviation + 4 * min(max((shortSide - 48) / 112, 0), 1)
  }

  /// How far a shadow is drawn around the glass, in points: three deviations.
  public static func reach(deviation: Float) -> Double {
    drop + 3 * Double(deviation)
  }

  /// How far a shadow is seen around any glass, in points: two deviations of the least.
  static var visibleReach: Double { drop + 2 * Double(leastDeviation) }
}

extension GlassElement {
  /// How far around its bounds the element visibly changes pixels, in points: by fusing with
  /// others, by its shadow, by the light of a finger on it.
  public var reach: Double { Self.reach(spacing: spacing, glow: glow, transform) }

  fileprivate static func reach(
    spacing: Double, glow: GlassGlow?, _ transform: Affine2D
  ) -> Double {
    max(spacing, GlassShadowExtent.visibleReach, (glow?.reach ?? 0) * transform.growth)
  }
}

extension GlassRecord {
  /// How far around its bounds the element visibly changes pixels, as ``GlassElement/reach``.
  public var reach: Double { GlassElement.reach(spacing: spacing, glow: glow, transform) }
}
