import MeniscusDisplay
import MeniscusGeometry
import MeniscusRender
import TestSupport
import Testing

/// What a renderer keeps from frame to frame.
@Suite("Memory of drawing")
struct RenderMemoryTests {
  /// Glass and outlines over a gradient that is moved by some points.
  private func list(shift: Double) -> DisplayList {
    var canvas = Canvas(200, 180, scale: 2)
    canvas.fill(
      box(0, 0, 200, 180), [stop(.black, 0), stop(.white, 1)],
      .linear(start: Point2D(x: shift, y: 0), end: Point2D(x: 180 + shift, y: 160)))
    canvas.fill(polygon([(10 + shift, 10), (190, 30), (100, 170)]), RGBA(hex: 0x3366CC))
    for (row, x) in [10.0, 70, 130].enumerated() {
      canvas.list.glass.append(
        GlassElement(
          silhouette: .ellipse(Rect2D(x: x, y: 40, width: 50, height: 60)), transform: .identity,
          container: row / 2, spacing: 30,
          material: GlassMaterial(kind: row == 2 ? .clear : .regular), view: .none))
      canvas.add(.glass(element: row))
    }
    return canvas.list
  }

  @Test(
    "A frame like those before asks for no memory while it draws",
    arguments: [true, false], [1, 2])
  func steady(fullRepaint: Bool, threads: Int) {
    let parallel: ParallelFor = threads == 1 ? .serial : .threads(threads)
    var renderer = Renderer()
    func draw(_ frame: Int) {
      _ = renderer.render(
        list(shift: Double(frame % 3)), parallel: parallel, fullRepaint: fullRepaint)
    }
    for frame in 0..<4 { draw(frame) }
    let requests = renderer.memoryRequests
    #expect(requests > 0)
    for frame in 4..<13 { draw(frame) }
    expectEqual(renderer.memoryRequests, requests)
  }

  @Test("Copies of a renderer share no memory that they draw with")
  func copies() {
    var first = Renderer()
    _ = first.render(list(shift: 0))
    var second = first
    let outcomes = (0..<3).map { step in
      (
        first.render(list(shift: Double(step))).pixelHash,
        second.render(list(shift: Double(2 - step))).pixelHash
      )
    }
    for step in 0..<3 { expectEqual(outcomes[step].0, outcomes[2 - step].1) }
    #expect(outcomes[0].0 != outcomes[1].0)
  }
}
