import MeniscusDisplay
import MeniscusGeometry
import MeniscusLab
import MeniscusVerdict
import TestSupport
import Testing

@Suite("Layers of a pixel")
struct PixelLayersTests {
  private static let red = RGBA(red: 1, green: 0, blue: 0, opacity: 1)
  private static let half = RGBA(red: 0, green: 0, blue: 1, opacity: 0.5)

  private static func fill(_ rect: Rect2D, _ color: RGBA, _ view: Int32 = 0) -> DisplayOperation {
    DisplayOperation(
      action: .fill(.rectangle(rect), .color(color)), transform: .identity,
      view: ViewIndex(row: view))
  }

  private static func part(_ action: DisplayOperation.Action) -> DisplayOperation {
    DisplayOperation(action: action, transform: .identity, view: .none)
  }

  /// A red square, a group at half opacity with a blue fill and one elsewhere, a white square on top.
  private static var list: DisplayList {
    var list = DisplayList(
      size: Size2D(width: 32, height: 32), scale: 2, background: .white)
    list.views = [ViewRecord(path: "A"), ViewRecord(path: "A/B")]
    list.operations = [
      fill(Rect2D(x: 0, y: 0, width: 20, height: 20), red),
      part(.beginGroup(opacity: 0.5)),
      fill(Rect2D(x: 4, y: 4, width: 8, height: 8), half, 1),
      fill(Rect2D(x: 20, y: 20, width: 4, height: 4), red, 1),
      part(.end),
      fill(Rect2D(x: 8, y: 8, width: 4, height: 4), .white),
    ]
    return list
  }

  @Test("Each operation that reaches it counts with what it changes, back to front")
  func layers() throws {
    let layers = try #require(PixelLayers(of: Self.list, x: 10, y: 10))
    expectEqual(layers.background.text, "#ffffff")
    expectEqual(layers.layers.map(\.operation), [0, 2])
    expectEqual(layers.layers.map(\.before.text), ["#ffffff", "#ff0000"])
    expectEqual(layers.layers[0].after.text, "#ff0000")
    // A quarter of blue over red, rounded once or twice.
    #expect(layers.layers[1].after.red / 2 == 95 && layers.layers[1].after.blue / 2 == 32)
    expectEqual(layers.final, layers.layers[1].after)
  }

  @Test("What is hidden later is told as well")
  func hidden() throws {
    let layers = try #require(PixelLayers(of: Self.list, x: 18, y: 18))
    expectEqual(layers.layers.map(\.operation), [0, 2, 5])
    #expect(layers.layers[2].after.text == "#ffffff" && layers.final.text == "#ffffff")
  }

  @Test("A pixel that nothing reaches has the background, one outside is none")
  func edges() throws {
    let empty = try #require(PixelLayers(of: Self.list, x: 63, y: 63))
    #expect(empty.layers.isEmpty && empty.final == empty.background)
    expectEqual(PixelLayers(of: Self.list, x: 64, y: 0), nil)
    expectEqual(PixelLayers(of: Self.list, x: -1, y: 0), nil)
  }

  @Test("A list up to an operation ends what is open, and has no glass of later operations")
  func prefixes() {
    var list = Self.list
    func element(_ x: Double) -> GlassElement {
      GlassElement(
        silhouette: .rectangle(Rect2D(x: x, y: 0, width: 8, height: 8)), transform: .identity,
        container: 0, spacing: 4, view: ViewIndex(row: 1))
    }
    list.glass = [element(0), element(10)]
    list.operations += [Self.part(.glass(element: 1)), Self.part(.glass(element: 0))]
    for last in -1..<list.operations.count {
      let begun = list.through(last)
      #expect(throws: Never.self, "\(last)") { try begun.validate() }
      #expect(begun.operations.count >= last + 1)
    }
    let first = list.through(6)
    expectEqual(first.glass, [list.glass[1]])
    expectEqual(first.operations.last?.action, .glass(element: 0))
    expectEqual(list.through(7).glass, [list.glass[1], list.glass[0]])
    #expect(list.parts(around: 2) == [1] && list.parts(around: 5).isEmpty)
  }

  @Test("The text of every operation is its own line, that of glass with its element")
  func texts() {
    var list = Self.list
    list.glass = [
      GlassElement(
        silhouette: .rectangle(Rect2D(x: 0, y: 0, width: 8, height: 8)), transform: .identity,
        container: 3, spacing: 4, view: ViewIndex(row: 1))
    ]
    list.operations.append(
      DisplayOperation(
        action: .glass(element: 0), transform: .identity, view: ViewIndex(row: 1)))
    let texts = OperationTexts(list).operations
    expectEqual(texts.count, list.operations.count)
    #expect(texts[1] == "group 0.5" && texts[4] == "end")
    expectEqual(texts[2], "fill rect(4 4 8 8) rgba(0 0 1 0.5)")
    expectPrefix(texts[6], "glass 0: rect(0 0 8 8) container 3 spacing 4 regular")
    let drawn = DrawnList(list)
    expectEqual(drawn.operations.compactMap(\.row), [0, 1, 2, 3, 5, 6])
    expectEqual(drawn.operation(at: 6)?.text.hasPrefix("element 0 rect(0 0 8 8) container 3"), true)
    expectEqual(drawn.operation(at: 2)?.text, texts[2])
  }
}
