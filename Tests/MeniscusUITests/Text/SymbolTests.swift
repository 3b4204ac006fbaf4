import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

@MainActor
struct SymbolTests {
  private func symbol(_ frame: SceneFrame) -> (outline: UInt64, center: Point2D, size: Double)? {
    for operation in frame.displayList.operations {
      guard case .glyphs(let run, _) = operation.action, let glyph = run.glyphs.first else {
        continue
      }
      let resource = frame.displayList.resources.outlines[glyph.outline]
      let box = run.transform(of: glyph).then(operation.transform).boundingBox(
        of: resource.bounds)
      return (resource.hash, box.center, run.size)
    }
    return nil
  }

  @Test func aSymbolStandsInTheMiddleOfItsFrame() {
    let found = symbol(Stage { Image(systemName: "plus") }.frame)
    // The scene is 320 by 240 points; frames are rounded to half a point.
    expectClose(found?.center.x ?? 0, 160, closerThan: 0.5)
    expectClose(found?.center.y ?? 0, 120, closerThan: 0.5)
  }

  @Test func symbolsAreAsLargeAsTheFontSays() {
    expectEqual(symbol(Stage { Image(systemName: "plus").font(.system(size: 36)) }.frame)?.size, 36)
    expectEqual(
      symbol(
        Stage { Image(systemName: "plus").font(.system(size: 50)).imageScale(.small) }.frame)?
        .size, 40)
  }

  @Test func symbolsBesideTextAreCentredOnItsCapitals() {
    let stage = Stage { Label("H", systemImage: "plus") }
    var middles: [Double] = []
    for operation in stage.frame.displayList.operations {
      guard case .glyphs(let run, _) = operation.action, let glyph = run.glyphs.first else {
        continue
      }
      let bounds = stage.frame.displayList.resources.outlines[glyph.outline].bounds
      let map = run.transform(of: glyph).then(operation.transform)
      middles.append(map.boundingBox(of: bounds).midY)
    }
    expectEqual(middles.count, 2)
    // Two baselines, each rounded to half a point.
    expectClose(middles.first ?? 0, middles.last ?? 9, within: 1)
  }

  @Test func variantsAreDrawnWhereThereAreAny() {
    let filled = symbol(Stage { Image(systemName: "heart.fill") }.frame)?.outline
    let plain = symbol(Stage { Image(systemName: "heart") }.frame)?.outline
    #expect(filled != plain)
    expectEqual(
      symbol(Stage { Image(systemName: "heart").symbolVariant(.fill) }.frame)?.outline, filled)
    expectEqual(
      symbol(Stage { Image(systemName: "plus").symbolVariant(.fill) }.frame)?.outline,
      symbol(Stage { Image(systemName: "plus") }.frame)?.outline)
  }

  @Test func aSymbolThatDoesNotExistIsABoxAndIsReported() {
    let stage = Stage { Image(systemName: "hart") }
    #expect(symbol(stage.frame) != nil)
    #expect(
      stage.frame.issues.contains { issue in
        if case .missingSymbol(_, "hart") = issue { true } else { false }
      })
  }

  @Test func labelStylesShowIconTitleOrBoth() {
    func count<Style: LabelStyle & Sendable>(_ style: Style) -> Int {
      Stage { Label("Plus", systemImage: "plus").labelStyle(style) }.frame.displayList.operations
        .count
    }
    expectEqual(count(.titleAndIcon), 2)
    expectEqual(count(.iconOnly), 1)
    expectEqual(count(.titleOnly), 1)
  }

  @Test func aResizableSymbolFillsWhatItIsOffered() {
    let stage = Stage {
      Image(systemName: "circle").resizable().frame(width: 100, height: 100)
        .accessibilityIdentifier("symbol")
    }
    expectEqual(stage.model("symbol")?.size, Size2D(width: 100, height: 100))
    let own = Stage { Image(systemName: "circle").accessibilityIdentifier("symbol") }
    #expect((own.model("symbol")?.height ?? 0) < 30)
  }
}
