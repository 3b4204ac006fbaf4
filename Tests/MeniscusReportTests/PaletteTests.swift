import MeniscusReport
import TestSupport
import Testing

/// Contrast as WCAG 2.2 defines it, computed from the colours of the page.
@Suite("The colours of the page")
struct PaletteTests {
  private let page = ReportPage.text(of: SampleRun.empty())

  private func palette(_ place: Int) -> [String: (Double, Double, Double)] {
    let pattern = /--([a-z-]+): light-dark\(#([0-9a-f]{6}), #([0-9a-f]{6})\)/
    return Dictionary(
      page.matches(of: pattern).map { match in
        (String(match.1), Self.color(String(place == 0 ? match.2 : match.3)))
      }, uniquingKeysWith: { first, _ in first })
  }

  private static func color(_ hex: String) -> (Double, Double, Double) {
    let value = Int(hex, radix: 16) ?? 0
    return (
      Double(value >> 16 & 255) / 255, Double(value >> 8 & 255) / 255, Double(value & 255) / 255
    )
  }

  private static func luminance(_ color: (Double, Double, Double)) -> Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.0) + 0.7152 * linear(color.1) + 0.0722 * linear(color.2)
  }

  /// x to the power of 2.4: the fifth root of x to the power of 12, by Newton's method.
  private static func power(_ x: Double, _ exponent: Double) -> Double {
    precondition(exponent == 2.4, "Only the exponent of sRGB is needed.")
    let target = x * x * x * x * x * x * x * x * x * x * x * x
    var root = max(x, 0.01)
    for _ in 0..<60 {
      root -= (root * root * root * root * root - target) / (5 * root * root * root * root)
    }
    return root
  }

  private static func contrast(
    _ first: (Double, Double, Double), _ second: (Double, Double, Double)
  ) -> Double {
    let (a, b) = (luminance(first), luminance(second))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  @Test("The contrast itself is right")
  func reference() {
    // The ratios that WCAG's own documents give: black on white, and #767676 on white.
    expectClose(Self.contrast((0, 0, 0), (1, 1, 1)), 21, closerThan: 0.001)
    expectClose(Self.contrast(Self.color("767676"), (1, 1, 1)), 4.54, closerThan: 0.01)
  }

  @Test("Text has a contrast of 4.5, marks have one of 3", arguments: [0, 1])
  func contrasts(place: Int) throws {
    let palette = palette(place)
    let surfaces = try ["page", "surface", "well"].map { try #require(palette[$0]) }
    let names = [
      "text", "secondary", "accent", "good", "tolerated", "expected", "bad", "warning", "new",
      "quiet",
    ]
    for name in names {
      let color = try #require(palette[name])
      for surface in surfaces { #expect(Self.contrast(color, surface) >= 4.5, "\(name)") }
    }
    let surface = try #require(palette["surface"])
    for (name, color) in palette where name.hasPrefix("phase-") || name == "control" {
      #expect(Self.contrast(color, surface) >= 3, "\(name)")
    }
    // The bar of a stage and the frames that differ on it.
    let bad = try #require(palette["bad"])
    let bar = try #require(palette["bar"])
    #expect(Self.contrast(bad, bar) >= 3)
    // White or dark text on the stage that differs first.
    #expect(Self.contrast(bad, surface) >= 4.5)
  }
}
