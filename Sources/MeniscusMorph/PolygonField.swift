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
  ///
  /// - Parameter tally: where the edges that samples consider are counted.
  func bound(
    to all: UnsafeBufferPointer<PolygonEdge>, counting tally: UnsafeMutablePointer<Int>
  ) -> BoundPolygonField {
    BoundPolygonField(
      edges: UnsafeBufferPointer(rebasing: all[edges]), rule: rule, grid: grid, tally: tally)
  }
}

/// A polygon's field with its edges at hand.
struct BoundPolygonField: DistanceField {
  let edges: UnsafeBufferPointer<PolygonEdge>
  let rule: FillRule
  let grid: PolygonGrid?
  /// Where the edges that samples consider are counted.
  let tally: UnsafeMutablePointer<Int>

  /// The distance and gradient at a point.
  ///
  /// Complexity: linear in the edges that the grid leaves, or in all of them.
  func sample(_ x: Double, _ y: Double) -> SignedDistance {
    var winding = 0
    forEachEdge(passing: y) { winding += $0.winding(x, y) }
    return sample(x, y, winding: winding)
  }

  /// The distance and gradient at a point whose winding number is known.
  @inline(__always)
  func sample(_ x: Double, _ y: Double, winding: Int) -> SignedDistance {
    var nearest = NearestEdge()
    let isKnown =
      grid?.nearest(x, y) { rows in
        tally.pointee &+= rows.count
        for row in rows { nearest.consider(edges[Int(row)], x, y) }
      } ?? false
    if !isKnown {
      tally.pointee &+= edges.count
      for edge in edges { nearest.consider(edge, x, y) }
    }
    let isInside = rule == .nonZero ? winding != 0 : winding & 1 != 0
    let distance = nearest.squaredDistance.squareRoot()
    guard distance > 0 else { return SignedDistance(distance: 0, gradient: .zero) }
    guard isInside else {
      return SignedDistance(distance: distance, gradient: nearest.way * (1 / distance))
    }
    return SignedDistance(
      distance: -distance,
      gradient: blendedWay(x, y, depth: distance) ?? nearest.way * (-1 / distance))
  }

  /// The way outwards at a point inside, blended from all edges near it; nil where the nearest one is
  /// as good.
  @inline(__always)
  private func blendedWay(_ x: Double, _ y: Double, depth: Double) -> Point2D? {
    guard depth > BlendedWay.leastDepth, depth < BlendedWay.mostDepth else { return nil }
    var blended = BlendedWay(x: x, y: y, depth: depth)
    let isKnown =
      grid?.around(x, y) { rows in
        tally.pointee &+= rows.count
        for row in rows { blended.add(edges[Int(row)]) }
      } ?? false
    if !isKnown {
      tally.pointee &+= edges.count
      for edge in edges { blended.add(edge) }
    }
    return blended.way
  }

  /// The winding numbers of the points of a row, of which each lies to the right of the one before.
  ///
  /// Complexity: linear in the points, and in the edges that pass times the logarithm of the points.
  func windings(y: Double, count: Int, x place: (Int) -> Double) -> [Int] {
    // By how much a number differs from the one before it.
    var windings = [Int](repeating: 0, count: count + 1)
    forEachEdge(passing: y) { edge in
      let share = edge.share(y)
      guard share != 0 else { return }
      // The points to the left of an edge come first: the rule that says so of a point alone does
      // nothing to x but what keeps an order.
      var (start, end) = (0, count)
      while start < end {
        let middle = (start + end) / 2
        if edge.winding(place(middle), y) == 0 { end = middle } else { start = middle + 1 }
      }
      windings[0] += share
      windings[start] -= share
    }
    for index in 1..<max(count, 1) { windings[index] += windings[index - 1] }
    return windings
  }

  @inline(__always)
  private func forEachEdge(passing y: Double, _ use: (PolygonEdge) -> Void) {
    let isKnown =
      grid?.passing(y) { rows in
        tally.pointee &+= rows.count
        for row in rows { use(edges[Int(row)]) }
      } ?? false
    if !isKnown {
      tally.pointee &+= edges.count
      for edge in edges { use(edge) }
    }
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
  /// What the edge adds to the winding numbers of the points to the left of it at a height: 1, −1, or 0
  /// where it does not pass.
  @inline(__always)
  fileprivate func share(_ y: Double) -> Int {
    (start.y <= y) == (end.y <= y) ? 0 : end.y > start.y ? 1 : -1
  }

  /// The edge's share in the winding number of a point, by crossings of the ray to the right.
  @inline(__always)
  fileprivate func winding(_ x: Double, _ y: Double) -> Int {
    guard share(y) != 0 else { return 0 }
    let along = end - start
    let side = along.x * (y - start.y) - along.y * (x - start.x)
    if along.y > 0, side > 0 { return 1 }
    if along.y < 0, side < 0 { return -1 }
    return 0
  }
}
