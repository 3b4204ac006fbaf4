import MeniscusGeometry
import TestSupport
import Testing

@Suite("Coverage")
struct CoverageTests {
  @Test("Rectangles between pixels cover by the product of their parts")
  func fractionalRectangle() {
    var canvas = Canvas(6, 4)
    canvas.fill(box(0.5, 0.25, 3.25, 2.25), .black)
    let pixels = canvas.rendered()
    let columns = [0.5, 1, 1, 0.75, 0, 0]
    let rows = [0.75, 1, 0.5, 0]
    for y in 0..<4 {
      for x in 0..<6 {
        expectEqual(pixels.coverage(x, y), Int((columns[x] * rows[y] * 255).rounded()), "\(x) \(y)")
      }
    }
  }

  @Test("Rectangles on pixels are hard, whatever the scale", arguments: [1.0, 2, 3])
  func hardRectangle(scale: Double) {
    var canvas = Canvas(40, 40, scale: scale)
    canvas.fill(box(10, 5.0 / scale, 20, 30), .black, .translation(x: 1 / scale, y: 0))
    let pixels = canvas.rendered()
    let (left, right) = (Int(10 * scale) + 1, Int(30 * scale) + 1)
    let (top, bottom) = (5, Int(30 * scale) + 5)
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let inside = x >= left && x < right && y >= top && y < bottom
        expectEqual(pixels.coverage(x, y), inside ? 255 : 0)
      }
    }
  }

  @Test("A rectangle, its outline and its parts wound either way cover alike")
  func rectangleAsOutline() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<50 {
      func number(_ high: Double) -> Double { generator.unitDouble() * high }
      let (x, y, w, h) = (number(20), number(20), number(10), number(10))
      var direct = Canvas(32, 32)
      direct.fill(box(x, y, w, h), .black)
      var outlined = Canvas(32, 32)
      outlined.fill(polygon([(x, y), (x + w, y), (x + w, y + h), (x, y + h)]))
      var reversed = Canvas(32, 32)
      reversed.fill(polygon([(x, y), (x, y + h), (x + w, y + h), (x + w, y)]))
      expectEqual(direct.rendered(), outlined.rendered())
      expectEqual(direct.rendered(), reversed.rendered())
    }
  }

  /// Two roundings of at most half a level and 1/512 pixel of crossings on each of two sides:
  /// 0.5 + 2 · 255/512 < 1.5 levels.
  @Test("Every pixel of a triangle on the grid is covered by its exact area")
  func triangles() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<60 {
      let points = (0..<3).map { _ in
        Point2D(
          x: Double(generator.integer(below: 24 * 256)) / 256,
          y: Double(generator.integer(below: 24 * 256)) / 256)
      }
      var canvas = Canvas(24, 24)
      canvas.fill(polygon(points.map { ($0.x, $0.y) }))
      let pixels = canvas.rendered()
      for y in 0..<24 {
        for x in 0..<24 {
          let exact = ReferenceCoverage.exactArea(points, x, y) * 255
          expectClose(Double(pixels.coverage(x, y)), exact, within: 1.5, "\(points) \(x) \(y)")
        }
      }
    }
  }

  /// Sampling 16 × 16 points errs by at most 1/16 for an edge across a pixel; a few edges of a star
  /// meet in a pixel, where area by winding and by sampling differ more: mean error and the share of
  /// such pixels are bounded instead.
  @Test("Stars agree with a sampling rasteriser", arguments: [FillRule.nonZero, .evenOdd])
  func stars(rule: FillRule) {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<6 {
      let points = (0..<7).map { _ in
        Point2D(x: generator.unitDouble() * 40 - 4, y: generator.unitDouble() * 40 - 4)
      }
      var canvas = Canvas(32, 32)
      canvas.fill(polygon(points.map { ($0.x, $0.y) }), rule: rule)
      let pixels = canvas.rendered()
      var (sum, outliers) = (0.0, 0)
      for y in 0..<32 {
        for x in 0..<32 {
          let sampled = ReferenceCoverage.sampled([points], rule, x, y)
          let difference = abs(Double(pixels.coverage(x, y)) / 255 - sampled)
          sum += difference
          if difference > 1.0 / 16 { outliers += 1 }
        }
      }
      #expect(sum / 1024 < 0.01)
      #expect(outliers < 40)
    }
  }

  @Test("Doubly wound and oppositely wound parts follow the rule")
  func rules() {
    let twice = Path2D(
      elements: polygon([(1, 1), (9, 1), (9, 9), (1, 9)]).elements
        + polygon([(3, 3), (7, 3), (7, 7), (3, 7)]).elements)
    let hole = Path2D(
      elements: polygon([(1, 1), (9, 1), (9, 9), (1, 9)]).elements
        + polygon([(3, 3), (3, 7), (7, 7), (7, 3)]).elements)
    func area(_ outline: Path2D, _ rule: FillRule) -> Double {
      var canvas = Canvas(10, 10)
      canvas.fill(outline, rule: rule)
      return canvas.rendered().area
    }
    expectEqual(area(twice, .nonZero), 64)
    expectEqual(area(twice, .evenOdd), 48)
    expectEqual(area(hole, .nonZero), 48)
    expectEqual(area(hole, .evenOdd), 48)
  }

  @Test("Open contours close, and drawing without a move begins where it draws")
  func openContours() {
    let corners = [(1.0, 1.0), (9.0, 1.0), (9.0, 9.0)].map { Point2D(x: $0.0, y: $0.1) }
    var canvas = Canvas(10, 10)
    canvas.fill(Path2D(elements: corners.map { .line($0) }))
    var closed = Canvas(10, 10)
    closed.fill(polygon([(1, 1), (9, 1), (9, 9)]))
    expectEqual(canvas.rendered(), closed.rendered())
    // Eight half-covered pixels are 128 of 255 each.
    let halves: Double = 8 * 0.51 / 255
    expectClose(closed.rendered().area, 32, closerThan: halves)
  }

  /// The covered length of a row is the chord of the circle there, averaged over the row.
  ///
  /// Compared side by side it is how far the drawn contour is from the true one. Chords are within
  /// 1/64 pixel, vertices within 1/256, and two edge pixels round by half a level each: below 0.03.
  @Test("Circles are within 0.03 pixel of the true contour", arguments: [3.0, 10, 31.7, 60])
  func circles(radius: Double) {
    let (size, center) = (128, 64.3)
    var canvas = Canvas(Double(size), Double(size))
    canvas.fill(
      .ellipse(
        Rect2D(x: center - radius, y: center - radius, width: 2 * radius, height: 2 * radius)),
      .black)
    let pixels = canvas.rendered()
    /// Half the chord, integrated from the middle to `y`.
    func integral(_ y: Double) -> Double {
      let t = min(max(y, -radius), radius)
      let chord = (radius * radius - t * t).squareRoot()
      return (t * chord + radius * radius * Exact.arcTangent(y: t, x: chord)) / 2
    }
    for line in 0..<size {
      let (low, high) = (Double(line) - center, Double(line) + 1 - center)
      guard max(abs(low), abs(high)) < radius * 0.75 else { continue }
      let expected = 2 * (integral(high) - integral(low))
      let row = (0..<size).reduce(0) { $0 + pixels.coverage($1, line) }
      let column = (0..<size).reduce(0) { $0 + pixels.coverage(line, $1) }
      #expect(abs(Double(row) / 255 - expected) / 2 < 0.03)
      #expect(abs(Double(column) / 255 - expected) / 2 < 0.03)
    }
    // 0.03 pixel along the whole contour.
    expectClose(pixels.area, .pi * radius * radius, closerThan: 2 * .pi * radius * 0.03)
  }

  @Test("A rounded rectangle covers its area less that of its corners")
  func roundedRectangle() {
    var canvas = Canvas(100, 80)
    canvas.fill(
      .roundedRectangle(
        Rect2D(x: 3, y: 5, width: 90, height: 60),
        CornerRadii2D(topLeft: 30, topRight: 10, bottomRight: 0, bottomLeft: 20), .circular),
      .black)
    let corners = (1 - Double.pi / 4) * (900 + 100 + 400)
    // 0.03 pixel along the three arcs.
    let (area, arcs): (Double, Double) = (5400 - corners, 60 * .pi / 2 * 0.03)
    expectClose(canvas.rendered().area, area, closerThan: arcs)
  }

  @Test("Radii too long for their sides shrink together: a capsule")
  func capsule() {
    func area(_ radius: Double, _ curve: CornerCurve) -> Double {
      var canvas = Canvas(100, 60)
      canvas.fill(
        .roundedRectangle(
          Rect2D(x: 10, y: 10, width: 80, height: 40), CornerRadii2D(all: radius), curve), .black)
      return canvas.rendered().area
    }
    let exact = 40.0 * 40 + .pi * 400
    let arcs = 40 * Double.pi
    expectClose(area(20, .circular), exact, closerThan: arcs * 0.03)
    expectEqual(area(20, .circular), area(500, .circular))
    // A continuous corner has no room to reach further: 3 × 10⁻⁴ of the radius more.
    expectClose(area(20, .continuous), exact, closerThan: arcs * 0.04)
  }

  @Test("A continuous corner covers less than a circular one, by little")
  func continuousCorner() {
    func pixels(_ curve: CornerCurve) -> Pixels {
      var canvas = Canvas(100, 100)
      canvas.fill(
        .roundedRectangle(
          Rect2D(x: 0, y: 0, width: 100, height: 100), CornerRadii2D(all: 30), curve), .black)
      return canvas.rendered()
    }
    let (circular, continuous) = (pixels(.circular), pixels(.continuous))
    // Where the circle begins, the continuous curve has long left the side.
    #expect(circular.coverage(28, 0) > 240)
    #expect(continuous.coverage(28, 0) < 200)
    expectEqual(continuous.coverage(49, 0), 255)
    expectClose(circular.area, continuous.area, closerThan: 60)
  }

  @Test("Moving by whole pixels moves the picture unchanged")
  func translation() {
    var canvas = Canvas(64, 64)
    canvas.fill(.ellipse(Rect2D(x: 3.3, y: 4.7, width: 21.25, height: 17)), .black)
    var moved = Canvas(64, 64)
    moved.fill(
      .ellipse(Rect2D(x: 3.3, y: 4.7, width: 21.25, height: 17)), .black,
      .translation(x: 32, y: 16))
    let (first, second) = (canvas.rendered(), moved.rendered())
    for y in 0..<40 {
      for x in 0..<30 { expectEqual(first.coverage(x, y), second.coverage(x + 32, y + 16)) }
    }
  }

  @Test("Mirroring and quarter turns mirror and turn the picture")
  func symmetries() {
    let shape = polygon([(2.25, 3.5), (20, 5.125), (13, 22.0625), (7.5, 9)])
    func drawn(_ transform: Affine2D) -> Pixels {
      var canvas = Canvas(24, 24)
      canvas.fill(shape, .black, transform)
      return canvas.rendered()
    }
    let upright = drawn(.identity)
    let mirrored = drawn(Affine2D(a: -1, b: 0, c: 0, d: 1, tx: 24, ty: 0))
    let flipped = drawn(Affine2D(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 24))
    let turned = drawn(Affine2D(a: 0, b: 1, c: -1, d: 0, tx: 24, ty: 0))
    for y in 0..<24 {
      for x in 0..<24 {
        let coverage = upright.coverage(x, y)
        // Crossings are rounded the other way: a level each.
        #expect(abs(mirrored.coverage(23 - x, y) - coverage) <= 1)
        #expect(abs(flipped.coverage(x, 23 - y) - coverage) <= 1)
        #expect(abs(turned.coverage(23 - y, x) - coverage) <= 2)
      }
    }
  }
}
