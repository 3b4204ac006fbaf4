import MeniscusGeometry
import TestSupport
import Testing

/// Bounds, containment, flattening and length against other ways to the same answer.
@Suite("Path: queries")
struct PathQueryTests {
  /// Contours of random lines and curves, some of them closed.
  private func scribble(seed: UInt64, elements: Int = 12) -> Path2D {
    var random = SeededGenerator(seed: seed)
    func point() -> Point2D {
      Point2D(x: random.unitDouble() * 100, y: random.unitDouble() * 100)
    }
    var path = Path2D()
    path.move(to: point())
    for _ in 0..<elements {
      switch random.integer(below: 8) {
      case 0: path.move(to: point())
      case 1: path.close()
      case 2, 3: path.line(to: point())
      case 4, 5: path.curve(to: point(), control: point())
      default: path.curve(to: point(), control1: point(), control2: point())
      }
    }
    return path
  }

  @Test(arguments: 0..<12)
  func boundsAreThoseOfTheCurvesAndNoLarger(seed: Int) {
    let path = scribble(seed: UInt64(seed))
    var drawn = Rect2D(origin: Point2D(x: 1000, y: 1000), size: .zero)
    var (maxX, maxY) = (-1000.0, -1000.0)
    for edge in polyline(path, tolerance: 1e-3) {
      drawn.origin = Point2D(
        x: min(drawn.minX, edge.start.x), y: min(drawn.minY, edge.start.y))
      (maxX, maxY) = (max(maxX, edge.start.x), max(maxY, edge.start.y))
    }
    let expected = Rect2D(minX: drawn.minX, minY: drawn.minY, maxX: maxX, maxY: maxY)
    // Chords stay within the tolerance of the curve, and inside its bounds but for rounding.
    #expect(isSame(path.bounds, expected, within: 1e-3))
    #expect(path.bounds.minX <= expected.minX + 1e-12)
    #expect(path.bounds.maxY >= expected.maxY - 1e-12)
    expectEqual(path.controlBounds.union(path.bounds), path.controlBounds)
  }

  @Test func boundsOfAKnownCurve() {
    var path = Path2D()
    path.move(to: .zero)
    path.curve(
      to: Point2D(x: 3, y: 0), control1: Point2D(x: 1, y: 2), control2: Point2D(x: 2, y: 2))
    // y = 6 t (1 − t) has its top at a half.
    expectEqual(path.bounds, Rect2D(x: 0, y: 0, width: 3, height: 1.5))
    expectEqual(Path2D().bounds, .zero)
  }

  @Test(arguments: 0..<10)
  func containmentAgreesWithAFinePolygon(seed: Int) {
    let path = scribble(seed: UInt64(seed + 100))
    let edges = polyline(path, tolerance: 1e-2)
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<50 {
      let point = Point2D(x: random.unitDouble() * 110 - 5, y: random.unitDouble() * 110 - 5)
      // Within the tolerance of an edge the polygon may err.
      guard edges.allSatisfy({ $0.distance(to: point) > 2e-2 }) else { continue }
      expectEqual(path.windingNumber(around: point), winding(edges, around: point))
    }
  }

  /// The winding number as the sum of the angles under which the edges are seen.
  private func winding(_ edges: [Edge], around point: Point2D) -> Int {
    let sum = edges.reduce(0) { sum, edge in
      let (a, b) = (edge.start - point, edge.end - point)
      return sum + Exact.arcTangent(y: a.x * b.y - a.y * b.x, x: a.x * b.x + a.y * b.y)
    }
    return Int((sum / (2 * .pi)).rounded())
  }

  @Test func rulesDifferWhereAContourTurnsTwice() {
    var path = Path2D.rectangle(Rect2D(x: 0, y: 0, width: 10, height: 10))
    path.append(.rectangle(Rect2D(x: 3, y: 3, width: 4, height: 4)))
    let middle = Point2D(x: 5, y: 5)
    expectEqual(path.windingNumber(around: middle), 2)
    #expect(path.contains(middle) && !path.contains(middle, rule: .evenOdd))
    #expect(path.contains(Point2D(x: 1, y: 5), rule: .evenOdd))
  }

  @Test func edgesBelongAsThoseOfRectanglesDo() {
    let rect = Rect2D(x: 2, y: 3, width: 4, height: 5)
    let path = Path2D.rectangle(rect)
    for x in [1.5, 2, 4, 6, 6.5] {
      for y in [2.5, 3, 5, 8, 8.5] {
        let point = Point2D(x: x, y: y)
        expectEqual(path.contains(point), rect.contains(point))
      }
    }
  }

  @Test func rowsThroughVerticesAndExtremaCountOnce() {
    // A diamond and a circle: rows through the leftmost and rightmost points meet vertices only.
    let diamond = Path2D(elements: [
      .move(Point2D(x: 5, y: 0)), .line(Point2D(x: 10, y: 5)), .line(Point2D(x: 5, y: 10)),
      .line(Point2D(x: 0, y: 5)), .close,
    ])
    let circle = Path2D.ellipse(in: Rect2D(x: 0, y: 0, width: 10, height: 10))
    for path in [diamond, circle] {
      for x in [-1.0, 11.0] { #expect(!path.contains(Point2D(x: x, y: 5))) }
      for x in [0.5, 5, 9.5] { #expect(path.contains(Point2D(x: x, y: 5))) }
      for y in [0.0, 10.0] {
        for x in [-1.0, 4.9, 5.1] { #expect(!path.contains(Point2D(x: x, y: y))) }
      }
    }
  }

  @Test(arguments: [1.0, 0.1, 0.01])
  func flatteningKeepsItsTolerance(tolerance: Double) {
    var random = SeededGenerator(seed: 12)
    func point() -> Point2D {
      Point2D(x: random.unitDouble() * 100, y: random.unitDouble() * 100)
    }
    for isQuadratic in [false, true, false, true, false, false] {
      let (start, control, end) = (point(), point(), point())
      var path = Path2D()
      path.move(to: start)
      var curve = Cubic2D(start: start, control: control, end: end)
      if isQuadratic {
        path.curve(to: end, control: control)
      } else {
        curve.control2 = point()
        path.curve(to: end, control1: curve.control1, control2: curve.control2)
      }
      let chords = strokedEdges(path, tolerance: tolerance)
      for step in 0...100 {
        let point = curve.point(at: Double(step) / 100)
        let distance = chords.reduce(.infinity) { min($0, $1.distance(to: point)) }
        #expect(distance <= tolerance + 1e-12)
      }
    }
  }

  /// Wang's bound in numbers: for the cubic below, the second differences have lengths of 80 and 40,
  /// so that a tolerance of 0.15 needs √(0.75 · 80 ÷ 0.15) = 20 chords.
  @Test func flatteningTakesAsManyChordsAsTheBoundSays() {
    var path = Path2D()
    path.move(to: .zero)
    path.curve(
      to: Point2D(x: 60, y: -40), control1: Point2D(x: 20, y: 40), control2: Point2D(x: 40, y: 0))
    expectEqual(strokedEdges(path, tolerance: 0.1501).count, 20)
    expectEqual(strokedEdges(path, tolerance: 0.1499).count, 21)
    // Twice the size needs as many chords as half the tolerance.
    var count = 0
    path.flatten(tolerance: 0.3002, transform: .scale(x: 2, y: 2)) { element in
      if case .line = element { count += 1 }
    }
    expectEqual(count, 20)
    expectEqual(strokedEdges(path, tolerance: 1e-30).count, 4096)
  }

  @Test func flatteningEndsOnTheGivenPointsAndTransforms() {
    let path = scribble(seed: 7)
    let transform = Affine2D(a: 0.3, b: 1, c: -2, d: 0.7, tx: 11, ty: -5)
    var direct: [Path2D.Element] = []
    path.flatten(tolerance: 0.1, transform: transform) { direct.append($0) }
    expectEqual(direct, path.transformed(by: transform).flattened(tolerance: 0.1).elements)
    #expect(direct.count > path.elements.count)
  }

  @Test func edgesCloseEveryContour() {
    let path = scribble(seed: 3, elements: 30)
    var balance = Point2D.zero
    for edge in polyline(path, tolerance: 0.1) { balance = balance + (edge.end - edge.start) }
    #expect(balance.distance(to: .zero) < 1e-10)
  }

  @Test func oddElementsDoNoHarm() {
    let path = Path2D(elements: [
      .close, .line(Point2D(x: 1, y: 1)), .line(Point2D(x: 3, y: 1)), .close, .close,
      .line(Point2D(x: 3, y: 3)), .move(Point2D(x: 9, y: 9)), .move(Point2D(x: 8, y: 8)),
    ])
    #expect(path.bounds.union(Rect2D(x: 1, y: 1, width: 2, height: 2)).maxX >= 3)
    #expect(!path.contains(Point2D(x: 2, y: 1.5)))
    #expect(path.length > 0)
    let unclear = Path2D(elements: [
      .move(Point2D(x: .nan, y: 0)), .cubic(.zero, Point2D(x: .infinity, y: 1), .zero), .close,
    ])
    #expect(!unclear.contains(.zero))
    #expect(unclear.flattened(tolerance: 0.1).elements.count >= 3)
    _ = unclear.bounds
    _ = unclear.stroked(width: 3, join: .round, cap: .round)
    _ = unclear.trimmed(from: 0.2, to: 0.7)
    _ = unclear.dashed(lengths: [1, 2])
  }
}
