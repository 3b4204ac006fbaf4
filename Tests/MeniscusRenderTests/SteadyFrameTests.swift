import MeniscusDisplay
import MeniscusGeometry
import MeniscusRender
import Synchronization
import TestSupport
import Testing

/// What a frame asks Swift's runtime for while it draws.
@Suite("Objects of a steady frame", .serialized)
struct SteadyFrameTests {
  /// All that can be drawn: outlines, gradients, glyphs, groups, clips, layers, glass of two kinds.
  private static func list(shift: Double, scale: Double) -> DisplayList {
    var canvas = Canvas(200, 180, scale: scale)
    canvas.fill(
      box(0, 0, 200, 180), [stop(.black, 0), stop(.white, 1)],
      .linear(start: Point2D(x: shift, y: 0), end: Point2D(x: 180 + shift, y: 160)))
    canvas.fill(polygon([(10 + shift, 10), (190, 30), (100, 170)]), RGBA(hex: 0x3366CC))
    let outline = canvas.list.resources.row(of: polygon([(0, 0), (1, 0), (0.5, -1)]))
    let glyphs = [20.0, 60, 90].map {
      GlyphRun.Placement(outline: outline, origin: Point2D(x: $0 + shift, y: 150))
    }
    canvas.add(.glyphs(GlyphRun(size: 20, glyphs: glyphs), .color(.black)))
    canvas.group(0.5) { $0.fill(box(20 + shift, 20, 90, 120), RGBA(hex: 0xCC6633)) }
    canvas.clip(.ellipse(Rect2D(x: 20 + shift, y: 20, width: 100, height: 140))) {
      $0.fill(box(0, 0, 90, 90), RGBA(hex: 0x66CC33))
    }
    let shadow = DropShadow(color: .black, radius: 4, offset: Point2D(x: 2, y: 3))
    for effect in [
      LayerEffect.blur(radius: 3, isOpaque: false), .shadow(shadow), .blend(.multiply),
    ] {
      canvas.layer(effect) { $0.fill(box(30 + shift, 100, 60, 40), RGBA(hex: 0x33CC66)) }
    }
    // Two that fuse, one in the shadow of these, two of different looks that fuse, and a clear one.
    let kinds = [GlassMaterial.Kind.regular, .regular, .regular, .sheet, .regular, .clear]
    let places = [(10.0, 30.0), (70, 30), (30, 125), (130, 20), (150, 85), (90, 110)]
    for (row, place) in places.enumerated() {
      canvas.list.glass.append(
        GlassElement(
          silhouette: .ellipse(
            Rect2D(x: place.0, y: place.1, width: 40 + 2 * Double(row), height: 50)),
          transform: .identity, container: row == 5 ? 2 : row / 3, spacing: 30,
          material: GlassMaterial(kind: kinds[row]), view: .none))
      canvas.add(.glass(element: row))
    }
    return canvas.list
  }

  /// What each call of a frame that spreads work asked for, in order: the first prepares outlines, all
  /// others draw.
  private static func objects(
    _ renderer: inout Renderer, _ list: DisplayList, fullRepaint: Bool
  ) -> [Int]? {
    let digest = list.digest()
    let calls = Mutex<[Int]>([])
    // Two workers in name: else work is not cut.
    let parallel = ParallelFor(workers: 2) { count, work in
      let before = ObjectCount.soFar
      for index in 0..<count { work(index, 0) }
      let after = ObjectCount.soFar
      calls.withLock { $0.append(after - before) }
    }
    let outcome = ObjectCount.watch {
      renderer.render(list, digest: digest, parallel: parallel, fullRepaint: fullRepaint)
    }
    return outcome == nil ? nil : calls.withLock { $0 }
  }

  @Test(
    "Pieces of work that draw ask for no object", arguments: [true, false], [1.0, 2, 3])
  func drawing(fullRepaint: Bool, scale: Double) throws {
    let lists = (0..<3).map { Self.list(shift: Double($0), scale: scale) }
    var renderer = Renderer()
    var calls: [[Int]] = []
    for frame in 0..<12 {
      calls.append(
        try #require(Self.objects(&renderer, lists[frame % 3], fullRepaint: fullRepaint)))
    }
    // Outlines are made anew, so that the counter is seen to count.
    #expect(calls[6...].allSatisfy { ($0.first ?? 0) > 0 && $0.count > 8 }, "\(calls)")
    for frame in 6..<12 { expectEqual(calls[frame].dropFirst().filter { $0 > 0 }, []) }
  }
}
