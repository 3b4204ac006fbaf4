import MeniscusGeometry
import MeniscusMorph
import TestSupport
import Testing

@Suite struct ContinuousCornerTests {
  /// What is drawn and what bends light must be one shape: the field is zero on the outline.
  @Test(arguments: [8.0, 20, 30, 40, 48, 55])
  func fieldIsZeroOnTheOutline(radius: Double) throws {
    let rect = Rect2D(x: 10, y: 20, width: 160, height: 120)
    let radii = CornerRadii2D(all: radius)
    try expectZero(rect, radii)
  }

  @Test func fieldIsZeroOnTheOutlineWhereCornersDiffer() throws {
    let rect = Rect2D(x: 0, y: 0, width: 200, height: 150)
    try expectZero(
      rect, CornerRadii2D(topLeft: 0, topRight: 20, bottomRight: 60, bottomLeft: 35))
  }

  private func expectZero(_ rect: Rect2D, _ radii: CornerRadii2D) throws {
    let outline = Path2D.roundedRectangle(rect, radii: radii, curve: .continuous)
    let fusedShape = try #require(FusedShape.of(.roundedRectangle(rect, radii, .continuous)))
    let largest = max(
      max(radii.topLeft, radii.topRight), max(radii.bottomLeft, radii.bottomRight))
    var count = 0
    outline.forEachEdge(tolerance: 0.001) { start, end in
      let middle = Point2D(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
      let distance = fusedShape.sample(at: middle).distance
      // The fit's own bound, and the chord's.
      #expect(abs(distance) < 0.0025 * largest + 0.002, "\(middle)")
      count += 1
    }
    #expect(count > 20)
  }

  @Test func cornerIsFullerThanACircleAndFlatterAtItsEnds() throws {
    let rect = Rect2D(x: 0, y: 0, width: 160, height: 120)
    let radii = CornerRadii2D(all: 30)
    let continuous = try #require(FusedShape.of(.roundedRectangle(rect, radii, .continuous)))
    let circular = try #require(FusedShape.of(.roundedRectangle(rect, radii, .circular)))
    // The curve begins before the arc does, so there it has left the side already.
    #expect(continuous.distance(32, 0) > 0.05)
    expectEqual(circular.distance(32, 0), 0)
    // 1.6 radii from the corner both lie on the side.
    #expect(abs(continuous.distance(48, 0)) < 0.01)
    // On the diagonal both meet: (1 − 1/√2) radii from either side.
    let apex = 30 * (1 - 0.5.squareRoot())
    #expect(abs(continuous.distance(apex, apex)) < 0.0025 * 30)
    #expect(abs(circular.distance(apex, apex)) < 1e-9)
  }

  @Test func fieldIsSmoothWhereTheCornersCurveEndsInside() throws {
    let rect = Rect2D(x: 0, y: 0, width: 200, height: 200)
    let fusedShape = try #require(
      FusedShape.of(.roundedRectangle(rect, CornerRadii2D(all: 30), .continuous)))
    // Around the point from which the corner's norms are taken, 1.54 radii from both sides.
    let ring = [(1.0, 0.0), (0.8, 0.6), (0, 1), (-0.6, 0.8), (-0.8, -0.6), (0.6, -0.8)]
    let distances = ring.map { fusedShape.distance(46.2 + 0.1 * $0.0, 46.2 + 0.1 * $0.1) }
    // No distance changes by more than a point a point.
    #expect((distances.max() ?? 0) - (distances.min() ?? 1) < 0.25)
  }
}
