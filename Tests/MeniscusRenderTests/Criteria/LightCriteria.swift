import MeniscusDisplay
import MeniscusGeometry
import TestSupport
import Testing

/// What glass takes of the light around it: spill, highlights, the outer lens, colours that are not
/// cut, and dispersion.
@Suite("Criteria of light")
struct LightCriteria {
  /// A pane of a side over grey, with a bright colour beside it.
  private func pane(
    _ side: Double, darkness: Double, beside color: RGBA, over grey: Double, shadow: Double = 0
  ) -> Pixels {
    var canvas = Canvas(side + 100, side + 100, background: .grey(grey))
    canvas.fill(box(0, 0, 50, side + 100), color)
    canvas.glass(
      rounded(50, 50, side, side, radius: 20), GlassMaterial(darkness: darkness, shadow: shadow))
    return canvas.rendered()
  }

  @Test("Large glass takes the colour of what is bright beside it, small glass does not")
  func spill() {
    // 30 points inside, beyond the lens and more than three deviations of the frost.
    func redness(_ side: Double, _ inset: Double) -> Double {
      let pixels = pane(side, darkness: 0, beside: .levels(255, 40, 20), over: 0.8)
      let (x, y) = (Int(50 + inset), Int(50 + side / 2))
      return pixels.red(x, y) - pixels.blue(x, y)
    }
    expectClose(redness(64, 30), 0, within: 1)
    #expect(redness(200, 30) > 15)
    // It fades with the distance.
    #expect(redness(200, 30) > 2 * redness(200, 90))
    #expect(redness(120, 30) > 3 && redness(120, 30) < redness(200, 30))
  }

  @Test("Light that falls on large dark glass lifts it, no farther than white labels bear")
  func spillInTheDark() {
    func level(_ color: RGBA, over grey: Double = 0.05) -> Double {
      pane(200, darkness: 1, beside: color, over: grey).green(80, 150)
    }
    #expect(level(.white) > level(.grey(0.05)) + 5)
    // A contrast of 4.5 with white: a grey of 0.463 at most, by the formula of WCAG.
    #expect(level(.white, over: 1) < 0.463 * 255)
  }

  @Test("The shadow of large glass keeps some of the colour around it")
  func spillInTheShadow() {
    func shadow(_ side: Double) -> Pixel {
      var canvas = Canvas(side + 60, side + 60, background: .levels(240, 120, 100))
      canvas.glass(
        rounded(30, 20, side, side, radius: 20), GlassMaterial(shadow: 0.5))
      return canvas.rendered()[Int(30 + side / 2), Int(26 + side)]
    }
    let (small, large) = (shadow(60), shadow(200))
    // Black takes from every channel in proportion; light of the colour is left in red.
    expectClose(Double(small.red) / 240, Double(small.green) / 120, within: 0.01)
    #expect(Double(large.red) / 240 > Double(large.blue) / 100 + 0.05)
  }

  @Test("A bright disc behind dark glass shines, white all around does not")
  func highlight() {
    func level(_ radius: Double) -> Pixel {
      var canvas = Canvas(200, 120, background: .levels(20, 30, 60))
      canvas.fill(circle(100, 60, radius: radius), .levels(245, 240, 225))
      canvas.glass(capsule(20, 32, 160, 56), GlassMaterial(darkness: 1, shadow: 0))
      return canvas.rendered()[100, 60]
    }
    let (moon, everywhere) = (level(16), level(400))
    #expect(moon.green > everywhere.green + 20)
    // It is as warm as it was, no grey disc.
    #expect(moon.red - moon.blue >= 12)
  }

  @Test("The outermost point shows what lies outside, mixed with what lies inside")
  func outerLens() throws {
    // White reaches up to 10 points outside of the lower edge, black from there on.
    let (scale, side) = (4.0, 64.0)
    func column(_ outside: RGBA) -> [Double] {
      var canvas = Canvas(6, side + 30, scale: scale, background: .grey(0.5))
      canvas.fill(box(0, side, 6, 30), outside)
      canvas.glass(box(-100, 0, 206, side), GlassMaterial(shadow: 0))
      let pixels = canvas.rendered()
      return (0..<Int(4 * scale)).map { pixels.green(12, Int(side * scale) - 1 - $0) }
    }
    let difference = zip(column(.white), column(.black)).map { $0 - $1 }
    // A light face lets 0.44 through, and 0.3 to 0.6 of it is seen from outside, white less black.
    let face = 0.439 * 255
    for place in 0..<Int(scale) - 1 {
      #expect(difference[place] >= 0.3 * face && difference[place] <= 0.6 * face)
    }
    // One point deep it ends.
    for place in Int(scale) + 1..<difference.count { expectClose(difference[place], 0, within: 2) }
  }

  @Test("No channel of a face is cut: colours come nearer to grey instead")
  func softChroma() {
    for kind in [GlassMaterial.Kind.regular, .clear] {
      for color in [
        RGBA.levels(0, 255, 40), .levels(255, 0, 0), .levels(255, 230, 0), .levels(0, 80, 255),
        .levels(255, 60, 200),
      ] {
        var canvas = Canvas(8, 8, background: color)
        canvas.glass(circle(4, 4, radius: 30), GlassMaterial(kind: kind, shadow: 0))
        let pixel = canvas.rendered()[4, 4]
        // The hue stays: the middle channel lies between the others where it lay.
        func place(_ channels: [Double]) -> Double {
          let sorted = channels.sorted()
          return (sorted[1] - sorted[0]) / (sorted[2] - sorted[0])
        }
        // The channels lie 60 levels apart and more, each rounded by a half.
        expectClose(
          place([pixel.red, pixel.green, pixel.blue].map(Double.init)),
          place([color.red, color.green, color.blue]), within: 0.02, "\(kind) \(pixel)")
      }
    }
  }

  @Test("Red and blue part at the rim while glass appears, and never at rest")
  func dispersion() {
    func fringe(_ presence: Double) -> Int {
      var canvas = Canvas(60, 60, scale: 2, background: .grey(0.5))
      for stripe in 0..<6 { canvas.fill(box(Double(stripe) * 10, 0, 5, 60), .white) }
      canvas.glass(
        rounded(5, 5, 50, 50, radius: 10), GlassMaterial(presence: presence, shadow: 0))
      let pixels = canvas.rendered()
      var most = 0
      for y in 40..<80 {
        for x in 0..<pixels.width {
          let pixel = pixels[x, y]
          most = max(most, abs(pixel.red - pixel.blue))
        }
      }
      return most
    }
    expectEqual(fringe(0), 0)
    #expect(fringe(0.15) > 8)
    // The emission of light glass is no pure grey in the sources, and here it is: nothing is left.
    expectEqual(fringe(1), 0)
  }
}
