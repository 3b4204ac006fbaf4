/// How two parts of a stroke meet.
@frozen
public enum StrokeJoin: UInt8, Equatable, Sendable {
  /// The outer edges go on until they meet; beyond the limit, a bevel.
  case miter
  /// A part of a circle around the corner.
  case round
  /// A straight line between the outer edges.
  case bevel
}

/// How a stroke ends.
@frozen
public enum StrokeCap: UInt8, Equatable, Sendable {
  /// At the end, at right angles.
  case butt
  /// With half a circle around the end.
  case round
  /// With half a square around the end.
  case square
}

extension Path2D {
  /// The region that a pen of some width covers along the path, to be filled by `nonZero`.
  ///
  /// Its contours turn clockwise on the screen around what is covered, as the shapes do.
  ///
  /// - Parameters:
  ///   - width: in points; where it is not above zero there is no region.
  ///   - join: how segments meet.
  ///   - cap: how open contours end. A contour of no length is a dot of the cap's form, along the x
  ///     axis where that matters; with `butt` it is nothing.
  ///   - miterLimit: the largest ratio of a miter's length to the width.
  ///   - tolerance: how far the edges may lie from the true offset curves, in points.
  ///
  /// Offset curves are Hermite interpolants: cubic curves with the true ends and end derivatives,
  /// halved until they meet the tolerance (at most seven times). Complexity: linear in the elements
  /// and in the curves that take their place.
  public func stroked(
    width: Double, join: StrokeJoin = .miter, cap: StrokeCap = .butt, miterLimit: Double = 10,
    tolerance: Double = 0.01
  ) -> Path2D {
    guard width > 0, width.isFinite else { return Path2D() }
    precondition(tolerance > 0, "The tolerance of a stroke is above zero.")
    let stroker = PathStroker(
      distance: 0.5 * width, join: join, cap: cap, miterLimit: miterLimit, tolerance: tolerance)
    var region = Path2D()
    for contour in contours { stroker.stroke(contour, into: &region) }
    return region
  }
}
