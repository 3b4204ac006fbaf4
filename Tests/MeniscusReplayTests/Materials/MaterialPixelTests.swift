import MeniscusGeometry
import MeniscusImage
import MeniscusReplay
import MeniscusUI
import TestSupport
import Testing

/// Materials and what lies on them, in pixels.
@MainActor
@Suite("Materials")
struct MaterialPixelTests {
  private typealias Pixel = [UInt8]

  private static let materials: [(name: String, material: Material)] = [
    ("ultra thin", .ultraThin), ("thin", .thin), ("regular", .regular), ("thick", .thick),
    ("ultra thick", .ultraThick), ("bar", .bar),
  ]
  private static let backdrops: [Color] = [
    .black, .white, Color(white: 0.5), Color(red: 1, green: 0, blue: 0),
    Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1),
    Color(red: 1, green: 1, blue: 0),
  ]

  /// The middle pixel of a square of a style on a material, and one of the bare material.
  private func pixels(
    of style: some ShapeStyle, on material: Material, over backdrop: Color, _ scheme: ColorScheme
  ) -> (ink: Pixel, sheet: Pixel) {
    let scene = Scene("material", size: CGSize(width: 60, height: 40)) {
      ZStack {
        backdrop
        HStack(spacing: 0) {
          Rectangle().fill(style)
          Color.clear
        }
        .background(material, in: .rect)
      }
    }
    let picture = StillPicture(of: scene, scale: 1, colorScheme: scheme)
    #expect(picture.issues.isEmpty)
    func pixel(_ x: Int) -> Pixel {
      let start = (20 * picture.bitmap.width + x) * 4
      return Array(picture.bitmap.samples[start..<start + 3])
    }
    return (pixel(15), pixel(45))
  }

  /// WCAG 2.2, relative luminance.
  private func luminance(_ pixel: Pixel) -> Double {
    func linear(_ value: UInt8) -> Double {
      let c = Double(value) / 255
      return c <= 0.04045 ? c / 12.92 : Exact.power((c + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(pixel[0]) + 0.7152 * linear(pixel[1]) + 0.0722 * linear(pixel[2])
  }

  private func contrast(_ a: Pixel, _ b: Pixel) -> Double {
    let (a, b) = (luminance(a), luminance(b))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  @Test("Primary labels are legible on every material over anything")
  func contrast() {
    for scheme in [ColorScheme.light, .dark] {
      for (name, material) in Self.materials {
        for backdrop in Self.backdrops {
          let (ink, sheet) = pixels(of: .primary, on: material, over: backdrop, scheme)
          #expect(contrast(ink, sheet) >= 4.5, "\(name) over \(backdrop), \(scheme)")
        }
      }
    }
  }

  @Test("Colours of one's own are what they are, bit for bit")
  func custom() {
    let color = Color(red: 200.0 / 255, green: 100.0 / 255, blue: 50.0 / 255)
    for scheme in [ColorScheme.light, .dark] {
      for backdrop in Self.backdrops {
        expectEqual(pixels(of: color, on: .thin, over: backdrop, scheme).ink, [200, 100, 50])
      }
    }
  }

  @Test("Levels take up the hue behind them")
  func hue() {
    for scheme in [ColorScheme.light, .dark] {
      let red = pixels(of: .secondary, on: .thin, over: Self.backdrops[3], scheme).ink
      let blue = pixels(of: .secondary, on: .thin, over: Self.backdrops[5], scheme).ink
      #expect(red[0] > red[2] && blue[2] > blue[0])
    }
  }

  @Test("Levels are ever closer to the material")
  func levels() {
    for scheme in [ColorScheme.light, .dark] {
      let levels: [HierarchicalShapeStyle] = [
        .primary, .secondary, .tertiary, .quaternary, .quinary,
      ]
      let ratios = levels.map { level in
        let (ink, sheet) = pixels(of: level, on: .regular, over: Color(white: 0.5), scheme)
        return contrast(ink, sheet)
      }
      #expect(zip(ratios, ratios.dropFirst()).allSatisfy { $0 > $1 })
      #expect(ratios[4] > 1.1)
    }
  }

  @Test("Thicker materials let less through")
  func ladder() {
    for scheme in [ColorScheme.light, .dark] {
      let ranges = Self.materials.prefix(5).map { step in
        let white = pixels(of: .primary, on: step.material, over: .white, scheme).sheet
        let black = pixels(of: .primary, on: step.material, over: .black, scheme).sheet
        return Int(white[1]) - Int(black[1])
      }
      #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0 > $1 })
      #expect(ranges[4] > 0)
    }
  }
}
