import MeniscusDisplay
import MeniscusGeometry
import MeniscusMorph
import MeniscusRender
import TestSupport
import Testing

/// What a renderer keeps from frame to frame is counted, and so is what it has to make anew.
@Suite("Counters of caches") struct CacheCounterTests {
  /// Two discs of glass that fuse over a stripe, and far from them two glyphs, one of them twice.
  private func list(stripe: Double, disc: Double = 40, speck: Double = 0) -> DisplayList {
    var canvas = Canvas(300, 200, scale: 1)
    canvas.fill(box(stripe, 0, 20, 90), RGBA(hex: 0x3050C0))
    let outlines = [polygon([(0, 0), (1, 0), (0.5, -1)]), polygon([(0, 0), (1, 0), (1, -1)])]
    let rows = outlines.map { canvas.list.resources.row(of: $0) }
    let glyphs = zip([rows[0], rows[1], rows[0]], [10.0, 40, 70]).map {
      GlyphRun.Placement(outline: $0, origin: Point2D(x: $1, y: 190))
    }
    canvas.add(.glyphs(GlyphRun(size: 20, glyphs: glyphs), .color(.black)))
    canvas.fill(box(speck, 160, 4, 30), RGBA(hex: 0xC05030))
    for (row, x) in [disc, disc + 34].enumerated() {
      canvas.list.glass.append(
        GlassElement(
          silhouette: .ellipse(Rect2D(x: x, y: 20, width: 30, height: 30)), transform: .identity,
          container: 0, spacing: 20, view: .none))
      canvas.add(.glass(element: row))
    }
    return canvas.list
  }

  private func caches(_ counters: WorkCounters) -> [WorkCounters.Kind: Int] {
    let amounts = WorkCounters.Kind.caches.map { ($0, counters[$0]) }
    return Dictionary(uniqueKeysWithValues: amounts.filter { $0.1 > 0 })
  }

  @Test("Captures, fields and masks", arguments: [1, 2], [16, 64])
  func renderer(threads: Int, tileSize: Int) {
    var renderer = Renderer(tileSize: tileSize)
    func draw(_ list: DisplayList, fullRepaint: Bool = false) -> WorkCounters {
      renderer.render(list, parallel: .threads(threads), fullRepaint: fullRepaint).counters
    }
    let first = draw(list(stripe: 40))
    expectEqual(caches(first), [.masksMade: 2])
    expectEqual(first[.glassPasses], 1)
    // What lies behind the glass changes: it is captured again, and its field is worth keeping.
    expectEqual(caches(draw(list(stripe: 44)))[.fieldsMade], 1)
    let third = draw(list(stripe: 50))
    expectEqual(third[.fieldsKept], 1)
    expectEqual(third[.fieldsMade], 0)
    expectEqual(third[.capturesKept], 0)
    // Only what is far from the glass and under the glyphs changes.
    let fourth = draw(list(stripe: 50, speck: 12))
    expectEqual(fourth[.masksKept], 2)
    expectEqual(fourth[.masksMade], 0)
    expectEqual(fourth[.glassPasses], 0)
    // A full repaint ignores all that does not follow from a key alone.
    let full = draw(list(stripe: 50, speck: 12), fullRepaint: true)
    expectEqual(full[.capturesKept], 0)
    expectEqual(full[.fieldsKept], 0)
    expectEqual(full[.glassPasses], 1)
  }

  @Test("A capture is kept where the glass alone is painted again")
  func captures() {
    var renderer = Renderer(tileSize: 16)
    var list = list(stripe: 40)
    _ = renderer.render(list)
    // Laid over the glass: what lies behind it is as before.
    list.operations.append(
      DisplayOperation(
        action: .fill(.rectangle(Rect2D(x: 50, y: 30, width: 4, height: 4)), .color(.black)),
        transform: .identity, view: .none))
    let counters = renderer.render(list).counters
    expectEqual(counters[.capturesKept], 1)
    expectEqual(counters[.glassPasses], 0)
  }

  @Test("Fused shapes")
  func shapes() {
    var cache = FusedShapeCache()
    func found(_ list: DisplayList) -> [WorkCounters.Kind: Int] {
      caches(FusedShapes.resolve(list, keeping: &cache).counters)
    }
    expectEqual(found(list(stripe: 0)), [.shapesMade: 1])
    expectEqual(found(list(stripe: 9)), [.shapesKept: 1])
    expectEqual(found(list(stripe: 9, disc: 40.5)), [.shapesMade: 1])
    expectEqual(caches(FusedShapes.resolve(list(stripe: 9)).counters), [.shapesMade: 1])
  }
}
