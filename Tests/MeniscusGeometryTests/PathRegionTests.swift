import MeniscusGeometry
import TestSupport
import Testing

@Suite("Regions made of two")
struct PathRegionTests {
  private static let shapes: [Path2D] = [
    .rectangle(Rect2D(x: 0, y: 0, width: 20, height: 12)),
    .ellipse(in: Rect2D(x: 7, y: 3, width: 18, height: 16)),
    .rectangle(Rect2D(x: 4, y: 4, width: 3, height: 3)),
    // A five-pointed star, whose heart the two rules tell apart.
    {
      let corners = [(10.0, 0.0), (16, 18), (1, 7), (19, 7), (4, 18)]
      var star = Path2D()
      for (index, corner) in corners.enumerated() {
        let point = Point2D(x: corner.0, y: corner.1)
        if index == 0 { star.move(to: point) } else { star.line(to: point) }
      }
      star.close()
      return star
    }(),
  ]

  private static func holds(_ operation: RegionOperation, _ first: Bool, _ second: Bool) -> Bool {
    switch operation {
    case .union: first || second
    case .intersection: first && second
    case .subtraction: first && !second
    case .symmetricDifference: first != second
    }
  }

  @Test(
    "A place is inside as the operation says, by both rules", arguments: RegionOperation.allCases)
  func places(_ operation: RegionOperation) {
    var generator = SeededGenerator(seed: 19)
    for rule in [FillRule.nonZero, .evenOdd] {
      for (first, second) in Self.shapes.flatMap({ a in Self.shapes.map { (a, $0) } }) {
        let made = first.combined(with: second, by: operation, rule: rule, tolerance: 0.001)
        for _ in 0..<200 {
          let point = Point2D(
            x: .random(in: -2...27, using: &generator), y: .random(in: -2...21, using: &generator))
          let expected = Self.holds(
            operation, first.contains(point, rule: rule), second.contains(point, rule: rule))
          expectEqual(made.contains(point, rule: .nonZero), expected)
          expectEqual(made.contains(point, rule: .evenOdd), expected)
        }
      }
    }
  }

  @Test("Nothing is nothing's union, and takes nothing away")
  func nothing() {
    let square = Self.shapes[0]
    for (operation, first, second) in [
      (RegionOperation.union, true, true), (.intersection, false, false),
      (.subtraction, true, false), (.symmetricDifference, true, true),
    ] {
      let left = square.combined(with: Path2D(), by: operation, tolerance: 0.01)
      let right = Path2D().combined(with: square, by: operation, tolerance: 0.01)
      expectEqual(left, first ? square : Path2D())
      expectEqual(right, second ? square : Path2D())
    }
  }

  @Test("A line is cut where it enters a region, and is not closed")
  func lines() {
    var line = Path2D()
    line.move(to: Point2D(x: -5, y: 6))
    line.line(to: Point2D(x: 30, y: 6))
    line.line(to: Point2D(x: 30, y: -5))
    let region = Self.shapes[0]
    // By arithmetic: 20 of 46 points lie inside.
    let inside = line.line(within: region, tolerance: 0.01)
    expectEqual(
      inside.elements, [.move(Point2D(x: 0, y: 6)), .line(Point2D(x: 20, y: 6))])
    let outside = line.line(within: region, isInside: false, tolerance: 0.01)
    expectEqual(
      outside.elements,
      [
        .move(Point2D(x: -5, y: 6)), .line(Point2D(x: 0, y: 6)), .move(Point2D(x: 20, y: 6)),
        .line(Point2D(x: 30, y: 6)), .line(Point2D(x: 30, y: -5)),
      ])
    expectEqual(line.line(within: Path2D(), isInside: false, tolerance: 0.01), line)
    #expect(line.line(within: Path2D(), tolerance: 0.01).isEmpty)
  }
}
