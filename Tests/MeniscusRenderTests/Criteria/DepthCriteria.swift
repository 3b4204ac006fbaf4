import MeniscusDisplay
import MeniscusGeometry
import TestSupport
import Testing

/// Shadow, blur and what grows with the size of glass: acceptance criteria 14, 15 and 28.
@Suite("Criteria of depth")
struct DepthCriteria {
  @Test("Criterion 14: the shadow lies 8 points below")
  func drop() {
    // A shadow of a circle, round about its own middle: as dark so far below as above it.
    let (scale, center) = (2.0, 50.0)
    var canvas = Canvas(100, 130, scale: scale)
    canvas.glass(circle(center, 55, radius: 22), GlassMaterial(shadow: 1))
    let pixels = canvas.rendered()
    let column = Int(center * scale)
    for distance in [32.0, 36, 42] {
      let below = pixels.green(column, Int((55 + 8 + distance) * scale))
      let above = pixels.green(column, Int((55 + 8 - distance) * scale) - 1)
      expectClose(below, above, within: 1)
      #expect(below < 250)
    }
    // So it is deepest below the glass, and weaker at the same distance beside and above it.
    let edge = 22 + 1.5
    let below = pixels.green(column, Int((55 + edge) * scale))
    let above = pixels.green(column, Int((55 - edge) * scale))
    let beside = pixels.green(Int((center + edge) * scale), Int(55 * scale))
    #expect(below < beside - 20 && beside < above - 20)
  }

  @Test("Criterion 14: no shadow inside of the glass, nor in what it shows")
  func noShadowWithin() {
    for kind in [GlassMaterial.Kind.regular, .clear] {
      func pixels(_ shadow: Double) -> Pixels {
        var canvas = Canvas(64, 64, scale: 2)
        canvas.checkerboard(8)
        canvas.glass(rounded(10, 6, 44, 44, radius: 12), GlassMaterial(kind: kind, shadow: shadow))
        return canvas.rendered()
      }
      let (without, with) = (pixels(0), pixels(1))
      var outside = 0
      for y in 0..<128 {
        for x in 0..<128 {
          // Inside of the corners' arcs, whose middles lie 3.5 points from both sides.
          let isInside = x >= 28 && x < 100 && y >= 20 && y < 92
          if isInside {
            expectEqual(with[x, y], without[x, y])
          } else if with[x, y] != without[x, y] {
            outside += 1
          }
        }
      }
      #expect(outside > 1000)
    }
  }

  @Test("Criterion 15: large dark glass is denser")
  func density() {
    func contrast(_ side: Double) -> Double {
      let levels = [RGBA.black, .white].map { color in
        var canvas = Canvas(4, 4, background: color)
        canvas.glass(box(2 - side / 2, 2 - side / 2, side, side), GlassMaterial(darkness: 1))
        return canvas.rendered().green(2, 2)
      }
      return (levels[1] - levels[0]) / 255
    }
    // Measured: half way between 0.597 and 0.295 up to 75 points, 0.447 and 0.195 from 105 on.
    for (side, expected) in [(60.0, 0.446), (75, 0.446), (105, 0.321), (200, 0.321)] {
      expectClose(contrast(side), expected, within: 0.01, "\(side)")
    }
    #expect(contrast(90) < 0.44 && contrast(90) > 0.33)
  }

  @Test(
    "Criterion 15: the blur of larger glass is softer",
    arguments: [(44.0, 5.0), (104, 6.5), (160, 8), (200, 8)], [1.0, 2, 3])
  func blur(size: (side: Double, deviation: Double), scale: Double) {
    let side = size.side
    var canvas = Canvas(80, 4, scale: scale)
    canvas.fill(box(0, 0, 40, 4), .black)
    canvas.glass(box(-300, 2 - side / 2, 700, side), GlassMaterial(shadow: 0))
    let pixels = canvas.rendered()
    let row = (0..<pixels.width).map { pixels.green($0, pixels.height / 2) }
    let (low, high) = (row[0], row[row.count - 1])
    // A blurred edge rises from 0.159 to 0.841 within two deviations.
    func place(_ share: Double) -> Double {
      (row.crossings(of: low + (high - low) * share).first ?? 0) / scale
    }
    let deviation = (place(0.841) - place(0.159)) / 2
    // A pixel's own extent is as a deviation of 0.29 pixels; the face's lift bends by less.
    expectClose(deviation, size.deviation, within: 0.1 * size.deviation + 0.05 / scale)
  }

  @Test("Criterion 15: the shadow of larger glass is deeper")
  func shadowDepth() {
    // How much of the shadow is left 20 points below its edge's middle, beneath a straight edge.
    func rest(_ side: Double) -> Double {
      var canvas = Canvas(4, 60)
      canvas.glass(box(-400, 4 - side, 804, side), GlassMaterial(shadow: 1))
      let pixels = canvas.rendered()
      return (255 - pixels.green(2, 4 + 8 + 20)) / (255 - pixels.green(2, 4 + 8))
    }
    let rests = [44.0, 80, 120, 160].map(rest)
    #expect(zip(rests, rests.dropFirst()).allSatisfy { $0 < $1 }, "\(rests)")
    #expect(rests[3] > 1.5 * rests[0])
  }

  @Test(
    "Criterion 28: what scrolls behind glass by quarters of a pixel does not shimmer",
    arguments: [44.0, 160], [1.0, 2])
  func shimmer(side: Double, scale: Double) {
    /// Lines of strokes, `shift` pixels further right and down.
    func pixels(_ shift: Double) -> Pixels {
      var canvas = Canvas(110, 100, scale: scale)
      let move = Affine2D.translation(x: shift / scale, y: shift / scale)
      for line in -1..<10 {
        for stroke in -4..<30 {
          let (x, y) = (Double(stroke) * 4.3, Double(line) * 11.3)
          canvas.fill(
            box(x, y, 1.7, stroke.isMultiple(of: 3) ? 9 : 6.5), .black, move)
        }
      }
      canvas.glass(box(-300, 50 - side / 2, 700, side), GlassMaterial(shadow: 0))
      return canvas.rendered()
    }
    let frames = (0...8).map { pixels(Double($0) / 4) }
    let first = frames[0]
    // Away from what comes in at the frame's edges.
    let margin = Int(44 * scale)
    let rows = Int(47 * scale)..<Int(50 * scale)
    for (index, frame) in frames.enumerated() {
      for y in rows {
        for x in margin..<frame.width - margin {
          // Whole pixels: the same picture, as far along.
          if index.isMultiple(of: 4) {
            let step = index / 4
            let difference = frame.green(x + step, y + step) - first.green(x, y)
            #expect(abs(difference) <= 2, "\(index) \(x) \(y)")
          }
          // Between them no frame stands out from those before and after it.
          guard index > 0, index < 8 else { continue }
          let noise =
            frame.green(x, y)
            - (frames[index - 1].green(x, y) + frames[index + 1].green(x, y)) / 2
          #expect(abs(noise) <= 2, "\(index) \(x) \(y)")
        }
      }
    }
  }
}
