import MeniscusDisplay
import MeniscusGeometry
import MeniscusMorph
import TestSupport
import Testing

@Suite struct FusedShapeRowTests {
  private func row(
    _ fusedShape: FusedShape, y: Double, x: Double, step: Double, count: Int
  ) -> [(distance: Float, x: Float, y: Float)] {
    var values = [Float](repeating: .nan, count: count * 3)
    values.withUnsafeMutableBufferPointer { buffer in
      _ = fusedShape.fillRow(
        y: y, x: x, step: step, distance: .init(rebasing: buffer[..<count]),
        gradientX: .init(rebasing: buffer[count..<(2 * count)]),
        gradientY: .init(rebasing: buffer[(2 * count)...]))
    }
    return (0..<count).map { (values[$0], values[count + $0], values[2 * count + $0]) }
  }

  @Test func rowsHoldTheSamples() throws {
    let ellipse = GlassElement(.ellipse(Rect2D(x: 60, y: -10, width: 50, height: 30)))
    let fusedShapes = FusedShapes.of([.button(0), .button(50), ellipse])
    let fusedShape = try #require(fusedShapes.shapes.first)
    expectEqual(fusedShape.elements, [0, 1, 2])
    for y in [-30.0, -7.25, 0, 11] {
      for (index, value) in row(fusedShape, y: y, x: -40.5, step: 1 / 3.0, count: 500).enumerated()
      {
        let sample = fusedShape.sample(at: Point2D(x: -40.5 + Double(index) * (1 / 3.0), y: y))
        expectEqual(value.distance, Float(sample.distance))
        expectEqual(value.x, Float(sample.gradient.x))
        expectEqual(value.y, Float(sample.gradient.y))
      }
    }
  }

  /// Elements too far from a stretch of a row to matter are left out; that must change nothing.
  @Test func whatIsLeftOutChangesNothing() throws {
    // Around (330, 0), without a translation: the same origin, and so the same bits, alone.
    let turned = GlassElement(
      .rectangle(Rect2D(x: 178, y: -284, width: 40, height: 40)),
      Affine2D(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 0, ty: 0))
    let oval = GlassElement(.ellipse(Rect2D(x: 360, y: -15, width: 70, height: 30)))
    let elements = (0..<6).map { GlassElement.button(Double($0) * 55) } + [turned, oval]
    let fusedShapes = FusedShapes.of(elements).shapes
    let fusedShape = try #require(fusedShapes.first)
    expectEqual(fusedShape.elements, Array(0..<8))
    let singles = try elements.map { try #require(FusedShapes.of([$0]).shapes.first) }
    for y in [-60.0, -21, 0, 22.5] {
      for (index, value) in row(fusedShape, y: y, x: -100, step: 0.75, count: 900).enumerated() {
        let point = Point2D(x: -100 + Double(index) * 0.75, y: y)
        let folded = singles.dropFirst().reduce(singles[0].sample(at: point)) { result, single in
          result.fused(with: single.sample(at: point), spacing: 20)
        }
        expectEqual(value.distance, Float(folded.distance))
        expectEqual(value.x, Float(folded.gradient.x))
        expectEqual(value.y, Float(folded.gradient.y))
      }
    }
  }

  /// Stars beside each other: few edges, and so many that the grid's cells are smaller.
  @Test(arguments: [3, 430]) func edgesThatCannotBeNearestChangeNothing(stars: Int) throws {
    var edges: [(Point2D, Point2D)] = []
    var elements: [Path2D.Element] = []
    for star in 0..<stars {
      let middle = Point2D(x: Double(star % 22) * 17.3, y: Double(star / 22) * 19.1)
      let points = (0..<10).map { point in
        let (turn, reach) = (Double(point) * 0.628_318_530_717_958_6, point % 2 == 0 ? 8.0 : 3.5)
        return Point2D(
          x: middle.x + reach * Exact.cosine(turn), y: middle.y + reach * Exact.sine(turn))
      }
      elements += [.move(points[0])] + points.dropFirst().map { .line($0) } + [.close]
      edges += points.indices.map { (points[$0], points[($0 + 1) % 10]) }
    }
    let shape = try #require(
      FusedShape.of(.outline(0, .nonZero), outlines: [Path2D(elements: elements)]))
    // From above the grid to its middle, and beyond it to the left and to the right.
    for y in [-57.3, -4, 0, 8.65, 23.1] {
      let values = row(shape, y: y, x: -70, step: 1.7, count: 320)
      for (index, value) in values.enumerated() {
        let point = Point2D(x: -70 + Double(index) * 1.7, y: y)
        let away = edges.map { Self.squaredDistance(from: point, to: $0) }.min() ?? 0
        expectClose(Double(abs(value.distance)), away.squareRoot(), closerThan: 1e-4)
        let crossings = edges.count { start, end in
          (start.y <= y) != (end.y <= y)
            && start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x) > point.x
        }
        #expect(away < 1e-12 || (value.distance < 0) == (crossings % 2 == 1), "\(point)")
      }
    }
  }

  private static func squaredDistance(
    from point: Point2D, to edge: (start: Point2D, end: Point2D)
  ) -> Double {
    let (along, to) = (edge.end - edge.start, point - edge.start)
    let length = along.x * along.x + along.y * along.y
    let place = min(max((to.x * along.x + to.y * along.y) / length, 0), 1)
    let gap = to - along * place
    return gap.x * gap.x + gap.y * gap.y
  }

  @Test func emptyRowsAreNothing() throws {
    let fusedShape = try #require(FusedShapes.of([.button(0)]).shapes.first)
    #expect(row(fusedShape, y: 0, x: 0, step: 1, count: 0).isEmpty)
  }
}
