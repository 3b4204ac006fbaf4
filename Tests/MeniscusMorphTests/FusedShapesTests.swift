import MeniscusDisplay
import MeniscusGeometry
import MeniscusMorph
import TestSupport
import Testing

@Suite struct FusedShapesTests {
  @Test func noGlassIsNoShape() {
    let none = FusedShapes.of([])
    #expect(none.shapes.isEmpty)
    #expect(none.shapeOfElement.isEmpty)
    var other = DisplayList(size: Size2D(width: 9, height: 9), scale: 3, background: .black)
    other.views = [ViewRecord(path: "root")]
    expectEqual(FusedShapes.resolve(other).hash, none.hash)
    #expect(FusedShapes.of([.button(0)]).hash != none.hash)
  }

  @Test func elementsFuseBelowTheSpacing() {
    func groups(_ gap: Double) -> [[Int]] {
      FusedShapes.of([.button(0), .button(44 + gap)]).shapes.map(\.elements)
    }
    expectEqual(groups(-10), [[0, 1]])
    expectEqual(groups(0), [[0, 1]])
    expectEqual(groups(19.99), [[0, 1]])
    expectEqual(groups(20), [[0], [1]])
  }

  @Test func gapsOfCirclesAreTakenAlongTheirCentres() {
    // Centres 3-4-5 apart: 64 points from centre to centre leave 20 between the edges. The boxes
    // around the circles are nearer than that.
    for (length, count) in [(63.9, 1), (64.1, 2)] {
      let fusedShapes = FusedShapes.of([.button(0), .button(0.6 * length, 0.8 * length)])
      expectEqual(fusedShapes.shapes.count, count)
    }
  }

  @Test func chainsFuseAndKeepDocumentOrder() {
    // 0 and 2 only meet through 3; 1 stands apart.
    let fusedShapes = FusedShapes.of([.button(0), .button(0, 200), .button(120), .button(60)])
    expectEqual(fusedShapes.shapes.map(\.elements), [[0, 2, 3], [1]])
    expectEqual(fusedShapes.shapeOfElement, [0, 1, 0, 0])
  }

  @Test func whatJoinsTwoGroupsBringsAllTheirMembers() {
    // 1 and 2 are a pair before 3 links them to 0.
    let fusedShapes = FusedShapes.of([.button(0), .button(120), .button(175), .button(60)])
    expectEqual(fusedShapes.shapes.map(\.elements), [[0, 1, 2, 3]])
  }

  @Test func gapsOfEllipsesAreNeverTakenTooWide() {
    // Two ellipses whose ends point at each other, 10 points apart.
    let ellipses = [0.0, 90].map { x in
      GlassElement(.ellipse(Rect2D(x: x, y: 0, width: 80, height: 20)), spacing: 10.01)
    }
    expectEqual(FusedShapes.of(ellipses).shapes.count, 1)
  }

  @Test func containersDoNotMix() {
    let fusedShapes = FusedShapes.of([.button(0, container: 4), .button(20, container: 7)])
    expectEqual(fusedShapes.shapes.map(\.container), [4, 7])
  }

  @Test func withoutSpacingOnlyTouchingElementsShareAShape() {
    for spacing in [0, -5, Double.nan] {
      let elements = [0.0, 44, 90].map { GlassElement.button($0, spacing: spacing) }
      let fusedShapes = FusedShapes.of(elements).shapes
      expectEqual(fusedShapes.map(\.elements), [[0, 1], [2]])
      #expect(fusedShapes.allSatisfy { $0.spacing == 0 })
    }
  }

  @Test func elementsWithoutAreaAreLeftOut() {
    var flat = GlassElement.button(10)
    flat.transform = .scale(x: 1, y: 0)
    let fusedShapes = FusedShapes.of([flat, .button(0)])
    expectEqual(fusedShapes.shapes.map(\.elements), [[1]])
    expectEqual(fusedShapes.shapeOfElement, [nil, 0])
  }

  @Test func hashSaysWhatFuses() {
    let base: [GlassElement] = [.button(0), .button(60)]
    let hash = FusedShapes.of(base).hash
    expectEqual(FusedShapes.of(base).hash, hash)
    var other = base
    other[1].view = ViewIndex(row: 5)
    expectEqual(FusedShapes.of(other).hash, hash, "Who caused an element does not matter.")
    other[1].transform = .translation(x: 0.25, y: 0)
    #expect(FusedShapes.of(other).hash != hash)
    #expect(FusedShapes.of(base.reversed()).hash != hash)
    #expect(FusedShapes.of([base[0]]).hash != hash)
  }

  @Test func pathsOfOneShapeKeepTheirOwnEdges() throws {
    func square(_ x: Double) -> Path2D {
      Path2D(elements: [
        .move(Point2D(x: x, y: 0)), .line(Point2D(x: x + 10, y: 0)),
        .line(Point2D(x: x + 10, y: 10)), .line(Point2D(x: x, y: 10)), .close,
      ])
    }
    let elements = [0, 1].map { GlassElement(.outline($0, .nonZero), spacing: 4) }
    let fusedShapes = FusedShapes.of(elements, outlines: [square(0), square(12)])
    let fusedShape = try #require(fusedShapes.shapes.first)
    expectEqual(fusedShape.elements, [0, 1])
    expectEqual(fusedShape.distance(3, 5), -3)
    expectEqual(fusedShape.distance(19, 5), -3)
    // Between them, 1 from either: the radius is 4, so the distance is 1 − 4/4.
    expectEqual(fusedShape.distance(11, 5), 0)
  }

  /// Nothing of a fused shape lies outside its bounds, whatever bulges.
  @Test func boundsEncloseTheShape() {
    var seeded = Seeded(9)
    for round in 0..<12 {
      let spacing = seeded.next(0...40)
      var elements = (0..<(1 + round % 4)).map { _ in
        GlassElement.button(seeded.next(0...120), seeded.next(0...120), spacing: spacing)
      }
      if round == 0 {
        // Sharp boxes that overlap rise above their common top where their corners lie.
        elements = [0.0, 90].map { x in
          GlassElement(.rectangle(Rect2D(x: x, y: 0, width: 100, height: 60)), spacing: 40)
        }
      }
      for fusedShape in FusedShapes.of(elements).shapes {
        let bounds = fusedShape.bounds
        for step in 0...200 {
          let t = Double(step) / 200
          let (x, y) = (bounds.minX + t * bounds.width, bounds.minY + t * bounds.height)
          for point in [
            Point2D(x: x, y: bounds.minY - 0.01), Point2D(x: x, y: bounds.maxY + 0.01),
            Point2D(x: bounds.minX - 0.01, y: y), Point2D(x: bounds.maxX + 0.01, y: y),
          ] {
            #expect(fusedShape.sample(at: point).distance > 0)
          }
        }
      }
    }
  }
}
