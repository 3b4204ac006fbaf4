import MeniscusGeometry
import TestSupport
import Testing

/// Paths without their overlaps.
struct PathNormalizingTests {
  private func square(_ x: Double, _ y: Double, _ side: Double, isTurned: Bool = false) -> Path2D {
    let points = [(x, y), (x + side, y), (x + side, y + side), (x, y + side)]
    var path = Path2D()
    for (index, point) in (isTurned ? points.reversed() : points).enumerated() {
      let point = Point2D(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    path.close()
    return path
  }

  private func joined(_ outlines: Path2D...) -> Path2D {
    outlines.reduce(into: Path2D()) { $0.append($1) }
  }

  /// The corners of a path of straight lines.
  private func corners(_ path: Path2D) -> Set<[Double]> {
    var corners: Set<[Double]> = []
    path.flatten(tolerance: 1) { element in
      switch element {
      case .move(let p), .line(let p): corners.insert([p.x, p.y])
      default: break
      }
    }
    return corners
  }

  private func contourCount(_ path: Path2D) -> Int {
    path.elements.count { if case .move = $0 { true } else { false } }
  }

  /// Both rules say of the result what `rule` says of the path, at points beside its edges.
  private func expectSameRegion(
    _ path: Path2D, _ result: Path2D, rule: FillRule = .nonZero, seed: UInt64 = 1
  ) {
    var generator = SeededGenerator(seed: seed)
    let box = path.bounds
    for _ in 0..<800 {
      let point = Point2D(
        x: box.minX + Double.random(in: -0.1...1.1, using: &generator) * box.width,
        y: box.minY + Double.random(in: -0.1...1.1, using: &generator) * box.height)
      let isInside = path.contains(point, rule: rule)
      expectEqual(result.contains(point, rule: .nonZero), isInside)
      expectEqual(result.contains(point, rule: .evenOdd), isInside)
    }
  }

  @Test func twoSquaresThatOverlapAreOneRegion() {
    let both = joined(square(0, 0, 10), square(5, 5, 10))
    let result = both.normalized(tolerance: 0.01)
    expectEqual(contourCount(result), 1)
    expectEqual(
      corners(result),
      [
        [0, 0], [10, 0], [10, 5], [15, 5], [15, 15], [5, 15], [5, 10], [0, 10],
      ])
    expectSameRegion(both, result)
  }

  @Test func whatLiesInsideIsLeftOut() {
    let both = joined(square(0, 0, 10), square(2, 2, 4))
    expectEqual(corners(both.normalized(tolerance: 0.01)), corners(square(0, 0, 10)))
    // By the other rule, or turned around, it is a hole.
    let hole = both.normalized(rule: .evenOdd, tolerance: 0.01)
    expectSameRegion(both, hole, rule: .evenOdd)
    let ring = joined(square(0, 0, 10), square(2, 2, 4, isTurned: true))
    expectEqual(ring.normalized(tolerance: 0.01), ring)
  }

  @Test func squaresThatShareASideAreOneRegion() {
    let both = joined(square(0, 0, 10), square(10, 0, 10))
    let result = both.normalized(tolerance: 0.01)
    expectEqual(contourCount(result), 1)
    expectEqual(result.bounds, Rect2D(x: 0, y: 0, width: 20, height: 10))
    expectSameRegion(both, result)
    let twice = joined(square(0, 0, 10), square(0, 0, 10))
    expectEqual(corners(twice.normalized(tolerance: 0.01)), corners(square(0, 0, 10)))
  }

  @Test func aLineThatCrossesItselfIsTwoRegions() {
    var bow = Path2D()
    bow.move(to: Point2D(x: 0, y: 0))
    bow.line(to: Point2D(x: 10, y: 10))
    bow.line(to: Point2D(x: 10, y: 0))
    bow.line(to: Point2D(x: 0, y: 10))
    bow.close()
    let result = bow.normalized(tolerance: 0.01)
    expectEqual(corners(result), [[0, 0], [5, 5], [10, 10], [10, 0], [0, 10]])
    expectSameRegion(bow, result)
  }

  @Test func curvesStayCurves() {
    let both = joined(
      .ellipse(in: Rect2D(x: 0, y: 0, width: 10, height: 10)),
      .ellipse(in: Rect2D(x: 6, y: 0, width: 10, height: 10)))
    let result = both.normalized(tolerance: 0.001)
    expectEqual(contourCount(result), 1)
    let curves = result.elements.count { if case .cubic = $0 { true } else { false } }
    // Eight quarters; the four that cross are cut, and a stump of none is left inside.
    expectEqual(curves, 8)
    expectEqual(result.bounds.width, 16)
    // They meet where circles of radius 5, 6 apart, do: at y = 5 ± 4.
    var lowest = 0.0
    for element in result.elements {
      if case .cubic(_, _, let end) = element, abs(end.x - 8) < 0.1 { lowest = max(lowest, end.y) }
    }
    expectClose(lowest, 9, closerThan: 0.01)
  }

  @Test func anythingIsBroughtToOneEdge() {
    for seed in UInt64(1)...40 {
      var generator = SeededGenerator(seed: seed)
      var path = Path2D()
      func point() -> Point2D {
        Point2D(
          x: Double.random(in: 0...100, using: &generator),
          y: Double.random(in: 0...100, using: &generator))
      }
      for _ in 0..<3 {
        path.move(to: point())
        for _ in 0..<4 { path.line(to: point()) }
        path.close()
      }
      for rule in [FillRule.nonZero, .evenOdd] {
        expectSameRegion(
          path, path.normalized(rule: rule, tolerance: 0.01), rule: rule, seed: seed)
      }
    }
  }

  @Test func nothingAndPointsAreNoRegion() {
    #expect(Path2D().normalized(tolerance: 0.01).isEmpty)
    var point = Path2D()
    point.move(to: Point2D(x: 1, y: 1))
    point.line(to: Point2D(x: 1, y: 1))
    point.close()
    _ = point.normalized(tolerance: 0.01)
  }

  @Test("What is taken away leaves no overlap, however often it was covered")
  func subtracting() {
    var covered = square(0, 0, 10)
    covered.append(square(2, 2, 10))
    // By arithmetic: both squares are 136 together; a band 2 wide through all of them takes 24 away
    // and parts them, a hole of 2 by 2 takes 4.
    var band = Path2D()
    band.append(.rectangle(Rect2D(x: 5, y: -3, width: 2, height: 20)))
    for (cut, area, contours) in [(band, 112.0, 2), (square(5, 5, 2), 132, 2)] {
      let rest = covered.subtracting(cut, tolerance: 0.01)
      expectEqual(rest.elements.count { $0 == .close }, contours)
      expectEqual(rest.contains(Point2D(x: 6, y: 6)), false)
      expectEqual(rest.contains(Point2D(x: 4, y: 4)), true)
      var found = 0.0
      rest.forEachEdge(tolerance: 0.01) { from, to in
        found += (from.x * to.y - to.x * from.y) / 2
      }
      expectClose(found, area, within: 1e-9)
    }
    expectEqual(covered.subtracting(Path2D(), tolerance: 0.01), covered)
  }
}
