import MeniscusGeometry

/// A straight edge of a region, from one point to the next.
struct PolygonEdge: Equatable, Sendable {
  var start: Point2D
  var end: Point2D
}

/// The distance to a region bounded by straight edges.
///
/// Its edges are a range of a list that is handed in.
struct PolygonField {
  let edges: Range<Int>
  let rule: FillRule
  /// Which edges count where; nil where all do.
  let grid: PolygonGrid?

  /// The field with its edges at hand.
  func bound(to all: UnsafeBufferPointer<PolygonEdge>) -> BoundPolygonField {
    BoundPolygonField(edges: UnsafeBufferPointer(rebasing: all[edges]), rule: rule, grid: grid)
  }
}

/// A polygon's field with its edges at hand.
struct BoundPolygonField: DistanceField {
  let edges: UnsafeBufferPointer<PolygonEdge>
  let rule: FillRule
  let grid: PolygonGrid?

  /// The distance and gradient at a point.
  ///
  /// Complexity: linear in the edges that the grid leaves, or in all of them.
  func sample(_ x: Double, _ y: Double) -> SignedDistance {
    var nearest = NearestEdge()
    var winding = 0
    let isKnown =
      grid?.candidates(x, y) { near, passing in
        for row in near { nearest.consider(edges[Int(row)], x, y) }
        for row in passing { winding += edges[Int(row)].winding(x, y) }
      } ?? false
    if !isKnown {
      for edge in edges {
        nearest.consider(edge, x, y)
        winding += edge.winding(x, y)
      }
    }
    let isInside = rule == .nonZero ? winding != 0 : winding & 1 != 0
    let distance = nearest.squaredDistance.squareRoot()
    guard distance > 0 else { return SignedDistance(distance: 0, gradient: .zero) }
    let scale = isInside ? -1 / distance : 1 / distance
    return SignedDistance(
      distance: isInside ? -distance : distance, gradient: nearest.way * scale)
  }
}

/// The edge that is nearest to a point, of those that were considered.
private struct NearestEdge {
  var squaredDistance = Double.infinity
  /// From the edge to the point.
  var way = Point2D.zero

  @inline(__always)
  mutating func consider(_ edge: PolygonEdge, _ x: Double, _ y: Double) {
    let along = edge.end - edge.start
    let (dx, dy) = (x - edge.start.x, y - edge.start.y)
    let length = along.x * along.x + along.y * along.y
    let place = min(max((dx * along.x + dy * along.y) / length, 0), 1)
    let to = Point2D(x: dx - along.x * place, y: dy - along.y * place)
    let distance = to.x * to.x + to.y * to.y
    if distance < squaredDistance {
      squaredDistance = distance
      way = to
    }
  }
}

extension PolygonEdge {
  /// The edge's share in the winding number of a point, by crossings of the ray to the right.
  @inline(__always)
  fileprivate func winding(_ x: Double, _ y: Double) -> Int {
    guard (start.y <= y) != (end.y <= y) else { return 0 }
    let along = end - start
    let side = along.x * (y - start.y) - along.y * (x - start.x)
    if along.y > 0, side > 0 { return 1 }
    if along.y < 0, side < 0 { return -1 }
    return 0
  }
}
