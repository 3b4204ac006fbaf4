import MeniscusGeometry

/// The radii of the corners of a block, as shares of its thickness.
struct BlockCorners {
  var topLeft = 0.0
  var topRight = 0.0
  var bottomRight = 0.0
  var bottomLeft = 0.0
}

/// The parts that letters have in common.
extension LetterPen {
  /// Draws a rectangle whose corners are rounded by shares of a thickness.
  mutating func block(
    left: Double, bottom: Double, right: Double, top: Double, thickness: Double,
    _ corners: BlockCorners
  ) {
    fill(
      Contour(left, bottom, corner: corners.bottomLeft * thickness)
        .line(left, top, corner: corners.topLeft * thickness)
        .line(right, top, corner: corners.topRight * thickness)
        .line(right, bottom, corner: corners.bottomRight * thickness))
  }

  /// Draws an upright stroke with free ends, by its left edge.
  mutating func stem(
    left: Double, from bottom: Double, to top: Double, width: Double, endsFree: Bool = true
  ) {
    let (free, foot) = (Stroke.terminal, endsFree ? Stroke.terminal : 0)
    block(
      left: left, bottom: bottom, right: left + width, top: top, thickness: width,
      BlockCorners(topLeft: free, topRight: free, bottomRight: foot, bottomLeft: foot))
  }

  /// Draws a level stroke with free ends, by its middle.
  mutating func bar(
    _ y: Double, from left: Double, to right: Double, _ thickness: StrokeThickness
  ) {
    let free = Stroke.terminal
    block(
      left: left, bottom: y - thickness.level / 2, right: right, top: y + thickness.level / 2,
      thickness: thickness.level,
      BlockCorners(topLeft: free, topRight: free, bottomRight: free, bottomLeft: free))
  }

  /// Draws a straight stroke that leans from edge to edge of a box; it touches all four.
  mutating func slant(
    left: Double, bottom: Double, right: Double, top: Double, rising: Bool, _ thickness: Double
  ) {
    let reach = Self.reach(width: right - left, height: top - bottom, thickness)
    let (x, y) = ((left + right) / 2, (bottom + top) / 2)
    let sign = rising ? 1.0 : -1.0
    stroke(
      Skeleton(x - reach.x * sign, y - reach.y).line(x + reach.x * sign, y + reach.y),
      StrokeThickness(upright: thickness, level: thickness))
  }

  /// The half extent of the middle line of a leaning stroke that touches the edges of a box.
  private static func reach(width: Double, height: Double, _ thickness: Double) -> Point2D {
    var reach = Point2D(x: (width - thickness) / 2, y: (height - thickness) / 2)
    for _ in 0..<6 {
      let extent = endExtent(along: reach, thickness)
      reach = Point2D(x: width / 2 - extent.x, y: height / 2 - extent.y)
    }
    return reach
  }

  /// How far the free end of a stroke reaches beyond its middle line's end, across and up.
  ///
  /// The corners of the end are taken for quarter circles.
  static func endExtent(along way: Point2D, _ thickness: Double) -> Point2D {
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    let (dx, dy) = (abs(way.x) / length, abs(way.y) / length)
    let radius = thickness * Stroke.terminal
    let flat = thickness / 2 - radius
    return Point2D(
      x: radius - radius * dx + flat * dy, y: radius - radius * dy + flat * dx)
  }
}

extension LetterPen {
  /// Draws a stroke of which one place is found so that its outline touches an edge.
  ///
  /// - Parameters:
  ///   - edge: what a side of the outline comes to lie at.
  ///   - side: the side that is measured, of the outline's bounds.
  ///   - guess: where the place is tried first; it moves by as much as the outline misses.
  mutating func stroke(
    touching edge: Double, side: (Rect2D) -> Double, guess: Double, _ thickness: StrokeThickness,
    start: Stroke.End = .free, finish: Stroke.End = .free, _ skeleton: (Double) -> Skeleton
  ) {
    var place = guess
    var drawn = Path2D()
    for _ in 0..<6 {
      drawn = Path2D()
      Stroke(skeleton: skeleton(place), thickness: thickness, start: start, finish: finish)
        .draw(into: &drawn)
      place += edge - side(drawn.bounds)
    }
    append(drawn)
  }
}
