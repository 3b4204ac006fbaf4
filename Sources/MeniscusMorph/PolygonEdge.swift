import MeniscusGeometry

/// A straight edge of a region, from one point to the next, with what its distances need of it.
struct PolygonEdge: Equatable, Sendable {
  let start: Point2D
  let end: Point2D
  /// From the start to the end.
  let along: Point2D
  /// The square of the length.
  let squaredLength: Double
  let length: Double
  /// The way along it, 1 long; no numbers where the edge has no length.
  let unit: Point2D
  let middle: Point2D

  init(start: Point2D, end: Point2D) {
    self.start = start
    self.end = end
    along = end - start
    squaredLength = along.x * along.x + along.y * along.y
    length = squaredLength.squareRoot()
    unit = Point2D(x: along.x / length, y: along.y / length)
    middle = (start + end) * 0.5
  }
}

extension PolygonEdge {
  /// From the nearest point of the edge to points of a row.
  ///
  /// Where the edge has no length there are no numbers.
  @inline(__always)
  func ways(to x: FourPoints, y: Double) -> (x: FourPoints, y: FourPoints) {
    let dx: FourPoints = x - start.x
    let dy = y - start.y
    var place: FourPoints = (dx * along.x + dy * along.y) / squaredLength
    place.replace(with: FourPoints(repeating: 0), where: place .<= 0)
    place.replace(with: FourPoints(repeating: 1), where: place .> 1)
    return (dx - along.x * place, dy - along.y * place)
  }

  /// What the edge adds to the winding numbers of the points to the left of it at a height: 1, −1, or 0
  /// where it does not pass.
  @inline(__always)
  func share(_ y: Double) -> Int32 {
    (start.y <= y) == (end.y <= y) ? 0 : end.y > start.y ? 1 : -1
  }

  /// Whether a point at a height that the edge passes lies to the left of it.
  @inline(__always)
  func isRight(ofX x: Double, _ y: Double) -> Bool {
    let side = along.x * (y - start.y) - along.y * (x - start.x)
    return along.y > 0 ? side > 0 : side < 0
  }
}

/// The horizontal places of four neighbouring points of a row, or a number at each.
///
/// Four at once use the machine well; each has the bits that it would have alone.
typealias FourPoints = SIMD4<Double>
