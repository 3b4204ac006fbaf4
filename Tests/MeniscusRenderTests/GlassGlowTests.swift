import MeniscusDisplay
import MeniscusGeometry
import MeniscusRender
import TestSupport
import Testing

/// The light of a finger on the glass of a container.
@Suite("Light on glass")
struct GlassGlowTests {
  private static let finger = Point2D(x: 42, y: 33)

  /// Two dark capsules of one container, 30 points apart, with or without a finger on the first.
  private func canvas(
    glow: GlassGlow?, darkness: Double = 1, kind: GlassMaterial.Kind = .regular,
    otherContainer: Int = 0
  ) -> Canvas {
    var canvas = Canvas(220, 70, scale: 2, background: RGBA(hex: 0x404040))
    let material = GlassMaterial(kind: kind, darkness: darkness)
    for index in 0..<2 {
      let rect = Rect2D(x: 10 + Double(index) * 110, y: 15, width: 80, height: 40)
      canvas.list.glass.append(
        GlassElement(
          silhouette: .roundedRectangle(rect, CornerRadii2D(all: 20), .circular),
          transform: .identity, container: index == 0 ? 0 : otherContainer, spacing: 8,
          material: material, glow: index == 0 ? glow : nil, view: .none))
      canvas.add(.glass(element: index))
    }
    return canvas
  }

  private let glow = GlassGlow(center: Self.finger, radius: 40, strength: 0.15)

  private func gain(_ lit: Pixels, _ plain: Pixels, _ x: Int, _ y: Int) -> Int {
    lit[x, y].green - plain[x, y].green
  }

  @Test("It is brightest at the finger and falls off as a Gaussian", arguments: [0.0, 1])
  func profile(darkness: Double) {
    let plain = canvas(glow: nil, darkness: darkness).rendered()
    let lit = canvas(glow: glow, darkness: darkness).rendered()
    let gains = (50..<150).map { gain(lit, plain, $0, 66) }
    let brightest = gains.indices.filter { gains[$0] == gains.max() }
    let middle = Double(50 + (brightest.first ?? 0) + 50 + (brightest.last ?? 0) + 1) / 2
    // Two pixels, as the criterion says.
    expectClose(middle, Self.finger.x * 2, within: 2)
    for x in stride(from: 50, to: 150, by: 7) {
      let offset = (Double(x) + 0.5) / 2 - Self.finger.x
      let expected = 255 * 0.15 * Exact.exponential(-offset * offset / 3200)
      // Both pictures are rounded to a level.
      expectClose(Double(gain(lit, plain, x, 66)), expected, within: 1.1)
    }
  }

  @Test("It falls on other glass of the container, and on nothing else")
  func neighbours() {
    let plain = canvas(glow: nil).rendered()
    let lit = canvas(glow: glow).rendered()
    // The neighbour's near end is 63 points from the finger, 1.6 short sides.
    #expect(gain(lit, plain, 260, 70) > 0)
    expectEqual(lit[210, 70], plain[210, 70])
    expectEqual(lit[90, 10], plain[90, 10])
    let apart = canvas(glow: glow, otherContainer: 1).rendered()
    expectEqual(apart[260, 70], canvas(glow: nil, otherContainer: 1).rendered()[260, 70])
  }

  @Test("A light of no strength, radius or reach changes nothing")
  func none() {
    let plain = canvas(glow: nil).rendered()
    for change in [(0.0, 40.0, 42.0), (0.15, 0, 42), (0.15, 40, 5_000), (.infinity, 0, 42)] {
      let glow = GlassGlow(
        center: Point2D(x: change.2, y: 33), radius: change.1, strength: change.0)
      expectEqual(canvas(glow: glow).rendered(), plain)
    }
  }

  @Test("Numbers that are none draw something, and fail the check of a list")
  func hostile() {
    for value in [Double.nan, .infinity, -1e300, 1e300] {
      let glow = GlassGlow(center: Point2D(x: value, y: 33), radius: 40, strength: 0.15)
      let canvas = canvas(glow: glow)
      expectEqual(canvas.rendered(tileSize: 16), canvas.rendered())
      if !value.isFinite {
        #expect(throws: DisplayError.glassElement(row: 0)) { try canvas.list.validate() }
      }
    }
    for value in [Double.nan, .infinity, 1e300] {
      let wide = canvas(glow: GlassGlow(center: Self.finger, radius: value, strength: value))
      expectEqual(wide.rendered(tileSize: 16), wide.rendered())
    }
  }

  @Test("A light that moves is painted again wherever it falls")
  func moving() {
    var renderer = Renderer(tileSize: 16)
    for step in 0..<6 {
      var glow = glow
      glow.center.x += Double(step) * 15
      let list = canvas(glow: glow, kind: step < 3 ? .regular : .clear).list
      let outcome = renderer.render(list)
      var full = Renderer()
      expectEqual(outcome.pixelHash, full.render(list).pixelHash)
    }
  }

  @Test("It is part of the element's hash and of the list's text")
  func identity() {
    let (plain, lit) = (canvas(glow: nil).list, canvas(glow: glow).list)
    #expect(plain.digest().list != lit.digest().list)
    expectContains(lit.text(), " glow(42 33 40 0.15)")
    #expect(!plain.text().contains("glow"))
  }
}
