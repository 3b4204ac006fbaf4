import MeniscusGeometry

/// The distance to a rectangle with four equal corners: also capsules and circles.
struct BoxField: DistanceField {
  private let centerX: Double
  private let centerY: Double
  /// Half the extents, less the radius: where the centres of the corners lie.
  private let innerX: Double
  private let innerY: Double
  private let corner: CornerField
  private let lens: LensGradient

  /// Makes a field for a rectangle that is not empty.
  ///
  /// - Parameters:
  ///   - radius: the radius of the corners, fitted to the rectangle.
  ///   - scale: the frame points in a unit of the rectangle.
  init(_ rect: Rect2D, radius: Double, curve: CornerCurve, scale: Double) {
    let (halfX, halfY) = (rect.width * 0.5, rect.height * 0.5)
    let shortHalf = min(halfX, halfY)
    let radius = min(radius, shortHalf)
    centerX = rect.midX
    centerY = rect.midY
    innerX = halfX - radius
    innerY = halfY - radius
    // Two corners on a side share its length: smoothing takes what the radii leave of it.
    let room = radius > 0 ? min(max(shortHalf / radius - 1, 0), 0.6) : 0
    corner = CornerField(radius: radius, smoothing: curve == .continuous ? room : 0)
    lens = LensGradient(radius: radius, shortHalf: shortHalf, scale: scale)
  }

  /// Whether the corners are quarters of circles, so that the distance is the true one.
  var isCircular: Bool { corner.isCircular }

  /// How far from the middle the samples of a row are all the same, to either side; negative where
  /// none are.
  ///
  /// These are the places between the corners, and between the lens's rounder ones, that lie nearer
  /// to the upper or lower side than to the others.
  func reachOfEdge(y: Double) -> Double {
    let qy = abs(y - centerY) - innerY
    let inner = min(corner.straight, corner.radius - lens.radius)
    // Half a thousandth of a point more than rounding can move a comparison.
    return innerX + min(inner, qy) - 0.0005
  }

  /// The middle of the rectangle across.
  var middle: Double { centerX }

  @inline(__always)
  func sample(_ x: Double, _ y: Double) -> SignedDistance {
    let (dx, dy) = (x - centerX, y - centerY)
    let (qx, qy) = (abs(dx) - innerX, abs(dy) - innerY)
    var (distance, gradientX, gradientY) = corner.sample(qx, qy)
    if distance < 0 {
      (gradientX, gradientY) = lens.smoothed(
        gradientX, gradientY, inset: -distance, x: qx - corner.radius,
        y: qy - corner.radius)
    }
    return SignedDistance(
      distance: distance,
      gradient: Point2D(x: gradientX * sign(dx), y: gradientY * sign(dy)),
      curvature: corner.curvature(qx, qy, distance: distance))
  }
}

/// Turns gradients gradually where the nearest edge changes, so that a lens shows no seam.
///
/// The true gradient jumps on the medial axis, which begins at the centres of the corners. So with
/// growing depth the gradient of a box with rounder corners takes over: at the edge it is the true
/// one, and the rounder corners' centres lie as deep as any lens reaches.
struct LensGradient {
  /// How deep glass bends light at most, in points.
  private static let lensReach = 20.0

  /// The radius of the rounder corners.
  let radius: Double
  private let depth: Double

  /// Makes the gradient of a box with corners of `radius` whose short side is twice `shortHalf`.
  ///
  /// - Parameter scale: the frame points in a unit of the box.
  init(radius: Double, shortHalf: Double, scale: Double) {
    self.radius = min(max(1.5 * radius, Self.lensReach / scale), shortHalf)
    depth = max(radius, 1 / scale)
  }

  /// The gradient at a point inside whose coordinates are taken from the corner of the two sides.
  @inline(__always)
  func smoothed(
    _ gradientX: Double, _ gradientY: Double, inset: Double, x: Double, y: Double
  ) -> (x: Double, y: Double) {
    let (qx, qy) = (x + radius, y + radius)
    guard qx > 0, qy > 0 else { return (gradientX, gradientY) }
    let length = (qx * qx + qy * qy).squareRoot()
    let share = smoothStep(inset / depth)
    let mixedX = gradientX + (qx / length - gradientX) * share
    let mixedY = gradientY + (qy / length - gradientY) * share
    // Both directions lie in one quadrant, so the sum is never short.
    let mixed = (mixedX * mixedX + mixedY * mixedY).squareRoot()
    return (mixedX / mixed, mixedY / mixed)
  }
}
