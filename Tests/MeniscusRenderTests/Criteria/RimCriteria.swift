import MeniscusDisplay
import MeniscusGeometry
import TestSupport
import Testing

/// Light on the rim and the edge itself: acceptance criteria 7 to 9, and 16.
@Suite("Criteria of the rim")
struct RimCriteria {
  private static let scale = 6.0
  private static let side = 48.0

  /// A round glass of 44 points in the middle of a colour.
  private func disc(_ material: GlassMaterial, over color: RGBA) -> Pixels {
    var canvas = Canvas(Self.side, Self.side, scale: Self.scale, background: color)
    canvas.glass(circle(Self.side / 2, Self.side / 2, radius: 22), material)
    return canvas.rendered()
  }

  /// The place at an inset of the disc's edge, the way out being (x, y), in pixels.
  private func place(_ inset: Double, _ degrees: Double) -> Point2D {
    let radians = degrees * 3.141_592_653_589_793 / 180
    let (x, y) = (Exact.cosine(radians), Exact.sine(radians))
    let radius = 22 - inset
    return Point2D(x: Self.side / 2 + radius * x, y: Self.side / 2 + radius * y) * Self.scale
  }

  /// How much brighter than the face the rim is at its brightest, for a way out.
  private func peak(_ pixels: Pixels, _ degrees: Double) -> Double {
    let face = pixels.green(at: place(8, degrees))
    return stride(from: 0.1, to: 2, by: 0.1).map { pixels.green(at: place($0, degrees)) - face }
      .max() ?? 0
  }

  @Test(
    "Criterion 7: the rim line is 1 ± 0.3 points wide, brightest along the light",
    arguments: [GlassMaterial.Kind.clear, .regular])
  func rim(kind: GlassMaterial.Kind) throws {
    let pixels = disc(
      GlassMaterial(kind: kind, darkness: kind == .regular ? 1 : 0, shadow: 0),
      over: .grey(0.2))
    // The light is at the top left: 225° with y down.
    let face = pixels.green(at: place(8, 225))
    let profile = stride(from: 0.0, to: 6, by: 0.05).map { pixels.green(at: place($0, 225)) - face }
    let brightest = try #require(profile.max())
    #expect(brightest > 40)
    // Inside of the line lies a glow of a fifth of it, four times as wide: there the line ends.
    let end = try #require(profile.crossings(of: brightest * 0.2).last) * 0.05
    expectClose(end, 1, within: 0.3)
    let peaks = stride(from: 0.0, to: 360, by: 5).map { peak(pixels, $0) }
    let most = try #require(peaks.max())
    for (index, peak) in peaks.enumerated() where peak == most {
      expectClose(Double(index) * 5, 225, within: 5)
    }
    #expect(peak(pixels, 135) <= 0.1 * most)
    #expect(peak(pixels, 315) <= 0.1 * most)
    // A straight edge along the top or the left is lit all along.
    for degrees in [180.0, 270] {
      let share = peak(pixels, degrees) / most
      #expect(share >= 0.25 && share <= 0.35, "\(degrees): \(share)")
    }
    // The second light lies opposite, and is nearly as strong.
    let second = peak(pixels, 45)
    #expect(second >= 0.8 * most - 1 && second <= most)
    #expect(second > peak(pixels, 20) && second > peak(pixels, 70))
  }

  @Test("Criterion 8: the rim takes the hue of the face, and is neutral over grey")
  func hue() {
    for kind in [GlassMaterial.Kind.clear, .regular] {
      let material = GlassMaterial(kind: kind, darkness: kind == .regular ? 1 : 0, shadow: 0)
      // Reds so dark that the glint, where it is weak, leaves room below white: a frame ends there.
      for level in [60.0, 160] {
        let pixels = disc(material, over: .levels(level, 0, 0))
        let middle = Int(Self.side / 2 * Self.scale)
        let face = pixels[middle, middle]
        var lit = 0
        for (x, y) in rimPixels() {
          let pixel = pixels[x, y]
          #expect(pixel.red > pixel.green && abs(pixel.green - pixel.blue) <= 1)
          guard pixel.red < 255, pixel.red > face.red + 12 else { continue }
          lit += 1
          #expect(pixel.red - pixel.green >= face.red - face.green, "\(kind) \(level) \(x) \(y)")
        }
        #expect(lit > 50)
      }
      // Over the reddest red it is as red as the face, though no channel can take more.
      let red = disc(material, over: .levels(255, 0, 0))
      let middle = Int(Self.side / 2 * Self.scale)
      let chroma = red.red(middle, middle) - red.green(middle, middle)
      for (x, y) in rimPixels() {
        #expect(red.red(x, y) - red.green(x, y) >= chroma - 3, "\(kind) \(x) \(y)")
      }
      for level in [0, 0.5] {
        let grey = disc(material, over: .grey(level))
        for (x, y) in rimPixels() {
          let pixel = grey[x, y]
          let spread =
            max(pixel.red, pixel.green, pixel.blue) - min(pixel.red, pixel.green, pixel.blue)
          #expect(spread <= 2)
        }
      }
    }
  }

  @Test(
    "The rim of a tint has the tint's hue: orange does not turn yellow, nor blue cyan",
    arguments: [
      RGBA.levels(255, 149, 0), .levels(0, 122, 255), .levels(175, 82, 222), .levels(52, 199, 89),
    ])
  func hueOfTints(tint: RGBA) throws {
    let middle = Int(Self.side / 2 * Self.scale)
    for level in [0.0, 0.5, 1] {
      var material = GlassMaterial(kind: .regular, darkness: 0, shadow: 0)
      material.tint = tint
      let pixels = disc(material, over: .grey(level))
      let face = try #require(pixels.hue(middle, middle))
      var lit = 0
      for (x, y) in rimPixels() {
        guard let rim = pixels.hue(x, y) else { continue }
        lit += pixels.luminance(x, y) > pixels.luminance(middle, middle) + 4 ? 1 : 0
        // Purple has 4.6 degrees more where its blue can take no more.
        expectClose(rim, face, within: 5, "\(tint) over \(level) at \(x) \(y)")
      }
      #expect(lit > 50)
    }
  }

  /// The pixels less than four points inside of the disc's edge.
  private func rimPixels() -> [(Int, Int)] {
    let count = Int(Self.side * Self.scale)
    var result: [(Int, Int)] = []
    for y in stride(from: 0, to: count, by: 2) {
      for x in stride(from: 0, to: count, by: 2) {
        let (dx, dy) = (Double(x) + 0.5 - Double(count) / 2, Double(y) + 0.5 - Double(count) / 2)
        let radius = (dx * dx + dy * dy).squareRoot() / Self.scale
        if radius < 21.8, radius > 18 { result.append((x, y)) }
      }
    }
    return result
  }

  @Test(
    "Criterion 9: arcs have no staircase: half coverage is within 0.15 pixels of the curve",
    arguments: [1.0, 2, 3])
  func arcs(scale: Double) {
    // A sheet has neither rim nor line around it: over black its levels are its coverage. Glass has
    // no glint across the light.
    for kind in [GlassMaterial.Kind.ultraThick, .regular] {
      for (radius, x, y) in [(22.0, 24.0, 24.0), (21.3, 24.37, 23.81)] {
        var canvas = Canvas(48, 48, scale: scale, background: .black)
        canvas.glass(circle(x, y, radius: radius), GlassMaterial(kind: kind))
        let pixels = canvas.rendered()
        let face = pixels.green(Int(x * scale), Int((y + 12) * scale))
        var count = 0
        for row in 0..<pixels.height - 1 {
          for column in 0..<pixels.width - 1 {
            for (dx, dy) in [(1, 0), (0, 1)] {
              let (a, b) = (
                pixels.green(column, row) / face, pixels.green(column + dx, row + dy) / face
              )
              guard (a < 0.5) != (b < 0.5) else { continue }
              let share = (0.5 - a) / (b - a)
              let px = (Double(column) + 0.5 + Double(dx) * share) / scale - x
              let py = (Double(row) + 0.5 + Double(dy) * share) / scale - y
              // Within 30 degrees across the light: x y < 0 and both of like size.
              if kind == .regular, px * py > -0.433 * radius * radius { continue }
              count += 1
              let deviation = ((px * px + py * py).squareRoot() - radius) * scale
              #expect(abs(deviation) <= 0.15, "\(kind) \(radius) \(px) \(py)")
            }
          }
        }
        #expect(Double(count) > 10 * scale)
      }
    }
  }

  @Test("Criterion 9: straight edges on pixels change within one")
  func straight() {
    for kind in [GlassMaterial.Kind.regular, .clear, .ultraThick] {
      var canvas = Canvas(40, 40, scale: 2, background: .black)
      canvas.glass(rounded(5, 6.5, 30, 24, radius: 6), GlassMaterial(kind: kind))
      let pixels = canvas.rendered()
      let face = pixels.green(40, 36)
      for index in 26..<48 {
        for (outer, inner) in [
          ((index, 12), (index, 13)), ((index, 61), (index, 60)), ((9, index), (10, index)),
          ((70, index), (69, index)),
        ] {
          expectEqual(pixels.green(outer.0, outer.1), 0)
          #expect(pixels.green(inner.0, inner.1) >= face - 5)
        }
      }
    }
  }

  @Test(
    "Criterion 16: no fringe: the colours of an edge are bent alike, within a quarter of a pixel",
    arguments: [GlassMaterial.Kind.clear, .regular])
  func fringe(kind: GlassMaterial.Kind) {
    let law = kind == .clear ? BevelLaw.clear(64) : BevelLaw.regular(64)
    let depth = law.depth(seenAt: law.fold) + 4
    /// The lower edge of glass over one colour, and another one deeper than `depth`.
    func pixels(_ outer: RGBA, _ inner: RGBA) -> Pixels {
      var canvas = Canvas(8, 64, scale: 2, background: outer)
      canvas.fill(box(0, 0, 8, 64 - depth), inner)
      canvas.glass(box(-80, 0, 168, 64), GlassMaterial(kind: kind, shadow: 0))
      return canvas.rendered()
    }
    // All channels change, each by another amount and not all the same way.
    let (a, b) = (RGBA.levels(190, 70, 30), RGBA.levels(60, 110, 140))
    let edge = pixels(a, b)
    let middle = pixels(
      RGBA(red: (a.red + b.red) / 2, green: (a.green + b.green) / 2, blue: (a.blue + b.blue) / 2),
      RGBA(red: (a.red + b.red) / 2, green: (a.green + b.green) / 2, blue: (a.blue + b.blue) / 2))
    let crossings = (0..<3).map { channel in
      (2..<120).map { edge.sample(8, 127 - $0, channel) - middle.sample(8, 127 - $0, channel) }
        .crossings(of: 0)
    }
    for channel in 0..<3 {
      expectEqual(crossings[channel].count, 2)
      for (one, other) in zip(crossings[channel], crossings[1]) {
        expectClose(one, other, within: 0.25, "\(kind) \(channel)")
      }
    }
  }
}

extension Pixels {
  /// The hue of a pixel, in degrees; nil where its channels are less than 80 levels apart.
  fileprivate func hue(_ x: Int, _ y: Int) -> Double? {
    let (red, green, blue) = (red(x, y), green(x, y), blue(x, y))
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    guard most - least >= 80 else { return nil }
    switch most {
    case red: return 60 * (green - blue) / (most - least)
    case green: return 60 * (blue - red) / (most - least) + 120
    default: return 60 * (red - green) / (most - least) + 240
    }
  }
}
