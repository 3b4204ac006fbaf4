import MeniscusDisplay
import MeniscusGeometry
import MeniscusMorph
import TestSupport
import Testing

@Suite struct FusionTests {
  private func pair(gap: Double, spacing: Double = 20) -> FusedShapes {
    .of([
      .button(-22 - gap / 2, spacing: spacing), .button(22 + gap / 2, spacing: spacing),
    ])
  }

  /// The height of what joins two buttons, halfway between them; 0 where nothing does.
  private func neck(gap: Double) throws -> Double {
    let fusedShape = try #require(pair(gap: gap).shapes.first)
    guard fusedShape.distance(0, 0) < 0 else { return 0 }
    var (inside, outside) = (0.0, 40.0)
    for _ in 0..<50 {
      let middle = (inside + outside) / 2
      if fusedShape.distance(0, middle) < 0 { inside = middle } else { outside = middle }
    }
    return 2 * inside
  }

  /// Measured on a prototype of the same formulation; half a point is what a picture shows.
  @Test(arguments: [(9.5, 6.3), (8, 12.5), (4, 21), (0, 26.5)])
  func neckGrowsAsButtonsNear(gap: Double, expected: Double) throws {
    try expectClose(neck(gap: gap), expected, closerThan: 0.5)
  }

  /// The same from the formula: half a neck y fulfils √(c² + y²) − 22 = 5 c² ÷ (c² + y²), where c
  /// is the distance from the middle to a centre.
  @Test(arguments: [9.5, 8, 6, 4, 2, 0])
  func neckFollowsTheFormula(gap: Double) throws {
    let c = 22 + gap / 2
    let y = try neck(gap: gap) / 2
    let square = c * c + y * y
    expectClose(square.squareRoot() - 22, 5 * c * c / square, closerThan: 1e-9)
  }

  @Test func bodiesJoinAtHalfTheSpacing() throws {
    #expect(try neck(gap: 9.99) > 0)
    try expectEqual(neck(gap: 10.01), 0)
    try expectEqual(neck(gap: 12), 0)
  }

  @Test func edgesBulgeBelowTheSpacingOnly() throws {
    // On the facing edge of the left button.
    for gap in [10.5, 12.0, 13] {
      let fusedShape = try #require(pair(gap: gap).shapes.first)
      #expect(fusedShape.distance(-gap / 2, 0) < 0)
    }
    // What has parted draws its tips in: from 0.7 of the spacing on it is round again.
    for gap in [14.0, 17, 19.9] {
      let fusedShape = try #require(pair(gap: gap).shapes.first)
      #expect(abs(fusedShape.distance(-gap / 2, 0)) < 1e-9)
    }
    for gap in [20.0, 20.5, 30] {
      let fusedShapes = pair(gap: gap)
      expectEqual(fusedShapes.shapes.count, 2)
      #expect(abs(fusedShapes.shapes[0].distance(-gap / 2, 0)) < 1e-9)
    }
    // The side that looks away never moves.
    let fusedShape = try #require(pair(gap: 4).shapes.first)
    #expect(abs(fusedShape.distance(-46, 0)) < 1e-9)
  }

  /// Aligned boxes that overlap by 10 points: a constant radius would swell them by 8.9 points at
  /// corners of 12.
  @Test(arguments: [0.0, 12, 14, 20, 30])
  func alignedBoxesHardlySwell(radius: Double) throws {
    let radii = CornerRadii2D(all: radius)
    let boxes = [0.0, 90].map { x in
      GlassElement(
        .roundedRectangle(Rect2D(x: x, y: 0, width: 100, height: 60), radii, .circular),
        spacing: 40)
    }
    let fusedShape = try #require(FusedShapes.of(boxes).shapes.first)
    expectEqual(fusedShape.elements, [0, 1])
    var overshoot = 0.0
    for x in stride(from: 55.0, through: 95, by: 1) {
      for height in stride(from: 0.0, through: 12, by: 0.05)
      where fusedShape.distance(x, -height) < 0 {
        overshoot = max(overshoot, height)
      }
    }
    #expect(overshoot <= 0.5)
    // Halfway both corners decide, c = radius − 5 from there: they share, and take no more than the law
    // of their directions alone would take.
    guard radius > 5 else { return }
    let c = radius - 5
    for height in [0, 0.5, 3, 8] {
      let square = c * c + (height + radius) * (height + radius)
      let alone = square.squareRoot() - radius
      let found = fusedShape.distance(95, -height)
      #expect(found < alone && found > alone - 10 * c * c / square)
    }
  }

  @Test func elementsFarAwayAreAnExactNoOp() {
    var seeded = Seeded(6)
    for _ in 0..<2000 {
      func direction() -> Point2D {
        let point = Point2D(x: seeded.next(-1...1), y: seeded.next(-1...1))
        return point * (1 / max(point.distance(to: .zero), 1e-3))
      }
      let near = SignedDistance(distance: seeded.next(-30...30), gradient: direction())
      let spacing = seeded.next(0...40)
      let far = SignedDistance(
        distance: near.distance + spacing + seeded.next(0...30), gradient: direction())
      guard far.distance - near.distance >= spacing else { continue }
      expectEqual(near.fused(with: far, spacing: spacing), near)
      expectEqual(far.fused(with: near, spacing: spacing), near)
    }
  }

  @Test func fusingNeverTakesAwayAndKeepsItsBound() {
    var seeded = Seeded(7)
    for _ in 0..<2000 {
      let angle = Point2D(x: seeded.next(-1...1), y: seeded.next(-1...1))
      let gradient = angle * (1 / max(angle.distance(to: .zero), 1e-3))
      let a = SignedDistance(distance: seeded.next(-30...30), gradient: gradient)
      let b = SignedDistance(
        distance: a.distance + seeded.next(-40...40), gradient: Point2D(x: 1, y: 0))
      let fused = a.fused(with: b, spacing: 24)
      let least = min(a.distance, b.distance)
      #expect(fused.distance <= least + 1e-12)
      #expect(fused.distance >= least - 24 / 4 - 1e-12)
      #expect(fused.gradient.distance(to: .zero) <= 1 + 1e-12)
      // A smooth minimum does not care who comes first.
      let other = b.fused(with: a, spacing: 24)
      expectClose(other.distance, fused.distance, closerThan: 1e-12)
      #expect(other.gradient.distance(to: fused.gradient) < 1e-12)
    }
  }

  @Test func withoutSpacingItIsThePlainUnion() {
    let a = SignedDistance(distance: 3, gradient: Point2D(x: 1, y: 0))
    let b = SignedDistance(distance: 3.5, gradient: Point2D(x: -1, y: 0))
    expectEqual(a.fused(with: b, spacing: 0), a)
    expectEqual(b.fused(with: a, spacing: 0), a)
  }

  @Test func elementsAreFoldedInDocumentOrder() throws {
    let elements = [GlassElement.button(0), .button(30, 30), .button(46, 4)]
    let alone = elements.enumerated().map { index, element in
      var element = element
      element.container = index
      return element
    }
    let fused = try #require(FusedShapes.of(elements).shapes.first)
    let singles = FusedShapes.of(alone).shapes
    expectEqual(fused.elements, [0, 1, 2])
    expectEqual(singles.map(\.elements), [[0], [1], [2]])
    var seeded = Seeded(8)
    for _ in 0..<300 {
      let point = Point2D(x: seeded.next(-40...80), y: seeded.next(-40...70))
      let folded = singles.dropFirst().reduce(singles[0].sample(at: point)) { result, single in
        result.fused(with: single.sample(at: point), spacing: 20)
      }
      expectEqual(fused.sample(at: point), folded)
    }
  }

  /// Sharp boxes and outlines that lie deeper in each other than the spacing: none is left out.
  @Test(arguments: [0.0, 8])
  func deepOverlapsAreFolded(spacing: Double) throws {
    let triangle = Path2D(elements: [
      .move(Point2D(x: 20, y: 0)), .line(Point2D(x: 140, y: 30)),
      .line(Point2D(x: 30, y: 100)), .close,
    ])
    let silhouettes: [Silhouette] = [
      .rectangle(Rect2D(x: 0, y: 0, width: 60, height: 100)),
      .rectangle(Rect2D(x: 50, y: 0, width: 100, height: 100)), .outline(0, .nonZero),
    ]
    func shapes(_ container: (Int) -> Int) -> [FusedShape] {
      let elements = silhouettes.enumerated().map {
        GlassElement($1, container: container($0), spacing: spacing)
      }
      return FusedShapes.of(elements, outlines: [triangle]).shapes
    }
    let fused = try #require(shapes { _ in 0 }.first)
    let singles = shapes { $0 }
    expectEqual(fused.elements, [0, 1, 2])
    var seeded = Seeded(16)
    for _ in 0..<2_000 {
      let point = Point2D(x: seeded.next(0...150), y: seeded.next(0...100))
      let folded = singles.dropFirst().reduce(singles[0].sample(at: point)) { result, single in
        result.fused(with: single.sample(at: point), spacing: spacing)
      }
      expectClose(fused.sample(at: point).distance, folded.distance, closerThan: 1e-9)
    }
  }
}
