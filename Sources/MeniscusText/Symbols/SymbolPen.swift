import MeniscusGeometry

/// Draws a symbol from its parts, in units of the grid, y downwards.
package struct SymbolPen {
  private let weight: TypefaceWeight
  /// The thickness of strokes.
  package let thickness: Double
  /// The thickness of strokes that are cut out.
  ///
  /// What is cut out looks wider than what is drawn, and a filled symbol is to grow darker with its
  /// weight: cuts grow by less than half of what strokes do, and stay open in the lightest weights.
  let cutThickness: Double
  /// The gap beside what is cleared.
  let gap: Double
  /// Whether the filled variant is drawn.
  let isFilled: Bool
  /// Whether a small symbol inside of another is drawn.
  private let isStamp: Bool
  private var drawn = Path2D()
  private var cuts = Path2D()

  /// The units of an em.
  static let unitsPerEm = 20.0
  /// The thickness at the weight of running text.
  private static let regular = 1.68
  /// How far curves may be off where a cut crosses them: a seventh of a pixel at 288 pixels an em.
  private static let tolerance = 0.01

  /// The thickness of strokes around what a small symbol fills: it rounds corners, and is the same
  /// in every weight.
  private static let stampEdge = 0.9
  /// The thickness of what is cut out of a small symbol: 0.9 of a point at 17 points.
  private static let stampCut = 1.1

  package init(weight: TypefaceWeight, isFilled: Bool) {
    self.init(weight: weight, isFilled: isFilled, isStamp: false)
  }

  private init(weight: TypefaceWeight, isFilled: Bool, isStamp: Bool) {
    self.weight = weight
    thickness = Self.thickness(stem: InkWidths(weight).small.upright)
    let cut = max(
      thickness > Self.regular ? Self.regular + (thickness - Self.regular) * 0.4 : thickness, 0.7)
    cutThickness = isStamp ? min(cut, Self.stampCut) : cut
    gap = 0.8 + 0.2 * thickness
    self.isFilled = isFilled
    self.isStamp = isStamp
  }

  /// The thickness of strokes beside letters of a stem.
  ///
  /// Details stay open: up to bold, strokes grow by three quarters of a letter's; from there on by
  /// two fifths, as what is drawn by lines has no counters to give away.
  private static func thickness(stem: Double) -> Double {
    let (regular, bold) = (84.0, 151.0)
    let growth = 0.75 * (min(stem, bold) - regular) + 0.4 * max(stem - bold, 0)
    return (stem > regular ? regular + growth : stem) / 1000 * unitsPerEm
  }

  /// What was drawn.
  ///
  /// Its parts do not overlap: where two edges run through one pixel its coverage would count twice.
  var outline: Path2D {
    cuts.isEmpty
      ? drawn.normalized(tolerance: Self.tolerance)
      : drawn.subtracting(cuts, tolerance: Self.tolerance)
  }

  /// Draws all parts of a drawing; see ``SymbolPart``.
  mutating func draw(_ drawing: String) {
    var stamp: SymbolPen?
    for text in drawing.split(separator: ";") {
      switch text {
      case SymbolPart.stampStart:
        stamp = SymbolPen(weight: weight, isFilled: true, isStamp: true)
      case SymbolPart.stampEnd:
        if let stamp { add(stamp.outline) }
        stamp = nil
      default:
        guard let part = SymbolPart(text) else { continue }
        if stamp == nil { draw(part) } else { stamp?.draw(part) }
      }
    }
  }

  /// Adds a small symbol; the filled variant shows it as a hole.
  private mutating func add(_ stamp: Path2D) {
    if isFilled {
      cuts.append(stamp)
    } else {
      applyCuts()
      drawn.append(stamp)
    }
  }

  private mutating func draw(_ part: SymbolPart) {
    let width = min(thickness * part.factor, part.limit)
    switch part.role {
    case .body: add(part, width, fills: isFilled)
    case .line: add(part, width, fills: false)
    case .solid: add(part, width, fills: true)
    case .outlineOnly where !isFilled: add(part, width, fills: false)
    case .mark where !isFilled: add(part, width, fills: true)
    case .fillOnly where isFilled: add(part, width, fills: true)
    case .detail where !isFilled, .divider where !isFilled, .notch where !isFilled:
      add(part, width, fills: false)
    case .detail, .mark, .divider, .notch, .cut,
      .fillCut where isFilled:
      cut(part, min(cutThickness * part.factor, part.limit))
    case .clearing:
      for figure in part.figures {
        cuts.append(figure.region(width: width + 2 * gap, fills: true, growth: 0.5 * width + gap))
      }
    case .outlineOnly, .fillOnly, .fillCut: break
    }
  }

  /// What was cut so far is not cut out of what comes.
  private mutating func applyCuts() {
    if !cuts.isEmpty { (drawn, cuts) = (outline, Path2D()) }
  }

  private mutating func add(_ part: SymbolPart, _ width: Double, fills: Bool) {
    applyCuts()
    let width = isStamp && fills ? min(width, Self.stampEdge) : width
    for figure in part.figures {
      drawn.append(figure.region(width: width, fills: fills, growth: growth(width)))
    }
  }

  private mutating func cut(_ part: SymbolPart, _ width: Double) {
    let reach = 2 * thickness + 1
    for figure in part.figures {
      switch part.role {
      case .divider: cuts.append(figure.prolonged(first: reach, last: reach).region(width: width))
      case .notch: cuts.append(figure.prolonged(first: 0, last: reach).region(width: width))
      default: cuts.append(figure.region(width: width, cutGrowth: growth(width)))
      }
    }
  }

  /// How much larger the radius of a dot is than at the weight of running text.
  private func growth(_ width: Double) -> Double { (width - Self.regular) / 2 }
}

extension SymbolFigure {
  /// What a pen leaves along the figure, and what is inside of it if it is filled.
  func region(width: Double, fills: Bool = false, growth: Double = 0) -> Path2D {
    switch self {
    case .dot(let center, let radius):
      return SymbolContour.disc(center, max(radius + growth, width / 2))
    case .cross(let center, let radius, let isSlanted):
      return SymbolContour.cross(center, radius, width: width, isSlanted: isSlanted)
    case .path(let pieces, let isClosed):
      var path = SymbolContour.open(pieces)
      if isClosed { path.close() }
      var region = fills && isClosed ? SymbolContour.closed(pieces) : Path2D()
      region.append(path.stroked(width: width, join: .round, cap: .round))
      return region
    }
  }

  /// What is cut out for the figure: a closed one whole, and no more than it.
  func region(width: Double, cutGrowth: Double) -> Path2D {
    if case .path(let pieces, isClosed: true) = self { return SymbolContour.closed(pieces) }
    return region(width: width, growth: cutGrowth)
  }

  /// A line that goes straight on at its ends.
  func prolonged(first: Double, last: Double) -> SymbolFigure {
    guard case .path(var pieces, isClosed: false) = self, let start = pieces.first,
      let end = pieces.last
    else { return self }
    let (begin, finish) = (start.point(at: 0), end.point(at: 1))
    if last > 0 { pieces.append(.line(finish, finish + end.direction(at: 1) * last)) }
    if first > 0 { pieces.insert(.line(begin - start.direction(at: 0) * first, begin), at: 0) }
    return .path(pieces, isClosed: false)
  }
}

/// Contours for filling, clockwise around what they add.
enum SymbolContour {
  /// The outline of pieces in their order.
  static func open(_ pieces: [Skeleton.Piece]) -> Path2D {
    var outline = Path2D()
    outline.append(pieces)
    return outline
  }

  /// A closed figure.
  static func closed(_ pieces: [Skeleton.Piece]) -> Path2D {
    var outline = open(area(pieces) > 0 ? pieces : pieces.reversed().map { $0.reversed })
    outline.close()
    return outline
  }

  static func disc(_ center: Point2D, _ radius: Double) -> Path2D {
    .ellipse(
      in: Rect2D(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// Two crossing strokes; the ends of their caps are `radius` from the middle.
  static func cross(
    _ center: Point2D, _ radius: Double, width: Double, isSlanted: Bool
  ) -> Path2D {
    let reach = max(radius - width / 2, width / 2)
    let diagonal = reach * 0.707_106_781_186_547_5
    let ways =
      isSlanted
      ? [Point2D(x: diagonal, y: diagonal), Point2D(x: diagonal, y: -diagonal)]
      : [Point2D(x: reach, y: 0), Point2D(x: 0, y: reach)]
    var outline = Path2D()
    for way in ways {
      let line = open([.line(center - way, center + way)])
      outline.append(line.stroked(width: width, join: .round, cap: .round))
    }
    return outline
  }

  /// Twice the signed area, positive where pieces run clockwise.
  private static func area(_ pieces: [Skeleton.Piece]) -> Double {
    var sum = 0.0
    for piece in pieces {
      for step in 0..<8 {
        let (from, to) = (piece.point(at: Double(step) / 8), piece.point(at: Double(step + 1) / 8))
        sum += from.x * to.y - from.y * to.x
      }
    }
    return sum
  }
}
