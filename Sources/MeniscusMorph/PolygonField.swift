import MeniscusGeometry

/// A straight edge of a region, from one point to the next.
struct PolygonEdge: Equatable, Sendable {
  var start: Point2D
  var end: Point2D
}

/// The distance to a region bounded by straight edges.
///
/// Its edges are a range of a list that is handed in, so that the field itself holds no memory.
struct PolygonField {
  let edges: Range<Int>
  let rule: FillRule

  /// The field with its edges at hand.
  func bound(to all: UnsafeBufferPointer<PolygonEdge>) -> BoundPolygonField {
    BoundPolygonField(edges: UnsafeBufferPointer(rebasing: all[edges]), rule: rule)
  }
}

/// A polygon's field with its edges at hand.
struct BoundPolygonField: DistanceField {
  let edges: UnsafeBufferPointer<PolygonEdge>
  let rule: FillRule

  /// The distance and gradient at a point.
  ///
  /// Complexity: linear in the edges.
  func sample(_ x: Double, _ y: Double) -> SignedDistance {
    var nearest = Double.infinity
    var toNearest = Point2D.zero
    var winding = 0
    for edge in edges {
      let along = edge.end - edge.start
      let (dx, dy) = (x - edge.start.x, y - edge.start.y)
      let length = along.x * along.x + along.y * along.y
      let place = min(max((dx * along.x + dy * along.y) / length, 0), 1)
      let to = Point2D(x: dx - along.x * place, y: dy - along.y * place)
      let distance = to.x * to.x + to.y * to.y
      if distance < nearest {
        nearest = distance
        toNearest = to
      }
      // The winding number by crossings of the ray to the right.
      if (edge.start.y <= y) != (edge.end.y <= y) {
        let side = along.x * dy - along.y * dx
        if along.y > 0, side > 0 { winding += 1 }
        if along.y < 0, side < 0 { winding -= 1 }
      }
    }
    let isInside = rule == .nonZero ? winding != 0 : winding & 1 != 0
    let distance = nearest.squareRoot()
    guard distance > 0 else { return SignedDistance(distance: 0, gradient: .zero) }
    let scale = isInside ? -1 / distance : 1 / distance
    return SignedDistance(
      distance: isInside ? -distance : distance, gradient: toNearest * scale)
  }
}
