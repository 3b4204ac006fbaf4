import MeniscusGeometry

/// Letters of slanted strokes.
extension LetterPen {
  /// A band of straight strokes from end to end: v, w and their kin.
  ///
  /// - Parameters:
  ///   - xs: where the ends and the turns lie; the ends are the edges of the ink.
  ///   - startsHigh: whether the band begins at the top.
  ///   - flat: the width of the turns' outer edges, as a share of the thickness.
  ///   - areEndsLevel: whether ends are cut level, or square to their strokes.
  mutating func zigzag(
    _ xs: [Double], bottom: Double, top: Double, startsHigh: Bool, _ thickness: Double,
    flat: Double = 0.94, areEndsLevel: Bool = true
  ) {
    let contour = ZigzagBand(
      xs: xs, bottom: bottom, top: top, startsHigh: startsHigh, thickness: thickness, flat: flat,
      ends: ends, areEndsLevel: areEndsLevel)
    fill(contour.contour)
  }
}

/// A band of straight strokes between two heights.
struct ZigzagBand {
  let xs: [Double]
  let bottom: Double
  let top: Double
  let startsHigh: Bool
  let thickness: Double
  let flat: Double
  let ends: Rounding
  /// Whether ends are cut level, or square to their strokes.
  var areEndsLevel = true

  /// The band's outline.
  var contour: Contour {
    let middle = middleLine()
    var above: [(Point2D, Double)] = []
    var below: [(Point2D, Double)] = []
    for index in middle.indices {
      let isEnd = index == 0 || index == middle.count - 1
      if isEnd {
        let way = index == 0 ? middle[1] - middle[0] : middle[index] - middle[index - 1]
        let half = Self.normal(way) * (thickness / 2)
        for (side, sign) in [(middle[index] + half, 1.0), (middle[index] - half, -1.0)] {
          let point = areEndsLevel ? Self.place(side, way, y: middle[index].y) : side
          let corner = (point, thickness * ends.terminal)
          if sign > 0 { above.append(corner) } else { below.append(corner) }
        }
        continue
      }
      let isHigh = (index % 2 == 0) == startsHigh
      let (before, after) = (
        middle[index] - middle[index - 1], middle[index + 1] - middle[index]
      )
      let reach = isHigh ? 1.0 : -1.0
      let inner = Self.crossing(
        middle[index] - Self.normal(before) * (thickness / 2 * reach), before,
        middle[index] - Self.normal(after) * (thickness / 2 * reach), after)
      let y = isHigh ? top : bottom
      let outer = [before, after].map { way in
        Self.place(middle[index] + Self.normal(way) * (thickness / 2 * reach), way, y: y)
      }
      let round = thickness * ends.corner
      if isHigh {
        above += outer.map { ($0, round) }
        below.append((inner, 0))
      } else {
        below += outer.map { ($0, round) }
        above.append((inner, 0))
      }
    }
    var contour = Contour(above[0].0.x, above[0].0.y, corner: above[0].1)
    for (point, corner) in above.dropFirst() + below.reversed() {
      contour = contour.line(point.x, point.y, corner: corner)
    }
    return contour
  }

  /// The middle line: its ends' cuts touch the edges, its turns leave the flats their width.
  func middleLine() -> [Point2D] {
    var points = xs.enumerated().map { index, x in
      let isHigh = (index % 2 == 0) == startsHigh
      return Point2D(x: x, y: isHigh ? top - thickness / 2 : bottom + thickness / 2)
    }
    let last = xs.count - 1
    for _ in 0..<8 {
      for index in xs.indices {
        let isHigh = (index % 2 == 0) == startsHigh
        let inward = isHigh ? -1.0 : 1.0
        if index == 0 || index == last {
          let other = points[index == 0 ? 1 : last - 1]
          let way = points[index] - other
          let extent =
            areEndsLevel
            ? Point2D(
              x: Self.levelCut(along: way, thickness) / 2 - ends.overhang(along: way, thickness),
              y: 0)
            : ends.endExtent(along: way, thickness)
          points[index] = Point2D(
            x: xs[index] + (index == 0 ? extent.x : -extent.x),
            y: (isHigh ? top : bottom) + inward * extent.y)
        } else {
          let way = points[index] - points[index - 1]
          let length = (way.x * way.x + way.y * way.y).squareRoot()
          let (a, b) = (abs(way.x) / length, abs(way.y) / length)
          let depth = (thickness - flat * thickness * b) / (2 * max(a, 0.05))
          points[index].y = (isHigh ? top : bottom) + inward * depth
        }
      }
    }
    return points
  }

  /// How wide a leaning stroke is where it is cut level.
  static func levelCut(along way: Point2D, _ thickness: Double) -> Double {
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    return thickness * length / abs(way.y)
  }

  /// The unit vector to the left of a way, which is upwards of a way to the right.
  private static func normal(_ way: Point2D) -> Point2D {
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    return Point2D(x: -way.y / length, y: way.x / length)
  }

  /// Where a line through a point reaches a height.
  private static func place(_ point: Point2D, _ way: Point2D, y: Double) -> Point2D {
    Point2D(x: point.x + way.x * (y - point.y) / way.y, y: y)
  }

  /// Where two lines cross.
  private static func crossing(
    _ a: Point2D, _ first: Point2D, _ b: Point2D, _ second: Point2D
  ) -> Point2D {
    let determinant = first.x * second.y - first.y * second.x
    let t = ((b.x - a.x) * second.y - (b.y - a.y) * second.x) / determinant
    return a + first * t
  }
}
