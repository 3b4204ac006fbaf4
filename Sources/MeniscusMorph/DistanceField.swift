import MeniscusGeometry

/// The distance to a shape, as a function of the plane.
protocol DistanceField {
  /// The distance and gradient at a point, in the shape's own space.
  func sample(_ x: Double, _ y: Double) -> SignedDistance
}

/// A field seen from another space.
///
/// It is exact where the map keeps shapes, and right to the first order elsewhere: the distance is
/// divided by the length of its gradient.
struct CarriedField<Base: DistanceField>: DistanceField {
  let base: Base
  /// From the other space to the field's own.
  let map: Affine2D

  @inline(__always)
  func sample(_ x: Double, _ y: Double) -> SignedDistance {
    let point = map.apply(Point2D(x: x, y: y))
    let own = base.sample(point.x, point.y)
    let gradient = Point2D(
      x: map.a * own.gradient.x + map.b * own.gradient.y,
      y: map.c * own.gradient.x + map.d * own.gradient.y)
    let length = gradient.distance(to: .zero)
    let confidence = own.gradient.distance(to: .zero)
    guard length > 0, confidence > 0 else {
      return SignedDistance(
        distance: own.distance / abs(map.determinant).squareRoot(), gradient: .zero)
    }
    return SignedDistance(
      distance: own.distance * confidence / length, gradient: gradient * (confidence / length),
      curvature: own.curvature * length)
  }
}
