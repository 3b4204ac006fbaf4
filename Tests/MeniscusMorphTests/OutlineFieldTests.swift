import MeniscusDisplay
import MeniscusGeometry
import MeniscusMorph
import TestSupport
import Testing

/// Fields of outlines: what is worked out together, left out or kept has the bits of the definition.
@Suite struct OutlineFieldTests {
  /// An outline of some corners around a middle, curved or not; corners may coincide.
  private static func outline(_ random: inout Seeded, corners: Int, reach: Double) -> Path2D {
    var elements: [Path2D.Element] = []
    func place() -> Point2D {
      // On a grid of half points, so that edges meet, overlap and stand upright.
      Point2D(
        x: (random.next(-reach...reach) * 2).rounded() / 2,
        y: (random.next(-reach...reach) * 2).rounded() / 2)
    }
    for corner in 0..<corners {
      if corner % 17 == 0 {
        elements.append(.move(place()))
      } else if corner % 3 == 0 {
        elements.append(.quadratic(place(), place()))
      } else {
        elements.append(.line(place()))
      }
    }
    elements.append(.close)
    return Path2D(elements: elements)
  }

  private static func list(
    _ outlines: [Path2D], _ rule: FillRule = .nonZero, apart: Double = 0
  ) -> DisplayList {
    var list = DisplayList(size: Size2D(width: 400, height: 400), scale: 2, background: .white)
    list.glass = outlines.enumerated().map { index, outline in
      GlassElement(
        .outline(list.resources.row(of: outline), rule),
        .translation(x: apart * Double(index), y: 0), container: index)
    }
    return list
  }

  @Test(arguments: [3, 12, 40, 160], [FillRule.nonZero, .evenOdd])
  func samplesHaveTheBitsOfTheDefinition(corners: Int, rule: FillRule) throws {
    var random = Seeded(UInt64(corners))
    for reach in [6.0, 40] {
      let outline = Self.outline(&random, corners: corners, reach: reach)
      let shape = try #require(FusedShapes.resolve(Self.list([outline], rule)).shapes.first)
      let reference = OutlineReference(outline, rule)
      expectEqual(shape.origin.point, .zero)
      for y in [-reach - 60, -reach - 3, -0.5, 0, 0.25, reach / 3, reach] {
        for (step, first) in [(0.5, -130), (1 / 3.0, -40), (4.0, -20), (0.0, 3), (-0.5, -30)] {
          let values = Row(shape, y: y, x: 0.5 * step + 0.125, first: first, step: step, count: 300)
          // The definition visits every edge: of many corners, every seventh sample is asked for.
          for index in stride(from: 0, to: 300, by: corners > 12 ? 7 : 1) {
            let x = 0.5 * step + 0.125 + Double(first + index) * step
            let sample = reference.sample(x, y)
            try #require(values.distance[index] == Float(sample.distance), "\(x) \(y) \(step)")
            try #require(values.gradientX[index] == Float(sample.gradient.x), "\(x) \(y) \(step)")
            try #require(values.gradientY[index] == Float(sample.gradient.y), "\(x) \(y) \(step)")
          }
        }
      }
    }
  }

  @Test func keptFieldsChangeNothing() throws {
    var random = Seeded(3)
    for corners in [5, 60] {
      let outline = Self.outline(&random, corners: corners, reach: 20)
      for scale in [1.0, 2, 3] {
        let plain = try #require(FusedShapes.resolve(Self.list([outline])).shapes.first)
        var kept = plain
        kept.rows = FusedShapeRows(plain, scale: scale, .serial)
        let pixels = try #require(FusedShapeRows.pixels(of: plain, scale: scale))
        expectEqual(kept.rows?.bytes, pixels * FusedShapeRows.bytesOfPixel)
        let step = 1 / scale
        for pixel in [-200, -80, -41, 0, 7, 90] {
          for (offset, first) in [(0.5, -300), (0.5, 3), (0.25, -90)] {
            let y = (Double(pixel) + offset) * step
            let row = Row(kept, y: y, x: 0.5 * step, first: first, step: step, count: 500)
            let own = Row(plain, y: y, x: 0.5 * step, first: first, step: step, count: 500)
            #expect(row == own)
          }
        }
        // What is known costs nothing.
        let middle = Row(kept, y: 0.5 * step, x: 0.5 * step, first: 0, step: step, count: 8)
        expectEqual(middle.work, FieldWork())
      }
    }
  }

  @Test func whatIsMovedByPixelsIsNotMadeAnew() throws {
    var random = Seeded(9)
    let outlines = (0..<4).map { _ in Self.outline(&random, corners: 50, reach: 15) }
    var cache = FusedShapeCache()
    // Half points are pixels here; a fifth of a point is none.
    for (move, made) in [(0.0, 4), (12.5, 0), (-3, 0), (0.2, 4), (10.2, 0), (0, 4)] {
      var list = Self.list(outlines, apart: 50)
      for row in list.glass.indices { list.glass[row].transform.tx += move }
      let found = FusedShapes.resolve(list, keeping: &cache)
      let anew = FusedShapes.resolve(list)
      expectEqual(found.hash, anew.hash)
      expectEqual(found.shapeOfElement, anew.shapeOfElement)
      for (one, other) in zip(found.shapes, anew.shapes) {
        expectEqual(one.bounds, other.bounds)
        expectEqual(one.origin, other.origin)
        expectEqual(one.elements, other.elements)
        expectEqual(one.container, other.container)
        for y in [-11.0, 0.5, 6] {
          #expect(
            Row(one, y: y, x: -30, first: 0, step: 0.5, count: 130)
              == Row(other, y: y, x: -30, first: 0, step: 0.5, count: 130))
        }
      }
      expectEqual(found.counters[.glassFused], made)
    }
  }

  @Test func cachesHoldTheLastListOnly() {
    var random = Seeded(5)
    var cache = FusedShapeCache()
    for count in [7, 3, 5, 0] {
      let outlines = (0..<count).map { _ in Self.outline(&random, corners: 30, reach: 15) }
      _ = FusedShapes.resolve(Self.list(outlines, apart: 60), keeping: &cache)
      expectEqual(cache.count, count)
    }
  }

  @Test func hostileOutlinesAreKeptAsWell() {
    let numbers = [0, 1e-300, 1e9, 1e300, -1e300, .infinity, .nan]
    var cache = FusedShapeCache()
    for a in numbers {
      for b in numbers {
        let outline = Path2D(elements: [
          .move(Point2D(x: a, y: 0)), .line(Point2D(x: 10, y: b)), .line(Point2D(x: b, y: a)),
          .cubic(Point2D(x: 1, y: a), Point2D(x: b, y: 4), Point2D(x: 3, y: 3)), .close,
        ])
        let list = Self.list([outline, outline], apart: 3)
        for _ in 0..<2 {
          let found = FusedShapes.resolve(list, keeping: &cache)
          expectEqual(found.hash, FusedShapes.resolve(list).hash)
          for shape in found.shapes { _ = FusedShapeRows.pixels(of: shape, scale: 2) }
        }
      }
    }
  }
}

/// A row of a fused shape's field.
private struct Row: Equatable {
  private(set) var distance: [Float]
  private(set) var gradientX: [Float]
  private(set) var gradientY: [Float]
  private(set) var work = FieldWork()

  init(_ shape: FusedShape, y: Double, x: Double, first: Int, step: Double, count: Int) {
    distance = [Float](repeating: .nan, count: count)
    (gradientX, gradientY) = (distance, distance)
    distance.withUnsafeMutableBufferPointer { distance in
      gradientX.withUnsafeMutableBufferPointer { gradientX in
        gradientY.withUnsafeMutableBufferPointer { gradientY in
          work = shape.fillRow(
            y: y, x: x, first: first, step: step, distance: distance, gradientX: gradientX,
            gradientY: gradientY)
        }
      }
    }
  }

  /// Whether the values have the same bits; the work may differ.
  static func == (left: Row, right: Row) -> Bool {
    left.distance == right.distance && left.gradientX == right.gradientX
      && left.gradientY == right.gradientY
  }
}
