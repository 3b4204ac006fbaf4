import MeniscusGeometry

/// What is drawn for one character or symbol, in ems.
///
/// The origin lies on the baseline at the pen's place; x grows to the right, y downwards. The outline
/// is filled by the non-zero rule.
public struct Glyph: Equatable, Sendable {
  /// The drawing, on a grid of ten-thousandths; without elements for a space.
  public var outline: Path2D
  /// How far the pen moves.
  public var advance: Double
  /// Whether it is the box that stands for what the typeface does not have.
  public var isMissing: Bool

  /// The number of the outline's elements.
  var elementCount: Int { outline.elements.count }

  /// Makes a glyph from its parts.
  public init(outline: Path2D, advance: Double, isMissing: Bool = false) {
    self.outline = outline.onGrid
    self.advance = advance
    self.isMissing = isMissing
  }
}

extension Path2D {
  /// The outline with its points on a grid of ten-thousandths of an em.
  ///
  /// That is a thirtieth of a pixel at 300 pixels an em, and keeps listings of outlines short.
  fileprivate var onGrid: Path2D {
    func grid(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }
    func point(_ p: Point2D) -> Point2D { Point2D(x: grid(p.x), y: grid(p.y)) }
    return Path2D(
      elements: elements.map { element in
        switch element {
        case .move(let p): .move(point(p))
        case .line(let p): .line(point(p))
        case .quadratic(let c, let p): .quadratic(point(c), point(p))
        case .cubic(let c, let d, let p): .cubic(point(c), point(d), point(p))
        case .close: .close
        }
      })
  }
}
