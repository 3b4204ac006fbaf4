import MeniscusDisplay
import MeniscusGeometry
import MeniscusRender
import TestSupport
import Testing

/// What may be left out or done together without a pixel that tells.
@Suite("Order of painting")
struct PaintingOrderTests {
  private let size = (width: 200.0, height: 160.0)

  private var scenery: Canvas {
    var canvas = Canvas(size.width, size.height)
    canvas.fill(
      box(0, 0, size.width, size.height), [stop(RGBA(hex: 0x2266AA), 0), stop(.white, 1)],
      .linear(start: Point2D(x: 0, y: 0), end: Point2D(x: 150, y: 150)))
    return canvas
  }

  private func addGlass(_ x: Double, to canvas: inout Canvas) {
    let row = canvas.list.glass.count
    canvas.list.glass.append(
      GlassElement(
        silhouette: .ellipse(Rect2D(x: x, y: 60, width: 30, height: 30)), transform: .identity,
        container: row, spacing: 0, view: .none))
    canvas.add(.glass(element: row))
  }

  private func outcome(_ canvas: Canvas) -> RenderOutcome {
    var renderer = Renderer()
    return renderer.render(canvas.list)
  }

  @Test("What lies behind an outline that covers all of a frame is not painted")
  func hidden() {
    let cover = polygon([(-10, -10), (260, -10), (260, 190), (-10, 190)])
    var all = scenery
    all.fill(cover, .black)
    var alone = Canvas(size.width, size.height)
    alone.fill(cover, .black)
    expectEqual(outcome(all).pixelHash, outcome(alone).pixelHash)
    expectEqual(outcome(all).counters[.pixelsShaded], Int(size.width * size.height))
  }

  @Test("What a hole as large as the frame shows is painted")
  func shown() {
    let cover = polygon([(-10, -10), (260, -10), (260, 190), (-10, 190)])
    var all = scenery
    all.fill(Path2D(elements: cover.elements + cover.elements), .black, rule: .evenOdd)
    expectEqual(outcome(all).pixelHash, outcome(scenery).pixelHash)
  }

  @Test("What lies between two glasses is seen by the second, before or after the first is laid")
  func between() {
    var before = scenery
    before.fill(box(150, 40, 50, 60), RGBA(hex: 0xCC2200))
    addGlass(20, to: &before)
    addGlass(150, to: &before)
    var after = scenery
    addGlass(20, to: &after)
    after.fill(box(150, 40, 50, 60), RGBA(hex: 0xCC2200))
    addGlass(150, to: &after)
    var without = scenery
    addGlass(20, to: &without)
    addGlass(150, to: &without)
    expectEqual(outcome(before).pixelHash, outcome(after).pixelHash)
    #expect(outcome(without).pixelHash != outcome(after).pixelHash)
  }

  @Test("Glasses that do not see each other come out as they do alone")
  func apart() {
    var both = scenery
    addGlass(20, to: &both)
    addGlass(150, to: &both)
    let pictures = [20.0, 150].map { x in
      var one = scenery
      addGlass(x, to: &one)
      return one.rendered()
    }
    let together = both.rendered()
    for y in 0..<160 {
      for x in 0..<200 {
        expectEqual(together[x, y], pictures[x < 100 ? 0 : 1][x, y], "(\(x), \(y))")
      }
    }
  }
}
