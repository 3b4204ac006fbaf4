import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// What the environment says that nothing here changes, and an older form of a modifier.
@MainActor
struct SurfaceValueTests {
  private struct Reader: View {
    @Environment(\.undoManager) private var undoManager
    @Environment(\.backgroundProminence) private var prominence

    var body: some View {
      Text("\(undoManager == nil) \(prominence == .increased)")
    }
  }

  @Test func valuesAreThoseOfNobody() {
    let stage = Stage {
      VStack {
        Reader()
        Reader().environment(\.backgroundProminence, .increased)
      }
    }
    expectEqual(stage.labels, ["true false", "true true"])
  }

  #if !canImport(ObjectiveC)
    // Foundation's own takes all of a turn of the run loop as a step.
    private final class Counter {
      let undoManager = UndoManager()
      private(set) var count = 0

      func set(_ new: Int) {
        let old = count
        undoManager.registerUndo(withTarget: self) { $0.set(old) }
        undoManager.setActionName("to \(new)")
        count = new
      }
    }

    /// As Foundation's own: what undoes a step is called as the step is.
    @Test func aNameGoesFromUndoToRedoAndBack() {
      final class Page {
        let undoManager = UndoManager()
        var text = ""

        func write(_ new: String) {
          let old = text
          undoManager.registerUndo(withTarget: self) { $0.write(old) }
          text = new
        }
      }
      let page = Page()
      page.write("a")
      page.undoManager.setActionName("Typing")
      page.undoManager.undo()
      expectEqual(page.undoManager.redoActionName, "Typing")
      page.undoManager.redo()
      expectEqual(page.undoManager.undoActionName, "Typing")
      expectEqual(page.text, "a")
    }

    @Test func stepsAreUndoneAndDoneAgain() {
      let counter = Counter()
      counter.set(1)
      counter.set(2)
      expectEqual(counter.undoManager.undoActionName, "to 2")
      counter.undoManager.undo()
      expectEqual(counter.count, 1)
      counter.undoManager.undo()
      expectEqual(counter.count, 0)
      #expect(!counter.undoManager.canUndo)
      counter.undoManager.redo()
      expectEqual(counter.count, 1)
      counter.undoManager.undo()
      expectEqual(counter.count, 0)
      // A new step leaves nothing to do again.
      counter.set(5)
      #expect(!counter.undoManager.canRedo)
      counter.undoManager.undo()
      expectEqual(counter.count, 0)
    }
  #endif

  @Test(arguments: [(Edge.Set.top, 0.0, 170.0), (.bottom, 30, 210), (.all, 0, 240)])
  func edgesIgnoreTheSafeArea(edges: Edge.Set, minY: Double, height: Double) {
    let stage = Stage {
      Color.pureRed.edgesIgnoringSafeArea(edges).accessibilityIdentifier("color")
        .safeAreaPadding(EdgeInsets(top: 30, leading: 0, bottom: 70, trailing: 0))
    }
    let box = stage.frame.fills(.pureRed).first?.bounds
    expectEqual(box, Rect2D(x: 0, y: minY, width: 320, height: height))
  }
}
