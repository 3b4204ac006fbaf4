import MeniscusDisplay
import MeniscusGeometry
import MeniscusRender
import TestSupport
import Testing

@Suite("Effects of layers")
struct LayerEffectTests {
  /// Worked by hand from the formulas of W3C Filter Effects Module Level 1 for the colour 0.2, 0.4,
  /// 0.8 (bytes 51, 102, 204).
  static let matrices: [(String, ColorMap, [Double])] = [
    ("brightness 0.25", .brightness(0.25), [0.45, 0.65, 1]),
    ("contrast 0.5", .contrast(0.5), [0.35, 0.45, 0.65]),
    ("contrast 2", .contrast(2), [0, 0.3, 1]),
    // 0.213·0.2 + 0.715·0.4 + 0.072·0.8 = 0.3862
    ("saturation 0", .saturation(0), [0.3862, 0.3862, 0.3862]),
    // 2·c − 0.3862
    ("saturation 2", .saturation(2), [0.0138, 0.4138, 1]),
    // 0.2126·0.2 + 0.7152·0.4 + 0.0722·0.8 = 0.38636
    ("grayscale 1", .grayscale(1), [0.38636, 0.38636, 0.38636]),
    ("grayscale 0.5", .grayscale(0.5), [0.29318, 0.39318, 0.59318]),
    ("invert", .invert(), [0.8, 0.6, 0.2]),
    ("invert 0.25", .invert(0.25), [0.35, 0.45, 0.65]),
    (
      "multiply", .multiply(by: RGBA(red: 0.5, green: 0.25, blue: 1)), [0.1, 0.1, 0.8]
    ),
    // A half turn: 2·0.3862 − c, but blue keeps within.
    ("hue 180°", .hueRotation(radians: .pi), [0.5724, 0.3724, -0.0276]),
    // A quarter turn: grey plus the sine's part, −0.213 −0.715 0.928; 0.143 0.140 −0.283;
    // −0.787 0.715 0.072.
    ("hue 90°", .hueRotation(radians: .pi / 2), [0.8, 0.2444, 0.5724]),
  ]

  @Test("Colour matrices equal the specification's formulas", arguments: matrices)
  func colors(name: String, matrix: ColorMap, expected: [Double]) {
    var canvas = Canvas(2, 2, background: .white)
    canvas.layer(.colors(matrix)) {
      $0.fill(box(0, 0, 2, 2), RGBA(red: 0.2, green: 0.4, blue: 0.8))
    }
    let bytes = expected.map { Int((min(max($0, 0), 1) * 255).rounded()) }
    let pixel = canvas.rendered()[0, 0]
    // Half a level of rounding twice.
    #expect(pixel.distance(to: Pixel(red: bytes[0], green: bytes[1], blue: bytes[2])) <= 1)
  }

  @Test("Luminance becomes the opacity of black")
  func luminanceToAlpha() {
    var canvas = Canvas(3, 1, background: .white)
    canvas.layer(.colors(.luminanceToAlpha)) {
      $0.fill(box(0, 0, 1, 1), .white)
      $0.fill(box(1, 0, 1, 1), RGBA(hex: 0x00FF00))
    }
    let pixels = canvas.rendered()
    expectEqual(pixels.coverage(0, 0), 255)
    expectClose(Double(pixels.coverage(1, 0)), 0.7154 * 255, within: 1)
    expectEqual(pixels.coverage(2, 0), 0)
  }

  @Test("A blur equals a direct convolution", arguments: [0.4, 1, 2.5, 3.9, 4.1, 7, 11, 18])
  func blur(deviation: Double) {
    var canvas = Canvas(64, 48, background: .white)
    canvas.layer(.blur(radius: deviation, isOpaque: false)) {
      $0.fill(box(20, 14, 20, 17), .black)
      $0.fill(box(44, 20, 3, 3), .black)
    }
    let pixels = canvas.rendered()
    let weights = Self.weights(deviation)
    func sum(_ places: Range<Int>, from place: Int) -> Double {
      places.reduce(0) { $0 + weights[abs($1 - place)] }
    }
    var greatest = 0.0
    for y in 0..<48 {
      for x in 0..<64 {
        // Over a rectangle the sum of products is the product of the sums.
        let large = sum(20..<40, from: x) * sum(14..<31, from: y)
        let small = sum(44..<47, from: x) * sum(20..<23, from: y)
        let expected = large + small
        greatest = max(greatest, abs(Double(pixels.coverage(x, y)) - 255 * expected))
      }
    }
    // Weights end at three deviations, which carry 0.9973 of a row: 0.7 of 255 each way; the grid
    // of wide blurs and rounding take the rest.
    #expect(greatest <= 2.5)
  }

  /// The Gaussian at whole distances from its middle, normalised over a wide row.
  private static func weights(_ deviation: Double) -> [Double] {
    let raw = (0...80).map { x in
      Exact.exponential(-Double(x * x) / (2 * deviation * deviation))
    }
    let sum = raw[0] + 2 * raw.dropFirst().reduce(0, +)
    return raw.map { $0 / sum }
  }

  @Test("A blur keeps the amount of ink")
  func mass() {
    for deviation in [1.0, 3, 6, 12, 30] {
      var canvas = Canvas(300, 300, background: .white)
      canvas.layer(.blur(radius: deviation, isOpaque: false)) {
        $0.fill(box(110, 120, 80, 60), .black)
      }
      // Pixels are rounded, thousands of them near zero: 2 in 100.
      expectClose(canvas.rendered().area / 4800, 1, closerThan: 0.02)
    }
  }

  @Test("An opaque blur has no soft edge")
  func opaqueBlur() {
    var canvas = Canvas(40, 40, background: .white)
    canvas.clip(box(10, 10, 20, 20)) {
      $0.layer(.blur(radius: 4, isOpaque: true)) { $0.fill(box(10, 10, 20, 20), .black) }
    }
    let pixels = canvas.rendered()
    #expect(pixels.coverage(10, 10) == 255 && pixels.coverage(29, 20) == 255)
    expectEqual(pixels.coverage(9, 20), 0)
  }

  @Test("What lies outside the frame is blurred into it")
  func outside() {
    var canvas = Canvas(40, 40, background: .white)
    canvas.layer(.blur(radius: 6, isOpaque: false)) { $0.fill(box(-30, -30, 28, 100), .black) }
    let pixels = canvas.rendered()
    // Two pixels from the edge: 1 − Φ(2.5 ÷ 6) = 0.338.
    #expect(abs(pixels.coverage(0, 20) - 86) <= 3)
  }

  @Test("A shadow lies below, moved, and as dark as its colour")
  func shadow() {
    var canvas = Canvas(40, 40, background: .white)
    let shadow = DropShadow(
      color: RGBA(red: 0, green: 0, blue: 0, opacity: 0.5), radius: 0,
      offset: Point2D(x: 5, y: -3))
    canvas.layer(.shadow(shadow)) { $0.fill(box(10, 10, 10, 10), RGBA(hex: 0xFF0000)) }
    let pixels = canvas.rendered()
    expectEqual(pixels[15, 15], Pixel(red: 255, green: 0, blue: 0))
    expectEqual(pixels[22, 9], Pixel(red: 127, green: 127, blue: 127))
    expectEqual(pixels[9, 15], Pixel(red: 255, green: 255, blue: 255))
  }

  @Test("Lengths follow the transform")
  func scaled() {
    func rendered(_ scale: Double, _ radius: Double, _ transform: Affine2D) -> Pixels {
      var canvas = Canvas(60 / scale, 60 / scale, scale: scale, background: .white)
      let shadow = DropShadow(
        color: .black, radius: radius, offset: Point2D(x: radius, y: radius * 2))
      canvas.layer(.shadow(shadow), transform) {
        $0.fill(box(20 / scale, 20 / scale, 12 / scale, 12 / scale), .white)
      }
      return canvas.rendered()
    }
    let plain = rendered(1, 4, .identity)
    expectEqual(rendered(2, 2, .identity), plain)
    expectEqual(rendered(1, 2, .scale(x: 2, y: 2)), plain)
  }

  @Test("An effect that changes nothing leaves every bit")
  func identity() {
    func rendered(_ effect: LayerEffect?) -> Pixels {
      var canvas = Canvas(30, 30, background: RGBA(hex: 0x808080))
      func draw(_ canvas: inout Canvas) {
        canvas.fill(.ellipse(Rect2D(x: 3, y: 3, width: 20, height: 20)), RGBA(hex: 0x3366CC))
        canvas.fill(box(10.5, 8, 9, 9), RGBA(red: 1, green: 0, blue: 0, opacity: 0.5))
      }
      if let effect { canvas.layer(effect, .identity, draw) } else { draw(&canvas) }
      return canvas.rendered()
    }
    let layer = rendered(.blend(.normal))
    for effect in [
      LayerEffect.colors(.identity), .blur(radius: 0, isOpaque: false),
      .blur(radius: -3, isOpaque: false), .blur(radius: .nan, isOpaque: false),
      .shadow(DropShadow(color: .clear, radius: 4, offset: .zero)),
      .edgeBlur(EdgeBlur()),
      .edgeBlur(EdgeBlur(upper: .init(radius: -2, whole: 4, end: 20))),
      .edgeBlur(EdgeBlur(upper: .init(radius: 2, whole: 9, end: 9))),
      .edgeBlur(EdgeBlur(lower: .init(radius: .nan, whole: 9, end: 2))),
      .edgeBlur(EdgeBlur(upper: .init(radius: 2, whole: -90, end: -9))),
      .colors(.brightness(.nan)), .colors(.saturation(1)), .colors(.hueRotation(radians: 0)),
    ] {
      expectEqual(rendered(effect), layer, "\(effect)")
    }
    // A layer rounds once more than painting straight onto the frame.
    let plain = rendered(nil)
    for y in 0..<30 {
      for x in 0..<30 { #expect(plain[x, y].distance(to: layer[x, y]) <= 1) }
    }
  }

  @Test("Hostile numbers draw something and never trap")
  func hostile() {
    let values: [Double] = [
      .nan, .infinity, -.infinity, 1e308, -1e308, -5, .leastNonzeroMagnitude,
      40,
    ]
    for value in values {
      let effects: [LayerEffect] = [
        .blur(radius: value, isOpaque: false), .blur(radius: value, isOpaque: true),
        .colors(.contrast(value)), .colors(.hueRotation(radians: value)),
        .shadow(
          DropShadow(
            color: RGBA(red: value, green: 0, blue: 0, opacity: value), radius: value,
            offset: Point2D(x: value, y: -value))),
        .shadow(DropShadow(color: .black, radius: 3, offset: Point2D(x: value, y: value))),
        .edgeBlur(
          EdgeBlur(
            upper: .init(radius: value, whole: 2, end: 9),
            lower: .init(radius: 2, whole: value, end: 12), left: value, right: 15)),
      ]
      for effect in effects {
        for transform in [Affine2D.identity, .scale(x: value, y: 1), .scale(x: 0, y: 0)] {
          var canvas = Canvas(20, 20)
          canvas.layer(effect, transform) { $0.fill(box(4, 4, 8, 8), RGBA(hex: 0x336699)) }
          let pixels = canvas.rendered(tileSize: 16)
          expectEqual(pixels, canvas.rendered(parallel: .threads(2)))
          expectEqual(pixels[10, 10].alpha, 255)
        }
      }
    }
  }

  @Test("Deep and unbalanced layers are drawn")
  func deep() {
    var canvas = Canvas(20, 20)
    for _ in 0..<40 { canvas.add(.beginLayer(.blur(radius: 0.5, isOpaque: false))) }
    canvas.fill(box(4, 4, 8, 8), .black)
    for _ in 0..<15 { canvas.add(.end) }
    expectEqual(canvas.rendered(tileSize: 16), canvas.rendered())
  }

  @Test("Glass in a layer is laid over what the layer has drawn")
  func glass() {
    var canvas = Canvas(60, 60, background: .white)
    canvas.list.glass = [
      GlassElement(
        silhouette: box(15, 15, 30, 30), transform: .identity, container: 0, spacing: 8,
        view: .none)
    ]
    canvas.layer(.shadow(DropShadow(color: .black, radius: 3, offset: Point2D(x: 0, y: 2)))) {
      $0.add(.glass(element: 0))
    }
    let pixels = canvas.rendered(tileSize: 16)
    expectEqual(pixels, canvas.rendered())
    // Light glass over white is white; its shadow is the layer's.
    #expect(pixels[30, 30].red >= 240)
    #expect(pixels[30, 49].red < 200)
  }
}
