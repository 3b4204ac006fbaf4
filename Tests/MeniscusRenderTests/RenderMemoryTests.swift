import MeniscusDisplay
import MeniscusGeometry
import MeniscusRender
import TestSupport
import Testing

/// What a renderer keeps from frame to frame.
@Suite("Memory of drawing")
struct RenderMemoryTests {
  /// Glass and outlines, one in a group, one in a round clip and four in layers with an effect, over a
  /// gradient that is moved by some points.
  private func list(shift: Double) -> DisplayList {
    var canvas = Canvas(200, 180, scale: 2)
    canvas.fill(
      box(0, 0, 200, 180), [stop(.black, 0), stop(.white, 1)],
      .linear(start: Point2D(x: shift, y: 0), end: Point2D(x: 180 + shift, y: 160)))
    canvas.group(0.5) {
      $0.fill(polygon([(10 + shift, 10), (190, 30), (100, 170)]), RGBA(hex: 0x3366CC))
    }
    canvas.clip(.ellipse(Rect2D(x: 20 + shift, y: 20, width: 100, height: 140))) {
      $0.fill(box(0, 0, 90, 90), RGBA(hex: 0xCC6633))
    }
    let shadow = DropShadow(color: .black, radius: 4, offset: Point2D(x: 2, y: 3))
    for effect in [
      LayerEffect.blur(radius: 3, isOpaque: false), .shadow(shadow), .colors(ColorMap.identity),
      .edgeBlur(EdgeBlur(upper: .init(radius: 3, whole: 110, end: 135), left: 20, right: 80)),
    ] {
      canvas.layer(effect) { $0.fill(box(30 + shift, 100, 60, 40), RGBA(hex: 0x66CC33)) }
    }
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

  /// Glyphs and glass whose size is another in every frame, in a layer that is blurred.
  private func growing(_ frame: Int) -> DisplayList {
    var canvas = Canvas(160, 160, scale: 2)
    let outline = canvas.list.resources.row(of: polygon([(0, 0), (2, 0), (2, -2), (0, -1.9)]))
    let glyphs = (0..<8).map { place in
      GlyphRun.Placement(
        outline: outline,
        origin: Point2D(x: Double(place % 4) / 8, y: 150 + Double(place / 4) / 8))
    }
    canvas.add(.glyphs(GlyphRun(size: 24 + Double(frame), glyphs: glyphs), .color(.black)))
    let side = 40 + 2 * Double(frame)
    canvas.layer(.blur(radius: 2, isOpaque: false)) { $0.fill(box(0, 0, side, side), .black) }
    canvas.clip(.ellipse(Rect2D(x: 0, y: 0, width: side, height: side))) {
      $0.fill(box(0, 0, side, side), RGBA(hex: 0xCC6633))
    }
    canvas.list.glass = [
      GlassElement(
        silhouette: .ellipse(Rect2D(x: 10, y: 10, width: side, height: side)),
        transform: .identity, container: 0, spacing: 0, view: .none)
    ]
    canvas.add(.glass(element: 0))
    return canvas.list
  }

  @Test("What is kept is bounded, and let go when it is not used")
  func bounded() {
    var renderer = Renderer()
    let frame = 4 * 320 * 320
    var most = 0
    for index in 0..<40 {
      _ = renderer.render(growing(index), fullRepaint: index % 3 == 0)
      most = max(most, renderer.keptBytes)
    }
    // Masks of 8 MB, one frame's beyond, and what some frames of these sizes draw with.
    #expect(most > frame && most < 9 << 20 + 24 * frame, "\(most / frame) frames")
    let plain = (0..<20).map { index in
      var canvas = Canvas(160, 160, scale: 2)
      canvas.fill(box(Double(index), 0, 20, 20), .black)
      return canvas.list
    }
    for list in plain { _ = renderer.render(list) }
    #expect(renderer.keptBytes <= 8 << 20, "\(renderer.keptBytes)")
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
