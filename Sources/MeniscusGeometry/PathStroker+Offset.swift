extension PathStroker {
  /// Adds the curve that runs at a signed distance from a curve.
  func addOffset(of curve: Cubic2D, at distance: Double, to edge: inout StrokeEdge) {
    addOffset(of: curve, at: distance, depth: 0, to: &edge)
  }

  private func addOffset(
    of curve: Cubic2D, at distance: Double, depth: Int, to edge: inout StrokeEdge
  ) {
    let offset = hermiteOffset(of: curve, at: distance)
    if depth == 7 || isClose(offset, to: curve, at: distance) {
      edge.curve(offset)
      return
    }
    // Halving at least once separates the ends of loops and of curves that turn back.
    addOffset(of: curve.part(from: 0, to: 0.5), at: distance, depth: depth + 1, to: &edge)
    addOffset(of: curve.part(from: 0.5, to: 1), at: distance, depth: depth + 1, to: &edge)
  }

  /// The cubic curve with the ends of the offset curve and its derivatives there.
  ///
  /// With the normal N, the curvature κ and the distance d, (P + d N)′ = (1 − d κ) P′.
  private func hermiteOffset(of curve: Cubic2D, at distance: Double) -> Cubic2D {
    let start = curve.start + curve.startDirection.quarterTurned * distance
    let end = curve.end + curve.endDirection.quarterTurned * distance
    return Cubic2D(
      start: start,
      control1: start + offsetDerivative(of: curve, at: 0, distance) * (1 / 3.0),
      control2: end - offsetDerivative(of: curve, at: 1, distance) * (1 / 3.0), end: end)
  }

  private func offsetDerivative(of curve: Cubic2D, at t: Double, _ distance: Double) -> Point2D {
    let velocity = curve.derivative(at: t)
    let square = velocity.dot(velocity)
    let bend = velocity.cross(curve.secondDerivative(at: t))
    let curvature = bend / (square * square.squareRoot())
    // Where the curve stops its curvature has no value; the derivative is then left as it is.
    return curvature.isFinite ? velocity * (1 - distance * curvature) : velocity
  }

  /// Whether an offset curve keeps its distance at the inner quarters.
  private func isClose(_ offset: Cubic2D, to curve: Cubic2D, at distance: Double) -> Bool {
    for t in [0.25, 0.5, 0.75] {
      let normal = curve.derivative(at: t).normalized.quarterTurned
      let expected = curve.point(at: t) + normal * distance
      // Not `>`: what is not a number is not close.
      guard offset.point(at: t).distance(to: expected) <= tolerance else { return false }
    }
    // Three points cannot tell a loop from a bow; the ends' directions can.
    return curve.startDirection.dot(curve.endDirection) > 0
  }
}

extension Path2D.Segment {
  /// The direction in which the segment leaves; zero where it is a point.
  var startDirection: Point2D {
    switch self {
    case .line(let start, let end): (end - start).normalized
    case .curve(let curve): curve.startDirection
    }
  }

  /// The direction in which the segment arrives; zero where it is a point.
  var endDirection: Point2D {
    switch self {
    case .line(let start, let end): (end - start).normalized
    case .curve(let curve): curve.endDirection
    }
  }
}

/// One edge of a stroke while it grows.
struct StrokeEdge {
  private var segments: [Path2D.Segment] = []

  /// Draws a straight line from the last point; nothing where it has no length.
  mutating func line(to point: Point2D) {
    guard let last = segments.last?.end, last != point else { return }
    segments.append(.line(last, point))
  }

  /// Draws a straight line, after one to its start.
  mutating func line(from start: Point2D, to end: Point2D) {
    line(to: start)
    segments.append(.line(start, end))
  }

  /// Draws a curve, after a line to its start.
  mutating func curve(_ curve: Cubic2D) {
    line(to: curve.start)
    segments.append(.curve(curve))
  }

  /// Goes on with another edge, after a line to its start.
  mutating func append(_ other: StrokeEdge) {
    if let start = other.segments.first?.start { line(to: start) }
    segments.append(contentsOf: other.segments)
  }

  /// The edge from its end to its start.
  var reversed: StrokeEdge {
    var edge = StrokeEdge()
    edge.segments = segments.reversed().map { $0.reversed }
    return edge
  }

  /// Adds the edge as a closed contour.
  func append(to path: inout Path2D) {
    guard let first = segments.first else { return }
    path.elements.append(.move(first.start))
    for segment in segments { path.elements.append(segment.element) }
    path.elements.append(.close)
  }
}
