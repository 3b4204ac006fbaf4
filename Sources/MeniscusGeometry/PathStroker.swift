/// Turns contours into the regions that a pen covers.
///
/// A pen's edge is called after its signed distance: positive on the side that a quarter turn from
/// the x towards the y axis gives, which on the screen is the right of the way.
struct PathStroker {
  let distance: Double
  let join: StrokeJoin
  let cap: StrokeCap
  let miterLimit: Double
  let tolerance: Double

  /// Adds the region along a contour.
  func stroke(_ contour: Path2D.Contour, into region: inout Path2D) {
    let segments = contour.segments.filter { $0.startDirection != .zero }
    guard let first = segments.first, let last = segments.last else {
      if let point = contour.segments.first?.start { addDot(at: point, to: &region) }
      return
    }
    // Forth on the left and back on the right, which is clockwise around what is covered.
    let left = edge(segments, at: -distance, isClosed: contour.isClosed)
    let right = edge(segments, at: distance, isClosed: contour.isClosed).reversed
    if contour.isClosed {
      left.append(to: &region)
      right.append(to: &region)
      return
    }
    var boundary = left
    addCap(at: last.end, direction: last.endDirection, to: &boundary)
    boundary.append(right)
    addCap(at: first.start, direction: first.startDirection * -1, to: &boundary)
    boundary.append(to: &region)
  }

  /// One edge of the pen along the way, with its joins.
  private func edge(
    _ segments: [Path2D.Segment], at distance: Double, isClosed: Bool
  ) -> StrokeEdge {
    var edge = StrokeEdge()
    for (index, segment) in segments.enumerated() {
      if index > 0 {
        addJoin(from: segments[index - 1], to: segment, at: distance, into: &edge)
      }
      switch segment {
      case .line(let start, let end):
        let offset = segment.startDirection.quarterTurned * distance
        edge.line(from: start + offset, to: end + offset)
      case .curve(let curve):
        addOffset(of: curve, at: distance, to: &edge)
      }
    }
    if isClosed, let first = segments.first, let last = segments.last {
      addJoin(from: last, to: first, at: distance, into: &edge)
    }
    return edge
  }

  private func addJoin(
    from: Path2D.Segment, to: Path2D.Segment, at distance: Double, into edge: inout StrokeEdge
  ) {
    let corner = to.start
    let (before, after) = (from.endDirection, to.startDirection)
    let (start, end) = (before.quarterTurned * distance, after.quarterTurned * distance)
    let (sine, cosine) = (before.cross(after), before.dot(after))
    // Below a turn of 10⁻⁶ nothing can be seen of a join.
    if cosine > 0, sine.magnitude < 1e-6 { return edge.line(to: corner + end) }
    let isInner = distance > 0 ? sine >= 0 : sine < 0
    if isInner {
      // By way of the corner, so that edges shorter than the pen is wide leave no hole.
      edge.line(to: corner)
      return edge.line(to: corner + end)
    }
    switch join {
    case .miter where 2 <= miterLimit * miterLimit * (1 + cosine):
      // Half the turn's cosine is √((1 + cosine) ÷ 2), and the miter is as much longer.
      edge.line(to: corner + (start + end) * (1 / (1 + cosine)))
      edge.line(to: corner + end)
    case .round:
      addArc(around: corner, from: start, to: end, outward: before - after, into: &edge)
    case .miter, .bevel:
      edge.line(to: corner + end)
    }
  }

  /// A part of a circle of less than half a turn; `outward` points between its ends.
  private func addArc(
    around center: Point2D, from start: Point2D, to end: Point2D, outward: Point2D,
    into edge: inout StrokeEdge
  ) {
    let radius = distance
    let cosine = start.dot(end) / (radius * radius)
    // A little more than a quarter turn is no harm, and rounding cannot bring the halves here again.
    if cosine < -0.01 {
      let middle = outward.normalized * radius
      addArc(around: center, from: start, to: middle, outward: outward, into: &edge)
      addArc(around: center, from: middle, to: end, outward: outward, into: &edge)
      return
    }
    // tan(a/4) by the cosine of a/2, and that by the cosine of a.
    let half = (0.5 * (1 + min(cosine, 1))).squareRoot()
    let handle = 4 / 3.0 * ((1 - half) / (1 + half)).squareRoot()
    let turn: Double = start.cross(end) < 0 ? -handle : handle
    edge.curve(
      Cubic2D(
        start: center + start, control1: center + start + start.quarterTurned * turn,
        control2: center + end - end.quarterTurned * turn, end: center + end))
  }

  /// The end of a stroke, from its left edge to its right.
  private func addCap(at point: Point2D, direction: Point2D, to edge: inout StrokeEdge) {
    let ahead = direction * distance
    let right = ahead.quarterTurned
    switch cap {
    case .butt:
      break
    case .square:
      edge.line(to: point - right + ahead)
      edge.line(to: point + right + ahead)
    case .round:
      addArc(around: point, from: right * -1, to: ahead, outward: ahead, into: &edge)
      addArc(around: point, from: ahead, to: right, outward: ahead, into: &edge)
    }
    edge.line(to: point + right)
  }

  /// What a contour of no length leaves.
  private func addDot(at point: Point2D, to region: inout Path2D) {
    let box = Rect2D(
      x: point.x - distance, y: point.y - distance, width: 2 * distance, height: 2 * distance)
    switch cap {
    case .butt: break
    case .round: region.append(.ellipse(in: box))
    case .square: region.append(.rectangle(box))
    }
  }
}
