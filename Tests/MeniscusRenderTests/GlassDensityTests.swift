import MeniscusDisplay
import MeniscusGeometry
import TestSupport
import Testing

/// Faces that keep back more of what lies behind, and lenses that are as wide as strokes.
@Suite("Density and strokes of glass")
struct GlassDensityTests {
  /// A checker of black and white under glass of 40 points.
  private func checker(_ material: GlassMaterial) -> Canvas {
    var canvas = Canvas(100, 60, scale: 1, background: .white)
    for row in 0..<3 {
      for column in 0..<5 where (row + column) % 2 == 0 {
        canvas.fill(box(Double(column) * 20, Double(row) * 20, 20, 20), .black)
      }
    }
    canvas.glass(
      .roundedRectangle(
        Rect2D(x: 10, y: 10, width: 80, height: 40), CornerRadii2D(all: 20), .circular),
      material, spacing: 0)
    return canvas
  }

  /// The relative luminance of a grey: the definition of WCAG 2.
  private func luminance(_ value: Int) -> Double {
    let part = Double(value) / 255
    return part <= 0.04045 ? part / 12.92 : Exact.power((part + 0.055) / 1.055, 2.4)
  }

  /// The darkest and the lightest grey of the face.
  private func range(_ material: GlassMaterial) -> ClosedRange<Int> {
    let pixels = checker(material).rendered()
    var (low, high) = (255, 0)
    for x in 30..<70 {
      low = min(low, pixels[x, 30].green)
      high = max(high, pixels[x, 30].green)
    }
    return low...high
  }

  @Test("Ink on dense glass has a contrast of 4.5 over a checker")
  func contrast() {
    let dark = range(GlassMaterial(darkness: 1, shadow: 0, density: 1))
    #expect(1.05 / (luminance(dark.upperBound) + 0.05) >= 4.5)
    let light = range(GlassMaterial(darkness: 0, shadow: 0, density: 1))
    #expect((luminance(light.lowerBound) + 0.05) / 0.05 >= 4.5)
  }

  @Test("The denser, the calmer", arguments: [0.0, 1])
  func calm(darkness: Double) {
    var last = 255
    for density in [0, 0.5, 1] {
      let range = range(GlassMaterial(darkness: darkness, shadow: 0, density: density))
      #expect(range.count < last)
      last = range.count
    }
    let whole = range(GlassMaterial(darkness: darkness, shadow: 0, density: 1))
    expectEqual(range(GlassMaterial(darkness: darkness, shadow: 0, density: 40)), whole)
    let none = range(GlassMaterial(darkness: darkness, shadow: 0))
    for density in [-3, Double.nan] {
      expectEqual(range(GlassMaterial(darkness: darkness, shadow: 0, density: density)), none)
    }
  }

  @Test("The densest clear glass dims white so far that white ink has a contrast of 4.5 on it")
  func clear() {
    var canvas = Canvas(60, 60, background: .white)
    canvas.glass(
      circle(30, 30, radius: 28), GlassMaterial(kind: .clear, shadow: 0, density: 1))
    // 0.126 + 0.3 of white; 4.5 allows 0.183 of light, which is 0.466.
    expectClose(canvas.rendered().green(30, 30), 0.426 * 255, within: 1)
  }

  @Test("A face keeps the distance that its ink needs, and is left alone where it has it")
  func ink() {
    func face(_ tint: RGBA, _ grey: Double, lightInk: Double = 0, darkInk: Double = 0) -> [Double] {
      var canvas = Canvas(60, 60, background: .grey(grey))
      canvas.glass(
        circle(30, 30, radius: 28),
        GlassMaterial(tint: tint, shadow: 0, lightInk: lightInk, darkInk: darkInk))
      let pixels = canvas.rendered()
      return (0..<3).map { pixels.sample(30, 30, $0) / 255 }
    }
    /// WCAG 2.2.
    func luminance(_ color: [Double]) -> Double {
      let linear = color.map {
        $0 <= 0.04045 ? $0 / 12.92 : Exact.power(($0 + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
    let (pink, orange) = (RGBA(hex: 0xFF2D55), RGBA(hex: 0xFF8D28))
    for grey in stride(from: 0.0, through: 1, by: 0.125) {
      let under = face(pink, grey, lightInk: 1)
      #expect(1.05 / (luminance(under) + 0.05) >= 4.5, "\(grey): \(under)")
      let over = face(orange, grey, darkInk: 1)
      #expect((luminance(over) + 0.05) / 0.05 >= 4.5, "\(grey): \(over)")
      // Of one hue: red stays the most and green or blue the least.
      #expect(under[0] > under[2] && under[2] > under[1])
      #expect(over[0] > over[1] && over[1] > over[2])
    }
    // Black on bright orange needs nothing.
    expectEqual(face(orange, 1, darkInk: 1), face(orange, 1))
  }

  @Test("A sheet on its way to the thickest is every sheet between", arguments: [0.0, 1])
  func sheets(darkness: Double) {
    func level(_ kind: GlassMaterial.Kind, _ density: Double) -> Double {
      var canvas = Canvas(8, 8, background: .grey(0.3))
      canvas.glass(
        box(-30, -30, 68, 68), GlassMaterial(kind: kind, darkness: darkness, density: density))
      return canvas.rendered().green(4, 4)
    }
    // From 0.2 by 0.3 of 0.65 to 0.5, and by all of it to 0.85.
    expectClose(level(.ultraThin, 0.3 / 0.65), level(.sheet, 0), within: 1)
    expectEqual(level(.ultraThin, 1), level(.ultraThick, 0))
  }

  @Test("Glass between regular and clear has a look between theirs")
  func clarity() {
    func level(_ material: GlassMaterial) -> Double {
      var canvas = Canvas(60, 60, background: .grey(0.2))
      canvas.glass(circle(30, 30, radius: 28), material)
      return canvas.rendered().green(30, 30)
    }
    let (regular, clear) = (level(GlassMaterial()), level(GlassMaterial(kind: .clear)))
    for share in [0.25, 0.5, 0.75] {
      let expected = regular + (clear - regular) * share
      // Transmission and lift, both mixed, are multiplied: at most 0.7 levels, and rounding.
      expectClose(level(GlassMaterial(clarity: share)), expected, within: 2)
    }
  }

  @Test("A density is part of the list's hash and text")
  func identity() {
    let dense = checker(GlassMaterial(density: 0.5)).list
    #expect(dense.digest().list != checker(GlassMaterial()).list.digest().list)
    expectContains(dense.text(), " density 0.5")
  }

  /// A clear region over a ramp of 2.55 levels a point.
  private func bent(_ silhouette: (inout Canvas) -> Silhouette) -> Pixels {
    var canvas = Canvas(120, 100, scale: 1, background: .white)
    canvas.fill(
      box(0, 0, 120, 100), [stop(.black, 0), stop(.white, 1)],
      .linear(start: .zero, end: Point2D(x: 0, y: 100)))
    canvas.glass(silhouette(&canvas), GlassMaterial(kind: .clear, shadow: 0), spacing: 0)
    return canvas.rendered()
  }

  @Test("An outline's lens is that of its stroke")
  func strokes() {
    // The same bar: alone, and as one side of a frame whose box is far larger.
    let alone = bent { _ in box(10, 40, 100, 12) }
    let bar = bent {
      .outline(
        $0.list.resources.row(of: polygon([(10, 40), (110, 40), (110, 52), (10, 52)])), .nonZero)
    }
    let frame = bent { canvas in
      var outline = polygon([(10, 40), (110, 40), (110, 96), (10, 96)])
      outline.elements += polygon([(22, 52), (22, 84), (98, 84), (98, 52)]).elements
      return .outline(canvas.list.resources.row(of: outline), .nonZero)
    }
    for y in 40..<52 {
      // The fields of boxes and of outlines are the same, but for rounding.
      #expect(alone[60, y].distance(to: bar[60, y]) <= 2)
      // The frame's corners count as parts of its stroke: it comes out wider by half a point, which
      // is a third of a point of the bend. By its box it would be bent by 23 points more.
      #expect(alone[60, y].distance(to: frame[60, y]) <= 3)
    }
  }
}
