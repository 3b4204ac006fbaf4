import MeniscusGeometry

/// The distance to a rectangle whose corners differ.
struct CorneredBoxField: DistanceField {
  private let rect: Rect2D
  private let topLeft: CornerField
  private let topRight: CornerField
  private let bottomRight: CornerField
  private let bottomLeft: CornerField
  /// The lens at each corner: top left, top right, bottom right, bottom left.
  private let lenses: (LensGradient, LensGradient, LensGradient, LensGradient)

  /// Makes a field for a rectangle that is not empty.
  ///
  /// - Parameters:
  ///   - radii: the radii of the corners, fitted to the rectangle.
  ///   - scale: the frame points in a unit of the rectangle.
  init(_ rect: Rect2D, radii: CornerRadii2D, curve: CornerCurve, scale: Double) {
    self.rect = rect
    // Corners without a radius are sharp, however smooth.
    let smoothing =
      curve == .continuous ? CornerSmoothing(radii, in: rect.size) : CornerSmoothing()
    topLeft = CornerField(radius: radii.topLeft, smoothing: smoothing.topLeft)
    topRight = CornerField(radius: radii.topRight, smoothing: smoothing.topRight)
    bottomRight = CornerField(radius: radii.bottomRight, smoothing: smoothing.bottomRight)
    bottomLeft = CornerField(radius: radii.bottomLeft, smoothing: smoothing.bottomLeft)
    func lens(_ radius: Double) -> LensGradient {
      LensGradient(radius: radius, shortHalf: rect.size.shortSide * 0.5, scale: scale)
    }
    lenses = (
      lens(radii.topLeft), lens(radii.topRight), lens(radii.bottomRight), lens(radii.bottomLeft)
    )
  }

  /// Whether the corners are quarters of circles, so that the distance is the true one.
  var isCircular: Bool {
    topLeft.isCircular && topRight.isCircular && bottomRight.isCircular && bottomLeft.isCircular
  }

  func sample(_ x: Double, _ y: Double) -> SignedDistance {
    // How far the point lies outside each side.
    let (left, right) = (rect.minX - x, x - rect.maxX)
    let (top, bottom) = (rect.minY - y, y - rect.maxY)
    // The region is what all four corners, each with its two sides drawn on, leave of the plane.
    var result = Self.sample(topLeft, x: left, y: top, signX: -1, signY: -1)
    result = Self.outer(result, Self.sample(topRight, x: right, y: top, signX: 1, signY: -1))
    result = Self.outer(result, Self.sample(bottomRight, x: right, y: bottom, signX: 1, signY: 1))
    result = Self.outer(result, Self.sample(bottomLeft, x: left, y: bottom, signX: -1, signY: 1))
    guard result.distance < 0 else { return result }
    let (signX, signY) = (sign(right - left), sign(bottom - top))
    let (gradientX, gradientY) = (result.gradient.x * signX, result.gradient.y * signY)
    // A corner that reaches beyond the middle points away from the nearest sides: no seam is there.
    guard gradientX >= 0, gradientY >= 0 else { return result }
    let upper = right < left ? lenses.0 : lenses.1
    let lower = right < left ? lenses.3 : lenses.2
    let gradient = (bottom < top ? upper : lower).smoothed(
      gradientX, gradientY, inset: -result.distance, x: max(left, right), y: max(top, bottom))
    result.gradient = Point2D(x: gradient.x * signX, y: gradient.y * signY)
    return result
  }

  private static func sample(
    _ corner: CornerField, x: Double, y: Double, signX: Double, signY: Double
  ) -> SignedDistance {
    let (distance, gradientX, gradientY) = corner.sample(x + corner.radius, y + corner.radius)
    return SignedDistance(
      distance: distance, gradient: Point2D(x: gradientX * signX, y: gradientY * signY),
      curvature: corner.curvature(x + corner.radius, y + corner.radius, distance: distance))
  }

  /// The sample that is further outside; of equal ones the first.
  private static func outer(_ a: SignedDistance, _ b: SignedDistance) -> SignedDistance {
    b.distance > a.distance ? b : a
  }
}
