extension Path2D {
  /// Visits the path as polylines: `move`, `line` and `close` only.
  ///
  /// - Parameters:
  ///   - tolerance: the largest distance between a curve and its chords, above zero, in the units
  ///     that `transform` leads to.
  ///   - transform: applied to the points before anything else.
  ///   - visit: called for each step, in order.
  ///
  /// The number of chords is Wang's bound (1984) for n chords of equal parameter length:
  /// n² ≥ d(d − 1) ÷ 8 · max |second difference of the control points| ÷ tolerance, d the degree.
  /// It is limited to 4096. Complexity: linear in the chords; nothing is allocated.
  @inlinable
  public func flatten(
    tolerance: Double, transform: Affine2D = .identity, _ visit: (Element) -> Void
  ) {
    precondition(tolerance > 0, "The tolerance of a polyline is above zero.")
    var start = Point2D.zero
    var position = Point2D.zero
    for element in elements {
      switch element {
      case .move(let point):
        position = transform.apply(point)
        start = position
        visit(.move(position))
      case .line(let point):
        position = transform.apply(point)
        visit(.line(position))
      case .quadratic(let control, let point):
        let control = transform.apply(control)
        let end = transform.apply(point)
        let bend = (position - control) - (control - end)
        let count = chordCount(0.25, bend, .zero, tolerance)
        for index in 1..<count {
          let t = Double(index) / Double(count)
          let s = 1 - t
          visit(.line(position * (s * s) + control * (2 * s * t) + end * (t * t)))
        }
        position = end
        visit(.line(end))
      case .cubic(let control1, let control2, let point):
        let curve = Cubic2D(
          start: position, control1: transform.apply(control1),
          control2: transform.apply(control2), end: transform.apply(point))
        let bend1 = (curve.start - curve.control1) - (curve.control1 - curve.control2)
        let bend2 = (curve.control1 - curve.control2) - (curve.control2 - curve.end)
        let count = chordCount(0.75, bend1, bend2, tolerance)
        for index in 1..<count {
          visit(.line(curve.point(at: Double(index) / Double(count))))
        }
        position = curve.end
        visit(.line(position))
      case .close:
        position = start
        visit(.close)
      }
    }
  }

  /// Visits the edges of the filled region as straight lines from one point to another; open
  /// contours are closed.
  ///
  /// The arguments are those of `flatten`. Edges of no length are left out.
  @inlinable
  public func forEachEdge(
    tolerance: Double, transform: Affine2D = .identity, _ visit: (Point2D, Point2D) -> Void
  ) {
    var start = Point2D.zero
    var position = Point2D.zero
    flatten(tolerance: tolerance, transform: transform) { element in
      switch element {
      case .move(let point):
        if position != start { visit(position, start) }
        (start, position) = (point, point)
      case .line(let point):
        if position != point { visit(position, point) }
        position = point
      default:
        if position != start { visit(position, start) }
        position = start
      }
    }
    if position != start { visit(position, start) }
  }

  /// The path with polylines in place of its curves.
  ///
  /// `tolerance` is the largest distance between a curve and its chords, above zero.
  public func flattened(tolerance: Double) -> Path2D {
    var elements: [Element] = []
    flatten(tolerance: tolerance) { elements.append($0) }
    return Path2D(elements: elements)
  }

  @inlinable
  func chordCount(_ factor: Double, _ a: Point2D, _ b: Point2D, _ tolerance: Double) -> Int {
    let bend = max(a.x * a.x + a.y * a.y, b.x * b.x + b.y * b.y).squareRoot()
    let count = (factor * bend / tolerance).squareRoot()
    // Also for what is not a number.
    guard count > 1 else { return 1 }
    // Rounding does not decide what a whole number of chords is just enough for.
    return count < 4096 ? Int(count - 0x1p-20) + 1 : 4096
  }
}
