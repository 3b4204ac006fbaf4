import MeniscusDisplay
import MeniscusGeometry
import TestSupport
import Testing

@Suite("Gradients")
struct GradientTests {
  private let blackToWhite = [stop(.black, 0), stop(.white, 1)]

  /// Where a gray level lies between black and white.
  private func level(_ position: Double) -> Double { min(max(position, 0), 1) * 255 }

  @Test("A linear ramp has its colours at its stops, its midpoint and everywhere between")
  func linear() {
    var canvas = Canvas(101, 3)
    canvas.fill(
      box(0, 0, 101, 3), blackToWhite,
      .linear(start: Point2D(x: 10.5, y: 0), end: Point2D(x: 90.5, y: 0)))
    let pixels = canvas.rendered()
    expectEqual(pixels[0, 1].red, 0)
    expectEqual(pixels[10, 1].red, 0)
    #expect(abs(pixels[50, 1].red - 128) <= 1)
    expectEqual(pixels[90, 1].red, 255)
    expectEqual(pixels[100, 1].red, 255)
    for x in 0..<101 {
      // Half a level of rounding, and what single precision adds.
      expectClose(Double(pixels[x, 0].red), level(Double(x - 10) / 80), within: 0.51)
      expectEqual(pixels[x, 0], pixels[x, 2])
    }
  }

  @Test("A ramp follows its line in any direction and under a transform")
  func oblique() {
    let transform = Affine2D(a: 1.5, b: 0.5, c: -0.25, d: 2, tx: 3, ty: -4)
    let (start, end) = (Point2D(x: 4, y: 2), Point2D(x: 20, y: 12))
    var canvas = Canvas(40, 40, scale: 2)
    canvas.fill(
      box(-99, -99, 300, 300), blackToWhite, .linear(start: start, end: end), transform)
    let pixels = canvas.rendered()
    let along = end - start
    for y in stride(from: 0, to: 80, by: 7) {
      for x in stride(from: 0, to: 80, by: 7) {
        guard
          let p = transform.inverse?.apply(
            Point2D(x: (Double(x) + 0.5) / 2, y: (Double(y) + 0.5) / 2))
        else { continue }
        let q = p - start
        let position =
          (q.x * along.x + q.y * along.y) / (along.x * along.x + along.y * along.y)
        expectClose(Double(pixels[x, y].red), level(position), within: 0.52)
      }
    }
  }

  @Test("Several stops, two in one place, and stops out of order")
  func stops() {
    let red = RGBA(red: 1, green: 0, blue: 0)
    let green = RGBA(red: 0, green: 1, blue: 0)
    var canvas = Canvas(40, 2)
    let line = GradientPaint.Geometry.linear(start: .zero, end: Point2D(x: 40, y: 0))
    canvas.fill(
      box(0, 0, 40, 1), [stop(.black, 0.25), stop(red, 0.5), stop(green, 0.5), stop(.white, 1)],
      line)
    canvas.fill(box(0, 1, 40, 1), [stop(red, 0.5), stop(green, 0.2), stop(.white, 1)], line)
    let pixels = canvas.rendered()
    expectEqual(pixels[9, 0], Pixel(red: 0, green: 0, blue: 0))
    // 19.5 is 0.95 of the way from 10 to 20.
    expectClose(Double(pixels[19, 0].red), 0.95 * 255, within: 0.51)
    expectEqual(pixels[19, 0].green, 0)
    // 20.5 is 0.025 of the way from 20 to 40.
    expectEqual(pixels[20, 0], Pixel(red: 6, green: 255, blue: 6))
    expectEqual(pixels[19, 1], Pixel(red: 255, green: 0, blue: 0))
    expectEqual(pixels[20, 1], Pixel(red: 6, green: 255, blue: 6))
  }

  @Test("Colours fade to clear without darkening: interpolation is premultiplied")
  func premultiplied() {
    var canvas = Canvas(101, 1)
    let red = RGBA(red: 1, green: 0, blue: 0)
    canvas.fill(
      box(0, 0, 101, 1), [stop(red, 0), stop(.clear, 1)],
      .linear(start: Point2D(x: 0.5, y: 0), end: Point2D(x: 100.5, y: 0)))
    let pixels = canvas.rendered()
    for x in 0..<101 {
      expectEqual(pixels[x, 0].red, 255)
      // The opacity is rounded before it is used.
      expectClose(Double(pixels[x, 0].green), Double(x) * 2.55, within: 1)
    }
  }

  @Test("A radial ramp goes by distance, an elliptical one by distance in units of its radii")
  func radial() {
    let center = Point2D(x: 30, y: 20)
    var canvas = Canvas(60, 40, scale: 2)
    canvas.fill(
      box(0, 0, 60, 40), blackToWhite, .radial(center: center, startRadius: 5, endRadius: 15))
    var stretched = Canvas(60, 40, scale: 2)
    stretched.fill(
      box(0, 0, 60, 40), blackToWhite,
      .elliptical(
        center: center, radii: Size2D(width: 30, height: 10), startFraction: 0.25,
        endFraction: 1))
    let (circle, ellipse) = (canvas.rendered(), stretched.rendered())
    for y in stride(from: 0, to: 80, by: 3) {
      for x in stride(from: 0, to: 120, by: 5) {
        let p = Point2D(x: (Double(x) + 0.5) / 2, y: (Double(y) + 0.5) / 2) - center
        let distance = (p.x * p.x + p.y * p.y).squareRoot()
        expectClose(Double(circle[x, y].red), level((distance - 5) / 10), within: 0.52)
        let fraction = (p.x * p.x / 900 + p.y * p.y / 100).squareRoot()
        expectClose(Double(ellipse[x, y].red), level((fraction - 0.25) / 0.75), within: 0.52)
      }
    }
  }

  @Test(
    "An angular ramp goes clockwise from its start; a gap is halved, only the last turn is drawn",
    arguments: [(0.0, 6.283185307179586), (1, 4), (-2, 11), (3, 1), (9, -4)])
  func angular(start: Double, end: Double) {
    let turn = 2 * Double.pi
    var canvas = Canvas(40, 40)
    canvas.fill(
      box(0, 0, 40, 40), blackToWhite,
      .angular(center: Point2D(x: 20.25, y: 19.5), startAngle: start, endAngle: end))
    let pixels = canvas.rendered()
    for y in 0..<40 {
      for x in 0..<40 {
        let angle = Exact.arcTangent(y: Double(y) - 19, x: Double(x) - 19.75)
        let span = abs(end - start)
        // Along the ramp's own direction, from where its drawn part begins.
        let first = span > turn ? (end > start ? end - turn : end + turn) : start
        var along = end > start ? angle - first : first - angle
        along -= (along / turn).rounded(.down) * turn
        var position = (along + max(span - turn, 0)) / span
        if along > span { position = along > (span + turn) / 2 ? 0 : 1 }
        // At a jump a pixel's centre may fall to either side.
        let jumps = [0, turn, (span + turn) / 2].contains { abs($0 - along) < 1e-5 }
        if !jumps {
          expectClose(Double(pixels[x, y].red), level(position), within: 0.52, "\(x) \(y)")
        }
      }
    }
  }

  @Test("Degenerate ramps are a colour, a step or nothing, never a trap")
  func degenerate() {
    let geometries: [(GradientPaint.Geometry, Int)] = [
      (.linear(start: Point2D(x: 3, y: 3), end: Point2D(x: 3, y: 3)), 255),
      (.radial(center: .zero, startRadius: 100, endRadius: 100), 0),
      (.radial(center: .zero, startRadius: 1, endRadius: 1), 255),
      (.radial(center: Point2D(x: .nan, y: 0), startRadius: 1, endRadius: 2), 128),
      (.linear(start: .zero, end: Point2D(x: .infinity, y: 0)), 128),
      (.linear(start: Point2D(x: -1e300, y: 0), end: Point2D(x: 1e300, y: 0)), 255),
      (.angular(center: .zero, startAngle: 1e30, endAngle: .nan), 128),
      (
        .elliptical(
          center: .zero, radii: Size2D(width: 0, height: 1), startFraction: 0, endFraction: 1), 128
      ),
    ]
    for (geometry, expected) in geometries {
      var canvas = Canvas(8, 8, background: RGBA(hex: 0x808080))
      canvas.fill(box(0, 0, 8, 8), blackToWhite, geometry)
      expectEqual(canvas.rendered()[5, 5].red, expected, "\(geometry)")
    }
    for stops in [[], [stop(.black, .nan)], [stop(RGBA(red: .nan, green: 0, blue: 0), 0)]] {
      var canvas = Canvas(8, 8, background: RGBA(hex: 0x808080))
      canvas.fill(box(0, 0, 8, 8), stops, .linear(start: .zero, end: Point2D(x: 8, y: 0)))
      expectEqual(canvas.rendered()[5, 5].red, 128)
    }
    var canvas = Canvas(8, 8)
    canvas.fill(box(0, 0, 8, 8), [stop(.black, 0.5)], .linear(start: .zero, end: .zero))
    expectEqual(canvas.rendered()[5, 5].red, 0)
  }

  @Test("Edges of a gradient are covered like those of a colour")
  func edges() {
    let shape = Silhouette.ellipse(Rect2D(x: 2.5, y: 3, width: 20, height: 20))
    var colored = Canvas(30, 30)
    colored.fill(shape, .black)
    var ramped = Canvas(30, 30)
    ramped.fill(
      shape, [stop(.black, 0), stop(.black, 1)],
      .linear(start: Point2D(x: 0, y: 0), end: Point2D(x: 9, y: 5)))
    expectEqual(colored.rendered(), ramped.rendered())
  }
}
