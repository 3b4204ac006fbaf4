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
    let (free, foot) = (ends.terminal, endsFree ? ends.terminal : 0)
    block(
      left: left, bottom: bottom, right: left + width, top: top, thickness: width,
      BlockCorners(topLeft: free, topRight: free, bottomRight: foot, bottomLeft: foot))
  }

  /// Draws a level stroke with free ends, by its middle.
  mutating func bar(
    _ y: Double, from left: Double, to right: Double, _ thickness: StrokeThickness
  ) {
    let free = ends.terminal
    block(
      left: left, bottom: y - thickness.level / 2, right: right, top: y + thickness.level / 2,
      thickness: thickness.level,
      BlockCorners(topLeft: free, topRight: free, bottomRight: free, bottomLeft: free))
  }

  /// Draws a straight stroke that leans from edge to edge of a box; it touches all four.
  mutating func slant(
    left: Double, bottom: Double, right: Double, top: Double, rising: Bool, _ thickness: Double
  ) {
    let reach = reach(width: right - left, height: top - bottom, thickness)
    let (x, y) = ((left + right) / 2, (bottom + top) / 2)
    let sign = rising ? 1.0 : -1.0
    stroke(
      Skeleton(x - reach.x * sign, y - reach.y).line(x + reach.x * sign, y + reach.y),
      StrokeThickness(upright: thickness, level: thickness))
  }

  /// Draws a straight stroke that leans from edge to edge of a box, its ends cut level.
  ///
  /// - Parameter waist: the share of its thickness that it has halfway.
  mutating func diagonal(
    left: Double, bottom: Double, right: Double, top: Double, rising: Bool, _ thickness: Double,
    waist: Double = 1
  ) {
    let height = top - bottom
    var (cut, overhang) = (thickness, 0.0)
    for _ in 0..<6 {
      let way = Point2D(x: right - left + 2 * overhang - cut, y: height)
      cut = ZigzagBand.levelCut(along: way, thickness)
      overhang = ends.overhang(along: way, thickness)
    }
    let (first, last) = (left - overhang, right + overhang - cut)
    let (low, high) = rising ? (first, last) : (last, first)
    let (x, y, half) = ((left + right) / 2, (bottom + top) / 2, cut / 2 * waist)
    let end = thickness * ends.terminal
    fill(
      Contour(low, bottom, corner: end).line(x - half, y).line(high, top, corner: end)
        .line(high + cut, top, corner: end).line(x + half, y)
        .line(low + cut, bottom, corner: end))
  }

  /// Draws a straight stroke that goes down from inside another one; its foot is cut level.
  ///
  /// - Parameters:
  ///   - start: the middle of its upper end.
  ///   - way: the direction of the stroke that it leaves, along which the upper end is cut.
  ///   - edge: the right edge of its foot.
  mutating func leg(from start: Point2D, along way: Point2D, to edge: Double, _ thickness: Double) {
    var (cut, edge) = (thickness, edge)
    let touched = edge
    var down = Point2D.zero
    for _ in 0..<6 {
      down = Point2D(x: edge - cut / 2 - start.x, y: -start.y)
      cut = ZigzagBand.levelCut(along: down, thickness)
      edge = touched + ends.overhang(along: down, thickness)
    }
    // Where a side, half a cut beside the start, meets the line through the start.
    let shift = way * (down.y / (way.x * down.y - way.y * down.x) * cut / 2)
    let end = thickness * ends.terminal
    fill(
      Contour(edge, 0, corner: end).line(edge - cut, 0, corner: end)
        .line(start.x - shift.x, start.y - shift.y).line(start.x + shift.x, start.y + shift.y))
  }

  /// The half extent of the middle line of a leaning stroke that touches the edges of a box.
  private func reach(width: Double, height: Double, _ thickness: Double) -> Point2D {
    var reach = Point2D(x: (width - thickness) / 2, y: (height - thickness) / 2)
    for _ in 0..<6 {
      let extent = ends.endExtent(along: reach, thickness)
      reach = Point2D(x: width / 2 - extent.x, y: height / 2 - extent.y)
    }
    return reach
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
    let (_, drawn) = fitted(
      touching: edge, side: side, guess: guess, thickness, start: start, finish: finish, skeleton)
    append(drawn)
  }

  /// The stroke of which one place is found so that its outline touches an edge, and that outline.
  func fitted(
    touching edge: Double, side: (Rect2D) -> Double, guess: Double, _ thickness: StrokeThickness,
    start: Stroke.End = .free, finish: Stroke.End = .free, _ skeleton: (Double) -> Skeleton
  ) -> (stroke: Stroke, outline: Path2D) {
    var place = guess
    var stroke = Stroke(skeleton: skeleton(place), thickness: thickness, rounding: ends)
    var drawn = Path2D()
    for _ in 0..<6 {
      stroke = Stroke(
        skeleton: skeleton(place), thickness: thickness, rounding: ends, start: start,
        finish: finish)
      drawn = Path2D()
      stroke.draw(into: &drawn)
      place += edge - side(drawn.bounds)
    }
    return (stroke, drawn)
  }
}
