extension Path2D {
  /// Draws a part of a circle, after a straight line from where the pen stands to its start.
  ///
  /// Angles are in radians, from the positive x axis towards the positive y axis: clockwise on the
  /// screen. `sweep` is limited to a full turn either way. Every cubic curve spans at most a quarter
  /// and touches the circle at its ends and its middle; elsewhere it lies outside, by at most
  /// 2.73 · 10⁻⁴ of the radius.
  public mutating func addArc(center: Point2D, radius: Double, startAngle: Double, sweep: Double) {
    addArc(
      center: center, radii: Size2D(width: radius, height: radius), startAngle: startAngle,
      sweep: sweep)
  }

  /// Draws a part of an ellipse with upright axes, after a straight line from where the pen stands to
  /// its start.
  ///
  /// Angles are those on the circle that becomes the ellipse when it is scaled.
  public mutating func addArc(center: Point2D, radii: Size2D, startAngle: Double, sweep: Double) {
    let sweep = min(max(sweep, -2 * .pi), 2 * .pi)
    let start = unitVector(startAngle)
    let first = center + start.scaled(by: radii)
    if currentPoint == nil { move(to: first) } else if currentPoint != first { line(to: first) }
    let quarters = sweep.magnitude / (0.5 * .pi)
    let count = quarters > 3 ? 4 : quarters > 2 ? 3 : quarters > 1 ? 2 : 1
    let step = sweep / Double(count)
    if step == 0 || step.isNaN { return }
    // The handles' length for an arc of a given angle: 4/3 · tan(angle ÷ 4).
    let handle = 4 / 3.0 * Exact.tangent(0.25 * step)
    var from = start
    for index in 1...count {
      let to = unitVector(startAngle + step * Double(index))
      curve(
        to: center + to.scaled(by: radii),
        control1: center + (from + from.quarterTurned * handle).scaled(by: radii),
        control2: center + (to - to.quarterTurned * handle).scaled(by: radii))
      from = to
    }
  }

  private func unitVector(_ angle: Double) -> Point2D {
    let (sine, cosine) = Exact.sineAndCosine(angle)
    return Point2D(x: cosine, y: sine)
  }
}

extension Point2D {
  /// The vector with x and y multiplied by a width and a height.
  fileprivate func scaled(by size: Size2D) -> Point2D {
    Point2D(x: x * size.width, y: y * size.height)
  }
}
