import MeniscusGeometry

/// Slow ways to find coverage that share nothing with the renderer's.
enum ReferenceCoverage {
  /// The area of a simple polygon within the pixel at (x, y), by cutting it to the pixel's square.
  static func exactArea(_ polygon: [Point2D], _ x: Int, _ y: Int) -> Double {
    var points = polygon
    let (left, top) = (Double(x), Double(y))
    points = cut(points) { $0.x - left }
    points = cut(points) { left + 1 - $0.x }
    points = cut(points) { $0.y - top }
    points = cut(points) { top + 1 - $0.y }
    return abs(signedArea(points))
  }

  /// The area of a polygon, by the shoelace formula.
  static func signedArea(_ points: [Point2D]) -> Double {
    var sum = 0.0
    for index in points.indices {
      let (p, q) = (points[index], points[(index + 1) % points.count])
      sum += p.x * q.y - q.x * p.y
    }
    return sum / 2
  }

  /// The part of a polygon where `side` is not negative (Sutherland and Hodgman).
  private static func cut(_ points: [Point2D], _ side: (Point2D) -> Double) -> [Point2D] {
    var result: [Point2D] = []
    for index in points.indices {
      let (p, q) = (points[index], points[(index + 1) % points.count])
      let (a, b) = (side(p), side(q))
      if a >= 0 { result.append(p) }
      if (a < 0) != (b < 0) {
        let t = a / (a - b)
        result.append(Point2D(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t))
      }
    }
    return result
  }

  /// The covered part of the pixel at (x, y), by the winding of 16 × 16 points.
  static func sampled(_ contours: [[Point2D]], _ rule: FillRule, _ x: Int, _ y: Int) -> Double {
    var inside = 0
    for row in 0..<16 {
      let sampleY = Double(y) + (Double(row) + 0.5) / 16
      // Where edges cross the row of samples, and in which direction.
      var crossings: [(x: Double, winding: Int)] = []
      for contour in contours {
        for index in contour.indices {
          let (p, q) = (contour[index], contour[(index + 1) % contour.count])
          guard (p.y <= sampleY) != (q.y <= sampleY) else { continue }
          let t = (sampleY - p.y) / (q.y - p.y)
          crossings.append((p.x + (q.x - p.x) * t, p.y < q.y ? 1 : -1))
        }
      }
      for column in 0..<16 {
        let sampleX = Double(x) + (Double(column) + 0.5) / 16
        let winding = crossings.reduce(0) { $0 + ($1.x <= sampleX ? $1.winding : 0) }
        let isInside = rule == .nonZero ? winding != 0 : winding % 2 != 0
        if isInside { inside += 1 }
      }
    }
    return Double(inside) / 256
  }
}
