import MeniscusDisplay
import MeniscusGeometry
import MeniscusMorph
import TestSupport
import Testing

/// How the lens turns where the way to the nearest edge jumps: acceptance criterion 4, for every kind
/// of shape.
@Suite("Criteria of corners")
struct SeamCriteria {
  /// A shape in a frame just larger than it.
  struct Specimen: CustomTestStringConvertible {
    let name: String
    let size: Size2D
    let silhouettes: [Silhouette]
    var outline = Path2D()

    var testDescription: String { name }

    init(_ name: String, _ width: Double, _ height: Double, _ silhouettes: Silhouette...) {
      (self.name, self.silhouettes) = (name, silhouettes)
      size = Size2D(width: width, height: height)
    }

    init(_ name: String, _ width: Double, _ height: Double, outline: Path2D) {
      self.init(name, width, height, .outline(0, .nonZero))
      self.outline = outline
    }
  }

  static let specimens = [
    Specimen("sharp rectangle", 100, 70, box(2, 2, 96, 66)),
    Specimen("corners of 6 points", 100, 70, rounded(2, 2, 96, 66, radius: 6)),
    Specimen(
      "continuous corners", 100, 70,
      .roundedRectangle(
        Rect2D(x: 2, y: 2, width: 96, height: 66), CornerRadii2D(all: 20), .continuous)),
    Specimen("capsule", 100, 50, capsule(2, 2, 96, 46)),
    Specimen("circle", 70, 70, circle(35, 35, radius: 32)),
    Specimen("ellipse", 120, 44, .ellipse(Rect2D(x: 2, y: 2, width: 116, height: 40))),
    Specimen("hexagon", 104, 104, outline: ring(6, 52, radii: [50], turn: 1.0 / 12)),
    Specimen("star", 124, 124, outline: ring(10, 62, radii: [60, 27], turn: 0)),
    Specimen("P", 80, 104, outline: letterP),
    Specimen(
      "A", 100, 104,
      outline: polygon([
        (36, 2), (64, 2), (98, 102), (72, 102), (66, 82), (34, 82), (28, 102), (2, 102),
      ])),
    Specimen("8", 84, 110, outline: eight),
    Specimen(
      "L", 94, 110,
      outline: polygon([(2, 2), (46, 2), (46, 64), (92, 64), (92, 108), (2, 108)])),
    Specimen(
      "uneven corners", 110, 70,
      .roundedRectangle(
        Rect2D(x: 2, y: 2, width: 106, height: 66),
        CornerRadii2D(topLeft: 33, topRight: 4, bottomRight: 0, bottomLeft: 14), .continuous)),
    Specimen(
      "badge", 124, 56,
      outline: polygon([(24, 2), (100, 2), (122, 28), (100, 54), (24, 54), (2, 28)])),
    Specimen(
      "fused pair", 110, 60, circle(30, 30, radius: 28), circle(82, 30, radius: 24)),
  ]

  /// Corners around a middle, at radii in turn.
  private static func ring(
    _ corners: Int, _ middle: Double, radii: [Double], turn: Double
  ) -> Path2D {
    polygon(
      (0..<corners).map { corner in
        let angle = (Double(corner) / Double(corners) + turn) * 2 * 3.141_592_653_589_793
        let radius = radii[corner % radii.count]
        return (middle + radius * Exact.sine(angle), middle - radius * Exact.cosine(angle))
      })
  }

  /// A stem with a bowl and its counter, which runs the other way.
  private static let letterP = Path2D(elements: [
    .move(Point2D(x: 2, y: 2)), .line(Point2D(x: 44, y: 2)),
    .cubic(Point2D(x: 90, y: 2), Point2D(x: 90, y: 66), Point2D(x: 44, y: 66)),
    .line(Point2D(x: 30, y: 66)), .line(Point2D(x: 30, y: 102)), .line(Point2D(x: 2, y: 102)),
    .close, .move(Point2D(x: 30, y: 26)), .line(Point2D(x: 30, y: 42)),
    .line(Point2D(x: 44, y: 42)),
    .cubic(Point2D(x: 54, y: 42), Point2D(x: 54, y: 26), Point2D(x: 44, y: 26)), .close,
  ])

  /// Two bowls, one on the other, with their counters.
  private static let eight: Path2D = {
    func oval(_ x: Double, _ y: Double, _ a: Double, _ b: Double) -> [Path2D.Element] {
      // Cubics reach as far along the tangents as makes them quarters of an ellipse.
      let (c, d) = (0.5523 * a, 0.5523 * b)
      func point(_ dx: Double, _ dy: Double) -> Point2D { Point2D(x: x + dx, y: y + dy) }
      return [
        .move(point(a, 0)), .cubic(point(a, d), point(c, b), point(0, b)),
        .cubic(point(-c, b), point(-a, d), point(-a, 0)),
        .cubic(point(-a, -d), point(-c, -b), point(0, -b)),
        .cubic(point(c, -b), point(a, -d), point(a, 0)), .close,
      ]
    }
    func hole(_ x: Double, _ y: Double, _ a: Double, _ b: Double) -> [Path2D.Element] {
      oval(x, y, -a, b)
    }
    let bowls = oval(42, 30, 34, 28) + oval(42, 76, 40, 32)
    return Path2D(elements: bowls + hole(42, 28, 12, 8) + hole(42, 78, 15, 10))
      .normalized(tolerance: 1e-3)
  }()

  /// The largest second difference between neighbours, in levels, along all rows and columns that lie
  /// deeper than the lit rim.
  private func bend(_ specimen: Specimen, _ kind: GlassMaterial.Kind, along way: Point2D) -> Double
  {
    var canvas = Canvas(specimen.size.width, specimen.size.height)
    let middle = Point2D(x: specimen.size.width / 2, y: specimen.size.height / 2)
    canvas.ramp(from: middle - way * 60, to: middle + way * 60)
    if !specimen.outline.isEmpty { _ = canvas.list.resources.row(of: specimen.outline) }
    for silhouette in specimen.silhouettes {
      canvas.glass(silhouette, GlassMaterial(kind: kind, shadow: 0), spacing: 20)
    }
    let field = FusedShapes.resolve(canvas.list).shapes[0]
    let pixels = canvas.rendered()
    var most = 0.0
    for y in 1..<pixels.height - 1 {
      for x in 1..<pixels.width - 1 {
        let place = Point2D(x: Double(x) + 0.5, y: Double(y) + 0.5)
        // The rim is lit over four points, and the neighbours are one off.
        guard field.sample(at: place).distance <= -5.5 else { continue }
        let twice = 2 * pixels.green(x, y)
        most = max(
          most, abs(pixels.green(x - 1, y) + pixels.green(x + 1, y) - twice),
          abs(pixels.green(x, y - 1) + pixels.green(x, y + 1) - twice))
      }
    }
    return most
  }

  @Test("Criterion 4: the lens turns without a seam in every shape", arguments: specimens)
  func seams(specimen: Specimen) {
    // Along 120 points a ramp rises by 2.1 levels a point. Clear glass bends by up to 25 points here:
    // where its direction jumps by a right angle, that is a step of 70 levels and more. A lens that
    // turns over its own depth of 5.5 points bends a ramp by 25 · 2.1 · π ÷ 2 ÷ 5.5² = 2.7 levels on a
    // diagonal, twice that along a row; and whole levels add 2.
    for way in [Point2D(x: 0.8, y: 0.6), Point2D(x: 0.6, y: -0.8)] {
      let most = bend(specimen, .clear, along: way)
      #expect(most <= 7.5, "\(specimen.name): \(most)")
    }
    #expect(bend(specimen, .regular, along: Point2D(x: 0.8, y: 0.6)) <= 4)
  }
}
