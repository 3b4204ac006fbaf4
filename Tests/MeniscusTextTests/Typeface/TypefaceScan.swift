import MeniscusGeometry
import MeniscusText

/// A glyph and what a line across it meets, in thousandths of an em, y downwards.
struct TypefaceScan {
  let glyph: Glyph
  let outline: Path2D

  init(
    _ character: Character, _ weight: TypefaceWeight, size: OpticalSize = .text,
    tabularDigits: Bool = false
  ) {
    glyph = Typeface.glyph(
      of: character, weight: weight, size: size, tabularDigits: tabularDigits)
    outline = glyph.outline.transformed(
      by: Affine2D(a: 1000, b: 0, c: 0, d: 1000, tx: 0, ty: 0))
  }

  var advance: Double { glyph.advance * 1000 }
  var ink: Rect2D { outline.bounds }

  /// The stretches of ink on a level line at a height above the baseline, from left to right.
  func row(at height: Double) -> [ClosedRange<Double>] {
    stretches { (y: $0.y + height, x: $0.x) }
  }

  /// The stretches of ink on an upright line, from the baseline's side up: heights.
  func column(at x: Double) -> [ClosedRange<Double>] {
    stretches { (y: $0.x - x, x: -$0.y) }
  }

  /// A straight piece of an outline.
  typealias Edge = (start: Point2D, end: Point2D)

  /// The straight pieces that follow an outline.
  static func edges(of outline: Path2D, tolerance: Double) -> [Edge] {
    var edges: [Edge] = []
    outline.forEachEdge(tolerance: tolerance) { edges.append(($0, $1)) }
    return edges
  }

  private func stretches(
    _ map: (Point2D) -> (y: Double, x: Double)
  ) -> [ClosedRange<Double>] {
    Self.stretches(Self.edges(of: outline, tolerance: 0.01), map)
  }

  /// Where the winding number is not zero on the line y = 0 of mapped points.
  static func stretches(
    _ edges: [Edge], _ map: (Point2D) -> (y: Double, x: Double)
  ) -> [ClosedRange<Double>] {
    var crossings: [(x: Double, turn: Int)] = []
    for edge in edges {
      let (a, b) = (map(edge.start), map(edge.end))
      guard (a.y < 0) != (b.y < 0) else { continue }
      crossings.append((a.x + (b.x - a.x) * a.y / (a.y - b.y), a.y < 0 ? 1 : -1))
    }
    crossings.sort { $0.x < $1.x }
    var result: [ClosedRange<Double>] = []
    var (winding, start) = (0, 0.0)
    for crossing in crossings {
      if winding == 0 { start = crossing.x }
      winding += crossing.turn
      if winding == 0 { result.append(start...crossing.x) }
    }
    return result
  }
}

extension ClosedRange<Double> {
  var length: Double { upperBound - lowerBound }
}
