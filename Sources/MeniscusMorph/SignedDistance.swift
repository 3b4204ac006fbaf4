import MeniscusGeometry

/// How far a point is from the edge of a region, and which way leads outwards.
@frozen
public struct SignedDistance: Equatable, Sendable {
  /// The distance to the edge in points, negative inside.
  public var distance: Double
  /// The direction in which the distance grows.
  ///
  /// Its length is 1 where one edge decides, and less where several edges that face different ways
  /// share the decision: it says how much the direction can be trusted.
  public var gradient: Point2D
  /// How much the line of equal distance bends, in 1 ÷ points: 0 where it is straight, where nobody
  /// knows, and but for the corners of rectangles.
  public var curvature: Double

  /// Makes a sample from its parts.
  @inlinable
  public init(distance: Double, gradient: Point2D, curvature: Double = 0) {
    self.distance = distance
    self.gradient = gradient
    self.curvature = curvature
  }
}

extension SignedDistance {
  /// The sample of what two regions fuse into.
  ///
  /// It is the quadratic smooth minimum with a radius that depends on how the edges face each other:
  /// k = spacing · clamp(½ − ½ gA · gB, 0, 1). Edges that face each other bulge and join, aligned
  /// ones do not swell; what changes k near corners and between bodies that have parted,
  /// ``fusingRadius(with:spacing:)`` tells. With h = clamp(½ + ½ (dB − dA) ÷ k, 0, 1) the distance is
  /// h dA + (1 − h) dB − k h (1 − h), and the gradient is mixed by the same h.
  ///
  /// Where the distances lie `spacing` or more apart, the smaller sample comes back bit for bit.
  /// The operation is not associative: regions are folded in document order.
  ///
  /// - Parameter spacing: the greatest radius, in points, not negative.
  public func fused(with other: SignedDistance, spacing: Double) -> SignedDistance {
    let difference = other.distance - distance
    if difference >= spacing { return self }
    if difference <= -spacing { return other }
    let radius = fusingRadius(with: other, spacing: spacing)
    if difference >= radius { return self }
    if difference <= -radius { return other }
    let share = 0.5 + 0.5 * difference / radius
    let rest = 1 - share
    return SignedDistance(
      distance: share * distance + rest * other.distance - radius * share * rest,
      gradient: gradient * share + other.gradient * rest,
      curvature: curvature * share + other.curvature * rest)
  }
}

extension SignedDistance {
  /// How far two edges influence each other, in points: k.
  ///
  /// It is the spacing times ½ − ½ gA · gB where bodies join, halfway between them at a quarter of
  /// the spacing; beyond, it falls to nothing at half of it, so that bodies that have parted draw
  /// their tips in: at a gap of 0.7 of the spacing they are round. A corner has no surface to flow from where it does not face the other edge: it
  /// would swell an edge that it touches.
  @inline(__always)
  private func fusingRadius(with other: SignedDistance, spacing: Double) -> Double {
    let alignment = gradient.x * other.gradient.x + gradient.y * other.gradient.y
    var radius = spacing * min(max(0.5 - 0.5 * alignment, 0), 1)
    let beyond = 0.5 * (distance + other.distance) - 0.25 * spacing
    if beyond > 0 { radius *= 1 - smoothStep(4 * beyond / spacing) }
    let bend = max(curvature, other.curvature)
    if bend > 0, alignment > -0.3 {
      radius /= 1 + radius * bend * Self.cornerShare * smoothStep((alignment + 0.3) / 0.4)
    }
    return radius
  }

  /// How much a corner takes of the influence; what keeps criterion 22, and ours.
  private static let cornerShare = 0.7

  /// The share of this sample in what it and `other` fuse into: the h of ``fused(with:spacing:)``.
  func share(with other: SignedDistance, spacing: Double) -> Double {
    let difference = other.distance - distance
    let radius = fusingRadius(with: other, spacing: spacing)
    if difference >= radius { return 1 }
    if difference <= -radius { return 0 }
    return 0.5 + 0.5 * difference / radius
  }
}

/// -1, 0 or 1, as the sign of `value`.
@inline(__always)
func sign(_ value: Double) -> Double {
  value > 0 ? 1 : value < 0 ? -1 : 0
}

/// The smooth step from 0 at `t` = 0 to 1 at `t` = 1: 3 t² − 2 t³.
@inline(__always)
func smoothStep(_ t: Double) -> Double {
  let t = min(max(t, 0), 1)
  return t * t * (3 - 2 * t)
}
