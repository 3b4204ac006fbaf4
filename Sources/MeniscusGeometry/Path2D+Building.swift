extension Path2D {
  /// Where the pen stands; nil where nothing was drawn.
  ///
  /// After `close` that is the start of the contour. Complexity: constant, after `close` linear in
  /// the contour.
  public var currentPoint: Point2D? {
    switch elements.last {
    case .move(let point), .line(let point), .quadratic(_, let point), .cubic(_, _, let point):
      return point
    case .close:
      for element in elements.reversed() {
        if case .move(let point) = element { return point }
      }
      return nil
    case nil:
      return nil
    }
  }

  /// Begins a contour at `point`.
  public mutating func move(to point: Point2D) {
    elements.append(.move(point))
  }

  /// Draws a straight line to `point`; begins a contour there if there is none.
  public mutating func line(to point: Point2D) {
    append(.line(point), endingAt: point)
  }

  /// Draws a quadratic Bézier curve; begins a contour at its end if there is none.
  public mutating func curve(to end: Point2D, control: Point2D) {
    append(.quadratic(control, end), endingAt: end)
  }

  /// Draws a cubic Bézier curve; begins a contour at its end if there is none.
  public mutating func curve(to end: Point2D, control1: Point2D, control2: Point2D) {
    append(.cubic(control1, control2, end), endingAt: end)
  }

  /// Draws a straight line back to where the contour began, and ends it.
  public mutating func close() {
    switch elements.last {
    case nil, .close: return
    default: elements.append(.close)
    }
  }

  /// Adds all contours of `other`.
  public mutating func append(_ other: Path2D) {
    elements.append(contentsOf: other.elements)
  }

  /// Adds an element; a contour that was closed is followed by one that begins at the same point.
  private mutating func append(_ element: Element, endingAt end: Point2D) {
    guard let point = currentPoint else {
      move(to: end)
      return
    }
    if elements.last == .close { move(to: point) }
    elements.append(element)
  }
}
