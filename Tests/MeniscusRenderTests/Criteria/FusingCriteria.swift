import MeniscusDisplay
import MeniscusGeometry
import TestSupport
import Testing

/// How glass of a container flows together: acceptance criteria 21 to 25.
@Suite("Criteria of fusing")
struct FusingCriteria {
  /// A sheet: it has the shape of glass and an even face, which is the same at its rim.
  private static let sheet = GlassMaterial(kind: .ultraThick)
  /// Its face over black: 0.85 · 0.97 + 0.15 · 0.4.
  private static let face = (0.85 * 0.97 + 0.15 * 0.4) * 255

  /// Two circles of 44 points, a gap apart, over black.
  private func pair(gap: Double, spacing: Double = 20, scale: Double) -> Pixels {
    var canvas = Canvas(130, 60, scale: scale, background: .black)
    for side in [-1.0, 1] {
      canvas.glass(
        circle(65 + side * (22 + gap / 2), 30, radius: 22), Self.sheet, spacing: spacing)
    }
    return canvas.rendered()
  }

  private func area(_ pixels: Pixels, scale: Double) -> Double {
    pixels.shares(of: Self.face).reduce(0, +) / (scale * scale)
  }

  @Test(
    "Criterion 21: necks of two 44-point circles in a container of spacing 20",
    arguments: [(9.5, 6.3), (8, 12.5), (4, 21), (0, 26.5), (12, 0)])
  func necks(gap: Double, expected: Double) {
    let scale = 4.0
    var canvas = Canvas(16, 60, scale: scale, background: .black)
    for side in [-1.0, 1] {
      canvas.glass(circle(8 + side * (22 + gap / 2), 30, radius: 22), Self.sheet, spacing: 20)
    }
    let pixels = canvas.rendered()
    let neck = pixels.column(Int(8 * scale), 0..<pixels.height).reduce(0) { $0 + $1 / Self.face }
    // The heights were measured to a tenth, at a quarter of a point.
    expectClose(neck / scale, expected, within: 0.5)
  }

  @Test("Criterion 21: circles bulge below the spacing and join below half of it")
  func joining() {
    let scale = 2.0
    // What does not touch is what it is alone, to a thousandth: two discs.
    let alone = 2 * 3.141_592_653_589_793 * 22 * 22
    for gap in [20.0, 21, 26] {
      expectClose(area(pair(gap: gap, scale: scale), scale: scale) / alone, 1, closerThan: 0.001)
    }
    #expect(area(pair(gap: 12, scale: scale), scale: scale) > alone * 1.003)
    for (gap, parts) in [(9.0, 1), (9.5, 1), (10.5, 2), (12, 2)] {
      expectEqual(pair(gap: gap, scale: 2).parts(of: Self.face), parts, "\(gap)")
    }
  }

  @Test(
    "Criterion 22: aligned boxes that overlap by 10 points swell by half a point at most",
    arguments: [0.0, 12, 14, 30])
  func swelling(radius: Double) {
    let scale = 4.0
    var canvas = Canvas(60, 12, scale: scale, background: .black)
    for x in [-65.0, 25] {
      canvas.glass(rounded(x, 8, 100, 60, radius: radius), Self.sheet, spacing: 40)
    }
    let pixels = canvas.rendered()
    let overshoot = (0..<pixels.width).map { x in
      pixels.column(x, 0..<pixels.height).reduce(0) { $0 + $1 / Self.face } / scale - 4
    }
    let most = overshoot.max() ?? 0
    #expect(most <= 0.5, "\(radius): \(most)")
  }

  @Test(
    "Criterion 23: the outline of fusing glass has no corner",
    // But for half a point around the pinch at 10.
    arguments: [0.0, 4, 8, 9, 11, 14, 20])
  func outline(gap: Double) {
    // A pixel at 2x is one and a half here, where the outline is known better.
    let pixels = pair(gap: gap, scale: 3)
    let contours = Contours(pixels.shares(of: Self.face), width: pixels.width)
    expectEqual(contours.lines.count, gap < 10 ? 1 : 2)
    #expect(contours.sharpestTurn(step: 1.5) < 15, "\(gap): \(contours.sharpestTurn(step: 1.5))")
  }

  /// Half the height of the neck of two 44-point circles with a spacing of 20, in points.
  ///
  /// Where half a neck is y, √(c² + y²) − 22 = 5 c² ÷ (c² + y²), c being the way from the middle to a
  /// centre. It is the law that criterion 21 measures.
  private func halfNeck(gap: Double) -> Double {
    guard gap < 10 else { return 0 }
    let c = 22 + gap / 2
    var (low, high) = (0.0, 22.0)
    for _ in 0..<40 {
      let y = (low + high) / 2
      let square = c * c + y * y
      if square.squareRoot() - 22 < 5 * c * c / square { low = y } else { high = y }
    }
    return low
  }

  @Test("Tips are drawn in: where bodies are parted by 0.7 of the spacing, nothing bulges")
  func tips() {
    let scale = 2.0
    let alone = 2 * 3.141_592_653_589_793 * 22 * 22
    for gap in [14.0, 16, 18] {
      expectClose(area(pair(gap: gap, scale: scale), scale: scale) / alone, 1, closerThan: 0.001)
    }
  }

  @Test("Criterion 23: bodies that part do so once; criterion 25: nothing pops on the way")
  func separation() {
    let scale = 2.0
    var changes = 0
    var last: (parts: Int, area: Double, contours: Contours)?
    // The circles near each other by a point a frame: at 60 frames, 60 points a second.
    for gap in stride(from: 15.5, through: 4, by: -1) {
      let pixels = pair(gap: gap, scale: scale)
      let parts = pixels.parts(of: Self.face)
      let area = area(pixels, scale: scale)
      let contours = Contours(pixels.shares(of: Self.face), width: pixels.width)
      // No hole ever opens: every part has one edge.
      expectEqual(contours.lines.count, parts)
      if let last {
        if parts != last.parts { changes += 1 }
        expectClose(area / last.area, 1, within: 0.02, "\(gap)")
        let moved = max(contours.distance(to: last.contours), last.contours.distance(to: contours))
        // Two things are faster than the bodies, whatever their speed: the neck, which opens as a
        // square root does and as criterion 21 says, and the tips of what has parted, 5 points long at
        // the pinch, which are drawn in within two frames.
        let opening = halfNeck(gap: gap) - halfNeck(gap: gap + 1)
        let tip = gap > 10 && gap < 12 ? 2.5 : 0
        #expect(moved <= max(1, opening, tip) * scale + 1, "\(gap): \(moved)")
      }
      last = (parts, area, contours)
    }
    expectEqual(changes, 1)
  }

  @Test("Criterion 25: glass that comes within the spacing changes nothing by that")
  func entering() {
    // Another look, 20 points below, with a spacing that just reaches it or just does not.
    func pixels(_ spacing: Double, shadow: Double) -> Pixels {
      var canvas = Canvas(130, 100, scale: 1, background: .grey(0.6))
      canvas.checkerboard(9)
      for (x, y) in [(38.0, 30.0), (92, 30)] {
        canvas.glass(
          circle(x, y, radius: 22), GlassMaterial(shadow: shadow), spacing: spacing)
      }
      canvas.glass(
        capsule(16, 72, 98, 24), GlassMaterial(darkness: 1, shadow: shadow), spacing: spacing)
      return canvas.rendered()
    }
    func difference(shadow: Double) -> Int {
      let (apart, near) = (pixels(19.99, shadow: shadow), pixels(20.01, shadow: shadow))
      var most = 0
      for y in 0..<apart.height {
        for x in 0..<apart.width { most = max(most, apart[x, y].distance(to: near[x, y])) }
      }
      return most
    }
    // Where all looks are one, the faces of cells are mixed, else what lies behind: that rounds apart.
    #expect(difference(shadow: 0) <= 2)
    // Bodies of a container cast one shadow, whether they are one or not.
    #expect(difference(shadow: 0.28) <= 2)
  }

  @Test(
    "Criterion 24: rim and shadow follow the fused outline, and no edge is left inside",
    arguments: [GlassMaterial.Kind.clear, .regular])
  func fusedLight(kind: GlassMaterial.Kind) {
    let scale = 3.0
    func pixels(_ spacing: Double) -> Pixels {
      var canvas = Canvas(130, 80, scale: scale, background: .grey(0.5))
      for side in [-1.0, 1] {
        canvas.glass(
          circle(65 + side * 24, 30, radius: 22), GlassMaterial(kind: kind, shadow: 0.5),
          spacing: spacing)
      }
      return canvas.rendered()
    }
    let (fused, apart) = (pixels(20), pixels(0))
    let middle = Int(65 * scale)
    // From centre to centre the face is even: no rim crosses it. Regular glass has its inner shade
    // on the side away from the light, of four levels at most.
    let row = (Int(43 * scale)...Int(87 * scale)).map { fused.green($0, Int(30 * scale)) }
    let (low, high) = (row.min() ?? 0, row.max() ?? 0)
    #expect(high - low <= (kind == .clear ? 1 : 5), "\(row)")
    #expect(abs(apart.green(middle, Int(30 * scale)) - fused.green(middle, Int(30 * scale))) > 20)
    // The neck is 21 points high: its own edges are lit.
    let face = fused.green(middle, Int(30 * scale))
    for edge in [30 - 10.5, 30 + 10.5] {
      let inwards = edge < 30 ? 1.0 : -1
      let lit = stride(from: 0.2, to: 0.8, by: 0.1).map {
        fused.green(middle, Int((edge + inwards * $0) * scale))
      }
      #expect((lit.max() ?? 0) > face + 2)
    }
    // Eight points below the neck its shadow has half of its opacity, which is a half.
    let below = Int((30 + 10.5 + 8) * scale)
    expectClose(fused.green(middle, below), 127.5 * 0.75, within: 2)
  }
}
