import MeniscusDisplay
import MeniscusGeometry
import MeniscusRender
import TestSupport
import Testing

@Suite("Damage")
struct DamageTests {
  /// A frame of 5 × 4 tiles with a circle in the middle.
  private func canvas(x: Double) -> Canvas {
    var canvas = Canvas(320, 256)
    canvas.fill(box(0, 0, 320, 256), RGBA(hex: 0xEEDDCC))
    canvas.fill(.ellipse(Rect2D(x: x, y: 70, width: 40, height: 40)), .black)
    return canvas
  }

  @Test("An idle frame paints no tile")
  func idle() {
    var renderer = Renderer()
    let first = renderer.render(canvas(x: 70).list)
    expectEqual(first.counters[.tilesPainted], 20)
    expectEqual(first.changedTiles, Array(0..<20))
    let second = renderer.render(canvas(x: 70).list)
    expectEqual(second.counters, WorkCounters())
    expectEqual(second.changedTiles, [])
    expectEqual(second.pixelHash, first.pixelHash)
    expectEqual(second.tileHashes, first.tileHashes)
  }

  @Test("Who caused an operation repaints nothing")
  func provenance() {
    var renderer = Renderer()
    var list = canvas(x: 70).list
    _ = renderer.render(list)
    list.views = [ViewRecord(path: "app")]
    list.operations[1].view = ViewIndex(row: 0)
    expectEqual(renderer.render(list).counters[.tilesPainted], 0)
  }

  @Test("A move paints the tiles it leaves and those it enters")
  func move() {
    var renderer = Renderer()
    _ = renderer.render(canvas(x: 70).list)
    // From tile column 1 to columns 1 and 2 of row 1.
    let outcome = renderer.render(canvas(x: 110).list)
    expectEqual(outcome.changedTiles, [6, 7])
    expectEqual(outcome.counters[.tilesPainted], 2)
    // Two tiles of background, and about the circle's area.
    let shaded = outcome.counters[.pixelsShaded]
    #expect(shaded >= 2 * 4096 + 1257 && shaded < 2 * 4096 + 1450)
    #expect(outcome.counters[.segments] > 16)
  }

  @Test("What is hidden may be painted again, but its tile has not changed")
  func hidden() {
    func list(_ ink: RGBA) -> DisplayList {
      var canvas = Canvas(64, 64)
      canvas.fill(box(10, 10, 10, 10), ink)
      canvas.fill(box(0, 0, 64, 64), .black)
      return canvas.list
    }
    var renderer = Renderer()
    let first = renderer.render(list(.white))
    let second = renderer.render(list(RGBA(hex: 0xFF0000)))
    expectEqual(second.changedTiles, [])
    expectEqual(second.pixelHash, first.pixelHash)
  }

  @Test("Changes of a group's opacity and of a clip repaint what they enclose")
  func groups() {
    func list(_ opacity: Double, _ width: Double) -> DisplayList {
      var canvas = Canvas(256, 64)
      canvas.group(opacity) { $0.fill(box(70, 10, 10, 10), .black) }
      canvas.clip(box(192, 0, width, 64)) { $0.fill(box(0, 0, 256, 64), .black) }
      return canvas.list
    }
    var renderer = Renderer()
    _ = renderer.render(list(0.5, 10))
    expectEqual(renderer.render(list(0.6, 10)).changedTiles, [1])
    expectEqual(renderer.render(list(0.6, 11)).changedTiles, [3])
  }

  @Test("Another background, scale or size repaints everything")
  func everything() {
    var renderer = Renderer()
    var list = canvas(x: 70).list
    _ = renderer.render(list)
    list.background = .black
    expectEqual(renderer.render(list).counters[.tilesPainted], 20)
    (list.scale, list.size) = (2, Size2D(width: 160, height: 128))
    expectEqual(renderer.render(list).counters[.tilesPainted], 20)
    list.size = Size2D(width: 20, height: 100.25)
    let outcome = renderer.render(list)
    expectEqual(renderer.frame.width, 40)
    expectEqual(renderer.frame.height, 201)
    expectEqual(outcome.tileHashes.count, 4)
    expectEqual(outcome.changedTiles, [0, 1, 2, 3])
  }

  @Test("A full repaint paints every tile and changes none")
  func fullRepaint() {
    var renderer = Renderer()
    let first = renderer.render(canvas(x: 70).list)
    let second = renderer.render(canvas(x: 70).list, fullRepaint: true)
    expectEqual(second.counters, first.counters)
    expectEqual(second.changedTiles, [])
    expectEqual(second.pixelHash, first.pixelHash)
  }

  @Test("Tile hashes are those of the tiles' bytes, of any tile size")
  func hashes() {
    var list = canvas(x: 70).list
    list.size = Size2D(width: 100, height: 70)
    for tileSize in [16, 64, 1000] {
      var renderer = Renderer(tileSize: tileSize)
      let outcome = renderer.render(list)
      let bitmap = renderer.frame.bitmap
      var hasher = StableHasher()
      hasher.combine(100)
      hasher.combine(70)
      var tile = 0
      for top in stride(from: 0, to: 70, by: 64) {
        for left in stride(from: 0, to: 100, by: 64) {
          var bytes: [UInt8] = []
          for y in top..<min(top + 64, 70) {
            let (first, end): (Int, Int) = (y * 100 + left, y * 100 + min(left + 64, 100))
            bytes += bitmap.samples[4 * first..<4 * end]
          }
          expectEqual(outcome.tileHashes[tile], StableHash.hash(bytes))
          hasher.combine(StableHash.hash(bytes))
          tile += 1
        }
      }
      expectEqual(outcome.tileHashes.count, tile)
      expectEqual(outcome.pixelHash, hasher.finish())
    }
  }

  @Test("A copy of a renderer goes on by itself")
  func copies() {
    var renderer = Renderer()
    _ = renderer.render(canvas(x: 70).list)
    var copy = renderer
    let before = Pixels(renderer.frame.bitmap)
    _ = copy.render(canvas(x: 170).list)
    expectEqual(Pixels(renderer.frame.bitmap), before)
    expectEqual(Pixels(copy.frame.bitmap), canvas(x: 170).rendered())
  }
}
