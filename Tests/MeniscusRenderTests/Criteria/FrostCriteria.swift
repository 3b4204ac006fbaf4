import MeniscusDisplay
import MeniscusGeometry
import TestSupport
import Testing

/// What can be read behind glass: acceptance criterion 6.
@Suite("Criteria of frost")
struct FrostCriteria {
  private static let scale = 2.0
  private static let (width, height) = (220.0, 144.0)
  /// The distance of lines of text, in points.
  private static let leading = 24.0

  /// Lines of words like those of text of 17 points: letters of two stems, 9 points high, two to seven
  /// of them in a word.
  private func page(under glass: Silhouette?, _ material: GlassMaterial) -> Pixels {
    let isDark = material.darkness > 0.5
    let (paper, ink): (RGBA, RGBA) = isDark ? (.black, .white) : (.white, .black)
    var canvas = Canvas(Self.width, Self.height, scale: Self.scale, background: paper)
    for line in 0..<Int(Self.height / Self.leading) {
      var (x, letter, word) = (-8.0 - Double(line % 3) * 3, 0, line)
      while x < Self.width {
        let top = Double(line) * Self.leading + 7.5
        canvas.fill(box(x, top, 1.8, 9), ink)
        canvas.fill(box(x + 4.2, top + (letter % 3 == 1 ? -3 : 0), 1.8, 9), ink)
        (x, letter) = (x + 8.6, letter + 1)
        if letter >= 2 + word * 3 % 6 { (x, letter, word) = (x + 4.6, 0, word + 1) }
      }
    }
    if let glass { canvas.glass(glass, material) }
    return canvas.rendered()
  }

  /// How far luminances along a line of text are off their mean.
  private func deviation(_ pixels: Pixels, y: Double) -> Double {
    let row = Int(y * Self.scale)
    let values = (40..<pixels.width - 40).map { pixels.luminance($0, row) }
    return (values.map { ($0 - values.mean) * ($0 - values.mean) }.mean).squareRoot()
  }

  /// The difference of black and white behind glass, as a share of what it is without.
  private func contrast(_ glass: Silhouette, _ material: GlassMaterial) -> Double {
    let levels = [RGBA.black, .white].map { color in
      var canvas = Canvas(Self.width, Self.height, background: color)
      canvas.glass(glass, material)
      return canvas.rendered().luminance(Int(Self.width / 2), Int(Self.height / 2))
    }
    return (levels[1] - levels[0]) / 255
  }

  @Test(
    "Criterion 6: text behind regular glass of any size is not legible, but its lines are seen",
    arguments: [44.0, 56, 96, 140], [0.0, 1])
  func regular(side: Double, darkness: Double) throws {
    let glass = rounded(-300, 72 - side / 2, 820, side, radius: min(side / 2, 30))
    let material = GlassMaterial(darkness: darkness, shadow: 0)
    let (plain, frosted) = (page(under: nil, material), page(under: glass, material))
    // The middle of the stems of the third line, which is nearest to the middle of the glass.
    let y = 2 * Self.leading + 12
    let left = deviation(frosted, y: y) / (deviation(plain, y: y) * contrast(glass, material))
    #expect(left <= 0.15, "\(left)")
    let rows = (Int(58 * Self.scale)..<Int(86 * Self.scale)).map { row in
      (40..<frosted.width - 40).map { frosted.luminance($0, row) }.mean
    }
    let (low, high) = (try #require(rows.min()), try #require(rows.max()))
    #expect(high - low >= 2, "\(high - low)")
  }

  @Test("The rim is half as blurred as the body")
  func rim() {
    // Straight edges across a bar: at its end nothing is bent along them.
    let side = 44.0
    var canvas = Canvas(80, 48, scale: 4)
    canvas.fill(box(0, 0, 40, 48), .black)
    canvas.glass(box(-300, 2, 700, side), GlassMaterial(shadow: 0))
    let pixels = canvas.rendered()
    func deviation(inset: Double) -> Double {
      let row = (0..<pixels.width).map { pixels.green($0, Int((2 + inset) * 4)) }
      let (low, high) = (row[0], row[row.count - 1])
      func place(_ share: Double) -> Double {
        (row.crossings(of: low + (high - low) * share).first ?? 0) / 4
      }
      return (place(0.841) - place(0.159)) / 2
    }
    // The outermost point is lit as well; half a point further in the share of the body is small.
    expectClose(deviation(inset: 1.5), 2.5, within: 0.4)
    expectClose(deviation(inset: 12), 5, within: 0.5)
    expectClose(deviation(inset: 22), 5, within: 0.5)
  }
}
