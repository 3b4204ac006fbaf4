import MeniscusDisplay
import MeniscusGeometry
import TestSupport
import Testing

/// What glass makes of the colours behind it: acceptance criteria 10 to 13, 17 and 18.
@Suite("Criteria of the face")
struct FaceCriteria {
  private static let light = GlassMaterial(shadow: 0)
  private static let dark = GlassMaterial(darkness: 1, shadow: 0)
  private static let clear = GlassMaterial(kind: .clear, shadow: 0)

  /// The levels of a face in the middle of a round sheet of 60 points over a colour.
  private func face(_ material: GlassMaterial, over color: RGBA, side: Double = 60) -> [Double] {
    var canvas = Canvas(8, 8, background: color)
    canvas.glass(circle(4, 4, radius: side / 2), material)
    let pixels = canvas.rendered()
    return (0..<3).map { pixels.sample(4, 4, $0) }
  }

  private func luminance(_ levels: [Double]) -> Double {
    0.2126 * levels[0] + 0.7152 * levels[1] + 0.0722 * levels[2]
  }

  @Test("Criterion 10: levels over black and white, rising in between")
  func ends() {
    // Measured over black at both ends of the system's slider: 103 and 180 of 255; glass here
    // stands at its default, half way.
    expectClose(face(Self.light, over: .black)[1], (103 + 180) / 2, within: 3)
    expectClose(face(Self.dark, over: .black)[1], 32, within: 2)
    expectClose(face(Self.clear, over: .black)[1], 32, within: 2)
    #expect(face(Self.light, over: .white).allSatisfy { $0 >= 250 })
    for material in [Self.light, Self.dark, Self.clear] {
      let levels = (0...16).map { face(material, over: .grey(Double($0) / 16))[1] }
      #expect(zip(levels, levels.dropFirst()).allSatisfy { $0 <= $1 })
      // Dark glass is as good as level just before white behind.
      #expect(zip(levels.prefix(14), levels.dropFirst(1)).allSatisfy { $0 < $1 })
    }
  }

  /// Thirteen colours, of middle luminance or less so that faces over them are not clipped.
  private static let patches: [RGBA] = [
    .levels(120, 60, 60), .levels(60, 120, 60), .levels(60, 60, 120), .levels(120, 120, 40),
    .levels(40, 120, 120), .levels(120, 40, 120), .levels(90, 20, 20), .levels(20, 70, 20),
    .levels(20, 20, 110), .levels(140, 100, 60), .levels(60, 100, 140), .levels(100, 140, 60),
    .levels(110, 80, 130),
  ]

  @Test(
    "Criterion 11: the gain of chroma on 13 patches",
    arguments: [
      // The measured gains at the slider's default: half way from 1.17 to 0.751, from 1.02 to 0.572.
      (light, (1.17 + 0.751) / 2), (dark, (1.02 + 0.572) / 2), (clear, 1.057),
    ] as [(GlassMaterial, Double)])
  func chroma(material: GlassMaterial, expected: Double) {
    var sums = (products: 0.0, squares: 0.0)
    for patch in Self.patches {
      let levels = face(material, over: patch)
      let behind = [patch.red, patch.green, patch.blue].map { $0 * 255 }
      let (y, behindY) = (luminance(levels), luminance(behind))
      #expect(levels.allSatisfy { $0 > 0 && $0 < 255 }, "clipped: \(patch)")
      // The least squares of the channels' distances from the luminance.
      var (products, squares) = (0.0, 0.0)
      for channel in 0..<3 {
        products += (levels[channel] - y) * (behind[channel] - behindY)
        squares += (behind[channel] - behindY) * (behind[channel] - behindY)
      }
      // Levels are rounded by half a level in each channel.
      let rounding = 0.5 * (3 / squares).squareRoot()
      expectClose(products / squares, expected, within: 0.03 + rounding, "\(patch)")
      sums.products += products
      sums.squares += squares
    }
    expectClose(sums.products / sums.squares, expected, within: 0.03)
  }

  @Test(
    "Criterion 12: tints are the measured lines",
    arguments: [
      // Source: third parties' captures of iOS 27. Each channel from black to white behind.
      (RGBA.levels(255, 149, 0), [(0.6, 0.4), (0.32125, 0.263), (0, 0)], light),
      (
        .levels(10, 132, 255),
        [(-0.00692, 0.04613), (0.27364, 0.24401), (0.63045, 0.36954)], light
      ),
      (
        .levels(10, 132, 255), [(-0.00692, 0.04613), (0.27364, 0.24401), (0.63045, 0.36954)], clear
      ),
      // Grey x: (0.3125 Y + 1.1875 x − 0.25) ÷ (1 + 0.05 x (1 − x)), by hand for one half.
      (
        .grey(0.5),
        [(0.33951, 0.30864), (0.33951, 0.30864), (0.33951, 0.30864)], light
      ),
      // Orange on dark glass, by hand from the pastel family's closed form at L = ½.
      (
        .levels(255, 149, 0),
        [(1.00563, -0.03751), (0.57487, 0.06296), (-0.03063, 0.20417)], dark
      ),
    ])
  func tint(seed: RGBA, lines: [(dark: Double, slope: Double)], base: GlassMaterial) {
    var material = base
    material.tint = seed
    for quarter in 0...4 {
      let y = Double(quarter) / 4
      let levels = face(material, over: .grey(y))
      for channel in 0..<3 {
        let line = (lines[channel].dark + lines[channel].slope * y) * 255
        expectClose(levels[channel], min(max(line, 0), 255), within: 2, "\(seed) \(y) \(channel)")
      }
    }
    guard base.darkness == 0, seed != .grey(0.5) else { return }
    // Over white it is the colour that was asked for.
    let levels = face(material, over: .white)
    for (channel, value) in [seed.red, seed.green, seed.blue].enumerated() {
      expectClose(levels[channel], value * 255, within: 2)
    }
  }

  @Test("Criterion 13: clear glass is the same in light and dark, regular is not")
  func appearances() {
    func pixels(_ kind: GlassMaterial.Kind, _ darkness: Double) -> Pixels {
      var canvas = Canvas(100, 60)
      canvas.fill(box(0, 0, 50, 60), .levels(200, 30, 90))
      canvas.glass(capsule(10, 10, 80, 40), GlassMaterial(kind: kind, darkness: darkness))
      return canvas.rendered()
    }
    expectEqual(pixels(.clear, 0), pixels(.clear, 1))
    #expect(pixels(.regular, 0).green(50, 30) > pixels(.regular, 1).green(50, 30) + 60)
  }

  @Test("Criterion 17: two elements of a container have the same face over the same backdrop")
  func agreement() {
    for (material, heights) in [
      // Dark glass grows denser from 75 points on, as it should.
      (Self.light, [36.0, 60]), (Self.light, [60, 60]), (Self.dark, [36, 60]),
      (Self.clear, [36, 60]),
    ] {
      // White around the one, black around the other; the same patch in the middle of both.
      var canvas = Canvas(140, 64)
      canvas.fill(box(70, 0, 70, 64), .black)
      for x in [35.0, 105] { canvas.fill(box(x - 16, 16, 32, 32), .levels(150, 110, 60)) }
      for (x, height) in zip([35.0, 105], heights) {
        canvas.glass(capsule(x - 31, 32 - height / 2, 62, height), material, spacing: 20)
      }
      let pixels = canvas.rendered()
      #expect(pixels[35, 32].distance(to: pixels[105, 32]) <= 2)
    }
  }

  @Test("Criterion 18: glass of a container is never seen through its other glass")
  func onePane() {
    for kind in [GlassMaterial.Kind.regular, .clear] {
      let plain = GlassMaterial(kind: kind, shadow: 0)
      let blue = GlassMaterial(kind: kind, tint: .levels(0, 0, 255), shadow: 0)
      /// A pane of 40 points at (30, 10), and another one.
      func pixels(_ other: Silhouette?, _ material: GlassMaterial) -> Pixels {
        var canvas = Canvas(120, 60, background: .grey(0.6))
        canvas.fill(box(44, 0, 6, 60), .black)
        if let other { canvas.glass(other, material) }
        canvas.glass(rounded(30, 10, 40, 40, radius: 10), plain)
        return canvas.rendered()
      }
      let alone = pixels(nil, plain)
      // Overlapping panes of one look are one pane: where both lie, one face, not two.
      let overlapping = pixels(rounded(50, 10, 60, 40, radius: 10), plain)
      #expect(overlapping[62, 30].distance(to: alone[90, 55].covered(kind)) <= 1)
      // A blue pane beside, without spacing, changes nothing of this one; and is blue itself.
      let beside = pixels(rounded(71, 10, 40, 40, radius: 10), blue)
      #expect(beside.blue(90, 30) > beside.red(90, 30) + 60)
      for y in 11..<49 {
        for x in 31..<69 {
          expectEqual(beside[x, y], alone[x, y], "\(kind) \(x) \(y)")
        }
      }
    }
  }
}

extension Pixel {
  /// A grey through light regular or clear glass, by the measured faces.
  fileprivate func covered(_ kind: GlassMaterial.Kind) -> Pixel {
    let y = Double(green) / 255
    let face =
      kind == .clear
      ? 0.126 + 0.954 * y : 252.7 / 255 * (1 - 0.439) + 0.439 * (y + 0.13 * y * (1 - y))
    let level = Int((min(face, 1) * 255).rounded())
    return Pixel(red: level, green: level, blue: level)
  }
}
