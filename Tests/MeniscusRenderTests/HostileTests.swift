import MeniscusDisplay
import MeniscusGeometry
import MeniscusRender
import TestSupport
import Testing

@Suite("Hostile geometry")
struct HostileTests {
  private static let values: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, 1e30, -1e18, 1e9, -70_000, .leastNonzeroMagnitude,
    -0.0,
  ]

  @Test("No number traps, and frames stay opaque", arguments: 0..<values.count)
  func numbers(index: Int) {
    let value = Self.values[index]
    let points = [
      Point2D(x: value, y: 3), Point2D(x: 5, y: value), Point2D(x: value, y: value),
      Point2D(x: -value, y: 7),
    ]
    let transforms = [
      Affine2D.identity, .translation(x: value, y: 1), .scale(x: value, y: 1),
      Affine2D(a: 1, b: value, c: value, d: 1, tx: 0, ty: 0),
    ]
    for transform in transforms {
      var canvas = Canvas(40, 40)
      for point in points {
        canvas.fill(
          Path2D(elements: [
            .move(Point2D(x: 1, y: 1)), .line(point), .quadratic(Point2D(x: 30, y: 2), point),
            .cubic(point, Point2D(x: 3, y: 33), Point2D(x: 9, y: 9)), .close,
          ]), RGBA(hex: 0x336699), transform)
        let rect = Rect2D(x: point.x, y: 2, width: point.y, height: 20)
        canvas.fill(.rectangle(rect), .black, transform)
        canvas.fill(.ellipse(rect), .black, transform)
        canvas.fill(
          .roundedRectangle(
            Rect2D(x: 1, y: 1, width: 30, height: 30), CornerRadii2D(all: value), .continuous),
          RGBA(red: value, green: 0, blue: 1, opacity: 0.5), transform)
        canvas.fill(
          box(0, 0, 40, 40), [stop(.black, 0), stop(RGBA(hex: 0xFF00FF), value)],
          .angular(center: point, startAngle: value, endAngle: 1), transform)
        canvas.fill(
          box(0, 0, 40, 40), [stop(.black, 0), stop(.white, 1)],
          .radial(center: point, startRadius: value, endRadius: 9), transform)
        canvas.fill(
          box(0, 0, 40, 40), [stop(.black, 0), stop(.white, 1)],
          .linear(start: point, end: Point2D(x: 1, y: 1)), transform)
        canvas.clip(.ellipse(rect), transform) { $0.fill(box(0, 0, 9, 9), .black) }
        canvas.add(.glass(element: -1), transform)
      }
      let pixels = canvas.rendered(tileSize: 16)
      expectEqual(pixels, canvas.rendered(tileSize: 64, parallel: .threads(2)))
      expectEqual(pixels[20, 20].alpha, 255)
    }
  }

  @Test("What is not finite draws nothing")
  func notFinite() {
    for value in [Double.nan, .infinity, -.infinity] {
      var canvas = Canvas(20, 20)
      canvas.fill(polygon([(1, 1), (value, 1), (9, 9)]))
      canvas.fill(box(value, 1, 5, 5), .black)
      canvas.fill(box(1, 1, 5, 5), .black, .translation(x: value, y: 0))
      canvas.fill(.ellipse(Rect2D(x: 1, y: value, width: 5, height: 5)), .black)
      expectEqual(canvas.rendered(), Canvas(20, 20).rendered())
    }
  }

  @Test("Far coordinates are cut, not wrapped")
  func far() {
    for far in [1e5, 1e7, 9e8] {
      // A half plane under a slanted edge through (20, 20), its ends far outside.
      var canvas = Canvas(40, 40)
      canvas.fill(
        polygon([
          (20 - far, 20 - far / 4), (20 + far, 20 + far / 4), (20 + far, far), (20 - far, far),
        ]))
      let pixels = canvas.rendered()
      for y in 0..<40 {
        for x in 0..<40 {
          let edge = 20 + (Double(x) + 0.5 - 20) / 4
          let expected = min(max(Double(y) + 1 - edge, 0), 1) * 255
          // An eighth of a pixel of slope within a pixel; coordinates of 9 · 10⁸ keep 10⁻⁷.
          expectClose(
            Double(pixels.coverage(x, y)), expected, closerThan: 255 / 7, "\(far) \(x) \(y)")
        }
      }
    }
  }

  @Test("Rectangles far larger than the frame cover it")
  func huge() {
    for extent in [1e5, 1e12, 1e300] {
      var canvas = Canvas(20, 20)
      canvas.fill(box(-extent, -extent, 2 * extent, 2 * extent), .black)
      expectEqual(canvas.rendered().area, 400)
      var outlined = Canvas(20, 20)
      outlined.fill(
        polygon([
          (-extent, -extent), (extent, -extent), (extent, extent), (-extent, extent),
        ]))
      expectEqual(outlined.rendered().area, 400)
    }
  }

  @Test("Collapsed transforms and empty outlines draw nothing")
  func collapsed() {
    var canvas = Canvas(20, 20)
    canvas.fill(box(1, 1, 9, 9), .black, .scale(x: 0, y: 1))
    canvas.fill(
      .ellipse(Rect2D(x: 1, y: 1, width: 9, height: 9)), .black,
      Affine2D(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0))
    canvas.fill(
      box(1, 1, 9, 9), [stop(.black, 0), stop(.white, 1)],
      .radial(center: .zero, startRadius: 0, endRadius: 3), .scale(x: 1, y: 0))
    canvas.fill(Path2D())
    canvas.fill(Path2D(elements: [.close, .close, .move(.zero), .close]))
    canvas.fill(box(3, 3, -2, 5), .black)
    canvas.fill(.outline(-5, .nonZero), .black)
    expectEqual(canvas.rendered(), Canvas(20, 20).rendered())
  }

  @Test("Ends of nothing do nothing, and what is not ended ends with the list")
  func unbalanced() {
    var canvas = Canvas(8, 8)
    canvas.add(.end)
    canvas.add(.end)
    canvas.add(.beginGroup(opacity: 0.5))
    canvas.fill(box(0, 0, 8, 8), .black)
    canvas.add(.beginClip(box(0, 0, 4, 8)))
    canvas.fill(box(0, 0, 8, 8), .white)
    let pixels = canvas.rendered()
    expectEqual(pixels[1, 1], Pixel(red: 255, green: 255, blue: 255))
    expectEqual(pixels[6, 6], Pixel(red: 127, green: 127, blue: 127))
  }

  @Test("Absurd extents give an empty frame")
  func absurdFrames() {
    for (width, scale) in [(Double.nan, 1.0), (-4, 1), (1e9, 1), (4, .infinity), (4, -1), (0, 2)] {
      var canvas = Canvas(width, 10, scale: scale)
      canvas.fill(box(0, 0, 8, 8), .black)
      var renderer = Renderer()
      let outcome = renderer.render(canvas.list)
      expectEqual(renderer.frame.width * renderer.frame.height, 0)
      #expect(outcome.tileHashes.isEmpty && outcome.changedTiles.isEmpty)
    }
  }

  @Test("Thousands of edges through one pixel")
  func crowded() {
    var points: [(Double, Double)] = []
    for index in 0..<4000 {
      points.append((10 + Double(index % 7) / 10, index % 2 == 0 ? 2 : 18))
    }
    var canvas = Canvas(20, 20)
    canvas.fill(polygon(points), rule: .evenOdd)
    expectEqual(canvas.rendered(tileSize: 16), canvas.rendered())
  }

  @Test("Glass over a plain background is laid where nothing was drawn before")
  func glass() {
    var canvas = Canvas(20, 20)
    canvas.list.glass = [
      GlassElement(
        silhouette: box(2, 2, 9, 9), transform: .identity, container: 0, spacing: 8, view: .none)
    ]
    canvas.add(.glass(element: 0))
    // Light glass over white is white but for its rim and shadow: 0.556 + 0.439 · 1 = 0.995.
    let pixels = canvas.rendered().bitmap.samples
    let middle = (6 * 20 + 6) * 4
    #expect(pixels[middle] >= 248)
    expectEqual(canvas.rendered(tileSize: 5), canvas.rendered())
  }
}
