import MeniscusGeometry

extension Path2D {
  /// The ellipse that touches the four edges of `rect`, clockwise from the rightmost point.
  ///
  /// Eight cubic curves: the distance to the true ellipse is below 5 × 10⁻⁶ of the larger radius, a
  /// hundredth of a pixel on the largest frame. Four would be off by 2.7 × 10⁻⁴ of it.
  static func preciseEllipse(in rect: Rect2D) -> Path2D {
    let (h, v) = (rect.width * 0.5, rect.height * 0.5)
    let center = rect.center
    func point(_ x: Double, _ y: Double) -> Point2D {
      Point2D(x: center.x + x * h, y: center.y + y * v)
    }
    let (s, k) = (halfRoot, eighthArm)
    let directions = [
      (1.0, 0.0), (s, s), (0.0, 1.0), (-s, s), (-1.0, 0.0), (-s, -s), (0.0, -1.0), (s, -s),
    ]
    var elements: [Element] = [.move(point(1, 0))]
    for index in directions.indices {
      let (x, y) = directions[index]
      let (nextX, nextY) = directions[(index + 1) % 8]
      elements.append(
        .cubic(
          point(x - k * y, y + k * x), point(nextX + k * nextY, nextY - k * nextX),
          point(nextX, nextY)))
    }
    elements.append(.close)
    return Path2D(elements: elements)
  }

  /// A rectangle with circular corners, two cubic curves each; radii as they fit.
  static func preciseRoundedRectangle(_ rect: Rect2D, radii: CornerRadii2D) -> Path2D {
    let fitted = radii.fitted(to: rect.size)
    let corners = [
      (Point2D(x: rect.maxX, y: rect.minY), Point2D(x: 1, y: 0), fitted.topRight),
      (Point2D(x: rect.maxX, y: rect.maxY), Point2D(x: 0, y: 1), fitted.bottomRight),
      (Point2D(x: rect.minX, y: rect.maxY), Point2D(x: -1, y: 0), fitted.bottomLeft),
      (Point2D(x: rect.minX, y: rect.minY), Point2D(x: 0, y: -1), fitted.topLeft),
    ]
    var elements: [Element] = []
    for (vertex, incoming, radius) in corners {
      let outgoing = Point2D(x: -incoming.y, y: incoming.x)
      /// The point so many radii back along the incoming and on along the outgoing side.
      func point(_ back: Double, _ on: Double) -> Point2D {
        vertex - incoming * (radius * back) + outgoing * (radius * on)
      }
      let first = radius > 0 ? point(1, 0) : vertex
      elements.append(elements.isEmpty ? .move(first) : .line(first))
      guard radius > 0 else { continue }
      let (near, arm) = (1 - halfRoot, eighthArm * halfRoot)
      elements.append(
        .cubic(point(1 - eighthArm, 0), point(near + arm, near - arm), point(near, near)))
      elements.append(
        .cubic(point(near - arm, near + arm), point(0, 1 - eighthArm), point(0, 1)))
    }
    elements.append(.close)
    return Path2D(elements: elements)
  }
}

/// The square root of a half.
private let halfRoot = 0.707_106_781_186_547_6
/// The arm of a cubic curve along an eighth of a circle: 4/3 · tan(π/16).
private let eighthArm = 0.265_216_489_839_544
