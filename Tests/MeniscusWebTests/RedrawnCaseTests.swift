import MeniscusDisplay
import MeniscusFrames
import MeniscusGeometry
import MeniscusRender
import MeniscusWeb
import TestSupport
import Testing

@Suite("A case that is drawn again")
struct RedrawnCaseTests {
  /// Two frames of a card, glass and a picture's worth of text, in which the card moves.
  private static let lists: [DisplayList] = (0..<2).map { frame in
    var list = DisplayList(size: Size2D(width: 60, height: 40), scale: 2, background: .white)
    list.views = [ViewRecord(path: "Board"), ViewRecord(path: "Board/Card")]
    let card = Silhouette.rectangle(Rect2D(x: 5, y: 5, width: 20, height: 20))
    list.glass = [
      GlassElement(
        silhouette: .ellipse(Rect2D(x: 10, y: 10, width: 30, height: 20)), transform: .identity,
        container: 0, spacing: 8, view: ViewIndex(row: 0))
    ]
    list.operations = [
      DisplayOperation(
        action: .fill(card, .color(RGBA(hex: 0x3366CC))),
        transform: .translation(x: Double(frame) * 7.3, y: 0), view: ViewIndex(row: 1)),
      DisplayOperation(action: .glass(element: 0), transform: .identity, view: ViewIndex(row: 0)),
    ]
    return list
  }

  private static func redrawn() throws -> (RedrawnCase, [UInt64]) {
    var encoder = FramesEncoder(rate: 60)
    var renderer = Renderer()
    var hashes: [UInt64] = []
    for list in lists {
      hashes.append(renderer.render(list).pixelHash)
      try encoder.append(list, display: list.digest().list, pixels: hashes[hashes.count - 1])
    }
    return (RedrawnCase(try FramesDecoder(encoder.finish())), hashes)
  }

  @Test("has the pixels of the run, in any order, also after parts of it were left out")
  func hashes() throws {
    var (redrawn, hashes) = try Self.redrawn()
    for frame in [1, 0, 1] { #expect(try redrawn.draw(frame) == hashes[frame]) }
    redrawn.hidesGlass = true
    let without = try redrawn.draw(1)
    #expect(without != hashes[1])
    redrawn.hide(0, true)
    #expect(try redrawn.draw(1) != without)
    redrawn.showAll()
    #expect(try redrawn.draw(1) == hashes[1])
  }

  @Test("What is left out is known once each, in rising order, and comes back one by one")
  func hidden() throws {
    var (redrawn, hashes) = try Self.redrawn()
    for operation in [1, 0, 1, 7, 0] { redrawn.hide(operation, true) }
    #expect(redrawn.hidden == [0, 1, 7])
    for operation in [7, 1, 5, 1, 0] { redrawn.hide(operation, false) }
    #expect(try redrawn.hidden.isEmpty && redrawn.draw(0) == hashes[0])
  }

  @Test("A part at the frame's own scale has the frame's pixels, and others at other scales")
  func parts() throws {
    var (redrawn, _) = try Self.redrawn()
    redrawn.hidesGlass = true
    _ = try redrawn.draw(0)
    let whole = redrawn.pixels.bitmap
    let region = Rect2D(x: 4, y: 4, width: 10, height: 8)
    #expect(try redrawn.draw(0, region: region, scale: 2))
    let part = redrawn.pixels.bitmap
    #expect(part.width == 20 && part.height == 16)
    for y in 0..<16 {
      for x in 0..<80 {
        #expect(part.samples[y * 80 + x] == whole.samples[((y + 8) * 120 + 8) * 4 + x])
      }
    }
    #expect(try redrawn.draw(0, region: region, scale: 128))
    #expect(redrawn.pixels.width == 1280)
    #expect(try !redrawn.draw(0, region: region, scale: 1e6))
  }

  @Test("says what lies under a pixel, frontmost first, and who caused it")
  func hits() throws {
    let list = Self.lists[0]
    func kinds(_ x: Double, _ y: Double) -> [String] {
      list.parts(at: Point2D(x: x, y: y)).map { "\($0.kind) \(list.views[Int($0.view.row)].path)" }
    }
    expectEqual(kinds(15, 20), ["glass Board", "fill Board/Card"])
    expectEqual(kinds(6, 6), ["fill Board/Card"])
    // Inside the box of the ellipse, and outside the ellipse.
    expectEqual(kinds(39, 11), [])
  }
}
