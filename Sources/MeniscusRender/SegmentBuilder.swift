import MeniscusGeometry

/// Turns outlines into straight edges on the device grid.
///
/// - Curves are cut into chords evenly in their parameter, so many that no chord is farther than
///   1/64 pixel from the curve, at most 1,024. With the rounding of vertices to 1/256 pixel the
///   edges stay within 0.02 pixel of the curve.
/// - Coordinates beyond 10⁹ pixels are moved to it. Edges are cut at 2¹⁶ pixels from the origin:
///   what is above or below is dropped, what is left or right becomes an upright edge there, so that
///   the winding inside the frame stays right.
/// - A coordinate that is not finite makes the whole outline draw nothing.
struct SegmentBuilder {
  /// The edges so far.
  private(set) var segments: [Segment] = []
  /// Whether all coordinates were finite.
  private(set) var isFinite = true

  private let width: Double
  private let height: Double
  private var start = Point2D.zero
  private var current = Point2D.zero
  private var isOpen = false

  private static let tolerance = 1.0 / 64
  private static let farthest = 1e9
  private static let reach = 65_536.0

  /// Makes a builder for a frame of `width` × `height` pixels.
  init(width: Int, height: Int) {
    self.width = Double(width)
    self.height = Double(height)
  }

  /// Adds an outline, its points mapped to device pixels by `transform`.
  mutating func add(_ outline: Path2D, _ transform: Affine2D) {
    segments.reserveCapacity(segments.count + outline.elements.count)
    for element in outline.elements {
      switch element {
      case .move(let point):
        close()
        begin(at: device(point, transform))
      case .line(let point):
        line(to: device(point, transform))
      case .quadratic(let control, let end):
        let (c, p) = (device(control, transform), device(end, transform))
        openIfNeeded(at: c)
        // The same curve as a cubic one.
        let third = 1.0 / 3
        let (a, b) = (current + (c - current) * (2 * third), p + (c - p) * (2 * third))
        cubic(a, b, p)
      case .cubic(let first, let second, let end):
        let (a, b) = (device(first, transform), device(second, transform))
        openIfNeeded(at: a)
        cubic(a, b, device(end, transform))
      case .close:
        close()
      }
    }
    close()
    if !isFinite { segments.removeAll() }
  }

  private mutating func device(_ point: Point2D, _ transform: Affine2D) -> Point2D {
    let p = transform.apply(point)
    guard p.x.isFinite, p.y.isFinite else {
      isFinite = false
      return .zero
    }
    return Point2D(
      x: min(max(p.x, -Self.farthest), Self.farthest),
      y: min(max(p.y, -Self.farthest), Self.farthest))
  }

  private mutating func begin(at point: Point2D) {
    start = point
    current = point
    isOpen = true
  }

  /// Begins a contour where an outline draws without having moved.
  private mutating func openIfNeeded(at point: Point2D) {
    if !isOpen { begin(at: point) }
  }

  private mutating func close() {
    if isOpen { edge(current, start) }
    current = start
  }

  private mutating func line(to point: Point2D) {
    openIfNeeded(at: point)
    edge(current, point)
    current = point
  }

  private mutating func cubic(_ a: Point2D, _ b: Point2D, _ end: Point2D) {
    let p = current
    current = end
    let top = min(min(p.y, a.y), min(b.y, end.y))
    let bottom = max(max(p.y, a.y), max(b.y, end.y))
    let left = min(min(p.x, a.x), min(b.x, end.x))
    let right = max(max(p.x, a.x), max(b.x, end.x))
    if bottom <= 0 || top >= height || left >= width { return }
    // Left of the frame only the rise counts.
    if right <= 0 { return edge(p, end) }
    let first = p - a * 2 + b
    let second = a - b * 2 + end
    let bend = max(
      first.x * first.x + first.y * first.y, second.x * second.x + second.y * second.y)
    let needed = (bend.squareRoot() * (0.75 / Self.tolerance)).squareRoot()
    // Rounding does not decide what a whole number of chords is just enough for.
    let count = needed < 1023 ? Int(max(needed - 0x1p-20, 0)) + 1 : 1024
    // The power form of the curve: p + t (c + t (b' + t a')).
    let cubeTerm = end - p + (a - b) * 3
    let squareTerm = (p - a * 2 + b) * 3
    let linearTerm = (a - p) * 3
    let step = 1 / Double(count)
    var previous = p
    for index in 1..<max(count, 1) {
      let t = Double(index) * step
      let point = p + (linearTerm + (squareTerm + cubeTerm * t) * t) * t
      edge(previous, point)
      previous = point
    }
    edge(previous, end)
  }

  /// Adds a straight edge, cut to the reach.
  private mutating func edge(_ p: Point2D, _ q: Point2D) {
    let reach = Self.reach
    if abs(p.x) <= reach, abs(p.y) <= reach, abs(q.x) <= reach, abs(q.y) <= reach {
      return add(p, q)
    }
    guard max(p.y, q.y) > -reach, min(p.y, q.y) < reach else { return }
    let a = cut(p, towards: q)
    let b = cut(q, towards: p)
    // Cut into the parts left of, within and right of the reach, in order from `a` to `b`.
    var corners = [a]
    let crossings = a.x < b.x ? [-reach, reach] : [reach, -reach]
    for x in crossings where (a.x < x) != (b.x < x) {
      corners.append(Point2D(x: x, y: a.y + (b.y - a.y) * ((x - a.x) / (b.x - a.x))))
    }
    corners.append(b)
    for index in 1..<corners.count {
      add(clampedAcross(corners[index - 1]), clampedAcross(corners[index]))
    }
  }

  private func cut(_ p: Point2D, towards q: Point2D) -> Point2D {
    let y = min(max(p.y, -Self.reach), Self.reach)
    guard y != p.y else { return p }
    return Point2D(x: p.x + (q.x - p.x) * ((y - p.y) / (q.y - p.y)), y: y)
  }

  private func clampedAcross(_ point: Point2D) -> Point2D {
    Point2D(
      x: min(max(point.x, -Self.reach), Self.reach), y: min(max(point.y, -Self.reach), Self.reach))
  }

  @inline(__always)
  private mutating func add(_ p: Point2D, _ q: Point2D) {
    // Nothing inside the frame depends on what is above, below or right of it.
    if min(p.y, q.y) >= height || max(p.y, q.y) <= 0 || min(p.x, q.x) >= width { return }
    let (y0, y1) = (Fixed.round(p.y), Fixed.round(q.y))
    if y0 == y1 { return }
    let (x0, x1) = (Fixed.round(p.x), Fixed.round(q.x))
    if y0 < y1 {
      segments.append(Segment(x0: x0, y0: y0, x1: x1, y1: y1, winding: 1))
    } else {
      segments.append(Segment(x0: x1, y0: y1, x1: x0, y1: y0, winding: -1))
    }
  }
}
