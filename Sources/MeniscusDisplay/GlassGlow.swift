import MeniscusGeometry

/// A light that a finger on a glass element throws on all glass of its container.
///
/// It adds `strength` · exp(−d² ÷ 2 `radius`²) to the colours of a face, d being the distance from the
/// centre, and nothing beyond three radii.
public struct GlassGlow: Equatable, Sendable {
  /// Where it is, in the element's own space, in points.
  public var center: Point2D
  /// How wide it is, in points of the element's own space.
  public var radius: Double
  /// What it adds at the centre, 0 to 1.
  public var strength: Double

  /// Makes a light.
  public init(center: Point2D, radius: Double, strength: Double) {
    self.center = center
    self.radius = radius
    self.strength = strength
  }

  /// How far it reaches, in points of the element's own space.
  public var reach: Double { 3 * max(radius, 0) }

  var isFinite: Bool { center.isFinite && radius.isFinite && strength.isFinite }
}
