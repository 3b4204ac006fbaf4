import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// What is pressed for half a second is dragged, and dropped on who takes it.
@MainActor
struct DragAndDropTests {
  private struct Board: View {
    let log: Log
    @State private var isOver = false

    var body: some View {
      HStack(spacing: 40) {
        Color.pureRed.frame(width: 60, height: 60)
          .draggable("card").accessibilityIdentifier("card")
        Color.pureGreen.frame(width: 60, height: 60)
          .draggable(7) { Color.pureBlue.frame(width: 20, height: 20) }
          .accessibilityIdentifier("number")
        ZStack {}.frame(width: 80, height: 80)
          .dropDestination(for: String.self) { items, place in
            log.note("\(items) at \(Int(place.x)) \(Int(place.y))")
            return true
          } isTargeted: {
            isOver = $0
          }
          .overlay { if isOver { Color.black.frame(width: 10, height: 10) } }
          .accessibilityIdentifier("bin")
      }
    }
  }

  private func hold(_ stage: Stage, _ identifier: String, for frames: Int = 32) {
    let start = stage.center(identifier)
    stage.press(start.x, start.y)
    stage.run(frames)
  }

  private var black: RGBA { RGBA(red: 0, green: 0, blue: 0) }

  @Test func aThingIsLiftedMovedAndDropped() {
    let log = Log()
    let stage = Stage(width: 400) { Board(log: log) }
    let bin = stage.center("bin")
    hold(stage, "card")
    // The lifted one is drawn over the one that stays.
    expectEqual(stage.frame.fills(.pureRed).count, 2)
    stage.move(bin.x, bin.y)
    expectEqual(stage.frame.fills(black).count, 1)
    let lifted = stage.frame.fills(.pureRed).last?.bounds.center ?? .zero
    expectClose(lifted.x, bin.x, within: 0.01)
    stage.release(bin.x, bin.y)
    stage.settle()
    expectEqual(log.take(), ["[\"card\"] at 40 40"])
    expectEqual(stage.frame.fills(.pureRed).count, 1)
    expectEqual(stage.frame.fills(black).count, 0)
  }

  /// Too short a press, another type, and a place that takes nothing.
  @Test func otherThingsAreNotDropped() {
    let log = Log()
    let stage = Stage(width: 400) { Board(log: log) }
    let bin = stage.center("bin")
    hold(stage, "card", for: 10)
    stage.move(bin.x, bin.y)
    stage.release(bin.x, bin.y)
    hold(stage, "number")
    stage.move(bin.x, bin.y)
    // It has a picture of its own.
    expectEqual(stage.frame.fills(.pureBlue).count, 1)
    stage.release(bin.x, bin.y)
    hold(stage, "card")
    stage.move(5, 5)
    stage.release(5, 5)
    expectEqual(log.take(), [])
    expectEqual(stage.frame.fills(.pureRed).count, 1)
  }

  private final class Sorting: DropDelegate {
    let log: Log

    init(log: Log) { self.log = log }

    func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
    func dropEntered(info: DropInfo) { log.note("entered") }
    func dropExited(info: DropInfo) { log.note("exited") }
    func performDrop(info: DropInfo) -> Bool {
      info.itemProviders(for: [.text]).first?.loadObject(ofClass: String.self) { word, _ in
        self.log.note("took \(word ?? "nothing")")
      }
      return true
    }
  }

  /// The older forms: what is handed over by a provider, to a delegate.
  @Test func aDelegateDecides() {
    let log = Log()
    let delegate = Sorting(log: log)
    let stage = Stage(width: 400) {
      HStack(spacing: 40) {
        Color.pureRed.frame(width: 60, height: 60)
          .onDrag { NSItemProvider(object: "word") }.accessibilityIdentifier("card")
        Color.pureGreen.frame(width: 60, height: 60)
          .onDrop(of: [.plainText], delegate: delegate).accessibilityIdentifier("bin")
        Color.pureBlue.frame(width: 60, height: 60)
          .onDrop(of: [.image], isTargeted: nil) { _ in
            log.note("picture")
            return true
          }
          .accessibilityIdentifier("pictures")
      }
    }
    let (bin, pictures) = (stage.center("bin"), stage.center("pictures"))
    hold(stage, "card")
    stage.move(bin.x, bin.y)
    stage.move(pictures.x, pictures.y)
    stage.move(bin.x, bin.y)
    stage.release(bin.x, bin.y)
    expectEqual(log.take(), ["entered", "exited", "entered", "exited", "took word"])
  }

  @Test func scrollingGoesOnBesideIt() {
    let stage = Stage {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { Color.pureRed.frame(height: 60).draggable($0) }
        }
        .accessibilityIdentifier("rows")
      }
    }
    let top = stage.shown("rows")?.minY ?? 0
    stage.press(100, 200)
    stage.move(100, 150)
    stage.move(100, 100)
    let scrolled = stage.shown("rows")?.minY ?? 0
    #expect(scrolled < top - 20)
    stage.release(100, 100)
    stage.settle()
    stage.press(100, 200)
    stage.run(32)
    let before = stage.shown("rows")?.minY ?? 0
    stage.move(100, 100)
    expectEqual(stage.shown("rows")?.minY, before)
    stage.release(100, 100)
  }
}
