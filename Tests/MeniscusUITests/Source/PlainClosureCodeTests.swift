import MeniscusUI
import TestSupport
import Testing

/// Closures that views keep need no isolation of their own, as SwiftUI's do not.
@MainActor
struct PlainClosureCodeTests {
  @Test func keptActionsRun() {
    let log = Log()
    let stage = Stage {
      VStack(spacing: 40) {
        ActionCard(
          title: "Card", action: { log.note("tap") }, held: { log.note("hold") },
          moved: { log.note("move \($0)") })
        MadeRows(elements: ["One", "Two"]) { Text($0) }
      }
      .modifier(DismissingActions { log.note("appear") })
    }
    expectEqual(stage.labels, ["Card", "One", "Two"])
    stage.tap("Card")
    let frame = stage.frame(of: "Card") ?? .zero
    stage.press(frame.center.x, frame.center.y)
    stage.run(60)
    stage.release(frame.center.x, frame.center.y)
    stage.press(frame.center.x, frame.center.y)
    for way in [10.0, 60, 120] { stage.move(frame.center.x + way, frame.center.y) }
    stage.release(frame.center.x + 120, frame.center.y)
    expectEqual(log.entries, ["appear", "tap", "hold", "move 120.0"])
  }

  /// Both forms of what is deleted run: the view's own method, and an action that it was given.
  @Test(arguments: [true, false])
  func keptDeletionsRun(isEditable: Bool) {
    let log = Log()
    let stage = Stage.phone {
      EditedRows(isEditable: isEditable) { log.note("\($0.map { $0 })") }
    }
    func delete(_ label: String) {
      guard let frame = stage.frame(of: label) else { return }
      stage.press(330, frame.center.y)
      for x in stride(from: 300.0, through: 20, by: -40) { stage.move(x, frame.center.y) }
      stage.release(20, frame.center.y)
      stage.settle()
    }
    delete("Two")
    expectEqual(stage.labels.contains("Two"), !isEditable)
    delete("Row 1")
    expectEqual(log.entries, ["[1]"])
  }

  @Test func functionsStandForClosures() {
    let log = Log()
    let stage = Stage.phone {
      PlottedNames(
        names: ["Ann", "Ben"], measured: { log.note("width \($0)") },
        dismissed: { log.note("dismissed") })
    }
    expectEqual(stage.labels.filter { $0 == "Ann" || $0 == "Ben" }, ["Ann", "Ben"])
    expectEqual(stage.frame.fills(.black).first?.bounds.width, 20)
    #expect(log.entries.contains("width 40.0"))
    stage.tapLabel("Show")
    stage.settle()
    stage.tapLabel("Sheet")
    stage.settle()
    expectEqual(log.entries.last, "dismissed")
  }
}
