import MeniscusGeometry

/// A closed line around a part of a letter, in thousandths of an em, y upwards.
///
/// A corner may be rounded: the lines that meet there are cut short and a curve of the bowls' family
/// joins them. Which way a contour runs does not matter; drawing turns it as filling needs it.
struct Contour {
  private struct Knot {
    var point: Point2D
    /// The handles of the curve that arrives here; nil for a straight line.
    var handles: (first: Point2D, second: Point2D)?
    /// By how much the lines that meet here are cut short.
    var corner = 0.0
  }

  private var knots: [Knot]

  /// Begins at a point.
  init(_ x: Double, _ y: Double, corner: Double = 0) {
    knots = [Knot(point: Point2D(x: x, y: y), corner: corner)]
  }

  private var end: Point2D { knots[knots.count - 1].point }

  /// Goes straight to a point.
  func line(_ x: Double, _ y: Double, corner: Double = 0) -> Contour {
    adding(Knot(point: Point2D(x: x, y: y), corner: corner))
  }

  /// Goes up or down first and arrives level.
  func turnLevel(
    _ x: Double, _ y: Double, handle: Double = Skeleton.bowl, corner: Double = 0
  ) -> Contour {
    turn(Point2D(x: x, y: y), over: Point2D(x: end.x, y: y), handle, corner)
  }

  /// Goes sideways first and arrives upright.
  func turnUpright(
    _ x: Double, _ y: Double, handle: Double = Skeleton.bowl, corner: Double = 0
  ) -> Contour {
    turn(Point2D(x: x, y: y), over: Point2D(x: x, y: end.y), handle, corner)
  }

  /// Goes by a free curve.
  func curve(
    _ x: Double, _ y: Double, _ first: (x: Double, y: Double), _ second: (x: Double, y: Double),
    corner: Double = 0
  ) -> Contour {
    let handles = (Point2D(x: first.x, y: first.y), Point2D(x: second.x, y: second.y))
    return adding(Knot(point: Point2D(x: x, y: y), handles: handles, corner: corner))
  }

  /// Follows a piece, which begins where the contour stands.
  func following(_ piece: Skeleton.Piece, corner: Double = 0) -> Contour {
    switch piece {
    case .line(_, let point): adding(Knot(point: point, corner: corner))
    case .cubic(_, let first, let second, let point):
      adding(Knot(point: point, handles: (first, second), corner: corner))
    }
  }

  /// Goes straight to where a curve first has an abscissa, and follows the curve from there.
  func joining(_ curve: Skeleton.Piece, atX x: Double) -> Contour {
    let rest = curve.split(at: curve.time(atX: x)).after
    let start = rest.point(at: 0)
    return line(x, start.y).following(rest)
  }

  /// Follows a curve, which begins where the contour stands, until it has an abscissa.
  func leaving(_ curve: Skeleton.Piece, atX x: Double) -> Contour {
    following(curve.split(at: curve.time(atX: x)).before)
  }

  private func turn(
    _ target: Point2D, over corner: Point2D, _ handle: Double, _ cut: Double
  ) -> Contour {
    following(.quarter(from: end, to: target, over: corner, handle: handle), corner: cut)
  }

  private func adding(_ knot: Knot) -> Contour {
    var result = self
    result.knots.append(knot)
    return result
  }

  /// Mapped point by point.
  func mapped(_ map: (Point2D) -> Point2D) -> Contour {
    var result = self
    for index in knots.indices {
      result.knots[index].point = map(knots[index].point)
      if let handles = knots[index].handles {
        result.knots[index].handles = (map(handles.first), map(handles.second))
      }
    }
    return result
  }
}

extension Contour {
  /// Adds the contour, clockwise to the eye; a counter the other way round.
  func draw(into outline: inout Path2D, isCounter: Bool = false) {
    var pieces = roundedPieces()
    guard !pieces.isEmpty else { return }
    if (Self.area(pieces) > 0) != isCounter { pieces = pieces.reversed().map { $0.reversed } }
    outline.append(pieces)
    outline.close()
  }

  /// The lines between the corners and the curves that round them.
  private func roundedPieces() -> [Skeleton.Piece] {
    var sides: [Skeleton.Piece] = []
    var corners: [(point: Point2D, cut: Double)] = []
    for index in knots.indices {
      let next = index + 1 < knots.count ? knots[index + 1] : knots[0]
      let isLast = index + 1 == knots.count
      let (from, to) = (knots[index].point, next.point)
      // A contour that has come back to its beginning needs no further line.
      if from == to { continue }
      if !isLast, let handles = next.handles {
        sides.append(.cubic(from, handles.first, handles.second, to))
      } else {
        sides.append(.line(from, to))
      }
      corners.append((from, knots[index].corner))
    }
    var result: [Skeleton.Piece] = []
    for index in sides.indices {
      let side = sides[index]
      let (cut, nextCut) = (corners[index].cut, corners[(index + 1) % corners.count].cut)
      let short = side.cut(start: cut, end: nextCut)
      result.append(short)
      guard nextCut > 0 else { continue }
      let following = sides[(index + 1) % sides.count]
      let afterNext = corners[(index + 2) % corners.count].cut
      let next = following.cut(start: nextCut, end: afterNext)
      let (from, to) = (short.point(at: 1), next.point(at: 0))
      let corner =
        Self.meeting(from, short.direction(at: 1), to, next.direction(at: 0))
        ?? corners[(index + 1) % corners.count].point
      result.append(.quarter(from: from, to: to, over: corner))
    }
    return result
  }

  /// Where the way from one point and the way to another meet; nil where they do not.
  private static func meeting(
    _ from: Point2D, _ way: Point2D, _ to: Point2D, _ next: Point2D
  ) -> Point2D? {
    let turn = way.x * next.y - way.y * next.x
    guard abs(turn) > 0.05 else { return nil }
    let gap = to - from
    let (first, second) = (
      (gap.x * next.y - gap.y * next.x) / turn, (way.x * gap.y - way.y * gap.x) / turn
    )
    return first > 0 && second > 0 ? from + way * first : nil
  }

  /// Twice the area inside the control points, positive where they run anticlockwise.
  private static func area(_ pieces: [Skeleton.Piece]) -> Double {
    var sum = 0.0
    func add(_ a: Point2D, _ b: Point2D) { sum += a.x * b.y - b.x * a.y }
    for piece in pieces {
      switch piece {
      case .line(let a, let b): add(a, b)
      case .cubic(let a, let b, let c, let d):
        add(a, b)
        add(b, c)
        add(c, d)
      }
    }
    return sum
  }
}

extension Path2D {
  /// Adds pieces that follow each other, as a contour that is open.
  mutating func append(_ pieces: [Skeleton.Piece]) {
    if let first = pieces.first { move(to: first.point(at: 0)) }
    for piece in pieces {
      switch piece {
      case .line(_, let end): line(to: end)
      case .cubic(_, let first, let second, let end):
        curve(to: end, control1: first, control2: second)
      }
    }
  }
}

extension Skeleton.Piece {
  /// A quarter of a bowl.
  static func quarter(
    from start: Point2D, to end: Point2D, over corner: Point2D, handle: Double = Skeleton.bowl
  ) -> Self {
    .cubic(start, start + (corner - start) * handle, end + (corner - end) * handle, end)
  }

  /// The same, from its end to its beginning.
  var reversed: Self {
    switch self {
    case .line(let a, let b): .line(b, a)
    case .cubic(let a, let b, let c, let d): .cubic(d, c, b, a)
    }
  }

  /// Without what is nearer to its ends than two distances, which share the piece where it is short.
  fileprivate func cut(start: Double, end: Double) -> Self {
    guard start > 0 || end > 0 else { return self }
    let chord = point(at: 0).distance(to: point(at: 1))
    let share = min(1, chord * 0.98 / max(start + end, 1))
    var result = self
    if start > 0 { result = result.split(at: result.time(at: start * share)).after }
    if end > 0 {
      result = result.reversed.split(at: result.reversed.time(at: end * share)).after.reversed
    }
    return result
  }

  /// When the abscissa of a piece that only goes to the right, or only to the left, has a value.
  func time(atX x: Double) -> Double {
    let isRightward = point(at: 1).x > point(at: 0).x
    return halved(40) { ($0.x < x) == isRightward }
  }

  /// When a point is first so far from the beginning.
  private func time(at distance: Double) -> Double {
    let start = point(at: 0)
    if case .line(_, let end) = self { return min(distance / start.distance(to: end), 1) }
    return halved(32) { start.distance(to: $0) < distance }
  }

  /// When the points end that come before something, by halving what is left some times.
  private func halved(_ times: Int, _ isBefore: (Point2D) -> Bool) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<times {
      let middle = (low + high) / 2
      if isBefore(point(at: middle)) { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
