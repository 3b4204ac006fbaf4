import MeniscusUI
import TestSupport
import Testing

/// Items of a toolbar above the keyboard of a device.
@MainActor
struct KeyboardBarTests {
  private struct Entry: View {
    let log: Log
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        TextField("A", text: $text).focused($isFocused).accessibilityIdentifier("field")
        Spacer()
        Color.pureRed.frame(height: 20)
      }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") {
            log.note("done")
            isFocused = false
          }
          .accessibilityIdentifier("done")
        }
      }
    }
  }

  private func stage(_ device: SceneDevice?, _ log: Log) -> Stage {
    Stage(width: 393, height: 852, device: device) { Entry(log: log) }
  }

  @Test func theBarComesAndGoesWithTheKeyboard() {
    let log = Log()
    let stage = stage(.iPhone16, log)
    expectEqual(stage.unmet, [])
    #expect(!stage.labels.contains("Done"))
    stage.step(.focus("field"))
    stage.settle()
    let bottom = stage.frame.fills(.pureRed).first?.bounds.maxY ?? 0
    guard let done = stage.shown("done") else { return }
    #expect(done.minY >= bottom && done.maxY <= bottom + 44)
    #expect(done.maxX > 340)
    stage.tap("done")
    stage.settle()
    expectEqual(log.take(), ["done"])
    #expect((stage.frame.fills(.pureRed).first?.bounds.maxY ?? 0) > bottom + 200)
  }

  /// On its way up the bar is touched where it is seen, and what it does not cover yet is free.
  @Test func theBarIsTouchedWhereItIsSeen() throws {
    let stage = stage(.iPhone16, Log())
    let field = stage.center("field")
    stage.step(.focus("field"))
    stage.settle()
    let there = try #require(stage.shown("done"))
    stage.step(.focus(nil))
    stage.settle()
    stage.tap(field.x, field.y)
    stage.run(8)
    let seen = try #require(stage.shown("done"))
    #expect(seen.minY > there.maxY, "it is on its way: \(seen), going to \(there)")
    expectEqual(stage.host.namedView(at: seen.center)?.id, "done")
    #expect(stage.host.namedView(at: there.center)?.id != "done")
  }

  @Test func withoutADeviceItIsNoted() {
    expectEqual(stage(nil, Log()).unmet, ["ToolbarItemPlacement.keyboard"])
  }
}
