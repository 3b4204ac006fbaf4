import MeniscusGeometry
import MeniscusText

/// The ink of a glyph as short straight edges, in thousandths of an em, y downwards.
struct TypefaceProfile {
  let advance: Double
  private let edges: [TypefaceScan.Edge]
  private let bounds: Rect2D

  init(_ character: Character, _ weight: TypefaceWeight, size: OpticalSize) {
    let glyph = Typeface.glyph(of: character, weight: weight, size: size)
    let outline = glyph.outline.transformed(
      by: Affine2D(a: 1000, b: 0, c: 0, d: 1000, tx: 0, ty: 0))
    advance = glyph.advance * 1000
    bounds = outline.bounds
    // Curves that are off by a thousandth of an em are off by less than a hundredth of a stroke.
    edges = TypefaceScan.edges(of: outline, tolerance: 1)
  }

  /// The inked area, by lines that are three thousandths apart: half of that is a fiftieth of a bar.
  var area: Double {
    let step = 3.0
    return stride(from: bounds.minY + step / 2, to: bounds.maxY, by: step).reduce(0) { sum, y in
      sum
        + TypefaceScan.stretches(edges) { (y: $0.y - y, x: $0.x) }
        .reduce(0) { $0 + $1.length } * step
    }
  }

  /// How much of an upright line is inked between two heights.
  func ink(at x: Double, from low: Double, to high: Double) -> Double {
    guard x > bounds.minX, x < bounds.maxX else { return 0 }
    return TypefaceScan.stretches(edges) { (y: $0.x - x, x: -$0.y) }.reduce(0) { sum, part in
      sum + max(min(part.upperBound, high) - max(part.lowerBound, low), 0)
    }
  }
}
