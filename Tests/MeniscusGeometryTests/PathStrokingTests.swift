import MeniscusGeometry
import TestSupport
import Testing

/// The stroke as the set of points near the line, and the forms of joins and caps.
@Suite("Path: stroking")
struct PathStrokingTests {
  private func path(_ points: (Double, Double)..., closed: Bool = false) -> Path2D {
    var path = Path2D()
    for (index, point) in points.enumerated() {
      let point = Point2D(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    if closed { path.close() }
    return path
  }

  private func area(_ path: Path2D) -> Double {
    polyline(path, tolerance: 1e-5).reduce(0) { sum, edge in
      sum + 0.5 * (edge.start.x * edge.end.y - edge.start.y * edge.end.x)
    }
  }

  private static func curves() -> [(name: String, path: Path2D)] {
    var wave = Path2D()
    wave.move(to: Point2D(x: 10, y: 50))
    wave.curve(
      to: Point2D(x: 90, y: 50), control1: Point2D(x: 40, y: -40),
      control2: Point2D(x: 60, y: 140))
    var loop = Path2D()
    loop.move(to: Point2D(x: 20, y: 80))
    loop.curve(
      to: Point2D(x: 80, y: 80), control1: Point2D(x: 130, y: -20),
      control2: Point2D(x: -30, y: -20))
    var hairpin = Path2D()
    hairpin.move(to: Point2D(x: 20, y: 20))
    hairpin.curve(
      to: Point2D(x: 20, y: 30), control1: Point2D(x: 100, y: 20),
      control2: Point2D(x: 100, y: 30))
    var mixed = Path2D()
    mixed.move(to: Point2D(x: 15, y: 15))
    mixed.line(to: Point2D(x: 85, y: 20))
    mixed.curve(to: Point2D(x: 50, y: 85), control: Point2D(x: 90, y: 70))
    mixed.line(to: Point2D(x: 45, y: 30))
    mixed.line(to: Point2D(x: 47, y: 84))
    mixed.close()
    var degenerate = Path2D()
    degenerate.move(to: Point2D(x: 20, y: 20))
    degenerate.line(to: Point2D(x: 20, y: 20))
    degenerate.curve(
      to: Point2D(x: 80, y: 60), control1: Point2D(x: 20, y: 20),
      control2: Point2D(x: 80, y: 60))
    degenerate.curve(to: Point2D(x: 80, y: 60), control: Point2D(x: 80, y: 60))
    return [
      ("wave", wave), ("loop", loop), ("hairpin", hairpin), ("mixed", mixed),
      ("degenerate", degenerate),
      ("circle", .ellipse(in: Rect2D(x: 20, y: 20, width: 60, height: 60))),
    ]
  }

  /// With round joins and caps a stroke is all points nearer than half the width.
  ///
  /// Its contours turn clockwise around them.
  @Test(arguments: [1.0, 6.0, 20.0])
  func roundStrokesHoldWhatIsNearTheLine(width: Double) {
    for (name, path) in Self.curves() {
      let stroke = path.stroked(width: width, join: .round, cap: .round)
      let edges = strokedEdges(path, tolerance: 1e-3)
      var random = SeededGenerator(seed: 4)
      var errors = 0
      for _ in 0..<400 {
        let point = Point2D(x: random.unitDouble() * 120 - 10, y: random.unitDouble() * 120 - 10)
        let distance = edges.reduce(.infinity) { min($0, $1.distance(to: point)) }
        // The stroke's tolerance and the polyline's, and round ends' own error, 2.7 in 10,000.
        guard (distance - 0.5 * width).magnitude > 0.011 + 0.0003 * width else { continue }
        let winding = stroke.windingNumber(around: point)
        if distance < 0.5 * width ? winding <= 0 : winding != 0 { errors += 1 }
      }
      expectEqual(errors, 0, "\(name), width \(width)")
    }
  }

  @Test func buttStrokeOfALineIsARectangle() {
    let stroke = path((0, 0), (10, 0)).stroked(width: 2)
    expectEqual(stroke.bounds, Rect2D(x: 0, y: -1, width: 10, height: 2))
    expectEqual(area(stroke).magnitude, 20)
    let square = path((0, 0), (10, 0)).stroked(width: 2, cap: .square)
    expectEqual(square.bounds, Rect2D(x: -1, y: -1, width: 12, height: 2))
    expectEqual(area(square).magnitude, 24)
    let round = path((0, 0), (10, 0)).stroked(width: 2, cap: .round)
    #expect(isSame(round.bounds, Rect2D(x: -1, y: -1, width: 12, height: 2), within: 1e-15))
    expectClose(area(round).magnitude - 20, .pi, closerThan: 2e-3)
  }

  @Test func joinsOfARightAngle() {
    let corner = path((0, 0), (10, 0), (10, 10))
    let tip = Point2D(x: 10.9, y: -0.9)
    let shoulder = Point2D(x: 10.6, y: -0.6)
    let bevel = Point2D(x: 10.4, y: -0.4)
    func holds(_ join: StrokeJoin) -> [Bool] {
      let stroke = corner.stroked(width: 2, join: join)
      return [tip, shoulder, bevel].map { stroke.contains($0) }
    }
    expectEqual(holds(.miter), [true, true, true])
    expectEqual(holds(.round), [false, true, true])
    expectEqual(holds(.bevel), [false, false, true])
    expectEqual(corner.stroked(width: 2).bounds, Rect2D(x: 0, y: -1, width: 11, height: 11))
  }

  /// Of a sharp turn the join is drawn in two arcs, each as near its circle as a quarter is.
  @Test func roundJoinsKeepToTheirCircle() {
    for turn in [0.3, 1.5, 2.0, 2.6, 3.1] {
      let (sine, cosine) = Exact.sineAndCosine(turn)
      let stroke = path((-100, 0), (0, 0), (100 * cosine, 100 * sine)).stroked(
        width: 20, join: .round)
      var count = 0
      for edge in polyline(stroke, tolerance: 1e-4) {
        let point = edge.start
        // Beyond the ends of both lines only the join is left.
        guard point.x > 1e-6, point.x * cosine + point.y * sine < -1e-6 else { continue }
        expectClose(point.distance(to: .zero), 10, closerThan: 10 * 2.8e-4)
        count += 1
      }
      #expect(count > 5)
    }
  }

  /// A right angle's miter is √2 times as long as the line is wide.
  @Test func miterLimitIsTheRatioOfLengthAndWidth() {
    let corner = path((0, 0), (10, 0), (10, 10))
    let tip = Point2D(x: 10.9, y: -0.9)
    #expect(corner.stroked(width: 2, miterLimit: 1.415).contains(tip))
    #expect(!corner.stroked(width: 2, miterLimit: 1.414).contains(tip))
    // A way straight back has no miter, whatever the limit.
    let back = path((0, 0), (10, 0), (0, 0)).stroked(width: 2, miterLimit: 1e9)
    expectEqual(back.bounds, Rect2D(x: 0, y: -1, width: 10, height: 2))
  }

  @Test func closedContoursHaveJoinsEverywhereAndAHole() {
    let frame = path((0, 0), (10, 0), (10, 10), (0, 10), closed: true).stroked(width: 2)
    expectEqual(frame.bounds, Rect2D(x: -1, y: -1, width: 12, height: 12))
    #expect(frame.contains(Point2D(x: -0.9, y: -0.9)))
    #expect(!frame.contains(Point2D(x: 5, y: 5)))
    let wide = path((0, 0), (10, 0), (10, 10), (0, 10), closed: true).stroked(width: 30)
    #expect(wide.contains(Point2D(x: 5, y: 5)))
    // Against the clock it is the same region.
    let other = path((0, 0), (0, 10), (10, 10), (10, 0), closed: true).stroked(width: 2)
    #expect(other.bounds == frame.bounds && !other.contains(Point2D(x: 5, y: 5)))
  }

  @Test func dotsHaveTheFormOfTheCap() {
    let dot = path((5, 5), (5, 5))
    #expect(dot.stroked(width: 4).isEmpty)
    let box = Rect2D(x: 3, y: 3, width: 4, height: 4)
    expectEqual(dot.stroked(width: 4, cap: .round), .ellipse(in: box))
    expectEqual(dot.stroked(width: 4, cap: .square), .rectangle(box))
    #expect(path((5, 5)).stroked(width: 4, cap: .round).isEmpty)
  }

  @Test func noWidthIsNoRegion() {
    for width in [0, -1, .nan, .infinity] as [Double] {
      #expect(path((0, 0), (10, 0)).stroked(width: width).isEmpty)
    }
    #expect(Path2D().stroked(width: 1).isEmpty)
  }

  @Test func circlesKeepTheirWidth() {
    let circle = Path2D.ellipse(in: Rect2D(x: -50, y: -50, width: 100, height: 100))
    let ring = circle.stroked(width: 10)
    for edge in polyline(ring, tolerance: 1e-3) {
      let radius = edge.start.distance(to: .zero)
      let error = min((radius - 45).magnitude, (radius - 55).magnitude)
      // The tolerance of the stroke, and the error of the cubic circle itself.
      #expect(error < 0.01 + 0.0137)
    }
    #expect(ring.elements.count < 40)
  }
}
