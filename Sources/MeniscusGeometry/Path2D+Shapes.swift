extension Path2D {
  /// A rectangle, from its top left corner clockwise.
  public static func rectangle(_ rect: Rect2D) -> Path2D {
    Path2D(elements: [
      .move(rect.origin), .line(Point2D(x: rect.maxX, y: rect.minY)),
      .line(Point2D(x: rect.maxX, y: rect.maxY)), .line(Point2D(x: rect.minX, y: rect.maxY)),
      .close,
    ])
  }

  /// A rectangle with rounded corners, from the middle of its right edge clockwise.
  ///
  /// Radii are fitted as in `CornerRadii2D.fitted(to:)`. A circular corner is one cubic curve that
  /// lies outside the circle by at most 2.73 · 10⁻⁴ of the radius. A continuous corner reaches 1.6
  /// times its radius along both edges where there is room, less where there is not, down to the
  /// circular corner of a capsule (see `continuousCorner`).
  public static func roundedRectangle(
    _ rect: Rect2D, radii: CornerRadii2D, curve: CornerCurve = .circular
  ) -> Path2D {
    let radii = radii.fitted(to: rect.size)
    let smoothing = curve == .continuous ? CornerSmoothing(radii, in: rect.size) : CornerSmoothing()
    var path = Path2D()
    let reach = smoothing.reach(of: radii)
    let middle = max(
      min(rect.midY, rect.maxY - reach.bottomRight), rect.minY + reach.topRight)
    path.move(to: Point2D(x: rect.maxX, y: middle))
    let (left, right) = (Point2D(x: -1, y: 0), Point2D(x: 1, y: 0))
    let (up, down) = (Point2D(x: 0, y: -1), Point2D(x: 0, y: 1))
    for (x, y, before, after, radius, smoothing) in [
      (rect.maxX, rect.maxY, up, left, radii.bottomRight, smoothing.bottomRight),
      (rect.minX, rect.maxY, right, up, radii.bottomLeft, smoothing.bottomLeft),
      (rect.minX, rect.minY, down, right, radii.topLeft, smoothing.topLeft),
      (rect.maxX, rect.minY, left, down, radii.topRight, smoothing.topRight),
    ] {
      let corner = Corner(vertex: Point2D(x: x, y: y), before: before, after: after)
      path.addCorner(corner, radius: radius, smoothing: smoothing)
    }
    path.close()
    return path
  }

  /// A rectangle with elliptical corners of one size, clamped to half the rectangle's.
  ///
  /// It runs from the middle of its right edge clockwise.
  public static func roundedRectangle(_ rect: Rect2D, cornerSize: Size2D) -> Path2D {
    let width = min(max(cornerSize.width, 0), 0.5 * rect.width)
    let height = min(max(cornerSize.height, 0), 0.5 * rect.height)
    guard width > 0, height > 0 else { return .rectangle(rect) }
    var path = Path2D()
    path.move(to: Point2D(x: rect.maxX, y: rect.midY))
    for (x, y, dx, dy) in [
      (rect.maxX, rect.maxY, -width, -height), (rect.minX, rect.maxY, width, -height),
      (rect.minX, rect.minY, width, height), (rect.maxX, rect.minY, -width, height),
    ] {
      let onSide = Point2D(x: x, y: y + dy)
      let onTop = Point2D(x: x + dx, y: y)
      let controlOnSide = Point2D(x: x, y: y + dy * (1 - circularHandle))
      let controlOnTop = Point2D(x: x + dx * (1 - circularHandle), y: y)
      if (dx < 0) == (dy < 0) {
        path.line(to: onSide)
        path.curve(to: onTop, control1: controlOnSide, control2: controlOnTop)
      } else {
        path.line(to: onTop)
        path.curve(to: onSide, control1: controlOnTop, control2: controlOnSide)
      }
    }
    path.close()
    return path
  }

  /// The ellipse that touches the four edges, from its rightmost point clockwise.
  ///
  /// Four cubic curves, outside the ellipse by at most 2.73 · 10⁻⁴ of the longer radius.
  public static func ellipse(in rect: Rect2D) -> Path2D {
    let x = 0.5 * rect.width * circularHandle
    let y = 0.5 * rect.height * circularHandle
    let (midX, midY) = (rect.midX, rect.midY)
    let right = Point2D(x: rect.maxX, y: midY)
    let bottom = Point2D(x: midX, y: rect.maxY)
    let left = Point2D(x: rect.minX, y: midY)
    let top = Point2D(x: midX, y: rect.minY)
    let (dx, dy) = (Point2D(x: x, y: 0), Point2D(x: 0, y: y))
    return Path2D(elements: [
      .move(right), .cubic(right + dy, bottom + dx, bottom), .cubic(bottom - dx, left + dy, left),
      .cubic(left - dy, top - dx, top), .cubic(top + dx, right - dy, right), .close,
    ])
  }

  /// The rectangle whose shorter sides are half circles, from the middle of its right edge clockwise.
  public static func capsule(in rect: Rect2D) -> Path2D {
    .roundedRectangle(rect, radii: CornerRadii2D(all: 0.5 * rect.size.shortSide))
  }

  /// The length of the handles of a quarter of the unit circle, 4/3 · (√2 − 1).
  ///
  /// The curve touches the circle at its middle too.
  static var circularHandle: Double { 4 / 3.0 * (2.0.squareRoot() - 1) }
}
