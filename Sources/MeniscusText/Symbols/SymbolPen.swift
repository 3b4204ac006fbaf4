import MeniscusGeometry

/// Draws a symbol from its parts, in units of the grid, y downwards.
struct SymbolPen {
  /// The thickness of strokes.
  let thickness: Double
  /// Whether the filled variant is drawn.
  let isFilled: Bool
  private(set) var outline = Path2D()

  /// The units of an em.
  static let unitsPerEm = 20.0

  init(weight: TypefaceWeight, isFilled: Bool) {
    // Details stay open: strokes grow by three quarters of a letter's.
    let stem = InkWidths(weight).small.upright
    thickness = (stem > 84 ? 84 + (stem - 84) * 0.75 : stem) / 1000 * Self.unitsPerEm
    self.isFilled = isFilled
  }

  /// Draws all parts of a drawing.
  mutating func draw(_ drawing: String) {
    for text in drawing.split(separator: ";") {
      let words = text.split(separator: " ")
      guard let kind = words.first.flatMap({ SymbolPart($0) }) else { continue }
      for figure in SymbolPathReader(Array(words.dropFirst())).figures { draw(figure, as: kind) }
    }
  }

  private mutating func draw(_ figure: SymbolFigure, as part: SymbolPart) {
    let isCut = part == .detail && isFilled
    switch figure {
    case .dot(let center, let radius):
      let grown = radius + (thickness - 1.68) / 2
      outline.append(SymbolContour.disc(center, max(grown, thickness / 2), isCut: isCut))
    case .cross(let center, let radius, let isSlanted):
      outline.append(
        SymbolContour.cross(
          center, radius, half: thickness / 2, isSlanted: isSlanted, isCut: isCut))
    case .path(let pieces, let isClosed):
      if isCut, isClosed {
        outline.append(SymbolContour.closed(pieces, isCut: true))
      } else if isCut {
        outline.append(SymbolContour.stroke(pieces, half: thickness / 2, isCut: true))
      } else {
        if part == .solid || part == .body && isFilled {
          outline.append(SymbolContour.closed(pieces, isCut: false))
        }
        stroke(pieces, isClosed: isClosed)
      }
    }
  }

  private mutating func stroke(_ pieces: [Skeleton.Piece], isClosed: Bool) {
    var path = SymbolContour.open(pieces)
    if isClosed { path.close() }
    outline.append(
      path.stroked(width: thickness, join: .round, cap: .round))
  }
}

/// Contours for filling: clockwise where they add, the other way where they cut out.
enum SymbolContour {
  /// The outline of pieces in their order.
  static func open(_ pieces: [Skeleton.Piece]) -> Path2D {
    var outline = Path2D()
    outline.append(pieces)
    return outline
  }

  /// A closed figure.
  static func closed(_ pieces: [Skeleton.Piece], isCut: Bool) -> Path2D {
    let isClockwise = area(pieces) > 0
    var outline = open(isClockwise != isCut ? pieces : pieces.reversed().map { $0.reversed })
    outline.close()
    return outline
  }

  /// To the right, down, to the left and up.
  private static let axes = [
    Point2D(x: 1, y: 0), Point2D(x: 0, y: 1), Point2D(x: -1, y: 0), Point2D(x: 0, y: -1),
  ]

  static func disc(_ center: Point2D, _ radius: Double, isCut: Bool) -> Path2D {
    let k = Skeleton.circle * radius
    let pieces = Self.axes.indices.map { index in
      let (way, next) = (Self.axes[index], Self.axes[(index + 1) % 4])
      let (start, end) = (center + way * radius, center + next * radius)
      return Skeleton.Piece.cubic(start, start + next * k, end + way * k, end)
    }
    return closed(pieces, isCut: isCut)
  }

  /// Two crossing strokes as one contour, so that it can be cut out.
  static func cross(
    _ center: Point2D, _ radius: Double, half: Double, isSlanted: Bool, isCut: Bool
  ) -> Path2D {
    let diagonal = 0.707_106_781_186_547_5
    let ways =
      isSlanted
      ? [
        Point2D(x: diagonal, y: diagonal), Point2D(x: -diagonal, y: diagonal),
        Point2D(x: -diagonal, y: -diagonal), Point2D(x: diagonal, y: -diagonal),
      ] : Self.axes
    let reach = max(radius - half, half)
    var pieces: [Skeleton.Piece] = []
    for (index, way) in ways.enumerated() {
      let next = ways[(index + 1) % 4]
      let before = ways[(index + 3) % 4]
      let tip = center + way * reach
      let inner = center + (way + before) * half
      let outer = center + (way + next) * half
      pieces.append(.line(inner, tip + before * half))
      pieces += cap(tip, way, half)
      pieces.append(.line(tip + next * half, outer))
    }
    return closed(pieces, isCut: isCut)
  }

  /// Half a circle around the end of a stroke, clockwise.
  private static func cap(_ tip: Point2D, _ way: Point2D, _ half: Double) -> [Skeleton.Piece] {
    let side = Point2D(x: -way.y * half, y: way.x * half)
    let ahead = way * half
    let k = Skeleton.circle
    return [
      .cubic(tip - side, tip - side + ahead * k, tip + ahead - side * k, tip + ahead),
      .cubic(tip + ahead, tip + ahead + side * k, tip + side + ahead * k, tip + side),
    ]
  }

  /// A stroke as one contour without overlaps, so that it can be cut out.
  ///
  /// Curves are followed by short lines. At a corner the outer side is rounded and the inner one
  /// runs to where both edges meet.
  static func stroke(_ pieces: [Skeleton.Piece], half: Double, isCut: Bool) -> Path2D {
    let points = polyline(pieces)
    guard points.count > 1 else { return Path2D() }
    var contour: [Skeleton.Piece] = []
    var place: Point2D?
    func add(_ point: Point2D) {
      if let place, place != point { contour.append(.line(place, point)) }
      place = point
    }
    func addSide(_ points: [Point2D]) {
      for index in points.indices {
        let before = index > 0 ? direction(points[index - 1], points[index]) : nil
        let after =
          index + 1 < points.count ? direction(points[index], points[index + 1]) : nil
        guard let way = before ?? after, let next = after ?? before else { continue }
        let turn = way.x * next.y - way.y * next.x
        let ahead = way.x * next.x + way.y * next.y
        let left = Point2D(x: way.y * half, y: -way.x * half)
        let nextLeft = Point2D(x: next.y * half, y: -next.x * half)
        if turn > 0.35 {
          // The left side is outside: round it in the middle of the turn.
          let sum = left + nextLeft
          let length = (sum.x * sum.x + sum.y * sum.y).squareRoot()
          add(points[index] + left)
          if length > 0 { add(points[index] + sum * (half / length)) }
          add(points[index] + nextLeft)
        } else {
          add(points[index] + (left + nextLeft) * (1 / (1 + ahead)))
        }
      }
    }
    addSide(points)
    if let last = direction(points[points.count - 2], points[points.count - 1]) {
      contour += cap(points[points.count - 1], last, half)
      place = contour.last?.point(at: 1)
    }
    let backwards = Array(points.reversed())
    addSide(backwards)
    if let last = direction(backwards[backwards.count - 2], backwards[backwards.count - 1]) {
      contour += cap(backwards[backwards.count - 1], last, half)
    }
    return closed(contour, isCut: isCut)
  }

  private static func polyline(_ pieces: [Skeleton.Piece]) -> [Point2D] {
    var points: [Point2D] = []
    for piece in pieces {
      let steps = piece.steps == 1 ? 1 : 8
      if points.isEmpty { points.append(piece.point(at: 0)) }
      for step in 1...steps { points.append(piece.point(at: Double(step) / Double(steps))) }
    }
    return points
  }

  private static func direction(_ from: Point2D, _ to: Point2D) -> Point2D? {
    let way = to - from
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    return length > 0 ? way * (1 / length) : nil
  }

  /// Twice the signed area, positive where pieces run clockwise.
  private static func area(_ pieces: [Skeleton.Piece]) -> Double {
    let points = polyline(pieces)
    var sum = 0.0
    for index in points.indices {
      let next = points[(index + 1) % points.count]
      sum += points[index].x * next.y - points[index].y * next.x
    }
    return sum
  }
}
