import MeniscusGeometry

/// The line that a pen follows, in thousandths of an em, y upwards.
///
/// Pieces continue each other's direction; where a letter has a corner, two skeletons meet.
struct Skeleton {
  /// A piece of the line.
  enum Piece: Equatable {
    case line(Point2D, Point2D)
    case cubic(Point2D, Point2D, Point2D, Point2D)
  }

  private(set) var pieces: [Piece] = []
  private(set) var end: Point2D
  /// The share of its thickness that a stroke has at the beginning and after each piece.
  private(set) var shares = [1.0]
  /// The shares of the first and of the last piece that are not drawn.
  private(set) var trims = (first: 0.0, last: 0.0)

  /// How far the handles of a quarter of a bowl reach towards its corner.
  ///
  /// A superellipse |x/a|ⁿ + |y/b|ⁿ = 1 passes its diagonal at 2^(−1/n); a cubic with handles k does
  /// at (4 + 3k) ÷ 8. For n = 2.16, as bowls of well-made faces have, k = 0.601.
  static let bowl = 0.601
  /// The same for a quarter that a free end cuts short: flatter, so that the end does not curl.
  static let open = 0.535
  /// The same for a circle, n = 2.
  static let circle = 0.552_284_749_831

  /// Begins at a point.
  init(_ x: Double, _ y: Double) {
    end = Point2D(x: x, y: y)
  }

  /// Goes straight to a point.
  func line(_ x: Double, _ y: Double) -> Skeleton {
    adding(.line(end, Point2D(x: x, y: y)))
  }

  /// Goes up or down first and arrives level.
  func turnLevel(_ x: Double, _ y: Double, handle: Double = bowl) -> Skeleton {
    turn(to: Point2D(x: x, y: y), corner: Point2D(x: end.x, y: y), handle: handle)
  }

  /// Goes sideways first and arrives upright.
  func turnUpright(_ x: Double, _ y: Double, handle: Double = bowl) -> Skeleton {
    turn(to: Point2D(x: x, y: y), corner: Point2D(x: x, y: end.y), handle: handle)
  }

  /// Goes by a free curve.
  func curve(
    _ x: Double, _ y: Double, _ first: (x: Double, y: Double), _ second: (x: Double, y: Double)
  ) -> Skeleton {
    adding(
      .cubic(
        end, Point2D(x: first.x, y: first.y), Point2D(x: second.x, y: second.y),
        Point2D(x: x, y: y)))
  }

  private func turn(to target: Point2D, corner: Point2D, handle: Double) -> Skeleton {
    adding(
      .cubic(end, end + (corner - end) * handle, target + (corner - target) * handle, target))
  }

  private func adding(_ piece: Piece) -> Skeleton {
    var result = self
    result.pieces.append(piece)
    result.shares.append(1)
    switch piece {
    case .line(_, let point), .cubic(_, _, _, let point): result.end = point
    }
    return result
  }
}

extension Skeleton {
  /// Where the line has come to, its stroke has a share of its thickness.
  func share(_ share: Double) -> Skeleton {
    var result = self
    result.shares[result.shares.count - 1] = share
    return result
  }

  /// Without a share of its first and of its last piece, each 0 to 1.
  func trimmed(first: Double = 0, last: Double = 0) -> Skeleton {
    var result = self
    result.trims = (first, last)
    return result
  }
}

extension Skeleton.Piece {
  /// How many cubics follow the edge of a stroke along the piece.
  var steps: Int {
    switch self {
    case .line: 1
    case .cubic: 4
    }
  }

  /// The place at `t`, 0 to 1.
  func point(at t: Double) -> Point2D {
    switch self {
    case .line(let a, let b):
      return a + (b - a) * t
    case .cubic(let a, let b, let c, let d):
      let (ab, bc, cd) = (a + (b - a) * t, b + (c - b) * t, c + (d - c) * t)
      let (first, second) = (ab + (bc - ab) * t, bc + (cd - bc) * t)
      return first + (second - first) * t
    }
  }

  /// The direction at `t`, of length 1.
  func direction(at t: Double) -> Point2D {
    let way: Point2D
    switch self {
    case .line(let a, let b):
      way = b - a
    case .cubic(let a, let b, let c, let d):
      let (first, second, third) = (b - a, c - b, d - c)
      let rest = 1 - t
      way = first * (rest * rest) + second * (2 * rest * t) + third * (t * t)
    }
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    return length > 0 ? way * (1 / length) : Point2D(x: 1, y: 0)
  }

  func split(at t: Double) -> (before: Self, after: Self) {
    switch self {
    case .line(let a, let b):
      let middle = a + (b - a) * t
      return (.line(a, middle), .line(middle, b))
    case .cubic(let a, let b, let c, let d):
      let (ab, bc, cd) = (a + (b - a) * t, b + (c - b) * t, c + (d - c) * t)
      let (first, second) = (ab + (bc - ab) * t, bc + (cd - bc) * t)
      let middle = first + (second - first) * t
      return (.cubic(a, ab, first, middle), .cubic(middle, second, cd, d))
    }
  }
}
