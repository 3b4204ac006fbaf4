import MeniscusDisplay
import MeniscusUI
import TestSupport
import Testing

@MainActor
struct AttributedTextTests {
  @Test func partsThatAreStyledShowAsPiecesDo() {
    var text: AttributedText = "Meniscus measures glass"
    guard let word = text.range(of: "measures") else {
      Issue.record("The word is not found.")
      return
    }
    expectEqual(word, 9..<17)
    text[word].font = .title.bold()
    text[word].foregroundColor = .pureRed
    text[word].underlineStyle = Text.LineStyle(color: .pureBlue)
    text[word].kern = 2
    let styled = Stage { [text] in Text(text) }.frame
    let pieces = Stage {
      Text("Meniscus ")
        + Text("measures").font(.title.bold()).foregroundColor(.pureRed)
        .underline(color: .pureBlue).kerning(2) + Text(" glass")
    }.frame
    expectEqual(styled.displayDigest.list, pieces.displayDigest.list)
    expectEqual(text.string, "Meniscus measures glass")
    expectEqual(text[word].foregroundColor, .pureRed)
    expectEqual(text.foregroundColor, nil)
    expectEqual(text[word].underlineStyle, Text.LineStyle(color: .pureBlue))
  }

  @Test func rangesThatCrossPartsAreCutAndJoined() {
    var text = AttributedText("ab") + AttributedText("cd")
    text += "ef"
    expectEqual(text.string, "abcdef")
    text[1..<5].tracking = 3
    expectEqual(text[1..<5].tracking, 3)
    expectEqual(text[0..<1].tracking, nil)
    expectEqual(text[0..<2].tracking, nil)
    expectEqual(text[2..<4].string, "cd")
    text[2..<4] = "x"
    expectEqual(text.string, "abxef")
    expectEqual(text.range(of: "xe"), 2..<4)
    expectEqual(text.range(of: ""), nil)
    expectEqual(text.range(of: "longer than it"), nil)
    #expect(AttributedText().string.isEmpty)
    #expect(AttributedText("a") != AttributedText("b"))
  }

  @Test func aColourBehindTextLiesBehindIt() {
    var text: AttributedText = "mark this"
    text[5..<9].backgroundColor = .pureRed
    let frame = Stage { [text] in Text(text) }.frame
    guard let mark = frame.fills(.pureRed).first?.bounds,
      let first = frame.glyphRuns.last?.origins.first
    else {
      Issue.record("There is no colour behind the text.")
      return
    }
    // Rounded to half a point.
    expectClose(mark.minX, first.x, within: 0.25)
    #expect(mark.minY < first.y && mark.maxY > first.y)
    let operations = frame.displayList.operations
    let fill = operations.firstIndex { if case .fill = $0.action { true } else { false } }
    let glyphs = operations.firstIndex { if case .glyphs = $0.action { true } else { false } }
    #expect((fill ?? 9) < (glyphs ?? 0))
  }
}
