import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Texts that run to the left, or in both directions.
@MainActor
struct RightToLeftTextTests {
  /// A font in which every letter has an advance of its own, in thousandths of an em.
  private static let advances: [(Unicode.Scalar, Int)] = [
    ("א", 300), ("ב", 350), ("ג", 400), ("a", 450), ("b", 500), ("1", 550), ("2", 600),
    (".", 200), ("…", 900),
  ]

  private static let font: FontResource = {
    var writer = FontFileWriter()
    for (scalar, advance) in advances {
      writer.add(scalar, FontFileWriter.box(0, 0, 100, 100 + advance), advance: advance)
    }
    writer.add(" ", .nothing, advance: 250)
    return FontResource(name: "Boxes", bytes: writer.bytes)
  }()

  private struct Shown {
    var letter: Unicode.Scalar
    var x, y, advance: Double
  }

  /// The letters as they are shown in a frame, from left to right on each line; 10 points an em.
  private func shown<Content: View>(
    rightToLeft: Bool = true, @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) -> [Shown] {
    let host = SceneHost(
      scene: Scene("boxes", fonts: [Self.font]) {
        content().font(.custom("Boxes", fixedSize: 10))
      },
      configuration: SceneConfiguration(
        size: Size2D(width: 320, height: 240),
        layoutDirection: rightToLeft ? .rightToLeft : .leftToRight))
    let frame = host.advance(to: 0, events: [])
    #expect(frame.issues.isEmpty)
    var found: [Shown] = []
    for run in frame.glyphRuns {
      for (glyph, origin) in zip(run.run.glyphs, run.origins) {
        // The height of a box tells the letter.
        let bounds = frame.displayList.resources.outlines[glyph.outline].outline.controlBounds
        let advance = Int((bounds.height * 1000).rounded()) - 100
        guard let letter = Self.advances.first(where: { $0.1 == advance })?.0 else { continue }
        found.append(
          Shown(letter: letter, x: origin.x, y: origin.y, advance: Double(advance) / 100))
      }
    }
    return found.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  private func read(_ shown: [Shown]) -> String {
    String(String.UnicodeScalarView(shown.map(\.letter)))
  }

  @Test func lettersStandFromTheRight() {
    // Written from the left in the order in which they are seen.
    expectEqual(read(shown { Text("אבג") }), "גבא")
    expectEqual(read(shown(rightToLeft: false) { Text("אבג") }), "גבא")
    expectEqual(read(shown { Text("ab") }), "ab")
  }

  @Test func latinAndNumbersKeepTheirOrderInside() {
    expectEqual(read(shown { Text("אב ab גא") }), "אגabבא")
    expectEqual(
      read(
        shown(rightToLeft: false) {
          Text("אב ab גא").writingDirection(strategy: .layoutBased)
        }), "באabאג")
    expectEqual(read(shown { Text("אב 12 גא") }), "אג12בא")
    expectEqual(read(shown { Text("ab.").writingDirection(strategy: .layoutBased) }), ".ab")
    expectEqual(read(shown(rightToLeft: false) { Text("ab.") }), "ab.")
  }

  /// As SwiftUI's `Text.WritingDirectionStrategy` documents it.
  @Test func theContentTellsTheDirectionUnlessToldOtherwise() {
    expectEqual(read(shown { Text("ab.") }), "ab.")
    expectEqual(read(shown { Text("12.") }), ".12")
    expectEqual(read(shown { Text("ab.").writingDirection(strategy: .contentBased) }), "ab.")
    expectEqual(
      read(
        shown(rightToLeft: false) { Text("א.").writingDirection(strategy: .contentBased) }), ".א")
    expectEqual(read(shown { Text("ab.").writingDirection(strategy: .layoutBased) }), ".ab")
  }

  @Test func glyphsOfALineTouchAndNeitherOverlapNorLeaveGaps() {
    for text in ["אבג", "אab12ב", "12אב.ab", "אבab.גב12", "ab.אב12.ב"] {
      for rightToLeft in [true, false] {
        let found = shown(rightToLeft: rightToLeft) { Text(text) }
        expectEqual(found.count, text.count)
        for (left, right) in zip(found, found.dropFirst()) {
          expectClose(left.x + left.advance, right.x, closerThan: 1e-9)
        }
      }
    }
  }

  @Test func piecesOfSeveralStylesAreOneParagraph() {
    let found = shown { Text("אב") + Text("ג").underline() + Text("א") }
    expectEqual(read(found), "אגבא")
    let mixed = shown { Text("אa") + Text("bג") }
    expectEqual(read(mixed), "גabא")
  }

  @Test func linesBeginAtTheRight() {
    let found = shown { Text("אבג\nא") }
    guard found.count == 4 else {
      Issue.record("There are not four letters.")
      return
    }
    // The last line's letter ends where the first line's first does.
    expectClose(found[3].x + found[3].advance - found[2].x, found[2].advance, closerThan: 1e-9)
    let trailing = shown { Text("אבג\nא").multilineTextAlignment(.trailing) }
    expectClose(trailing[3].x, trailing[0].x, within: 0.5)
  }

  @Test func theEllipsisStandsWhereReadingStops() {
    let found = shown { Text("אבגאבגאבג").lineLimit(1).frame(width: 22) }
    expectEqual(found.first?.letter, "…")
    expectEqual(found.last?.letter, "א")
    let head = shown {
      Text("אבגאבגאבג").lineLimit(1).truncationMode(.head).frame(width: 22)
    }
    expectEqual(head.last?.letter, "…")
    expectEqual(head.first?.letter, "ג")
  }

  @Test func whatIsFlippedIsItsMirrorImageOnlyFromRightToLeft() {
    func red(_ direction: LayoutDirection, _ flips: Bool) -> Double? {
      Stage(configure: { $0.layoutDirection = direction }) {
        Rectangle().fill(Color.pureRed).frame(width: 10, height: 10).offset(x: 20)
          .flipsForRightToLeftLayoutDirection(flips)
      }.frame.fills(.pureRed).first?.bounds.midX
    }
    let plain = red(.leftToRight, false)
    expectEqual(red(.leftToRight, true), plain)
    let mirrored = red(.rightToLeft, false) ?? 0
    expectEqual(red(.rightToLeft, true), 320 - mirrored)
    #expect(mirrored != 160)
  }
}
