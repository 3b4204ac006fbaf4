extension Path2D {
  /// Whether `point` lies in the filled region.
  ///
  /// As with `Rect2D`, left and top edges belong and right and bottom ones do not.
  /// Complexity: linear in the elements.
  public func contains(_ point: Point2D, rule: FillRule = .nonZero) -> Bool {
    let winding = windingNumber(around: point)
    return switch rule {
    case .nonZero: winding != 0
    case .evenOdd: winding & 1 != 0
    }
  }

  /// How often the boundary turns around `point`, clockwise on the screen where positive.
  ///
  /// It counts the crossings with the ray to the right. Curves are cut where they turn back in y;
  /// each part meets the ray at most once, at a parameter that is found by halving, so nothing
  /// depends on a tolerance.
  public func windingNumber(around point: Point2D) -> Int {
    var winding = 0
    forEachBoundarySegment { segment in
      switch segment {
      case .line(let start, let end):
        winding += crossing(point, start, end)
      case .curve(let curve):
        winding += curve.crossings(of: point)
      }
    }
    return winding
  }
}

/// 1 where a height is passed on the way down the screen, −1 on the way up, 0 where it is not.
///
/// Intervals are half-open: where two meet, exactly one counts.
private func passage(of height: Double, from start: Double, to end: Double) -> Int {
  if start <= height && height < end { return 1 }
  if end <= height && height < start { return -1 }
  return 0
}

private func crossing(_ point: Point2D, _ start: Point2D, _ end: Point2D) -> Int {
  let passage = passage(of: point.y, from: start.y, to: end.y)
  if passage == 0 { return 0 }
  // The side of the line is asked from its upper end, so that both directions agree.
  let (upper, lower) = passage > 0 ? (start, end) : (end, start)
  let isLeft = (lower - upper).cross(point - upper) > 0
  return isLeft ? passage : 0
}

extension Cubic2D {
  fileprivate func crossings(of point: Point2D) -> Int {
    let right = max(max(start.x, control1.x), max(control2.x, end.x))
    if point.x >= right { return 0 }
    let extrema = verticalExtrema
    var sum = 0
    var lower = 0.0
    var height = start.y
    for index in 0...extrema.count {
      let isLast = index == extrema.count
      let upper = isLast ? 1 : index == 0 ? extrema.first : extrema.second
      let nextHeight = isLast ? end.y : self.point(at: upper).y
      let passage = passage(of: point.y, from: height, to: nextHeight)
      if passage != 0, passes(rightOf: point, from: lower, to: upper, isDownward: passage > 0) {
        sum += passage
      }
      (lower, height) = (upper, nextHeight)
    }
    return sum
  }

  /// Whether a part that passes the point's height once does so to the right of the point.
  private func passes(
    rightOf point: Point2D, from lower: Double, to upper: Double, isDownward: Bool
  ) -> Bool {
    if point.x < min(min(start.x, control1.x), min(control2.x, end.x)) { return true }
    var (lower, upper) = (lower, upper)
    for _ in 0..<52 {
      let middle = 0.5 * (lower + upper)
      let isBefore = (self.point(at: middle).y <= point.y) == isDownward
      if isBefore { lower = middle } else { upper = middle }
    }
    return self.point(at: lower).x > point.x
  }
}
