import MeniscusGeometry

/// A straight piece of a flattened path.
struct Edge {
  let start: Point2D
  let end: Point2D

  /// The distance from a point to the nearest point of the edge.
  func distance(to point: Point2D) -> Double {
    let way = end - start
    let square = way.x * way.x + way.y * way.y
    let along = (point.x - start.x) * way.x + (point.y - start.y) * way.y
    let t = square > 0 ? min(max(along / square, 0), 1) : 0
    return point.distance(to: start + way * t)
  }
}

/// The edges of the region that a path fills.
func polyline(_ path: Path2D, tolerance: Double) -> [Edge] {
  var edges: [Edge] = []
  path.forEachEdge(tolerance: tolerance) { edges.append(Edge(start: $0, end: $1)) }
  return edges
}

/// The edges that the pen draws, without those that only filling adds.
func strokedEdges(_ path: Path2D, tolerance: Double) -> [Edge] {
  var edges: [Edge] = []
  var start = Point2D.zero
  var position = Point2D.zero
  path.flatten(tolerance: tolerance) { element in
    switch element {
    case .move(let point):
      (start, position) = (point, point)
    case .line(let point):
      edges.append(Edge(start: position, end: point))
      position = point
    default:
      edges.append(Edge(start: position, end: start))
      position = start
    }
  }
  return edges
}

/// Whether the edges of two rectangles agree to a distance.
func isSame(_ a: Rect2D, _ b: Rect2D, within distance: Double) -> Bool {
  (a.minX - b.minX).magnitude <= distance && (a.minY - b.minY).magnitude <= distance
    && (a.maxX - b.maxX).magnitude <= distance && (a.maxY - b.maxY).magnitude <= distance
}
