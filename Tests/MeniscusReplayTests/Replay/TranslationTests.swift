import MeniscusDisplay
import MeniscusFormats
import MeniscusGeometry
import MeniscusMorph
import MeniscusRender
import MeniscusReplay
import MeniscusUI
import TestSupport
import Testing

@Suite("Frames that are drawn again, moved by whole pixels")
@MainActor
struct TranslationTests {
  /// The hash of a list's pixels, and that of the moved ones.
  private func hashes(
    of list: DisplayList, drawing other: DisplayList? = nil
  ) -> (plain: UInt64, moved: UInt64) {
    var renderer = Renderer()
    let fusedShapes = FusedShapes.resolve(list)
    let plain = renderer.render(list, fusedShapes: fusedShapes).pixelHash
    var translated = TranslatedDrawing(tileSize: 64)
    let moved = translated.hash(
      of: other ?? list, fusedShapes: fusedShapes, bitmap: renderer.frame.bitmap, plain: plain,
      parallel: .serial)
    return (plain, moved)
  }

  private func list(_ scale: Double = 2) -> DisplayList {
    var list = DisplayList(
      size: Size2D(width: 120, height: 40), scale: scale, background: .white)
    let color = RGBA(red: 0.2, green: 0.7, blue: 0.4, opacity: 0.8)
    list.operations = [
      DisplayOperation(
        action: .fill(.ellipse(Rect2D(x: 3.3, y: 2.7, width: 30.1, height: 25)), .color(color)),
        transform: .identity, view: .none),
      DisplayOperation(
        action: .fill(
          .rectangle(Rect2D(x: -4, y: 8, width: 40, height: 9.5)), .color(color)),
        transform: Affine2D(a: 0.9, b: 0.3, c: -0.3, d: 0.9, tx: 5.123, ty: 1.7), view: .none),
      DisplayOperation(
        action: .fill(.ellipse(Rect2D(x: 96, y: 2, width: 20.6, height: 12)), .color(color)),
        transform: .identity, view: .none),
    ]
    return list
  }

  private func glass(_ frame: Rect2D) -> DisplayList {
    var list = list()
    // The blur reaches 24 points upwards.
    list.size.height = 80
    list.glass = [
      GlassElement(
        silhouette: .ellipse(frame), transform: .identity, container: 0, spacing: 4, view: .none)
    ]
    list.operations.append(
      DisplayOperation(action: .glass(element: 0), transform: .identity, view: .none))
    return list
  }

  @Test("The same content elsewhere has the same pixels", arguments: [1.0, 1.1, 2, 2.625, 3, 4])
  func same(scale: Double) {
    let (plain, moved) = hashes(of: list(scale))
    expectEqual(plain, moved)
  }

  /// Advances of text add up to a little less or more than what they stand for.
  @Test("Letters near the middle between two quarters of a pixel stand the same elsewhere")
  func letters() {
    var list = DisplayList(
      size: Size2D(width: 120, height: 40), scale: 1, background: .white)
    let corners = [(0, 0), (0.5, 0), (0.5, -0.5), (0, -0.5)].map { Point2D(x: $0.0, y: $0.1) }
    let row = list.resources.row(
      of: Path2D(elements: [.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close]))
    let offsets = [53.37499999999999, 53.375, 53.37500000000001, -0.125, -0.12499999999999]
    for (index, offset) in offsets.enumerated() {
      let y = 10 + Double(index) * 5.0
      let run = GlyphRun(
        size: 12, glyphs: [.init(outline: row, origin: Point2D(x: offset, y: y))])
      list.operations.append(
        DisplayOperation(
          action: .glyphs(run, .color(.black)), transform: .identity, view: .none))
    }
    let (plain, moved) = hashes(of: list)
    expectEqual(plain, moved)
  }

  @Test("Distances are whole cells of the blur and whole steps of the shadow")
  func distances() {
    for scale in [1.0, 2, 3] {
      #expect(TranslatedDrawing.distances(scale: scale) == (48, 96))
    }
    // Steps of 10 pixels: 80 is the first multiple that is one of 16 too.
    #expect(TranslatedDrawing.distances(scale: 2.5) == (80, 160))
  }

  @Test("A part of a point more is seen")
  func different() {
    var other = list()
    other.operations[1].transform.tx += 0.01
    let (plain, moved) = hashes(of: list(), drawing: other)
    #expect(plain != moved)
    var larger = list()
    larger.size.width += 1
    #expect(hashes(of: list(), drawing: larger).plain != hashes(of: list(), drawing: larger).moved)
  }

  @Test("Glass inside of the frame has the same pixels, and nothing of it is left out")
  func glassInside() {
    let list = glass(Rect2D(x: 44, y: 34, width: 14, height: 14))
    #expect(FusedShapes.resolve(list).partsAtEdges(of: list).isEmpty)
    let (plain, moved) = hashes(of: list)
    expectEqual(plain, moved)
  }

  @Test("Glass that reaches the left or upper edge is left out, the rest is compared")
  func glassAtEdge() {
    let list = glass(Rect2D(x: 2, y: 34, width: 14, height: 14))
    let parts = FusedShapes.resolve(list).partsAtEdges(of: list)
    #expect(parts.count == 1 && parts[0].minX == 0 && parts[0].maxX < 190)
    expectEqual(hashes(of: list).plain, hashes(of: list).moved)
    var other = list
    other.operations[2].transform.tx = 1
    #expect(hashes(of: list, drawing: other).plain != hashes(of: list, drawing: other).moved)
    // At the right and the lower edge nothing is added.
    let right = glass(Rect2D(x: 105, y: 34, width: 14, height: 14))
    #expect(FusedShapes.resolve(right).partsAtEdges(of: right).isEmpty)
    expectEqual(hashes(of: right).plain, hashes(of: right).moved)
  }

  @Test("Glass over glass at an edge is left out as well")
  func glassOverGlass() {
    var list = glass(Rect2D(x: 2, y: 34, width: 14, height: 14))
    list.glass.append(list.glass[0])
    list.glass[1].container = 1
    list.glass[1].transform = .translation(x: 16, y: 0)
    list.operations.append(
      DisplayOperation(action: .glass(element: 1), transform: .identity, view: .none))
    expectEqual(FusedShapes.resolve(list).partsAtEdges(of: list).count, 2)
    expectEqual(hashes(of: list).plain, hashes(of: list).moved)
  }

  @Test("A replay that draws so gives the hashes of one that does not")
  func replayed() throws {
    let scene = Scene("moving", size: CGSize(width: 40, height: 30)) { Moving() }
    let trace = try RecordingScript("checkpoint start\ntap #go\nwait 20f\ncheckpoint end\n")
      .record(scene)
    var options = ReplayOptions(requirements: [])
    let plain = try Replayer.run(trace, on: scene, options: options)
    options.checksTranslation = true
    let translated = try Replayer.run(trace, on: scene, options: options)
    expectEqual(plain.hashLog, translated.hashLog)
    #expect(plain.hashLog.frames.count > 5)
  }
}

/// A button whose tap moves a disc.
private struct Moving: View {
  @State private var isOn = false

  var body: some View {
    Button(action: { withAnimation(.linear(duration: 0.2)) { isOn.toggle() } }) {
      Circle().fill(.red).frame(width: 12, height: 12).offset(x: isOn ? 9.3 : -9.3)
    }
    .accessibilityIdentifier("go")
  }
}
