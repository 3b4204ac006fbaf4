import MeniscusDisplay
import MeniscusGeometry
import MeniscusText
import MeniscusUI
import TestSupport
import Testing

@MainActor
struct TextTests {
  private static let sentence = "The quick brown fox jumps over the lazy dog."

  private func size<Content: View>(
    scale: Double = 2, text: DynamicTypeSize = .large,
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) -> Size2D? {
    let stage = Stage(configure: {
      $0.scale = scale
      $0.dynamicTypeSize = text
    }) { content().accessibilityIdentifier("text") }
    return stage.model("text")?.size
  }

  /// The runs of glyphs of a frame with their transforms, back to front.
  private func runs(_ frame: SceneFrame) -> [(run: GlyphRun, paint: Paint, map: Affine2D)] {
    frame.displayList.operations.compactMap { operation in
      guard case .glyphs(let run, let paint) = operation.action else { return nil }
      return (run, paint, operation.transform)
    }
  }

  @Test func oneLineIsAsHighAsItsLineBoxInWholePixels() {
    // 17 points of the system's face are 20.287 high, 20.333 on a grid of thirds.
    let natural = 17 * (Typeface.ascent + Typeface.descent)
    expectEqual(size(scale: 3) { Text("Body") }?.height, (natural * 3).rounded(.up) / 3)
    expectEqual(size(scale: 2) { Text("Body") }?.height, (natural * 2).rounded(.up) / 2)
    expectEqual(size { Text("Body") }?.height, size { Text("") }?.height)
  }

  @Test func linesFollowEachOtherByTheLeadingOfTheStyle() {
    let one = size { Text("A").font(.title) }?.height ?? 0
    let three = size { Text("A\nB\nC").font(.title) }?.height ?? 0
    // Title is 28 on 34 points; heights are rounded up to half a point.
    expectClose(three - one, 68, within: 0.5)
    let spaced = size { Text("A\nB\nC").font(.title).lineSpacing(5) }?.height ?? 0
    expectClose(spaced - three, 10, within: 0.5)
  }

  @Test func sizesFollowTheTextStyleAndThePersonsChoice() {
    func points(_ font: Font, _ text: DynamicTypeSize) -> Double? {
      let stage = Stage(configure: { $0.dynamicTypeSize = text }) { Text("x").font(font) }
      return runs(stage.frame).first?.run.size
    }
    // Apple's Human Interface Guidelines, Dynamic Type.
    expectEqual(points(.largeTitle, .large), 34)
    expectEqual(points(.body, .large), 17)
    expectEqual(points(.caption2, .large), 11)
    expectEqual(points(.body, .xSmall), 14)
    expectEqual(points(.body, .accessibility5), 53)
    expectEqual(points(.system(size: 21), .accessibility5), 21)
  }

  @Test func textBreaksWhereItHasNoRoomAndIsNeverWiderThanThat() {
    let whole = size { Text(Self.sentence) }?.width ?? 0
    let narrow = size { Text(Self.sentence).frame(width: 120).fixedSize() }
    #expect(whole > 250)
    expectEqual(narrow?.width, 120)
    let stage = Stage { Text(Self.sentence).frame(width: 120) }
    let heights = Set(runs(stage.frame).flatMap { $0.run.glyphs.map(\.origin.y) })
    #expect(heights.count >= 3)
    for glyph in runs(stage.frame).flatMap({ $0.run.glyphs }) {
      #expect(glyph.origin.x >= 0 && glyph.origin.x < 120)
    }
  }

  @Test func whatIsBrokenAtItsOwnWidthBreaksTheSameWay() {
    for width in stride(from: 60.0, through: 320, by: 7) {
      let stage = Stage {
        Text(Self.sentence).accessibilityIdentifier("text").frame(width: width)
      }
      let frame = stage.model("text") ?? .zero
      let lines = Set(runs(stage.frame).flatMap { $0.run.glyphs.map(\.origin.y) }).count
      let expected = 17 * (Typeface.ascent + Typeface.descent) + Double(lines - 1) * 22
      #expect(frame.width <= width)
      // Rounded up to half a point.
      #expect(frame.height >= expected && frame.height < expected + 0.5)
    }
  }

  @Test func limitsCutTextShortWithAnEllipsis() {
    func glyphs(_ limit: Int?) -> Int {
      let stage = Stage { Text(Self.sentence).lineLimit(limit).frame(width: 120) }
      return runs(stage.frame).reduce(0) { $0 + $1.run.glyphs.count }
    }
    let letters = Self.sentence.filter { $0 != " " }.count
    expectEqual(glyphs(nil), letters)
    #expect(glyphs(1) < glyphs(2))
    #expect(glyphs(2) < letters)
    let tall = Stage { Text(Self.sentence).frame(width: 120, height: 30) }
    expectEqual(runs(tall.frame).reduce(0) { $0 + $1.run.glyphs.count }, glyphs(1))
  }

  @Test func linesLieWhereTheAlignmentSays() {
    func starts(_ alignment: TextAlignment, rightToLeft: Bool = false) -> [Double] {
      let stage = Stage(configure: {
        $0.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
      }) { Text("aaaaaaaa\na").multilineTextAlignment(alignment) }
      return runs(stage.frame).first.map { run in
        [run.run.glyphs.first?.origin.x ?? -1, run.run.glyphs.last?.origin.x ?? -1]
      } ?? []
    }
    let width = Typeface.glyph(of: "a", weight: .regular).advance * 17
    func isNear(_ found: [Double], _ last: Double) -> Bool {
      // The frame is rounded up to a pixel, half a point.
      found.count == 2 && abs(found[0]) <= 0.5 && abs(found[1] - last) <= 0.5
    }
    #expect(isNear(starts(.leading), 0))
    #expect(isNear(starts(.center), 3.5 * width))
    #expect(isNear(starts(.trailing), 7 * width))
    #expect(isNear(starts(.leading, rightToLeft: true), 7 * width))
  }

  @Test func baselinesAlign() {
    let stage = Stage {
      HStack(alignment: .firstTextBaseline) {
        Text("x").font(.largeTitle).accessibilityIdentifier("large")
        Text("x").font(.caption).accessibilityIdentifier("small")
      }
    }
    let found = runs(stage.frame).map { $0.map.ty + ($0.run.glyphs.first?.origin.y ?? 0) }
    expectEqual(found.count, 2)
    // Both baselines are rounded to pixels of half a point.
    expectClose(found.first ?? 0, found.last ?? 9, within: 0.5)
  }

  @Test func foregroundsColourTextAndItsOwnColourWins() {
    func color<Content: View>(
      @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
    ) -> RGBA? {
      guard case .color(let color)? = runs(Stage(content: content).frame).first?.paint else {
        return nil
      }
      return color
    }
    expectEqual(color { Text("a") }, .black)
    expectEqual(color { Text("a").foregroundStyle(Color.pureRed) }, .pureRed)
    expectEqual(
      color { VStack { Text("a").foregroundColor(.pureBlue) }.foregroundStyle(Color.pureRed) },
      .pureBlue)
  }

  @Test func aColourThatChangesByAnAnimationPassesThroughOthers() {
    let lab = Lab(false) { on in Text("a").foregroundStyle(on ? Color.white : Color.black) }
    lab.change(to: true, .linear(duration: 0.5))
    lab.stage.run(15)
    guard case .color(let color)? = runs(lab.frame).last?.paint else {
      Issue.record("There is no text.")
      return
    }
    #expect(color.red > 0.2 && color.red < 0.8)
    lab.stage.settle()
    guard case .color(.white)? = runs(lab.frame).last?.paint else {
      Issue.record("The text is not white in the end.")
      return
    }
  }

  @Test func environmentAndOwnModifiersSetTheWeight() {
    func outline<Content: View>(
      @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
    ) -> UInt64? {
      let frame = Stage(content: content).frame
      return runs(frame).first?.run.glyphs.first.map {
        frame.displayList.resources.outlines[$0.outline].hash
      }
    }
    let regular = outline { Text("n") }
    let bold = outline { Text("n").bold() }
    #expect(regular != bold)
    expectEqual(outline { VStack { Text("n") }.fontWeight(.bold) }, bold)
    expectEqual(outline { Text("n").font(.system(size: 9, weight: .bold)) }, bold)
    expectEqual(outline { VStack { Text("n").fontWeight(.regular) }.bold() }, regular)
    #expect(outline { Text("n").font(.headline) } != regular)
  }

  @Test func whatTheTypefaceLacksIsABoxAndIsReported() {
    let stage = Stage { Text("a\u{0623}") }
    expectEqual(runs(stage.frame).first?.run.glyphs.count, 2)
    #expect(
      stage.frame.issues.contains { issue in
        if case .missingGlyph(_, "\u{0623}") = issue { true } else { false }
      })
    #expect(Stage { Text("abc") }.frame.issues.isEmpty)
  }

  @Test func textThatChangesIsMeasuredAgainAndTextThatDoesNotIsLeftAlone() {
    let lab = Lab("a") { text in
      HStack(spacing: 0) {
        Text(text).accessibilityIdentifier("text")
        Text("constant")
      }
    }
    let width = lab.stage.model("text")?.width ?? 0
    lab.change(to: "aaaa")
    #expect((lab.stage.model("text")?.width ?? 0) > 3 * width)
    let idle = lab.stage.step()
    expectEqual(idle.counters[.measurements], 0)
    expectEqual(idle.counters[.bodies], 0)
  }
}
