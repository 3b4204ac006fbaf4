import MeniscusDiff
import MeniscusDisplay
import MeniscusFormats
import MeniscusGeometry
import MeniscusImage
import MeniscusMessages
import MeniscusVerdict
import TestSupport
import Testing

@Suite("What became of a region, by its operations")
struct OperationChangeTests {
  private typealias Make = (inout ListSample) -> Void

  /// What became of a rectangle, whose pixels are all others than before.
  private func change(
    _ expected: Make, _ actual: Make, in rect: (x: Int, y: Int, width: Int, height: Int)
  ) -> RegionChange? {
    let lists = OperationChanges(
      expected: ListSample.drawn(expected), actual: ListSample.drawn(actual))
    let search = RegionChangeSearch(lists, scale: 1)
    let pixels = PixelRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    var bitmap = Bitmap(width: 120, height: 40)
    let old = bitmap
    for y in rect.y..<rect.y + rect.height {
      for x in rect.x..<rect.x + rect.width {
        bitmap.samples[(y * 120 + x) * 4] = UInt8((x * 37 + y * 91) % 200 + 20)
      }
    }
    return search.change(
      in: ChangedRegion(
        pixels: pixels, points: pixels.points(scale: 1), count: pixels.width * pixels.height),
      expected: old, actual: bitmap)
  }

  private func words(
    _ expected: Make, _ actual: Make, in rect: (x: Int, y: Int, width: Int, height: Int)
  ) -> String? {
    change(expected, actual, in: rect).map { Messages.change($0) }
  }

  @Test("An operation that is translated moved by exactly that", arguments: [1.0, 3, -2.5, 0.125])
  func moved(distance: Double) throws {
    let found = try #require(
      change(
        { $0.card("Root/Card", x: 20) }, { $0.card("Root/Card", x: 20 + distance, y: 9) },
        in: (18, 9, 26, 12)))
    expectEqual(found.kind, .moved)
    #expect(found.dx == distance && found.dy == -1)
    #expect(found.view == "Root/Card" && found.operation == "fill")
    #expect(found.others == 0 && found.glass == nil)
  }

  @Test("Text that is translated moved, and other text is other text")
  func text() throws {
    func text(_ x: Double, _ origins: [Double], _ outline: Int = 0, size: Double = 12) -> Make {
      {
        for size in [4.0, 6] {
          let outline = Path2D(elements: [
            .move(Point2D(x: 0, y: 0)), .line(Point2D(x: size, y: 0)),
            .line(Point2D(x: 0, y: size)), .close,
          ])
          _ = $0.list.resources.row(of: outline)
        }
        let glyphs = origins.map {
          GlyphRun.Placement(outline: outline, origin: Point2D(x: $0, y: 12))
        }
        $0.add(.glyphs(GlyphRun(size: size, glyphs: glyphs), .color(.black)), "Root/Text[1]", x: x)
      }
    }
    let area = (x: 8, y: 1, width: 30, height: 14)
    let moved = try #require(change(text(10, [0, 8]), text(10, [2, 10]), in: area))
    #expect(moved.kind == .moved && moved.dx == 2 && moved.dy == 0)
    let both = try #require(change(text(10, [0, 8]), text(11, [2, 10]), in: area))
    #expect(both.kind == .moved && both.dx == 3)
    expectEqual(
      words(text(10, [0, 8]), text(10, [0, 9]), in: area),
      "the text of Text[1] has its glyphs in different places")
    expectEqual(change(text(10, [0, 8]), text(10, [0, 8], 1), in: area)?.field, "text")
    let larger = try #require(change(text(10, [0]), text(10, [0], size: 14), in: area))
    expectEqual(larger.field, "text size")
    expectEqual([larger.from, larger.to], ["12", "14"])
  }

  @Test("Another size and another colour say what they were and are")
  func values() {
    expectEqual(
      words(
        { $0.card("Root/Card", x: 20) }, { $0.card("Root/Card", x: 20, width: 24) },
        in: (40, 10, 4, 10)),
      "Card has a different size: 20×10 pt accepted, 24×10 pt now")
    expectEqual(
      words(
        { $0.card("Root/Card", x: 20) }, { $0.card("Root/Card", x: 20, ListSample.blue) },
        in: (20, 10, 20, 10)),
      "Card has a different colour: #FF0000 accepted, #0000FF now")
  }

  @Test("What only one side draws is new or gone, and the nearest of several counts")
  func oneSided() {
    let both: Make = {
      $0.card("Root/Card[0]", x: 10)
      $0.card("Root/Card[1]", x: 70)
    }
    let one: Make = { $0.card("Root/Card[0]", x: 10) }
    expectEqual(words(one, both, in: (70, 10, 20, 10)), "Card[1] is new")
    expectEqual(words(both, one, in: (70, 10, 20, 10)), "Card[1] is gone")
    // Operations of one view: the one that is left is not taken for the one that is gone.
    let twice: Make = {
      $0.card("Root/Drawing", x: 10)
      $0.card("Root/Drawing", x: 70)
    }
    let second: Make = { $0.card("Root/Drawing", x: 70) }
    expectEqual(words(twice, second, in: (10, 10, 20, 10)), "Drawing is gone")
  }

  @Test("Equal operations in another order are named, on whichever side they overlap")
  func order() {
    let cards: [(String, Double)] = [("Root/A", 10), ("Root/B", 20), ("Root/C", 80)]
    func list(_ order: [Int]) -> Make {
      { for index in order { $0.card(cards[index].0, x: cards[index].1) } }
    }
    let change = change(list([0, 1, 2]), list([1, 0, 2]), in: (20, 10, 10, 10))
    expectEqual(change?.kind, .reordered)
    #expect(["Root/A", "Root/B"].contains(change?.view))
    #expect(
      self.change(list([0, 1, 2]), list([1, 0, 2]), in: (80, 10, 20, 10))?.kind != .reordered)
  }

  @Test("A layer's blur is blurred or sharpened, with both radii")
  func blur() {
    func list(_ radius: Double) -> Make {
      {
        $0.add(.beginLayer(.blur(radius: radius, isOpaque: false)), "Root/Card.blur")
        $0.card("Root/Card", x: 20)
        $0.add(.end, "Root/Card.blur")
      }
    }
    let area = (x: 14, y: 4, width: 32, height: 22)
    expectEqual(
      words(list(2), list(3), in: area),
      "the effect of Card.blur is blurred: blur radius 2 accepted, 3 now")
    expectEqual(change(list(3), list(2), in: area)?.kind, .sharpened)
    func group(_ opacity: Double) -> Make {
      {
        $0.add(.beginGroup(opacity: opacity), "Root/Card.opacity")
        $0.card("Root/Card", x: 20)
        $0.add(.end, "Root/Card.opacity")
      }
    }
    expectEqual(
      words(group(1), group(0.5), in: (20, 10, 20, 10)),
      "Card.opacity as a whole: opacity 1 accepted, 0.5 now")
  }

  @Test("Glass whose own parameters differ changed itself")
  func glassItself() {
    func list(_ spacing: Double, _ material: GlassMaterial) -> Make {
      {
        $0.card("Root/Card", x: 20)
        $0.glass("Root/Badge", x: 10, spacing: spacing, material)
      }
    }
    let area = (x: 10, y: 5, width: 60, height: 30)
    let tinted = change(
      list(8, GlassMaterial()), list(8, GlassMaterial(tint: ListSample.red)), in: area)
    #expect(tinted?.glass == .itself && tinted?.kind == .recolored)
    expectEqual(
      tinted.map { Messages.change($0) },
      "the glass of Badge itself has a different tint: none accepted, #FF0000 now")
    expectEqual(
      words(list(8, GlassMaterial()), list(12, GlassMaterial()), in: area),
      "the glass of Badge itself: spacing 8 accepted, 12 now")
  }

  @Test("Under glass that is as before, what lies behind it changed")
  func glassBehind() {
    func list(_ x: Double, darkness: Double = 0, above: Double = 100) -> Make {
      {
        $0.card("Root/Card", x: x)
        $0.glass("Root/Badge", x: 10, GlassMaterial(darkness: darkness))
        $0.card("Root/Label", x: above, width: 6)
      }
    }
    let area = (x: 20, y: 8, width: 30, height: 14)
    let behind = change(list(20), list(23), in: area)
    #expect(behind?.glass == .behind && behind?.glassView == "Root/Badge")
    expectEqual(
      behind.map { Messages.change($0) },
      "behind the glass of Badge, which is unchanged: Card moved by +3, 0 pt")
    // That the glass adapts to it is no change of its own.
    expectEqual(change(list(20), list(23, darkness: 0.4), in: area)?.view, "Root/Card")
    expectEqual(change(list(20), list(20, darkness: 0.4), in: area)?.glass, .behind)
    // What lies above the glass is not seen through it.
    let above = change(list(20, above: 30), list(20, above: 32), in: (30, 10, 8, 10))
    #expect(above?.glass == nil && above?.view == "Root/Label")
  }

  @Test("Where all operations are equal pixels say it, and equal glass is drawn otherwise")
  func pixels() {
    let list: Make = {
      $0.card("Root/Card", x: 90)
      $0.glass("Root/Badge", x: 10)
    }
    let onGlass = change(list, list, in: (20, 10, 30, 12))
    #expect(onGlass?.glass == .itself && onGlass?.view == "Root/Badge")
    let onCard = change(list, list, in: (90, 10, 20, 10))
    #expect(onCard?.glass == nil && onCard?.view == "Root/Card" && onCard?.operation == "fill")
  }

  @Test("Lists that nothing sound is in are compared, and nothing stops")
  func hostile() {
    let lists: [Make] = [
      { _ in },
      { $0.add(.end, "a") },
      { $0.add(.beginGroup(opacity: .nan), "a") },
      { $0.add(.glass(element: 4), "a") },
      { $0.add(.fill(.outline(3, .nonZero), .color(.black)), "a", x: .nan) },
      { $0.add(.beginLayer(.blur(radius: .infinity, isOpaque: false)), "a") },
      { $0.add(.beginClip(.rectangle(Rect2D(x: .nan, y: 0, width: -1, height: 1))), "a") },
      { $0.add(.glyphs(GlyphRun(size: .nan, glyphs: []), .color(.black)), "a") },
      { $0.card("a", x: -.infinity, RGBA(red: .nan, green: 0, blue: .infinity)) },
      { $0.glass("a", x: 0, spacing: .nan, GlassMaterial(tint: .clear, darkness: .nan)) },
    ]
    for old in lists {
      for new in lists {
        let changes = OperationChanges(
          expected: ListSample.drawn(old), actual: ListSample.drawn(new))
        let search = RegionChangeSearch(changes, scale: 1)
        let all = PixelRect(x: 0, y: 0, width: 2, height: 2)
        _ = search.change(
          in: ChangedRegion(pixels: all, points: all.points(scale: 1), count: 4),
          expected: Bitmap(width: 2, height: 2), actual: Bitmap(width: 2, height: 2))
      }
    }
  }
}
