import MeniscusDisplay
import MeniscusGeometry
import MeniscusImage
import MeniscusLayout
import MeniscusMorph
import MeniscusRender
import Testing

/// The code in the comments of the core's types; `assert` there is `#expect` here.
@Suite("Code in comments runs")
struct CoreSnippets {
  @Test("Rectangle")
  func rectangle() {
    let card = Rect2D(x: 10, y: 20, width: 30, height: 40)
    #expect(card.maxX == 40)
    #expect(card.inset(by: Insets2D(all: 5)) == Rect2D(x: 15, y: 25, width: 20, height: 30))
    #expect(card.intersection(Rect2D(x: 40, y: 20, width: 9, height: 9)).isEmpty)
  }

  @Test("Transform")
  func transform() {
    let map = Affine2D.scale(x: 2, y: 2).then(.translation(x: 10, y: 0))
    #expect(map.apply(Point2D(x: 3, y: 4)) == Point2D(x: 16, y: 8))
    #expect(map.inverse?.apply(Point2D(x: 16, y: 8)) == Point2D(x: 3, y: 4))
  }

  @Test("Path")
  func path() {
    var triangle = Path2D()
    triangle.move(to: Point2D(x: 0, y: 0))
    triangle.line(to: Point2D(x: 8, y: 0))
    triangle.line(to: Point2D(x: 0, y: 6))
    triangle.close()
    #expect(triangle.bounds == Rect2D(x: 0, y: 0, width: 8, height: 6))
    #expect(triangle.length == 24)
    #expect(triangle.contains(Point2D(x: 2, y: 2)))
  }

  @Test("Curve")
  func curve() {
    let arch = Cubic2D(
      start: Point2D(x: 0, y: 0), control1: Point2D(x: 0, y: 4), control2: Point2D(x: 4, y: 4),
      end: Point2D(x: 4, y: 0))
    #expect(arch.point(at: 0.5) == Point2D(x: 2, y: 3))
    #expect(arch.part(from: 0, to: 0.5).end == Point2D(x: 2, y: 3))
  }

  @Test("Spring")
  func spring() {
    let spring = SpringCurve(duration: 0.5, bounce: 0.3)
    #expect(spring.value(at: 0) == 0)
    let overshoot = spring.value(at: 0.4)
    #expect(overshoot > 1)
    #expect(abs(spring.value(at: 5) - 1) < 1e-9)
  }

  @Test("Timing curve")
  func timingCurve() {
    let curve = TimingCurve.easeIn
    #expect(curve.value(at: -1) == 0)
    #expect(curve.value(at: 0.5) < 0.5)
    #expect(curve.value(at: 1) == 1)
  }

  @Test("Colour")
  func colour() {
    let orange = RGBA(hex: 0xFF8000)
    #expect(orange == RGBA(red: 1, green: 128 / 255, blue: 0))
    #expect(orange.multiplyingOpacity(by: 0.5).opacity == 0.5)
  }

  @Test("Seeded generator")
  func seededGenerator() {
    var (one, other) = (SeededGenerator(seed: 7), SeededGenerator(seed: 7))
    let (roll, same) = (one.integer(below: 6), other.integer(below: 6))
    #expect(roll == same)
  }

  @Test("Hasher")
  func hasher() {
    var hasher = StableHasher()
    hasher.combine("frame")
    hasher.combine(12)
    let hash = hasher.finish()
    hasher.combine(0)
    #expect(hasher.finish() != hash)
  }

  @Test("PNG")
  func png() throws {
    var picture = Bitmap(width: 2, height: 1)
    picture.samples = [255, 0, 0, 255, 0, 0, 255, 128]
    let file = PNG.encode(picture)
    let read = try PNG.decode(file)
    #expect(read == picture)
  }

  @Test("Proposal")
  func proposal() {
    let proposal = LayoutProposal(width: 100, height: nil)
    let size = proposal.replacingUnspecified(by: Size2D(width: 10, height: 20))
    #expect(size == Size2D(width: 100, height: 20))
    #expect(LayoutProposal(width: -5, height: .nan) == .zero)
  }

  @Test("Stack")
  func stack() {
    struct Box: LayoutSubject {
      let side: Double
      func size(for proposal: LayoutProposal) -> Size2D { Size2D(width: side, height: side) }
    }
    let boxes = [Box(side: 20), Box(side: 30)]
    let row = StackLayout.horizontal(spacing: 8)
    var scratch = StackScratch()
    let size = row.size(of: boxes, proposal: .unspecified, scratch: &scratch)
    #expect(size == Size2D(width: 58, height: 30))
    var places: [LayoutPlacement] = []
    row.place(boxes, proposal: .unspecified, size: size, scratch: &scratch, into: &places)
    #expect(places.map(\.origin) == [Point2D(x: 0, y: 5), Point2D(x: 28, y: 0)])
  }

  @Test("Display list")
  func displayList() throws {
    var list = DisplayList(size: Size2D(width: 100, height: 50), scale: 2, background: .white)
    let disc = Silhouette.ellipse(Rect2D(x: 10, y: 10, width: 30, height: 30))
    let actions: [DisplayOperation.Action] = [
      .beginGroup(opacity: 0.5), .fill(disc, .color(.black)), .end,
    ]
    list.operations = actions.map {
      DisplayOperation(action: $0, transform: .identity, view: .none)
    }
    try list.validate()
    #expect(list.pixelWidth == 200)
  }

  @Test("Fused shapes")
  func fusedShapes() {
    var list = DisplayList(size: Size2D(width: 100, height: 50), scale: 2, background: .white)
    list.glass = [10.0, 45.0].map { x in
      GlassElement(
        silhouette: .ellipse(Rect2D(x: x, y: 10, width: 30, height: 30)), transform: .identity,
        container: 0, spacing: 20, view: .none)
    }
    let fusedShapes = FusedShapes.resolve(list).shapes
    #expect(fusedShapes.map(\.elements) == [[0, 1]])
    #expect(fusedShapes[0].sample(at: Point2D(x: 25, y: 25)).distance < 0)
  }

  @Test("Fused shapes that are kept")
  func keptShapes() {
    var list = DisplayList(size: Size2D(width: 100, height: 50), scale: 2, background: .white)
    list.glass = [
      GlassElement(
        silhouette: .ellipse(Rect2D(x: 0, y: 0, width: 30, height: 30)), transform: .identity,
        container: 0, spacing: 20, view: .none)
    ]
    var cache = FusedShapeCache()
    let first = FusedShapes.resolve(list, keeping: &cache)
    list.glass[0].transform = .translation(x: 3, y: 0)
    let second = FusedShapes.resolve(list, keeping: &cache)
    #expect(first.counters[.glassFused] == 1 && second.counters[.glassFused] == 0)
  }

  @Test("Renderer")
  func renderer() {
    var list = DisplayList(size: Size2D(width: 4, height: 4), scale: 1, background: .white)
    let corner = Silhouette.rectangle(Rect2D(x: 0, y: 0, width: 2, height: 2))
    list.operations = [
      DisplayOperation(
        action: .fill(corner, .color(RGBA(hex: 0xFF8000))), transform: .identity, view: .none)
    ]
    var renderer = Renderer()
    let first = renderer.render(list)
    #expect(renderer.frame.bitmap.samples.prefix(4) == [255, 128, 0, 255])
    let second = renderer.render(list)
    #expect(second.changedTiles.isEmpty && second.pixelHash == first.pixelHash)
  }
}
