import MeniscusUI
import TestSupport
import Testing

/// Gestures and menus in the forms of older systems.
@MainActor
struct OlderGestureTests {
  @Test func aLongPressTellsWhileItLasts() {
    let log = Log()
    let stage = Stage {
      Color.pureRed.onLongPressGesture(minimumDuration: 0.2, maximumDistance: 5) {
        log.note("pressing \($0)")
      } perform: {
        log.note("done")
      }
    }
    stage.press(100, 100)
    stage.run(20)
    stage.release(100, 100)
    expectEqual(log.take(), ["pressing true", "done", "pressing false"])
  }

  private struct Held: View {
    let log: Log
    let hasMenu: Bool

    var body: some View {
      Text("Held").contextMenu(menu)
    }

    private var menu: ContextMenu<Button<Text>>? {
      hasMenu ? ContextMenu { Button("First") { log.note("first") } } : nil
    }
  }

  @Test(arguments: [false, true]) func aMenuMayBeThere(hasMenu: Bool) {
    let log = Log()
    let stage = Stage.phone { Held(log: log, hasMenu: hasMenu) }
    let place = stage.frame(of: "Held")?.center ?? .zero
    stage.press(place.x, place.y)
    stage.run(40)
    stage.release(place.x, place.y)
    stage.settle()
    expectEqual(stage.labels.contains("First"), hasMenu)
    if hasMenu { stage.tapLabel("First") }
    stage.settle()
    expectEqual(log.take(), hasMenu ? ["first"] : [])
  }

  private struct Renamed: View {
    @FocusState private var isFocused: Bool
    let log: Log

    var body: some View {
      VStack {
        TextField("Name", text: .constant("A")).focused($isFocused)
        RenameButton()
      }
      .renameAction($isFocused)
      .onChange(of: isFocused) { log.note("focused \($1)") }
    }
  }

  @Test func aButtonGivesAFieldTheFocus() {
    let log = Log()
    let stage = Stage.phone { Renamed(log: log) }
    stage.tapLabel("Rename")
    stage.settle()
    expectEqual(log.take(), ["focused true"])
  }
}
