import MeniscusGeometry

/// Reads the figures of one part.
///
/// `M x y` begins, `L x y` and `C x y x y x y` go on, `Z` closes; `O x y r` is a circle,
/// `R x y width height r` a rounded rectangle, `A x y rx ry from to` an arc by degrees, clockwise
/// from the right; `P x y r` is a dot that grows with the weight, `+ x y r` and `X x y r` are crosses.
struct SymbolPathReader {
  private var words: [Substring]
  private var index = 0
  private var pieces: [Skeleton.Piece] = []
  private var start = Point2D.zero
  private var place = Point2D.zero
  private let placement: SymbolPlacement
  private(set) var figures: [SymbolFigure] = []

  /// Reads a path; what is no number counts as 0.
  init(_ words: [Substring], placement: SymbolPlacement) {
    self.words = words
    self.placement = placement
    while index < words.count { step() }
    finish(isClosed: false)
  }

  private mutating func number() -> Double {
    defer { index += 1 }
    return index < words.count ? Double(words[index]) ?? 0 : 0
  }

  private mutating func point() -> Point2D {
    let x = number()
    return Point2D(x: x, y: number())
  }

  private mutating func finish(isClosed: Bool) {
    if !pieces.isEmpty {
      figures.append(.path(pieces.map { $0.placed(placement) }, isClosed: isClosed))
    }
    pieces = []
  }

  private mutating func step() {
    let command = words[index]
    index += 1
    switch command {
    case "M":
      finish(isClosed: false)
      start = point()
      place = start
    case "L": line(to: point())
    case "C":
      let (first, second, end) = (point(), point(), point())
      pieces.append(.cubic(place, first, second, end))
      place = end
    case "Z":
      if !isHere(start) { line(to: start) }
      finish(isClosed: true)
    case "O":
      let (center, radius) = (point(), number())
      arc(center, radius, radius, from: 0, to: 360)
      finish(isClosed: true)
    case "R": rectangle()
    case "A":
      let (center, rx, ry) = (point(), number(), number())
      let from = number()
      arc(center, rx, ry, from: from, to: number())
    case "P":
      let center = placement.map(point())
      figures.append(.dot(center, radius: number() * placement.scale))
    case "+": cross(isSlanted: false)
    case "X": cross(isSlanted: true)
    default: break
    }
  }

  private mutating func line(to end: Point2D) {
    pieces.append(.line(place, end))
    place = end
  }

  private mutating func cross(isSlanted: Bool) {
    let center = placement.map(point())
    figures.append(.cross(center, radius: number() * placement.scale, isSlanted: isSlanted))
  }

  private mutating func rectangle() {
    let (origin, extent) = (point(), point())
    let radius = number()
    let (right, bottom) = (origin.x + extent.x, origin.y + extent.y)
    start = Point2D(x: origin.x + radius, y: origin.y)
    place = start
    let corners = [
      (
        Point2D(x: right - radius, y: origin.y), Point2D(x: right - radius, y: origin.y + radius),
        -90.0
      ),
      (Point2D(x: right, y: bottom - radius), Point2D(x: right - radius, y: bottom - radius), 0),
      (
        Point2D(x: origin.x + radius, y: bottom),
        Point2D(x: origin.x + radius, y: bottom - radius), 90
      ),
      (
        Point2D(x: origin.x, y: origin.y + radius),
        Point2D(x: origin.x + radius, y: origin.y + radius), 180
      ),
    ]
    for (end, center, angle) in corners {
      if !isHere(end) { line(to: end) }
      arc(center, radius, radius, from: angle, to: angle + 90)
    }
    finish(isClosed: true)
  }

  /// Adds an arc; a straight line leads to it from what was drawn before.
  private mutating func arc(
    _ center: Point2D, _ rx: Double, _ ry: Double, from: Double, to: Double
  ) {
    let sweep = to - from
    let count = max(Int((abs(sweep) / 90).rounded(.up)), 1)
    let step = sweep / Double(count)
    // The handle of an arc of angle a is 4/3 tan(a/4), as a share of the radius.
    let quarter = Exact.sine(step / 4 * Self.radian) / Exact.cosine(step / 4 * Self.radian)
    let handle = 4.0 / 3 * quarter
    for index in 0..<count {
      let first = (from + Double(index) * step) * Self.radian
      let second = (from + Double(index + 1) * step) * Self.radian
      let (c0, s0) = (Exact.cosine(first), Exact.sine(first))
      let (c1, s1) = (Exact.cosine(second), Exact.sine(second))
      var begin = Point2D(x: center.x + rx * c0, y: center.y + ry * s0)
      var end = Point2D(x: center.x + rx * c1, y: center.y + ry * s1)
      if pieces.isEmpty {
        start = begin
      } else if isHere(begin) {
        begin = place
      } else {
        pieces.append(.line(place, begin))
      }
      if index == count - 1, end.distance(to: start) < Self.reach { end = start }
      pieces.append(
        .cubic(
          begin, Point2D(x: begin.x - handle * rx * s0, y: begin.y + handle * ry * c0),
          Point2D(x: end.x + handle * rx * s1, y: end.y - handle * ry * c1), end))
      place = end
    }
  }

  /// Whether the pen is at a point but for rounding: a line there would have any direction, and its
  /// joins would leave nubs on the stroke.
  private func isHere(_ point: Point2D) -> Bool { place.distance(to: point) < Self.reach }

  private static let reach = 1e-6
  private static let radian = 0.017_453_292_519_943_295
}

extension Skeleton.Piece {
  fileprivate func placed(_ placement: SymbolPlacement) -> Self {
    switch self {
    case .line(let a, let b):
      .line(placement.map(a), placement.map(b))
    case .cubic(let a, let b, let c, let d):
      .cubic(placement.map(a), placement.map(b), placement.map(c), placement.map(d))
    }
  }
}
