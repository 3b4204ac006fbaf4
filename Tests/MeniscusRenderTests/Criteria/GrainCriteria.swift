import MeniscusDisplay
import MeniscusGeometry
import MeniscusImage
import Testing

/// What clear glass makes of grain, and dark sheets of each other.
@Suite("Criteria of grain and sheets")
struct GrainCriteria {
  /// A frame of grain, a level of its own for every pixel.
  private func grain(_ width: Int, _ height: Int, scale: Double) -> Canvas {
    var seeded = RandomList(seed: 17)
    var samples: [UInt8] = []
    for _ in 0..<width * height {
      let level = UInt8(70 + seeded.number(0, 60))
      samples += [level, level, level, 255]
    }
    let size = Size2D(width: Double(width) / scale, height: Double(height) / scale)
    var canvas = Canvas(size.width, size.height, scale: scale)
    canvas.picture(
      Bitmap(width: width, height: height, samples: samples), Rect2D(origin: .zero, size: size))
    return canvas
  }

  @Test("Clear glass does not comb grain into stripes", arguments: [2.0, 3])
  func comb(scale: Double) {
    let (width, height) = (160, Int(64 * scale))
    var canvas = grain(width, height, scale: scale)
    canvas.glass(box(-100, 0, 400, 64), GlassMaterial(kind: .clear, shadow: 0))
    let pixels = canvas.rendered()
    // Below the lit rim, down to where the bevel ends: by how much neighbours in a row differ beyond
    // those in a column. Of grain that is drawn out without more, that is nearly all.
    var worst = 0.0
    for top in stride(from: Int(5 * scale), to: Int(20 * scale), by: 4) {
      var (along, across) = (0.0, 0.0)
      for y in top..<top + 4 {
        for x in 0..<width - 1 {
          across += abs(pixels.green(x + 1, y) - pixels.green(x, y))
          along += abs(pixels.green(x, y + 1) - pixels.green(x, y))
        }
      }
      worst = max(worst, (across - along) / Double(4 * (width - 1)))
    }
    // Two of 60 even levels differ by 20 in the mean.
    #expect(worst < 0.3 * 20, "\(worst)")
  }

  @Test("Dark sheets form a ladder over anything")
  func ladder() {
    let kinds: [GlassMaterial.Kind] = [.ultraThin, .thin, .sheet, .thick, .ultraThick]
    for (grey, step) in [(0.0, 4.0), (0.1, 6), (0.25, 6), (0.5, 8), (1, 10)] {
      let levels = kinds.map { kind in
        var canvas = Canvas(8, 8, background: .grey(grey))
        canvas.glass(box(-30, -30, 68, 68), GlassMaterial(kind: kind, darkness: 1))
        return canvas.rendered().green(4, 4)
      }
      // The eye tells 1 in 100 of luminance apart where areas touch; here they lie apart.
      #expect(zip(levels, levels.dropFirst()).allSatisfy { $0 - $1 >= step }, "\(grey) \(levels)")
      // White labels have a contrast of 4.5 on greys up to 0.463, by the formula of WCAG.
      #expect(levels[0] < 0.463 * 255)
    }
  }
}
