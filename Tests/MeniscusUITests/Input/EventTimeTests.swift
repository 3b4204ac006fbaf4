import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Events of one frame that happened at different times.
@MainActor
struct EventTimeTests {
  /// A frame may hold an event at its own time before one that happened earlier.
  @Test(arguments: [(0.485, 0), (0.495, 1)])
  func aFingerLiftedInTimeIsNoLongPress(lifted: Double, presses: Int) {
    let log = Log()
    let stage = Stage {
      VStack(spacing: 0) {
        Color.pureRed.accessibilityIdentifier("held").frame(height: 100)
          .onLongPressGesture(minimumDuration: 0.49) { log.note("pressed") }
        Color.pureBlue.accessibilityIdentifier("dragged").frame(height: 100)
          .gesture(DragGesture())
      }
    }
    let (held, dragged) = (stage.center("held"), stage.center("dragged"))
    let began = Double(stage.index + 1) / 60
    stage.step(
      inputs: [
        TimedInput(.press(pointer: 0, at: dragged)), TimedInput(.press(pointer: 1, at: held)),
      ])
    stage.run(29)
    stage.step(
      inputs: [
        TimedInput(.move(pointer: 0, at: Point2D(x: dragged.x + 20, y: dragged.y))),
        TimedInput(.release(pointer: 1, at: held), at: began + lifted),
      ])
    stage.settle()
    expectEqual(log.take().count, presses)
  }
}
