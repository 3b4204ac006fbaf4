import MeniscusUI
import TestSupport
import Testing

/// What is copied in a scene is pasted in it.
@MainActor
struct ClipboardTests {
  private struct Desk: View {
    let log: Log
    @State private var cards = ["a", "b"]

    var body: some View {
      VStack {
        Color.pureRed.frame(width: 60, height: 40).focusable()
          .copyable(cards).accessibilityIdentifier("cards")
        Color.pureGreen.frame(width: 60, height: 40).focusable()
          .cuttable(for: String.self) {
            defer { cards.removeLast() }
            return Array(cards.suffix(1))
          }
          .accessibilityIdentifier("pile")
        Color.pureBlue.frame(width: 60, height: 40).focusable()
          .pasteDestination(for: String.self) { items in
            log.note("\(items)")
          } validator: { items in
            items.filter { $0 != "a" }
          }
          .accessibilityIdentifier("target")
        Color.black.frame(width: 60, height: 40).focusable()
          .pasteDestination(for: Int.self) { log.note("\($0)") }
          .accessibilityIdentifier("numbers")
        PasteButton(payloadType: String.self) { log.note("by the button: \($0)") }
          .accessibilityIdentifier("button")
      }
    }
  }

  private func press(_ key: String, on identifier: String, _ stage: Stage) {
    stage.step(.focus(identifier))
    stage.step(.key(key))
  }

  @Test func thingsAreCopiedCutAndPasted() {
    let log = Log()
    let stage = Stage { Desk(log: log) }
    press("Command+v", on: "target", stage)
    press("Command+c", on: "cards", stage)
    press("Command+v", on: "numbers", stage)
    expectEqual(log.take(), [])
    press("Command+v", on: "target", stage)
    expectEqual(log.take(), ["[\"b\"]"])
    press("Command+x", on: "pile", stage)
    press("Command+v", on: "target", stage)
    press("v", on: "target", stage)
    expectEqual(log.take(), ["[\"b\"]"])
    stage.tap("button")
    expectEqual(log.take(), ["by the button: [\"b\"]"])
    expectEqual(stage.unmet, [])
  }
}
