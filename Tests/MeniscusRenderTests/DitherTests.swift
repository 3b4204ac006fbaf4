import MeniscusDisplay
import MeniscusGeometry
import TestSupport
import Testing

/// Gradients that are flatter than the levels of a picture are dithered.
@Suite("Dither")
struct DitherTests {
  private func sky(_ first: Double, _ last: Double, turned: Bool = false) -> Pixels {
    var canvas = Canvas(64, 240)
    canvas.fill(
      box(0, 0, 64, 240),
      [stop(.levels(first, first, first), 0), stop(.levels(last, last, last), 1)],
      .linear(
        start: turned ? Point2D(x: -88, y: 0) : .zero,
        end: turned ? Point2D(x: 152, y: 0) : Point2D(x: 0, y: 240)))
    return canvas.rendered()
  }

  @Test("The mean of every 4 by 4 pixels is the gradient's own, to a tenth of a level")
  func means() {
    // 12 levels in 240 pixels: 20 rows share one where nothing is done about it.
    let pixels = sky(100, 112)
    for top in stride(from: 0, to: 240, by: 4) {
      for left in stride(from: 0, to: 64, by: 4) {
        var sum = 0.0
        for y in top..<top + 4 {
          for x in left..<left + 4 { sum += pixels.green(x, y) }
        }
        // Sixteen thresholds: half a sixteenth, and what the ramp rises within the square.
        expectClose(sum / 16, 100 + (Double(top) + 2) / 20, within: 0.1)
      }
    }
  }

  @Test("No pixel is more than a level from the gradient", arguments: [false, true])
  func bounds(turned: Bool) {
    let pixels = sky(100, 112, turned: turned)
    for y in 0..<240 {
      for x in 0..<64 {
        let place = turned ? (Double(x) + 0.5 + 88) / 240 : (Double(y) + 0.5) / 240
        #expect(abs(pixels.green(x, y) - (100 + 12 * place)) < 0.97)
      }
    }
  }

  @Test("Steep ramps, levels that are there, and one colour stay as they are")
  func exact() {
    // Two levels a pixel: every pixel is the nearest level.
    var canvas = Canvas(100, 2, background: .black)
    canvas.fill(
      box(0, 0, 100, 2), [stop(.black, 0), stop(.levels(200, 200, 200), 1)],
      .linear(start: .zero, end: Point2D(x: 100, y: 0)))
    var pixels = canvas.rendered()
    for x in 0..<100 {
      // The middle of a pixel lies on a whole level.
      expectEqual(pixels[x, 0].green, 2 * x + 1)
      expectEqual(pixels[x, 1].green, 2 * x + 1)
    }
    // 127.5 levels at both ends: one colour, rounded as a solid one is.
    canvas = Canvas(16, 16, background: .black)
    canvas.fill(
      box(0, 0, 16, 16), [stop(.grey(0.5), 0), stop(.grey(0.5), 1)],
      .linear(start: .zero, end: Point2D(x: 0, y: 16)))
    pixels = canvas.rendered()
    for y in 0..<16 {
      for x in 0..<16 { expectEqual(pixels[x, y], pixels[0, 0]) }
    }
    // Before its first stop and after its last a gradient is one colour.
    canvas = Canvas(16, 60, background: .black)
    canvas.fill(
      box(0, 0, 16, 60), [stop(.grey(0.3), 0), stop(.grey(0.34), 1)],
      .linear(start: Point2D(x: 0, y: 20), end: Point2D(x: 0, y: 40)))
    pixels = canvas.rendered()
    for y in [0, 7, 19, 40, 51, 59] {
      for x in 0..<16 { expectEqual(pixels[x, y], pixels[0, y]) }
    }
  }

  @Test("The pattern goes along with what is drawn, and is the same in any tiles")
  func anchored() {
    func drawn(_ shift: Double, tileSize: Int = 64) -> Pixels {
      var canvas = Canvas(80, 80)
      canvas.fill(
        box(0, 0, 40, 40), [stop(.grey(0.3), 0), stop(.grey(0.34), 1)],
        .radial(center: Point2D(x: 11, y: 13), startRadius: 0, endRadius: 45),
        .translation(x: 3 + shift, y: 5 + 2 * shift))
      return canvas.rendered(tileSize: tileSize)
    }
    let (own, moved) = (drawn(0), drawn(7))
    expectEqual(drawn(0, tileSize: 32), own)
    for y in 0..<40 {
      for x in 0..<40 { expectEqual(own[3 + x, 5 + y], moved[10 + x, 19 + y]) }
    }
  }
}
