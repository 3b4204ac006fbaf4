import MeniscusUI
import TestSupport
import Testing

/// The caret is where its owner has it, and its owner knows where it is.
@MainActor
struct TextSelectionTests {
  private struct Entry: View {
    @State private var text = "abcd"
    @State private var selection: TextSelection?
    let log: Log
    var isEditor = false

    var body: some View {
      VStack {
        if isEditor {
          TextEditor(text: $text, selection: $selection).frame(height: 80)
            .accessibilityIdentifier("field")
        } else {
          TextField("A", text: $text, selection: $selection).accessibilityIdentifier("field")
        }
        Button {
          selection = TextSelection(insertionPoint: text.index(after: text.startIndex))
        } label: {
          Color.pureRed.frame(width: 40, height: 40)
        }
        .accessibilityIdentifier("second")
        Button {
          selection = TextSelection(range: text.startIndex..<text.endIndex)
        } label: {
          Color.pureRed.frame(width: 40, height: 40)
        }
        .accessibilityIdentifier("all")
      }
      .onChange(of: selection) { _, new in log.note(words(new)) }
      .onChange(of: text) { log.note(text) }
    }

    private func words(_ selection: TextSelection?) -> String {
      guard case .selection(let range)? = selection?.indices else { return "none" }
      return "\(text.distance(from: text.startIndex, to: range.lowerBound))"
    }
  }

  @Test(arguments: [false, true])
  func ownerAndCaretGoTogether(isEditor: Bool) {
    let log = Log()
    let stage = Stage { Entry(log: log, isEditor: isEditor) }
    stage.step(.focus("field"))
    stage.step(.key("LeftArrow"))
    expectEqual(log.take().last, "3")
    stage.step(.text("x"))
    expectEqual(Set(log.take()), ["abcxd", "4"])
    stage.tap("second")
    _ = log.take()
    stage.step(.text("y"))
    #expect(log.take().contains("aybcxd"))
    stage.step(.focus(nil))
    expectEqual(log.take().last, "none")
    expectEqual(stage.unmet, [])
  }

  @Test func severalCharactersAreNoted() {
    let stage = Stage { Entry(log: Log()) }
    stage.tap("all")
    stage.settle()
    expectEqual(stage.unmet, ["TextSelection(range:)"])
  }
}
