import MeniscusDisplay
import MeniscusGeometry
import TestSupport
import Testing

/// Glass that appears, is carried along, or is made by many: acceptance criteria 20, 26 and 31.
@Suite("Criteria of presence")
struct PresenceCriteria {
  @Test("Criterion 26: glass that is not there at all leaves every bit")
  func absent() {
    var random = RandomList(seed: 7)
    var canvas = random.canvas(operations: 12)
    let before = canvas.rendered()
    for kind in GlassMaterial.Kind.allCases {
      canvas.glass(
        capsule(10, 8, 50, 30),
        GlassMaterial(kind: kind, tint: .black, presence: 0, shadow: 1), spacing: 10,
        container: 99)
    }
    expectEqual(canvas.rendered(), before)
  }

  /// Where the lower edge of glass shows an edge in what lies behind: insets in points.
  private func bend(_ kind: GlassMaterial.Kind, presence: Double, inset: Double) -> Double {
    // A ramp of 60 points, all of it under the glass: what is seen at an inset says from where.
    let scale = 2.0
    func level(_ row: Int, isRamp: Bool) -> Double {
      var canvas = Canvas(2, 90, scale: scale, background: .grey(Double(row) / 90))
      if isRamp { canvas.ramp(from: .zero, to: Point2D(x: 0, y: 90)) }
      canvas.glass(
        box(-200, 0, 408, 90), GlassMaterial(kind: kind, presence: presence, shadow: 0))
      return canvas.rendered().green(2, Int((90 - inset) * scale))
    }
    let seen = level(0, isRamp: true)
    // The even backdrop that looks the same at that place.
    var (low, high) = (0.0, 90.0)
    for _ in 0..<12 {
      let middle = (low + high) / 2
      var canvas = Canvas(2, 90, scale: scale, background: .grey(middle / 90))
      canvas.glass(
        box(-200, 0, 408, 90), GlassMaterial(kind: kind, presence: presence, shadow: 0))
      if canvas.rendered().green(2, Int((90 - inset) * scale)) < seen {
        low = middle
      } else {
        high = middle
      }
    }
    return 90 - inset - low
  }

  @Test(
    "Criterion 26: half there, the rim bends by more than the face has come",
    arguments: [GlassMaterial.Kind.regular, .clear])
  func halfBend(kind: GlassMaterial.Kind) {
    for inset in [5.0, 8] {
      let (half, full) = (
        bend(kind, presence: 0.5, inset: inset), bend(kind, presence: 1, inset: inset)
      )
      #expect(full > 8)
      #expect(half >= 0.3 * full, "\(half) \(full)")
    }
  }

  @Test("Criterion 26: a tint comes with the square of the presence")
  func tint() {
    let orange = RGBA.levels(255, 149, 0)
    func face(_ tint: RGBA?, _ presence: Double) -> [Double] {
      var canvas = Canvas(64, 64, background: .grey(0.25))
      canvas.glass(
        circle(32, 32, radius: 30), GlassMaterial(tint: tint, presence: presence, shadow: 0))
      let pixels = canvas.rendered()
      return (0..<3).map { pixels.sample(32, 32, $0) }
    }
    let (bare, tinted) = (face(nil, 1), face(orange, 1))
    for presence in [0.25, 0.5, 0.75] {
      let (bareNow, now) = (face(nil, presence), face(orange, presence))
      for channel in 0..<3 {
        let share = presence * presence
        expectClose(
          now[channel] - bareNow[channel], share * (tinted[channel] - bare[channel]), within: 2)
        // The face comes evenly.
        let expected = 0.25 * 255 + presence * (bare[channel] - 0.25 * 255)
        expectClose(bareNow[channel], expected, within: 2)
      }
    }
  }

  @Test(
    "Criterion 20: a symbol and its glass are carried alike, within half a pixel",
    arguments: [0.77, 1.8], [0.0, 30])
  func transform(factor: Double, degrees: Double) {
    let radians = degrees * 3.141_592_653_589_793 / 180
    let (cosine, sine) = (Exact.cosine(radians) * factor, Exact.sine(radians) * factor)
    let map = Affine2D(a: cosine, b: sine, c: -sine, d: cosine, tx: 40.3, ty: 39.8)
    let shape = rounded(-17, -12.5, 34, 25, radius: 7)
    var (symbol, glass) = (Canvas(80, 80, scale: 2), Canvas(80, 80, scale: 2))
    symbol.fill(shape, .black, map)
    glass.list.background = .black
    glass.glass(shape, GlassMaterial(kind: .ultraThick), transform: map)
    let (a, b) = (symbol.rendered(), glass.rendered())
    let face = b.green(80, 80)
    let boxes = [
      bounds((0..<160 * 160).map { Double(a.coverage($0 % 160, $0 / 160)) / 255 }),
      bounds(b.shares(of: face)),
    ]
    for (one, other) in zip(boxes[0], boxes[1]) { expectClose(one, other, within: 0.5) }
    // The rim of real glass ends there too. It is up to five times as bright as the face: half of that
    // is there before a tenth of a pixel is covered.
    glass.list.glass[0].material = GlassMaterial(kind: .clear, shadow: 0)
    let rim = bounds(glass.rendered().shares(of: 32))
    for (one, other) in zip(boxes[0], rim) { expectClose(one, other, within: 0.9) }
  }

  /// Left, top, right and bottom of what covers at least half, between the pixels, of 160 by 160.
  private func bounds(_ shares: [Double]) -> [Double] {
    let contours = Contours(shares, width: 160)
    let points = contours.lines.joined()
    return [
      points.map(\.x).min() ?? 0, points.map(\.y).min() ?? 0, points.map(\.x).max() ?? 0,
      points.map(\.y).max() ?? 0,
    ]
  }

  @Test("Criterion 31: the same bytes, however the work is divided")
  func determinism() {
    var canvas = Canvas(120, 80)
    canvas.checkerboard(7)
    canvas.fill(capsule(20, 30, 80, 30), .levels(240, 60, 40))
    let tint = RGBA(red: 0, green: 0.5, blue: 1, opacity: 0.6)
    for (index, material) in [
      GlassMaterial(), GlassMaterial(darkness: 0.4, presence: 0.7), GlassMaterial(tint: tint),
    ].enumerated() {
      canvas.glass(circle(28 + 30 * Double(index), 30, radius: 16), material, spacing: 18)
    }
    canvas.glass(
      rounded(10, 52, 100, 22, radius: 8), GlassMaterial(kind: .clear), spacing: 4, container: 1)
    let first = canvas.rendered()
    expectEqual(first, canvas.rendered())
    for size in [17, 64] {
      for parallel in [ParallelFor.serial, .threads(2), .threads(5), .backwards] {
        expectEqual(canvas.rendered(tileSize: size, parallel: parallel), first)
      }
    }
  }
}
