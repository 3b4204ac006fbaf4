/// How far the corners of a rectangle are smoothed: 0 (a quarter of a circle) to 0.6.
package struct CornerSmoothing {
  /// The smoothing at the top left.
  package var topLeft = 0.0
  /// The smoothing at the top right.
  package var topRight = 0.0
  /// The smoothing at the bottom right.
  package var bottomRight = 0.0
  /// The smoothing at the bottom left.
  package var bottomLeft = 0.0

  /// No smoothing.
  package init() {}

  /// As much smoothing as there is room for.
  ///
  /// A corner of smoothing ξ and radius r needs (1 + ξ) r of both its sides; two corners on a side
  /// share what is left over in proportion to their radii.
  package init(_ radii: CornerRadii2D, in size: Size2D) {
    func room(_ a: Double, _ b: Double, _ side: Double) -> Double {
      let sum = a + b
      return sum > 0 ? min(max(side / sum - 1, 0), 0.6) : 0.6
    }
    let top = room(radii.topLeft, radii.topRight, size.width)
    let bottom = room(radii.bottomLeft, radii.bottomRight, size.width)
    let left = room(radii.topLeft, radii.bottomLeft, size.height)
    let right = room(radii.topRight, radii.bottomRight, size.height)
    topLeft = min(top, left)
    topRight = min(top, right)
    bottomRight = min(bottom, right)
    bottomLeft = min(bottom, left)
  }

  /// How far each corner reaches along its sides.
  func reach(of radii: CornerRadii2D) -> CornerRadii2D {
    CornerRadii2D(
      topLeft: radii.topLeft * (1 + topLeft), topRight: radii.topRight * (1 + topRight),
      bottomRight: radii.bottomRight * (1 + bottomRight),
      bottomLeft: radii.bottomLeft * (1 + bottomLeft))
  }
}

/// A right-angled corner: its vertex and the unit vectors from there along the two sides, first the
/// side on which the pen comes.
struct Corner {
  var vertex: Point2D
  var before: Point2D
  var after: Point2D

  /// The point that lies so far from the vertex along both sides.
  func point(_ along: Double, _ across: Double) -> Point2D {
    vertex + before * along + after * across
  }
}

extension Path2D {
  /// Draws the side up to a corner and the corner.
  mutating func addCorner(_ corner: Corner, radius: Double, smoothing: Double) {
    guard radius > 0 else {
      extend(to: corner.vertex)
      return
    }
    if smoothing > 0 {
      continuousCorner(corner, radius: radius, smoothing: smoothing)
    } else {
      let handle = radius * (1 - Path2D.circularHandle)
      extend(to: corner.point(radius, 0))
      curve(
        to: corner.point(0, radius), control1: corner.point(handle, 0),
        control2: corner.point(0, handle))
    }
  }

  /// A corner whose curvature grows and falls gradually: the construction of Figma's smooth corners
  /// ("Desperately seeking squircles", 2018).
  ///
  /// With smoothing ξ the middle is an arc of 90° · (1 − ξ), and a cubic curve leads into it from a
  /// distance of (1 + ξ) r. At ξ = 0.6 it lies within 0.004 r of the corner that UIKit draws, whose
  /// reach is 1.528665 r.
  private mutating func continuousCorner(_ corner: Corner, radius: Double, smoothing: Double) {
    let reach = (1 + smoothing) * radius
    let arcAngle = 0.5 * .pi * (1 - smoothing)
    let entryAngle = 0.25 * .pi * smoothing
    let (sine, cosine) = Exact.sineAndCosine(entryAngle)
    let chord = radius * 2.0.squareRoot() * Exact.sine(0.5 * arcAngle)
    let c = radius * Exact.tangent(0.5 * entryAngle) * cosine
    let d = radius * Exact.tangent(0.5 * entryAngle) * sine
    let b = (reach - chord - c - d) / 3
    let handle = 4 / 3.0 * Exact.tangent(0.25 * arcAngle) * radius
    let near = chord + d

    extend(to: corner.point(reach, 0))
    curve(
      to: corner.point(near, d), control1: corner.point(reach - 2 * b, 0),
      control2: corner.point(reach - 3 * b, 0))
    curve(
      to: corner.point(d, near), control1: corner.point(near - handle * cosine, d + handle * sine),
      control2: corner.point(d + handle * sine, near - handle * cosine))
    curve(
      to: corner.point(0, reach), control1: corner.point(0, reach - 3 * b),
      control2: corner.point(0, reach - 2 * b))
  }

  /// Draws a line, unless the pen stands there.
  private mutating func extend(to point: Point2D) {
    if currentPoint != point { line(to: point) }
  }
}
