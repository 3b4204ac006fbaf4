import MeniscusDisplay
import MeniscusGeometry
import MeniscusText
import MeniscusUI
import TestSupport
import Testing

/// Texts of several styles.
@MainActor
struct StyledTextTests {
  /// The height of a line box, as a share of the size: 20.287 points at 17.
  private static let box = Typeface.ascent + Typeface.descent

  private func frame<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) -> SceneFrame {
    Stage(content: content).frame
  }

  private func size<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) -> Size2D {
    Stage { content().accessibilityIdentifier("text") }.model("text")?.size ?? .zero
  }

  @Test func piecesStandSideBySideOnOneBaseline() {
    let small = size { Text("small") }
    let large = size { Text("Large").font(.title) }
    let both = size { Text("small") + Text("Large").font(.title) }
    // Each width is rounded up to half a point.
    expectClose(both.width - small.width, large.width, within: 1)
    expectEqual(both.height, large.height)
    let runs = frame { Text("small") + Text("Large").font(.title) }.glyphRuns
    expectEqual(runs.map(\.run.size), [17, 28])
    expectEqual(Set(runs.flatMap { $0.origins.map(\.y) }).count, 1)
    #expect((runs.last?.origins.first?.x ?? 0) > (runs.first?.origins.last?.x ?? .infinity))
  }

  @Test func aLineIsAsHighAsItsTallestRunAndNoHigher() {
    func baselines(_ text: Text) -> [Double] {
      var ys: [Double] = []
      for y in frame({ text }).glyphRuns.flatMap({ $0.run.glyphs.map(\.origin.y) }).sorted()
      where ys.last != y { ys.append(y) }
      return ys
    }
    let lines = baselines(Text("a\nb") + Text("B").font(.title) + Text("\nc"))
    expectEqual(lines.count, 3)
    guard lines.count == 3 else { return }
    // Body is 17 on 22, title 28 on 34; what a style leaves free lies above its line. Baselines are
    // rounded to half a point, so a difference of two is right within half a point.
    let intoTitle = 17 * Typeface.descent + (34 - 28 * Self.box) + 28 * Typeface.ascent
    let outOfTitle = 28 * Typeface.descent + (22 - 17 * Self.box) + 17 * Typeface.ascent
    expectClose(lines[1] - lines[0], intoTitle, within: 0.5)
    expectClose(lines[2] - lines[1], outOfTitle, within: 0.5)
    expectClose(lines[0], 17 * Typeface.ascent, within: 0.25)
  }

  @Test func theInnermostModifierWins() {
    func outlines(_ text: Text) -> [UInt64] { frame { text }.glyphHashes }
    let light = outlines(Text("n").fontWeight(.light))
    let bold = outlines(Text("n").bold())
    #expect(light != bold)
    expectEqual(outlines(Text("n").fontWeight(.light).bold()), light)
    expectEqual(outlines((Text("n").bold() + Text("n")).fontWeight(.light)), bold + light)
    expectEqual(outlines(Text("n").bold(false).bold()), outlines(Text("n")))
    let colors = frame {
      (Text("a").foregroundStyle(Color.pureRed) + Text("b")).foregroundColor(.pureBlue)
    }.glyphRuns.map(\.color)
    expectEqual(colors, [.pureRed, .pureBlue])
  }

  @Test func italicsAreAnExactShearByTwelveDegreesInEveryWeight() {
    // The tangent of 12 degrees, from a table.
    expectClose(Glyph.slant, 0.212_556_561_67, closerThan: 1e-11)
    for weight in [Font.Weight.ultraLight, .regular, .black] {
      let upright = frame { Text("k").fontWeight(weight) }
      let italic = frame { Text("k").fontWeight(weight).italic() }
      let (from, to) = (upright.outlines, italic.outlines)
      #expect(from.count == 1 && to.count == 1)
      for (a, b) in zip(from, to) {
        for (p, q) in zip(a.endPoints, b.endPoints) {
          // Points lie on a grid of ten-thousandths; y grows downwards.
          expectClose(q.x, p.x - Glyph.slant * p.y, within: 1.01e-4)
          expectEqual(q.y, p.y)
        }
        expectEqual(a.endPoints.count, b.endPoints.count)
      }
      expectEqual(size { Text("k").italic() }, size { Text("k") })
    }
  }

  @Test func theEnvironmentStylesTextsAsTheirOwnModifiersDo() {
    func same<A: View, B: View>(
      @ViewBuilder _ a: @escaping @MainActor @Sendable () -> A,
      @ViewBuilder _ b: @escaping @MainActor @Sendable () -> B
    ) -> Bool {
      let (one, other) = (Stage(content: a).frame, Stage(content: b).frame)
      let plain = Stage { Text("n1 n1") }.frame
      return one.glyphHashes == other.glyphHashes
        && one.glyphRuns.map(\.origins) == other.glyphRuns.map(\.origins)
        && one.displayDigest.list != plain.displayDigest.list
    }
    #expect(
      same {
        VStack { Text("n1 n1") }.italic()
      } _: {
        Text("n1 n1").italic()
      })
    #expect(
      same {
        VStack { Text("n1 n1") }.bold()
      } _: {
        Text("n1 n1").bold()
      })
    #expect(
      same {
        VStack { Text("n1 n1") }.tracking(3)
      } _: {
        Text("n1 n1").tracking(3)
      })
    #expect(
      same {
        VStack { Text("n1 n1") }.kerning(3)
      } _: {
        Text("n1 n1").kerning(3)
      })
    #expect(
      same {
        VStack { Text("n1 n1") }.monospacedDigit()
      } _: {
        Text("n1 n1").monospacedDigit()
      })
    #expect(
      same {
        VStack { Text("n1 n1") }.monospaced()
      } _: {
        Text("n1 n1").monospaced()
      })
    #expect(
      same {
        VStack { Text("n1 n1") }.baselineOffset(4)
      } _: {
        Text("n1 n1").baselineOffset(4)
      })
    #expect(
      same {
        VStack { Text("n1 n1") }.textCase(.uppercase)
      } _: {
        Text("N1 N1")
      })
    expectEqual(
      same {
        VStack { Text("n1 n1").italic(false) }.italic()
      } _: {
        Text("n1 n1")
      }, false)
  }

  @Test func trackingFollowsEveryCharacterAndKerningOnlyThoseBetween() {
    let plain = size { Text("nnnn") }.width
    // Widths are rounded up to half a point.
    expectClose(size { Text("nnnn").tracking(5) }.width - plain, 20, within: 0.5)
    expectClose(size { Text("nnnn").kerning(5) }.width - plain, 15, within: 0.5)
    expectEqual(size { Text("nnnn").kerning(9).tracking(5) }, size { Text("nnnn").tracking(5) })
    expectEqual(size { Text("nnnn").tracking(-50) }.width, 0)
    expectEqual(size { Text("nnnn").tracking(.nan) }.width, plain)
  }

  @Test func aRaisedPieceMakesItsLineHigher() {
    let runs = frame { Text("a") + Text("2").baselineOffset(10) }.glyphRuns
    let ys = runs.flatMap { $0.origins.map(\.y) }
    expectEqual(ys.count, 2)
    expectEqual((ys.first ?? 0) - (ys.last ?? 0), 10)
    let (plain, raised, lowered) = (
      size { Text("a2") }.height, size { Text("a") + Text("2").baselineOffset(10) }.height,
      size { Text("a") + Text("2").baselineOffset(-10) }.height
    )
    expectClose(raised - plain, 10, within: 0.5)
    expectClose(lowered - plain, 10, within: 0.5)
  }

  @Test func linesRunUnderAndThroughText() {
    let shown = frame {
      (Text("ab").underline(color: .pureRed) + Text("cd").strikethrough())
        .foregroundColor(.pureBlue)
    }
    let baseline = shown.glyphRuns.first?.origins.first?.y ?? 0
    let starts = shown.glyphRuns.compactMap { $0.origins.first?.x }
    let under = shown.fills(.pureRed).map(\.bounds)
    let through = shown.fills(.pureBlue).map(\.bounds)
    #expect(under.count == 1 && through.count == 1 && starts.count == 2)
    guard let under = under.first, let through = through.first, starts.count == 2 else { return }
    // Rounded to whole pixels of half a point.
    #expect(abs(under.minX - starts[0]) <= 0.25 && abs(under.maxX - starts[1]) <= 0.25)
    #expect(under.minY > baseline && under.maxY < baseline + 17 * Typeface.descent)
    #expect(under.height >= 0.5 && under.height <= 2)
    expectClose(through.minX, starts[1], within: 0.25)
    #expect(through.maxY < baseline && through.minY > baseline - 17 * Typeface.xHeight)
  }

  @Test func aPatternedLineHasGapsAndTheSameEnds() {
    func rectangles(_ pattern: Text.LineStyle.Pattern) -> [Rect2D] {
      frame { Text("nnnnnnnn").underline(pattern: pattern, color: .pureRed) }
        .fills(.pureRed).map(\.bounds)
    }
    let solid = rectangles(.solid)
    expectEqual(solid.count, 1)
    for pattern in [Text.LineStyle.Pattern.dot, .dash, .dashDot, .dashDotDot] {
      let found = rectangles(pattern)
      #expect(found.count > 3)
      #expect(found.allSatisfy { $0.minX >= (solid.first?.minX ?? 0) })
      #expect(found.allSatisfy { $0.maxX <= (solid.first?.maxX ?? 0) })
      for (a, b) in zip(found, found.dropFirst()) { #expect(a.maxX < b.minX) }
    }
  }

  @Test(arguments: [1e9, 1e12])
  func aPatternedLineOfNoEndEnds(kerning: Double) {
    let shown = frame {
      Text("nn").kerning(kerning).underline(pattern: .dot, color: .pureRed).fixedSize()
    }
    #expect(shown.fills(.pureRed).count <= 1)
  }

  @Test func changingALineAlongTextMeasuresNothing() {
    let lab = Lab(false) { on in Text("meniscus").underline(on, color: .pureRed) }
    let frame = lab.change(to: true)
    expectEqual(frame.counters[.measurements], 0)
    expectEqual(frame.fills(.pureRed).count, 1)
  }

  @Test func equalAdvancesAreEqual() {
    let widths = Set(
      ["i", "m", "W", ".", "0"].map { letter in
        size { Text(String(repeating: letter, count: 20)).monospaced() }.width
      })
    expectEqual(widths.count, 1)
    let font = frame { Text("imW").font(.system(size: 17, design: .monospaced)) }
    expectEqual(font.glyphHashes, frame { Text("imW").monospaced() }.glyphHashes)
    expectEqual(
      frame { Text("i").font(.body.monospaced().italic()) }.glyphHashes,
      frame { Text("i").monospaced().italic() }.glyphHashes)
  }
}

extension SceneFrame {
  /// The outlines of the glyphs.
  fileprivate var outlines: [Path2D] {
    glyphRuns.flatMap { run in
      run.run.glyphs.map { displayList.resources.outlines[$0.outline].outline }
    }
  }
}

extension Path2D {
  /// Where each step ends.
  fileprivate var endPoints: [Point2D] {
    elements.compactMap { element in
      switch element {
      case .move(let p), .line(let p), .quadratic(_, let p), .cubic(_, _, let p): p
      case .close: nil
      }
    }
  }
}
