import MeniscusGeometry
import MeniscusMorph

/// The field of an outline by its definition: every edge at every point, one after the other.
struct OutlineReference {
  private var edges: [(start: Point2D, end: Point2D)] = []
  private let rule: FillRule

  /// Makes the field of an outline that is moved by nothing.
  init(_ outline: Path2D, _ rule: FillRule) {
    self.rule = rule
    outline.forEachEdge(tolerance: 0.02) { edges.append(($0, $1)) }
  }

  func sample(_ x: Double, _ y: Double) -> SignedDistance {
    var (square, way, winding) = (Double.infinity, Point2D.zero, 0)
    for (start, end) in edges {
      let along = end - start
      let (dx, dy) = (x - start.x, y - start.y)
      let length = along.x * along.x + along.y * along.y
      let place = min(max((dx * along.x + dy * along.y) / length, 0), 1)
      let to = Point2D(x: dx - along.x * place, y: dy - along.y * place)
      let own = to.x * to.x + to.y * to.y
      if own < square { (square, way) = (own, to) }
      guard (start.y <= y) != (end.y <= y) else { continue }
      let side = along.x * dy - along.y * dx
      if along.y > 0, side > 0 { winding += 1 }
      if along.y < 0, side < 0 { winding -= 1 }
    }
    let distance = square.squareRoot()
    guard distance > 0 else { return SignedDistance(distance: 0, gradient: .zero) }
    guard rule == .nonZero ? winding != 0 : winding & 1 != 0 else {
      return SignedDistance(distance: distance, gradient: way * (1 / distance))
    }
    return SignedDistance(
      distance: -distance, gradient: blended(x, y, depth: distance) ?? way * (-1 / distance))
  }

  /// The sum of what all edges push, in the closed form of a straight edge.
  private func blended(_ x: Double, _ y: Double, depth: Double) -> Point2D? {
    guard depth > 1e-4, depth < 24 else { return nil }
    let unit = 1 / depth
    var (sum, length) = (Point2D.zero, 0.0)
    for (first, last) in edges {
      let (alongX, alongY) = (last.x - first.x, last.y - first.y)
      let extent = (alongX * alongX + alongY * alongY).squareRoot()
      let (ux, uy) = (alongX / extent, alongY / extent)
      let (fromX, fromY) = ((first.x - x) * unit, (first.y - y) * unit)
      let start = fromX * ux + fromY * uy
      let (wayX, wayY) = (start * ux - fromX, start * uy - fromY)
      let height = wayX * wayX + wayY * wayY
      guard height < 4 else { continue }
      let half = (4 - height).squareRoot()
      let (s0, s1) = (max(start, -half), min(start + extent * unit, half))
      guard s0 < s1 else { continue }
      let (r0, r1) = (height + s0 * s0, height + s1 * s1)
      let (d0, d1) = (r0.squareRoot(), r1.squareRoot())
      let (t0, t1) = (s0 / d0, s1 / d1)
      let across =
        height > 0.0025
        ? ((t1 - t0) - (t1 * t1 * t1 - t0 * t0 * t0) / 3) / (height * height)
        : abs(0.25 / (s0 * s0 * s0 * s0) - 0.25 / (s1 * s1 * s1 * s1))
      let along = (1 / (r0 * d0) - 1 / (r1 * d1)) / 3 - (s1 * s1 - s0 * s0) / 64
      let push = across - (s1 - s0) / 32
      let own = Point2D(x: wayX * push - ux * along, y: wayY * push - uy * along)
      sum = sum + own
      length += (own.x * own.x + own.y * own.y).squareRoot()
    }
    return length > 0 ? Point2D(x: -sum.x / length, y: -sum.y / length) : nil
  }
}
