import MeniscusDisplay
import MeniscusGeometry
import MeniscusRender
import TestSupport
import Testing

@Suite("Blurs that grow towards edges")
struct EdgeBlurTests {
  private static let height = 96
  private static let upper = EdgeBlur.Ramp(radius: 5, whole: 20, end: 44)
  private static let lower = EdgeBlur.Ramp(radius: 5, whole: 76, end: 52)
  private static let both = EdgeBlur(upper: upper, lower: lower, left: 0, right: 64)

  /// Opaque stripes that go on above and below, and a disc over them, in a layer.
  private func stripes(_ effect: LayerEffect, _ transform: Affine2D = .identity) -> Canvas {
    var canvas = Canvas(64, Double(Self.height), background: RGBA(hex: 0x224466))
    canvas.layer(effect, transform) { canvas in
      for y in stride(from: -24, to: Self.height + 24, by: 6) {
        canvas.fill(box(0, Double(y), 64, 3), .white)
        canvas.fill(box(0, Double(y) + 3, 64, 3), .black)
      }
      canvas.fill(
        .ellipse(Rect2D(x: 10, y: 10, width: 40, height: 70)), RGBA(hex: 0xCC3344))
    }
    return canvas
  }

  @Test("Beyond its end nothing is blurred; where it is whole it is the blur of its radius")
  func ends() {
    let plain = stripes(.blend(.normal)).rendered()
    let blurred = stripes(.blur(radius: 5, isOpaque: true)).rendered()
    let pixels = stripes(.edgeBlur(Self.both)).rendered()
    for x in 0..<64 {
      for y in 44..<52 { expectEqual(pixels[x, y], plain[x, y]) }
      // Each of two steps rounds.
      for y in [0, 7, 19, 76, 88, 95] {
        #expect(pixels[x, y].distance(to: blurred[x, y]) <= 1, "\(x), \(y)")
      }
    }
  }

  @Test("Stripes lose their contrast row by row, more the nearer the edge is")
  func grows() {
    let pixels = stripes(.edgeBlur(EdgeBlur(upper: Self.upper))).rendered()
    let contrasts = stride(from: 0, to: 48, by: 6).map { y in
      let levels = (y..<y + 6).map { pixels[2, $0].red }
      return (levels.max() ?? 0) - (levels.min() ?? 0)
    }
    // Where nothing is left a level is rounding.
    expectEqual(contrasts.map { max($0, 1) }, contrasts.map { max($0, 1) }.sorted())
    #expect(contrasts[1] <= 1)
    expectEqual(contrasts[7], 255)
  }

  @Test("A flat colour stays as it is, and opaque, up to the sides")
  func flat() {
    var canvas = Canvas(60, 40, background: .black)
    canvas.clip(box(10, 0, 37, 40)) {
      $0.layer(
        .edgeBlur(EdgeBlur(upper: .init(radius: 4, whole: 10, end: 30), left: 10, right: 47))
      ) {
        // It goes on above, where it has scrolled away, and ends at the sides.
        $0.fill(box(10, -40, 37, 80), RGBA(hex: 0x336699))
      }
    }
    let pixels = canvas.rendered()
    let color = Pixel(red: 0x33, green: 0x66, blue: 0x99)
    for y in 0..<40 {
      for x in 10..<47 { expectEqual(pixels[x, y], color, "\(x), \(y)") }
    }
  }

  @Test("What is small and opaque is blurred, too")
  func letters() {
    var canvas = Canvas(40, 40, background: .white)
    canvas.layer(.edgeBlur(EdgeBlur(upper: .init(radius: 4, whole: 30, end: 39)))) {
      $0.fill(box(18, 18, 3, 3), .black)
    }
    // The sum of a Gaussian of 4 over three pixels, squared: 0.292².
    expectClose(Double(canvas.rendered().coverage(19, 19)) / 255, 0.085, within: 0.01)
  }

  @Test("Lengths grow with the scale and move with the layer; what is turned stays sharp")
  func transforms() {
    let effect = LayerEffect.edgeBlur(Self.both)
    let half = LayerEffect.edgeBlur(
      EdgeBlur(
        upper: .init(radius: 2.5, whole: 10, end: 22),
        lower: .init(radius: 2.5, whole: 38, end: 26), left: 0, right: 32))
    let pixels = stripes(effect).rendered()
    expectEqual(stripes(half, .scale(x: 2, y: 2)).rendered(), pixels)
    let moved = LayerEffect.edgeBlur(
      EdgeBlur(
        upper: .init(radius: 5, whole: 13, end: 37), lower: .init(radius: 5, whole: 69, end: 45),
        left: -3, right: 61))
    expectEqual(stripes(moved, .translation(x: 3, y: 7)).rendered(), pixels)
    let turned = stripes(effect, Affine2D(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)).rendered()
    expectEqual(turned, stripes(.blend(.normal)).rendered())
  }

  @Test("Beyond the sides nothing counts, and what is there goes on")
  func clips() {
    func rendered(_ right: Double) -> Pixels {
      var canvas = Canvas(60, 40, background: .white)
      canvas.clip(box(10, 0, 30, 40)) {
        $0.layer(
          .edgeBlur(
            EdgeBlur(upper: .init(radius: 4, whole: 30, end: 39), left: 10, right: 40))
        ) {
          // A line from side to side.
          $0.fill(box(10, 18, right - 10, 3), .black)
        }
      }
      return canvas.rendered()
    }
    let (cut, ended) = (rendered(60), rendered(40))
    for y in 0..<40 {
      for x in 10..<40 { expectEqual(cut[x, y], ended[x, y], "\(x), \(y)") }
      for x in 10..<40 { #expect(ended[x, y].distance(to: ended[25, y]) <= 1, "\(x), \(y)") }
    }
  }

  @Test("What is blurred beyond all that is drawn is there, whatever else comes to be drawn")
  func halo() {
    func list(_ others: Bool) -> DisplayList {
      var canvas = Canvas(140, 60, background: .white)
      canvas.layer(.edgeBlur(EdgeBlur(upper: .init(radius: 5, whole: 60, end: 80)))) {
        $0.fill(box(10, 10, 10, 10), .black)
        if others { $0.fill(box(100, 10, 5, 5), .black) }
      }
      return canvas.list
    }
    var renderer = Renderer(tileSize: 16)
    _ = renderer.render(list(false))
    let bitmap = renderer.frame.bitmap
    // Four points beyond the box a Gaussian of 5 has left a fifth of half of it.
    #expect(bitmap.samples[4 * (15 * 140 + 24)] < 240)
    var fresh = Renderer(tileSize: 16)
    expectEqual(renderer.render(list(true)).pixelHash, fresh.render(list(true)).pixelHash)
    var last = Renderer(tileSize: 16)
    expectEqual(renderer.render(list(false)).pixelHash, last.render(list(false)).pixelHash)
  }

  @Test("Tiles and threads give the same bits, and so does painting only what changed")
  func routes() {
    let canvas = stripes(.edgeBlur(Self.both))
    let pixels = canvas.rendered()
    for tileSize in [8, 16, 33] { expectEqual(canvas.rendered(tileSize: tileSize), pixels) }
    expectEqual(canvas.rendered(parallel: .threads(3)), pixels)
    var changed = canvas
    changed.list.operations.insert(
      DisplayOperation(
        action: .fill(box(30, 40, 9, 9), .color(.white)), transform: .identity, view: .none),
      at: changed.list.operations.count - 1)
    var renderer = Renderer(tileSize: 16)
    _ = renderer.render(canvas.list)
    let outcome = renderer.render(changed.list)
    var fresh = Renderer(tileSize: 16)
    expectEqual(outcome.pixelHash, fresh.render(changed.list).pixelHash)
    #expect(outcome.counters[.tilesPainted] < 24)
  }
}
