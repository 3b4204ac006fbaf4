import MeniscusDisplay
import MeniscusGeometry
import MeniscusRender
import TestSupport
import Testing

@Suite("Pixels depend on the list alone")
struct InvarianceTests {
  @Test("Tile size, threads and their order change no bit", arguments: 1...5)
  func tilesAndThreads(seed: Int) {
    var random = RandomList(seed: UInt64(seed))
    let canvas = random.canvas(operations: 30)
    let expected = canvas.rendered()
    let routes: [(tileSize: Int, parallel: ParallelFor)] = [
      (16, .serial), (16, .threads(2)), (64, .backwards), (64, .threads(4)), (4096, .serial),
    ]
    for route in routes {
      expectEqual(canvas.rendered(tileSize: route.tileSize, parallel: route.parallel), expected)
    }
  }

  @Test("Repainting what changed gives the bits of painting everything", arguments: 1...4)
  func incremental(seed: Int) {
    var random = RandomList(seed: UInt64(100 + seed))
    var canvas = random.canvas(operations: 25)
    var renderer = Renderer(tileSize: seed % 2 == 0 ? 64 : 16)
    var full = Renderer()
    for step in 0..<6 {
      let outcome = renderer.render(canvas.list, parallel: .threads(2))
      let expected = full.render(canvas.list, fullRepaint: true)
      expectEqual(outcome.pixelHash, expected.pixelHash, "step \(step)")
      expectEqual(outcome.tileHashes, expected.tileHashes)
      expectEqual(outcome.changedTiles, expected.changedTiles)
      random.edit(&canvas)
    }
    expectEqual(Pixels(renderer.frame.bitmap), Pixels(full.frame.bitmap))
  }

  @Test("Every frame is opaque", arguments: 1...3)
  func opaque(seed: Int) {
    var random = RandomList(seed: UInt64(200 + seed))
    let bitmap = random.canvas(operations: 40).rendered().bitmap
    for index in stride(from: 3, to: bitmap.samples.count, by: 4) {
      if bitmap.samples[index] != 255 { expectEqual(bitmap.samples[index], 255) }
    }
  }
}
