extension Path2D {
  /// A piece of a contour that has two ends.
  enum Segment: Equatable, Sendable {
    case line(Point2D, Point2D)
    case curve(Cubic2D)

    var start: Point2D {
      switch self {
      case .line(let start, _): start
      case .curve(let curve): curve.start
      }
    }

    var end: Point2D {
      switch self {
      case .line(_, let end): end
      case .curve(let curve): curve.end
      }
    }

    /// The segment as a step of the pen, which stands at its start.
    var element: Element {
      switch self {
      case .line(_, let end): .line(end)
      case .curve(let curve): .cubic(curve.control1, curve.control2, curve.end)
      }
    }

    var reversed: Segment {
      switch self {
      case .line(let start, let end): .line(end, start)
      case .curve(let curve): .curve(curve.reversed)
      }
    }
  }

  /// Visits the boundary of the filled region, segment after segment, quadratic curves as cubic
  /// ones; open contours are closed by a line.
  func forEachBoundarySegment(_ visit: (Segment) -> Void) {
    var pen = Pen()
    for element in elements {
      if case .move = element, let closing = pen.closingLine { visit(closing) }
      if let segment = pen.advance(element) { visit(segment) }
    }
    if let closing = pen.closingLine { visit(closing) }
  }

  /// The contours as lists of segments, quadratic curves as cubic ones.
  ///
  /// Only a contour that ends with `close` is closed; its line back to the start is there if it has
  /// a length. A lone `move` is no contour.
  var contours: [Contour] {
    var contours: [Contour] = []
    var pen = Pen()
    var segments: [Segment] = []
    func finish(isClosed: Bool) {
      if !segments.isEmpty { contours.append(Contour(segments: segments, isClosed: isClosed)) }
      segments = []
    }
    for element in elements {
      if case .move = element { finish(isClosed: false) }
      if let segment = pen.advance(element) { segments.append(segment) }
      if element == .close { finish(isClosed: true) }
    }
    finish(isClosed: false)
    return contours
  }

  /// Consecutive segments.
  struct Contour: Equatable, Sendable {
    var segments: [Segment]
    var isClosed: Bool
  }
}

/// Where the pen stands while it follows a path's elements.
private struct Pen {
  var start: Point2D?
  var position = Point2D.zero

  /// The line that would close the contour, if it has a length.
  var closingLine: Path2D.Segment? {
    guard let start, start != position else { return nil }
    return .line(position, start)
  }

  /// Follows an element; gives the segment that it draws.
  ///
  /// After `close` the pen stands at the start of the contour. A contour without `move` begins at
  /// the first point.
  mutating func advance(_ element: Path2D.Element) -> Path2D.Segment? {
    let from = position
    switch element {
    case .move(let point):
      (start, position) = (point, point)
      return nil
    case .line(let end):
      guard begin(at: end) else { return nil }
      position = end
      return .line(from, end)
    case .quadratic(let control, let end):
      guard begin(at: end) else { return nil }
      position = end
      return .curve(Cubic2D(start: from, control: control, end: end))
    case .cubic(let control1, let control2, let end):
      guard begin(at: end) else { return nil }
      position = end
      return .curve(Cubic2D(start: from, control1: control1, control2: control2, end: end))
    case .close:
      let line = closingLine
      position = start ?? position
      return line
    }
  }

  /// Whether a contour was begun; otherwise begins one at `point`.
  private mutating func begin(at point: Point2D) -> Bool {
    if start != nil { return true }
    (start, position) = (point, point)
    return false
  }
}
