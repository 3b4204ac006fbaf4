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
    for way in [10.0, 20, 30] { stage.move(frame.center.x + way, frame.center.y) }
    stage.release(frame.center.x + 30, frame.center.y)
    expectEqual(log.entries, ["appear", "tap", "hold", "move 30.0"])
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
