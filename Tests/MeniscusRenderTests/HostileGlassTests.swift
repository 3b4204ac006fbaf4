import MeniscusDisplay
import MeniscusGeometry
import MeniscusRender
import TestSupport
import Testing

/// Glass of shapes that make no sense: nothing traps, and what shows is glass or what lies behind.
@Suite("Hostile glass")
struct HostileGlassTests {
  private static let values: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, 1e30, -1e18, 1e9, -70_000, .leastNonzeroMagnitude,
    -0.0,
  ]
  private static let ground = 0.4

  /// A frame of even grey.
  private func canvas() -> Canvas { Canvas(40, 40, background: .grey(Self.ground)) }

  /// That all pixels are opaque, and levels between the deepest shadow and the brightest rim: a face
  /// that is no number would be black.
  private func expectSense(_ canvas: Canvas, _ comment: Comment) {
    let pixels = canvas.rendered(tileSize: 16)
    expectEqual(pixels, canvas.rendered(tileSize: 64, parallel: .threads(2)), comment)
    let samples = pixels.bitmap.samples
    let (low, high) = stride(from: 1, to: samples.count, by: 4).reduce((255, 0)) {
      (min($0.0, Int(samples[$1])), max($0.1, Int(samples[$1])))
    }
    // The default shadow and the dark line take at most 0.12 and 0.25 of what lies behind; all faces
    // here are brighter than it.
    #expect(low >= Int(Self.ground * 255 * 0.88 * 0.75) - 2, comment)
    #expect(high <= 255 && pixels[20, 20].alpha == 255, comment)
  }

  @Test("No number traps", arguments: 0..<values.count)
  func numbers(index: Int) {
    let value = Self.values[index]
    let radii = CornerRadii2D(topLeft: value, topRight: 3, bottomRight: -value, bottomLeft: 9)
    let transforms = [
      Affine2D.identity, .translation(x: value, y: 1), .scale(x: value, y: 1),
      Affine2D(a: 1, b: value, c: value, d: 1, tx: 0, ty: 0),
    ]
    for (number, transform) in transforms.enumerated() {
      var canvas = canvas()
      let lines = canvas.list.resources.row(
        of: polygon([(1, 1), (30, value), (value, 33), (9, 9)]))
      // Curves that are long beyond reason are cut into very many chords; those that are no numbers
      // into none.
      let far = value.isFinite ? 500 : value
      let curves = canvas.list.resources.row(
        of: Path2D(elements: [
          .move(Point2D(x: 1, y: 1)), .quadratic(Point2D(x: far, y: 2), Point2D(x: 33, y: 30)),
          .cubic(Point2D(x: far, y: far), Point2D(x: 3, y: 33), Point2D(x: 9, y: 9)), .close,
        ]))
      var shapes: [Silhouette] = [
        .rectangle(Rect2D(x: value, y: 2, width: 9, height: 20)),
        .rectangle(Rect2D(x: 2, y: 2, width: value, height: 20)),
        .ellipse(Rect2D(x: 4, y: value, width: value, height: 8)),
        .roundedRectangle(Rect2D(x: 1, y: 1, width: 30, height: 30), radii, .continuous),
        .outline(lines, .nonZero), .outline(77, .nonZero),
      ]
      if number == 0 || !value.isFinite { shapes.append(.outline(curves, .evenOdd)) }
      for (container, shape) in shapes.enumerated() {
        canvas.glass(
          shape, GlassMaterial(kind: container == 3 ? .clear : .regular), spacing: 12,
          container: container / 3, transform: transform)
      }
      expectSense(canvas, "\(value) \(number)")
    }
  }

  @Test("No material traps", arguments: 0..<values.count)
  func materials(index: Int) {
    let value = Self.values[index]
    for kind in [GlassMaterial.Kind.regular, .clear, .thin] {
      var canvas = canvas()
      canvas.glass(
        rounded(4, 4, 20, 20, radius: 6), GlassMaterial(kind: kind, darkness: value),
        spacing: value)
      canvas.glass(
        rounded(20, 16, 16, 20, radius: 6), GlassMaterial(kind: kind, presence: value),
        spacing: value)
      canvas.glass(
        rounded(4, 26, 10, 10, radius: 6), GlassMaterial(kind: kind, shadow: value),
        spacing: value)
      canvas.glass(
        rounded(26, 4, 10, 10, radius: 6),
        GlassMaterial(
          kind: kind, tint: RGBA(red: value, green: 0.5, blue: 0.5, opacity: value)),
        spacing: value)
      let pixels = canvas.rendered(tileSize: 16)
      expectEqual(pixels, canvas.rendered(tileSize: 64, parallel: .threads(2)))
      #expect(stride(from: 3, to: 6400, by: 4).allSatisfy { pixels.bitmap.samples[$0] == 255 })
    }
  }

  @Test("What has no area is not there, and takes nothing from its neighbours")
  func noArea() {
    func pixels(_ hostile: (inout Canvas) -> Void) -> Pixels {
      var canvas = canvas()
      canvas.glass(rounded(6, 6, 28, 28, radius: 9), GlassMaterial(), spacing: 20)
      hostile(&canvas)
      return canvas.rendered()
    }
    let alone = pixels { _ in }
    let empty = pixels { canvas in
      let outlines = [
        Path2D(), Path2D(elements: [.move(.zero), .close]), polygon([(3, 3), (9, 9)]),
        polygon([(5, 5), (5, 5), (5, 5)]),
      ]
      let rows = outlines.map { canvas.list.resources.row(of: $0) }
      let shapes: [Silhouette] =
        [
          box(8, 8, 0, 0), box(8, 8, 12, 0), box(8, 8, -6, 9), capsule(8, 8, 0, 20),
          .ellipse(Rect2D(x: 8, y: 8, width: 0, height: 9)),
        ] + rows.map { .outline($0, .nonZero) }
      for shape in shapes { canvas.glass(shape, GlassMaterial(), spacing: 20) }
      for transform in [
        Affine2D.scale(x: 0, y: 1), .scale(x: 0, y: 0),
        Affine2D(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
      ] {
        canvas.glass(box(2, 2, 30, 30), GlassMaterial(), spacing: 20, transform: transform)
      }
    }
    expectEqual(empty, alone)
  }

  @Test("Spacings of nothing and of ten thousand points")
  func spacings() {
    for spacing in [0.0, 10_000, 1e300] {
      var canvas = canvas()
      canvas.glass(circle(10, 12, radius: 8), GlassMaterial(), spacing: spacing)
      canvas.glass(circle(30, 28, radius: 8), GlassMaterial(), spacing: spacing)
      expectSense(canvas, "\(spacing)")
      // Without spacing the middle is bare; with a huge one all of the frame is one body.
      let middle = canvas.rendered()[20, 20]
      expectEqual(middle.green > 140, spacing > 0, "\(spacing)")
    }
  }

  @Test("Paths that cross themselves, stand open, or have thousands of points")
  func paths() {
    let star = polygon([(20, 1), (31, 37), (2, 14), (38, 14), (9, 37)])
    let open = Path2D(elements: [
      .move(Point2D(x: 4, y: 4)), .line(Point2D(x: 36, y: 6)), .line(Point2D(x: 30, y: 34)),
    ])
    let comb = polygon(
      (0..<2_000).map { (point: Int) -> (Double, Double) in
        (4 + Double(point) / 2_000 * 32, point.isMultiple(of: 2) ? 6 : 30)
      } + [(36, 36), (4, 36)])
    for outline in [star, open, comb] {
      for rule in [FillRule.nonZero, .evenOdd] {
        for transform in [Affine2D.identity, .scale(x: 0.5, y: 1e-9)]
        where outline == star || rule == .nonZero && (outline == open || transform == .identity) {
          var canvas = canvas()
          let row = canvas.list.resources.row(of: outline)
          canvas.glass(
            .outline(row, rule), GlassMaterial(), spacing: 8, transform: transform)
          canvas.glass(circle(34, 34, radius: 5), GlassMaterial(), spacing: 8)
          expectSense(canvas, "\(rule)")
        }
      }
    }
    // The open path is glass as if it were closed.
    var canvas = canvas()
    let row = canvas.list.resources.row(of: open)
    canvas.glass(.outline(row, .nonZero), GlassMaterial())
    #expect(canvas.rendered()[25, 15].green > 140)
  }
}
