import MeniscusDisplay
import MeniscusGeometry
import TestSupport
import Testing

/// Colours that ink and light leave alone: of tints, of what is bright behind clear glass, and of what
/// shines behind dark glass.
@Suite("Criteria of colour")
struct ColourCriteria {
  /// The contrast of white with a pixel, by the formula of WCAG 2.2.
  private func contrastWithWhite(_ pixel: Pixel) -> Double {
    func linear(_ level: Int) -> Double {
      let value = Double(level) / 255
      return value <= 0.04045 ? value / 12.92 : Exact.power((value + 0.055) / 1.055, 2.4)
    }
    let luminance =
      0.2126 * linear(pixel.red) + 0.7152 * linear(pixel.green) + 0.0722 * linear(pixel.blue)
    return 1.05 / (luminance + 0.05)
  }

  private func chroma(_ pixel: Pixel) -> Int {
    max(pixel.red, pixel.green, pixel.blue) - min(pixel.red, pixel.green, pixel.blue)
  }

  @Test(
    "Under white ink a tint grows deeper and not duller",
    // The system's blue, indigo, purple, pink and red, in the light and in the dark.
    arguments: [
      0x0088FF, 0x0091FF, 0x6155F5, 0x6D7CFF, 0xCB30E0, 0xDB34F2, 0xFF2D55, 0xFF375F, 0xFF383C,
      0xFF4245,
    ] as [UInt32], [0.0, 1])
  func tints(hex: UInt32, darkness: Double) {
    func pixel(_ lightInk: Double) -> Pixel {
      var canvas = Canvas(8, 8, background: .grey(0.6))
      let material = GlassMaterial(
        tint: RGBA(hex: hex), darkness: darkness, shadow: 0, lightInk: lightInk)
      canvas.glass(circle(4, 4, radius: 30), material)
      return canvas.rendered()[4, 4]
    }
    let (bare, inked) = (pixel(0), pixel(1))
    #expect(contrastWithWhite(inked) >= 4.5, "\(inked)")
    // Evenly dimmed, blue would lose a quarter of it.
    #expect(chroma(inked) >= chroma(bare), "\(bare) \(inked)")
    // The strongest channel stays the strongest, and a pink is no red.
    if bare.blue > bare.red { #expect(inked.blue > inked.red) }
    if bare.blue > bare.green + 20 { #expect(inked.blue > inked.green + 20) }
  }

  @Test("Clear glass over a sun keeps its hue, and is never as white as white")
  func sun() {
    var canvas = Canvas(8, 8, background: .levels(255, 245, 204))
    canvas.glass(circle(4, 4, radius: 30), GlassMaterial(kind: .clear, shadow: 0))
    let pixel = canvas.rendered()[4, 4]
    #expect(pixel.red - pixel.blue >= 25 && pixel.green > 235, "\(pixel)")
    #expect(pixel.red >= pixel.green && pixel.green > pixel.blue)
  }

  @Test("What shines behind dark glass shines under white ink, too: a moon is no grey disc")
  func moon() {
    var canvas = Canvas(200, 120, background: .levels(20, 30, 60))
    canvas.fill(circle(100, 60, radius: 16), .levels(245, 240, 225))
    canvas.glass(
      capsule(20, 32, 160, 56), GlassMaterial(darkness: 1, shadow: 0, lightInk: 1))
    let pixels = canvas.rendered()
    let (moon, sky) = (pixels[100, 60], pixels[50, 60])
    // More than half as bright as it is, beside glass that is as dark as labels need.
    #expect(moon.green > 120, "\(moon)")
    #expect(contrastWithWhite(sky) >= 4.5, "\(sky)")
    #expect(moon.red - moon.blue >= 8, "\(moon)")
  }
}
