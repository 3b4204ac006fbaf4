import MeniscusDisplay
import MeniscusGeometry
import MeniscusText
import MeniscusUI
import TestSupport
import Testing

/// Fonts that a scene brings.
@MainActor
struct FontResourceTests {
  private static let sample = FontResource(name: "Sample", bytes: FontFileSample.writer.bytes)

  private func frame<Content: View>(
    _ fonts: [FontResource] = [FontResourceTests.sample], text: DynamicTypeSize = .large,
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) -> SceneFrame {
    let host = SceneHost(
      scene: Scene("fonts", fonts: fonts, content: content),
      configuration: SceneConfiguration(
        size: Size2D(width: 320, height: 240), dynamicTypeSize: text))
    return host.advance(to: 0, events: [])
  }

  @Test func textIsDrawnInTheScenesFont() {
    let shown = frame { Text("AA").font(.custom("Sample", fixedSize: 20)) }
    #expect(shown.issues.isEmpty)
    let run = shown.glyphRuns.first
    expectEqual(run?.run.size, 20)
    let origins = run?.origins ?? []
    expectEqual(origins.count, 2)
    // The sample's A is 0.6 ems wide.
    expectEqual((origins.last?.x ?? 0) - (origins.first?.x ?? 0), 12)
    let outline = run.flatMap { run in
      run.run.glyphs.first.map { shown.displayList.resources.outlines[$0.outline].outline }
    }
    expectEqual(outline?.controlBounds, Rect2D(minX: 0.05, minY: -0.7, maxX: 0.55, maxY: 0))
  }

  @Test func linesAreAsHighAsTheFontSays() {
    func height(_ text: String) -> Double {
      let host = SceneHost(
        scene: Scene("fonts", fonts: [Self.sample]) {
          Text(text).font(.custom("Sample", fixedSize: 20)).accessibilityIdentifier("text")
        }, configuration: SceneConfiguration(size: Size2D(width: 320, height: 240)))
      return host.modelFrame(identifier: "text")?.height ?? 0
    }
    // 0.8 above and 0.2 below the baseline, 0.09 free between lines.
    expectEqual(height("A"), 20)
    // Rounded up to half a point.
    expectEqual(height("A\nA"), 42)
  }

  @Test func sizesFollowTheStyleByItsRatioInWholePoints() {
    func size(_ font: Font, _ text: DynamicTypeSize) -> Double? {
      frame(text: text) { Text("A").font(font) }.glyphRuns.first?.run.size
    }
    // Body is 17 points, 53 at the largest size; caption 12 and 43; title 28 and 58.
    expectEqual(size(.custom("Sample", size: 20), .large), 20)
    expectEqual(size(.custom("Sample", size: 20), .accessibility5), 62)
    expectEqual(size(.custom("Sample", size: 20, relativeTo: .caption), .accessibility5), 72)
    expectEqual(size(.custom("Sample", size: 20, relativeTo: .title), .accessibility5), 41)
    expectEqual(size(.custom("Sample", fixedSize: 20), .accessibility5), 20)
    expectEqual(size(.custom("Sample", fixedSize: .nan), .large), 0)
  }

  @Test func anUnknownFontIsReportedAndTheTypefaceStandsIn() {
    let shown = frame { Text("n").font(.custom("Simple", size: 17)) }
    expectEqual(shown.glyphHashes, frame { Text("n") }.glyphHashes)
    #expect(
      shown.issues.contains { issue in
        if case .unknownFont(_, "Simple") = issue { true } else { false }
      })
  }

  @Test func aFontThatCannotBeReadIsReportedAndTheTypefaceStandsIn() {
    let cut = FontResource(name: "Sample", bytes: Array(Self.sample.bytes.prefix(200)))
    let shown = frame([cut]) { Text("A").font(.custom("Sample", size: 17)) }
    expectEqual(shown.glyphHashes, frame { Text("A") }.glyphHashes)
    #expect(
      shown.issues.contains { issue in
        if case .unreadableFont("Sample", _, _) = issue { true } else { false }
      })
  }

  @Test func lettersThatTheFontLacksComeFromTheTypeface() {
    let shown = frame { Text("AzA").font(.custom("Sample", fixedSize: 20)) }
    #expect(shown.issues.isEmpty)
    expectEqual(shown.glyphHashes[1], frame { Text("z") }.glyphHashes[0])
    expectEqual(shown.glyphHashes[0], shown.glyphHashes[2])
  }

  @Test func theFirstFontOfANameHolds() {
    var other = FontFileSample.writer
    other.letters[1].advance = 900
    let second = FontResource(name: "Sample", bytes: other.bytes)
    let one = frame { Text("AA").font(.custom("Sample", fixedSize: 20)) }
    let two = frame([Self.sample, second]) { Text("AA").font(.custom("Sample", fixedSize: 20)) }
    let three = frame([second, Self.sample]) { Text("AA").font(.custom("Sample", fixedSize: 20)) }
    expectEqual(one.displayDigest.list, two.displayDigest.list)
    #expect(one.displayDigest.list != three.displayDigest.list)
  }
}
