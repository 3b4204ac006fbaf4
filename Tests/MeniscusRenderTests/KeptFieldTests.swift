import MeniscusDisplay
import MeniscusGeometry
import MeniscusMorph
import MeniscusRender
import TestSupport
import Testing

/// Fields of glass that are kept between frames, and outlines that are worked out at once.
@Suite("What is kept changes no bit") struct KeptFieldTests {
  /// A star of some corners around the middle of its place.
  private static func star(_ corners: Int, _ reach: Double) -> Path2D {
    polygon(
      (0..<2 * corners).map { corner in
        let turn = Double(corner) / Double(corners) * 3.141_592_653_589_793
        let radius = corner % 2 == 0 ? reach : reach * 0.45
        return (radius * Exact.cosine(turn), radius * Exact.sine(turn))
      })
  }

  /// Two stars and two discs of glass over a stripe.
  private static func list(
    _ kind: GlassMaterial.Kind, stripe: Double, star place: Double = 60
  ) -> DisplayList {
    var canvas = Canvas(200, 130, scale: 2, background: RGBA(hex: 0xDDE4EE))
    canvas.fill(box(stripe, 0, 30, 130), RGBA(hex: 0x3050C0))
    let outline = canvas.list.resources.row(of: star(9, 32))
    let shapes: [(Silhouette, Point2D, Int)] = [
      (.outline(outline, .nonZero), Point2D(x: place, y: 50), 0),
      (.outline(outline, .evenOdd), Point2D(x: 140, y: 60), 1),
      (.ellipse(Rect2D(x: -12, y: -12, width: 24, height: 24)), Point2D(x: 60, y: 108), 2),
      (.ellipse(Rect2D(x: -12, y: -12, width: 24, height: 24)), Point2D(x: 88, y: 108), 2),
    ]
    for (silhouette, point, container) in shapes {
      canvas.list.glass.append(
        GlassElement(
          silhouette: silhouette, transform: .translation(x: point.x, y: point.y),
          container: container, spacing: 20, material: GlassMaterial(kind: kind), view: .none))
      canvas.add(.glass(element: canvas.list.glass.count - 1))
    }
    return canvas.list
  }

  @Test(arguments: [GlassMaterial.Kind.regular, .clear])
  func keptFieldsGiveThePixelsOfAFullRepaint(_ kind: GlassMaterial.Kind) {
    var full = Renderer()
    var kept = [1, 2].map { (renderer: Renderer(), cache: FusedShapeCache(), threads: $0) }
    var samples: [[Int]] = [[], []]
    for (stripe, place) in [(0.0, 60.0), (4, 60), (90, 60), (31, 60), (50, 60.5), (60, 61.3)] {
      let list = Self.list(kind, stripe: stripe, star: place)
      let expected = full.render(list, fullRepaint: true)
      for index in kept.indices {
        let outcome = kept[index].renderer.render(
          list, fusedShapes: FusedShapes.resolve(list, keeping: &kept[index].cache),
          parallel: .threads(kept[index].threads))
        expectEqual(outcome.pixelHash, expected.pixelHash, "\(stripe) \(place)")
        samples[index].append(outcome.counters[.fieldSamples])
      }
    }
    for samples in samples {
      // Once the glass is known, nodes of shadow alone are worked out.
      #expect(samples[2] * 4 < samples[0])
      #expect(samples[3] * 4 < samples[0])
    }
  }

  @Test func aFullRepaintKnowsNothing() {
    var renderer = Renderer()
    let lists = (0..<4).map { Self.list(.clear, stripe: Double($0) * 20) }
    let counts = lists.map { list in
      renderer.render(list, fullRepaint: true).counters[.fieldSamples]
    }
    for count in counts { expectEqual(count, counts[0]) }
  }

  /// A speck far away makes an outline too large to be worked out at once.
  @Test(arguments: [FillRule.nonZero, .evenOdd])
  func smallOutlinesHaveTheCoverageOfLargeOnes(rule: FillRule) {
    var random = SeededGenerator(seed: 11)
    for turn in 0..<40 {
      var elements: [Path2D.Element] = []
      let middle = Point2D(x: random.unitDouble() * 180 - 10, y: random.unitDouble() * 150 - 10)
      for corner in 0..<9 {
        let point = Point2D(
          x: middle.x + random.unitDouble() * 60, y: middle.y + random.unitDouble() * 60)
        let control = Point2D(x: middle.x + random.unitDouble() * 60, y: middle.y)
        if corner % 5 == 0 {
          elements.append(.move(point))
        } else {
          elements.append(corner % 2 == 0 ? .line(point) : .quadratic(control, point))
        }
      }
      let speck: [Path2D.Element] = [
        .move(Point2D(x: 195, y: 195)), .line(Point2D(x: 199, y: 195)),
        .line(Point2D(x: 199, y: 199)), .close,
      ]
      func pixels(_ outline: [Path2D.Element], tileSize: Int) -> Pixels {
        var canvas = Canvas(200, 200)
        canvas.fill(box(195, 195, 5, 5), .black)
        let color = RGBA(red: 0, green: 0, blue: 0, opacity: 0.7)
        canvas.fill(Path2D(elements: outline), color, rule: rule)
        return canvas.rendered(tileSize: tileSize)
      }
      let small = pixels(elements, tileSize: 64)
      expectEqual(small, pixels(elements + speck, tileSize: 64), "turn \(turn)")
      expectEqual(small, pixels(elements, tileSize: 7))
      expectEqual(small, pixels(elements, tileSize: 500))
    }
  }

  /// As many edges of one direction sum to the least number that there is.
  @Test func theLeastSumCountsForAFullPixel() {
    var elements: [Path2D.Element] = []
    for _ in 0..<16_384 {
      elements += [
        .move(Point2D(x: 3, y: 3)), .line(Point2D(x: 11, y: 3)), .line(Point2D(x: 11, y: 11)),
        .line(Point2D(x: 3, y: 11)), .close,
      ]
    }
    for (rule, area) in [(FillRule.nonZero, 64.0), (.evenOdd, 0)] {
      var canvas = Canvas(20, 20)
      canvas.fill(Path2D(elements: elements), .black, rule: rule)
      expectEqual(canvas.rendered().area, area)
    }
  }
}
