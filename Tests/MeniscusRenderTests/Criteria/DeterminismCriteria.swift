import MeniscusDisplay
import MeniscusGeometry
import MeniscusRender
import TestSupport
import Testing

/// The same input gives the same bytes: acceptance criterion 31, for the light around large glass, for
/// corners and for the dither.
@Suite("Criteria of determinism")
struct DeterminismCriteria {
  /// A sky, something bright, and glass of every kind over it.
  private func canvas(_ step: Int) -> Canvas {
    var canvas = Canvas(210, 150)
    let sky = [stop(.levels(20, 30, 60), 0), stop(.levels(46, 60, 90), 1)]
    canvas.fill(
      box(0, 0, 210, 150), sky, .linear(start: .zero, end: Point2D(x: 30, y: 150)))
    canvas.fill(circle(70 + 3.3 * Double(step), 60, radius: 22), .levels(250, 240, 210))
    let dark = GlassMaterial(darkness: 1)
    canvas.glass(rounded(10, 20, 110, 104, radius: 24), dark, container: 0)
    let star = polygon([(150, 10), (160, 40), (192, 42), (164, 58), (172, 90), (148, 68)])
    canvas.glass(
      .outline(canvas.list.resources.row(of: star), .nonZero),
      GlassMaterial(kind: .clear), container: 1)
    canvas.glass(
      capsule(130, 100, 70, 40), GlassMaterial(presence: 0.3 + 0.1 * Double(step)), container: 2)
    return canvas
  }

  @Test("Criterion 31: threads, tiles and what was painted before change no byte")
  func routes() {
    var renderer = Renderer(tileSize: 32)
    for step in 0..<3 {
      let canvas = canvas(step)
      let expected = canvas.rendered()
      expectEqual(canvas.rendered(tileSize: 16, parallel: .threads(3)), expected)
      expectEqual(canvas.rendered(tileSize: 4096, parallel: .backwards), expected)
      _ = renderer.render(canvas.list, parallel: .threads(2))
      expectEqual(Pixels(renderer.frame.bitmap), expected, "step \(step)")
    }
  }
}
