import MeniscusDisplay
import MeniscusGeometry

extension Path {
  /// Draws a part of a circle, joined to the contour by a line; angles grow clockwise on screen,
  /// and `clockwise` has the sense of an upward y axis, as in SwiftUI.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    guard sweep.isFinite else { return }
    // Many turns go at once: taking them off one by one would never end once a turn is less than what
    // a double of that size can tell apart.
    func withFewTurns(_ angle: Double) -> Double {
      abs(angle) > 16 * turn ? angle.truncatingRemainder(dividingBy: turn) : angle
    }
    if clockwise {
      if sweep > 0 { sweep = withFewTurns(sweep) }
      while sweep > 0 { sweep -= turn }
      sweep = max(sweep, -turn)
    } else {
      if sweep < 0 { sweep = withFewTurns(sweep) }
      while sweep < 0 { sweep += turn }
      sweep = min(sweep, turn)
    }
    addArc(
      center: Point2D(center), radius: Double(radius), startAngle: startAngle.radians,
      sweep: sweep, transform)
  }

  /// Draws a part of a circle from an angle on, joined to the contour by a line.
  ///
  /// A positive `delta` goes clockwise on the screen; it is limited to a full turn either way.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard delta.radians.isFinite else { return }
    addArc(
      center: Point2D(center), radius: Double(radius), startAngle: startAngle.radians,
      sweep: delta.radians, transform)
  }

  /// Draws a line and a part of a circle that touches two lines: that from the pen to a corner, and
  /// that from the corner to a point.
  ///
  /// Where the three lie on one line, a line to the corner is drawn.
  public mutating func addArc(
    tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let map = Affine2D(transform)
    guard let pen = outline.currentPoint else { return }
    // The circle is one before it is mapped; the pen is where it is after.
    guard let inverse = map.inverse else { return }
    let fillet = Fillet(
      from: inverse.apply(pen), around: Point2D(corner), to: Point2D(end), radius: Double(radius))
    guard let fillet else { return outline.line(to: map.apply(Point2D(corner))) }
    addArc(
      center: fillet.center, radius: Double(radius), startAngle: fillet.startAngle,
      sweep: fillet.sweep, transform)
  }

  private mutating func addArc(
    center: Point2D, radius: Double, startAngle: Double, sweep: Double,
    _ transform: CGAffineTransform
  ) {
    if transform == .identity {
      return outline.addArc(center: center, radius: radius, startAngle: startAngle, sweep: sweep)
    }
    var arc = Path2D()
    arc.addArc(center: center, radius: radius, startAngle: startAngle, sweep: sweep)
    let mapped = arc.transformed(by: Affine2D(transform))
    if outline.currentPoint == nil { return outline.append(mapped) }
    if case .move(let start) = mapped.elements.first { outline.line(to: start) }
    outline.elements += mapped.elements.dropFirst()
  }
}

/// The arc that rounds a corner.
private struct Fillet {
  let center: Point2D
  let startAngle: Double
  let sweep: Double

  /// Makes the arc that touches both sides of a corner; nil where they lie on one line.
  init?(from start: Point2D, around corner: Point2D, to end: Point2D, radius: Double) {
    let (before, after) = (start - corner, end - corner)
    let length = before.distance(to: .zero)
    let lengths = length * after.distance(to: .zero)
    let cross = before.x * after.y - before.y * after.x
    guard radius > 0, lengths > 0, abs(cross) > 1e-12 * lengths else { return nil }
    let dot = before.x * after.x + before.y * after.y
    // Half the angle between the sides: its tangent is sine ÷ (1 + cosine) of the whole.
    let reach = radius * (lengths + dot) / abs(cross)
    let touch = corner + before * (reach / length)
    let side: Double = cross > 0 ? 1 : -1
    let along = before * (1 / length)
    center = touch + Point2D(x: -along.y, y: along.x) * (radius * side)
    startAngle = Exact.arcTangent(y: touch.y - center.y, x: touch.x - center.x)
    let between = Exact.arcTangent(y: abs(cross), x: dot)
    sweep = -side * (.pi - between)
  }
}
