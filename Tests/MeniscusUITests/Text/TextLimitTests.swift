import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Texts that have too little room, or more than they need.
@MainActor
struct TextLimitTests {
  private static let sentence = "The quick brown fox jumps over the lazy dog."

  private func size<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) -> Size2D {
    Stage { content().accessibilityIdentifier("text") }.model("text")?.size ?? .zero
  }

  @Test func reservedLinesTakeTheirHeight() {
    func height<Content: View>(
      @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
    ) -> Double { size(content).height }
    let three = height { Text("a\nb\nc") }
    expectEqual(height { Text("a").lineLimit(3, reservesSpace: true) }, three)
    expectEqual(height { Text("a").lineLimit(3, reservesSpace: false) }, height { Text("a") })
    expectEqual(height { Text("a").lineLimit(3...) }, three)
    expectEqual(height { Text("a\nb\nc\nd").lineLimit(...3) }, three)
    expectEqual(height { Text("a\nb\nc\nd").lineLimit(2...3) }, three)
    expectEqual(height { Text("a").lineLimit(3...5) }, three)
    expectEqual(height { Text("a").lineLimit(0) }, height { Text("a") })
  }

  @Test func anEllipsisLooksLikeTheTextBesideIt() {
    // Small text after large text is cut with a small ellipsis.
    let frame = Stage {
      (Text("Large ").font(.title) + Text(Self.sentence).font(.caption)).lineLimit(1)
        .frame(width: 150)
    }.frame
    expectEqual(frame.glyphRuns.map(\.run.size), [28, 12])
    let ellipsis = Stage { Text("…").font(.caption) }.frame.glyphHashes
    expectEqual(frame.glyphHashes.last, ellipsis.first)
    let last = frame.glyphRuns.last?.origins.last?.x ?? 0
    let box = frame.glyphRuns.first?.origins.first?.x ?? 0
    #expect(last < box + 150)
  }

  @Test func textIsCutAtItsHeadItsMiddleOrItsTail() {
    func cut(_ mode: Text.TruncationMode) -> [UInt64] {
      Stage {
        (Text("aaaaaaaaaa") + Text("bbbbbbbbbb").bold()).lineLimit(1).truncationMode(mode)
          .frame(width: 110)
      }.frame.glyphHashes
    }
    let a = Stage { Text("a") }.frame.glyphHashes
    let b = Stage { Text("b").bold() }.frame.glyphHashes
    let (head, middle, tail) = (cut(.head), cut(.middle), cut(.tail))
    #expect(!head.contains(a[0]) && head.contains(b[0]))
    #expect(middle.first == a[0] && middle.last == b[0])
    #expect(tail.contains(a[0]) && !tail.contains(b[0]))
  }

  @Test func textIsMadeSmallerOnlyAsFarAsItMust() {
    func shown(_ factor: CGFloat, width: CGFloat) -> (size: Double, glyphs: Int) {
      let runs = Stage {
        Text(Self.sentence).lineLimit(1).minimumScaleFactor(factor).frame(width: width)
      }.frame.glyphRuns
      return (runs.first?.run.size ?? 0, runs.reduce(0) { $0 + $1.run.glyphs.count })
    }
    let letters = Self.sentence.filter { $0 != " " }.count
    let natural = size { Text(Self.sentence).fixedSize() }.width
    #expect(shown(0.5, width: natural + 1) == (17, letters))
    let (tight, count) = shown(0.5, width: natural * 0.8)
    expectEqual(count, letters)
    // The largest whole hundredth that fits; the natural width is rounded up to half a point.
    #expect(tight <= 17 * 0.8 && tight > 17 * 0.8 - 0.17 * 2)
    let (least, few) = shown(0.5, width: natural * 0.3)
    expectEqual(least, 8.5)
    #expect(few < letters)
    expectEqual(shown(.nan, width: natural * 0.8).size, 17)
    #expect(shown(-3, width: natural * 0.8).size > 17 * 0.75)
  }

  @Test func mixedTextStaysInsideItsFrameAtEveryWidth() {
    for width in stride(from: 30.0, through: 330, by: 15) {
      let stage = Stage {
        (Text("The quick ").font(.title) + Text("brown fox ").italic()
          + Text("jumps over ").tracking(1.5) + Text("the lazy dog.").font(.caption).bold())
          .accessibilityIdentifier("text").frame(width: width)
      }
      guard let frame = stage.shown("text") else { return }
      #expect(frame.width <= width)
      var last = -Double.infinity
      for point in stage.frame.glyphRuns.flatMap(\.origins) {
        #expect(point.x >= frame.minX - 0.5 && point.x < frame.maxX)
        #expect(point.y > frame.minY && point.y <= frame.maxY)
        last = max(last, point.y)
      }
      #expect(frame.maxY - last < 28)
    }
  }

  @Test func heightsThatHoldFewLinesCutMixedText() {
    func lines(_ height: CGFloat) -> Int {
      let stage = Stage {
        (Text("The quick brown ").font(.title) + Text(Self.sentence))
          .frame(width: 160, height: height, alignment: .top)
      }
      return Set(stage.frame.glyphRuns.flatMap { $0.origins.map(\.y) }).count
    }
    // A line of title takes 33.4 points, one of body after it 22 and a little more.
    expectEqual(lines(10), 1)
    expectEqual(lines(40), 1)
    expectEqual(lines(230), 5)
    for height in stride(from: 30.0, through: 220, by: 10) {
      #expect(lines(height) <= lines(height + 10))
    }
  }

  @Test func baselinesAlignAcrossTextsOfSeveralStyles() {
    let stage = Stage {
      HStack(alignment: .firstTextBaseline) {
        Text("a") + Text("B").font(.largeTitle)
        Text("c").font(.caption)
      }
    }
    let ys = stage.frame.glyphRuns.flatMap { $0.origins.map(\.y) }
    expectEqual(ys.count, 3)
    #expect((ys.max() ?? 9) - (ys.min() ?? 0) <= 0.5)
  }
}
