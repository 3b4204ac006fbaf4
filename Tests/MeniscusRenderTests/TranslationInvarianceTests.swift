import MeniscusDisplay
import MeniscusGeometry
import MeniscusImage
import MeniscusMorph
import MeniscusRender
import TestSupport
import Testing

/// The distances are multiples of the grids that belong to the frame: 16 pixels for what glass blurs,
/// 4 points for its shadow.
@Suite("Content that is moved by whole pixels keeps every pixel")
struct TranslationInvarianceTests {
  private static let columns = 48
  private static let rows = 96

  /// The list in a frame that is larger at its left and upper edge.
  private func moved(_ canvas: Canvas) -> Canvas {
    var moved = canvas
    let (x, y) = (
      Double(Self.columns) / canvas.list.scale, Double(Self.rows) / canvas.list.scale
    )
    let move = Affine2D.translation(x: x, y: y)
    moved.list.size.width += x
    moved.list.size.height += y
    for index in canvas.list.operations.indices {
      moved.list.operations[index].transform = canvas.list.operations[index].transform.then(move)
    }
    for row in canvas.list.glass.indices {
      moved.list.glass[row].transform = canvas.list.glass[row].transform.then(move)
    }
    return moved
  }

  /// The pixels that are others in the moved list, of those that do not show what lies beyond the
  /// left or upper edge.
  private func differences(_ canvas: Canvas) -> [String] {
    let (own, other) = (canvas.rendered().bitmap, moved(canvas).rendered().bitmap)
    let hidden = FusedShapes.resolve(canvas.list).partsAtEdges(of: canvas.list)
    var differences: [String] = []
    for y in 0..<own.height {
      for x in 0..<own.width {
        let first = (y * own.width + x) * 4
        let second = ((y + Self.rows) * other.width + x + Self.columns) * 4
        guard own.samples[first..<first + 4] != other.samples[second..<second + 4],
          !hidden.contains(where: {
            Double(x) >= $0.minX && Double(x) < $0.maxX && Double(y) >= $0.minY
              && Double(y) < $0.maxY
          })
        else { continue }
        differences.append("\(x), \(y)")
      }
    }
    return differences
  }

  @Test("Lists of every kind of operation", arguments: 1...12)
  func everything(seed: Int) {
    var random = RandomList(seed: UInt64(300 + seed))
    let canvas = random.canvas(operations: 16)
    #expect(differences(canvas).isEmpty)
  }

  @Test("Gradients far from the frame's origin", arguments: [1.0, 2, 3])
  func gradients(scale: Double) {
    for geometry in [
      GradientPaint.Geometry.linear(start: Point2D(x: 0, y: 0), end: Point2D(x: 29.7, y: 17.3)),
      .radial(center: Point2D(x: 17, y: 9.1), startRadius: 0.3, endRadius: 21),
      .angular(center: Point2D(x: 15.3, y: 10), startAngle: 0.1, endAngle: 6),
    ] {
      var canvas = Canvas(900, 30, scale: scale)
      let stops = [stop(.black, 0), stop(.white, 0.31), stop(RGBA(hex: 0x336699), 1)]
      for place in 0..<28 {
        canvas.fill(
          .rectangle(Rect2D(x: 0, y: 0, width: 30, height: 20)), stops, geometry,
          .translation(x: Double(place) * 32 + 1 / 3.0, y: 4.1))
      }
      #expect(differences(canvas).isEmpty)
    }
  }

  /// Halfway between two edges, and between chords of one curve, a last bit decides; it must not
  /// depend on where the glass is.
  @Test("Glass whose pixels lie on ties", arguments: [1.0, 2, 3])
  func ties(scale: Double) {
    var canvas = Canvas(110, 90, scale: scale, background: RGBA(hex: 0x7799BB))
    let stripe = Rect2D(x: 0, y: 30, width: 110, height: 7)
    canvas.fill(.rectangle(stripe), RGBA(hex: 0xCC3311))
    let star = polygon([(0, 8), (8, 8), (8, 0), (16, 8), (24, 8), (16, 16), (24, 24), (0, 24)])
    let shapes: [(Silhouette, Double, Double)] = [
      (.outline(canvas.list.resources.row(of: star), .nonZero), 40 + 1 / 3.0, 30.1),
      (.rectangle(Rect2D(x: 0, y: 0, width: 20, height: 20)), 66 + 2 / 3.0, 31.7),
      (.ellipse(Rect2D(x: 0, y: 0, width: 21, height: 13)), 40.7, 57 + 1 / 3.0),
      (
        .roundedRectangle(
          Rect2D(x: 0, y: 0, width: 24, height: 18),
          CornerRadii2D(topLeft: 9, topRight: 3, bottomRight: 0, bottomLeft: 6), .continuous),
        64.3, 56.9
      ),
    ]
    for (number, shape) in shapes.enumerated() {
      canvas.list.glass.append(
        GlassElement(
          silhouette: shape.0, transform: .translation(x: shape.1, y: shape.2),
          container: 0, spacing: 6,
          material: GlassMaterial(kind: number % 2 == 0 ? .clear : .regular), view: .none))
      canvas.add(.glass(element: number))
    }
    #expect(differences(canvas).isEmpty)
  }

  @Test("Elements that lie exactly the spacing apart stay apart, and touching ones together")
  func spacings() {
    for place in 0..<40 {
      var list = DisplayList(
        size: Size2D(width: 900, height: 300), scale: 3, background: .white)
      let x = Double(place) * 7.1 + 1 / 3.0
      func lay(_ offset: Double, _ container: Int) {
        list.glass.append(
          GlassElement(
            silhouette: .ellipse(Rect2D(x: 0, y: 0, width: 10.1, height: 10.1)),
            transform: .translation(x: x + offset, y: 4), container: container,
            spacing: container == 0 ? 20.3 : 0, view: .none))
      }
      lay(0, 0)
      lay(10.1 + 20.3, 0)
      lay(0, 1)
      lay(10.1, 1)
      expectEqual(FusedShapes.resolve(list).shapeOfElement, [0, 1, 2, 2], "\(place)")
    }
  }
}
