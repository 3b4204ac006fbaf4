import MeniscusUI
import TestSupport
import Testing

/// What is dropped between the rows of a list.
@MainActor
struct InsertionTests {
  private struct Names: View {
    @State private var names = ["A", "B", "C"]
    let log: Log
    let isOlder: Bool

    var body: some View {
      VStack(spacing: 0) {
        Color.pureRed.frame(width: 80, height: 40).draggable("word")
          .accessibilityIdentifier("word")
        Color.pureBlue.frame(width: 80, height: 40).draggable(7)
          .accessibilityIdentifier("number")
        List {
          if isOlder {
            rows.onInsert(of: [.plainText]) { place, items in
              log.note("\(items.count) at \(place)")
            }
          } else {
            rows.dropDestination(for: String.self) { words, place in
              names.insert(contentsOf: words, at: place)
            }
            .onDelete { names.remove(atOffsets: $0) }
          }
        }
      }
      .onChange(of: names) { log.note($1.joined()) }
    }

    private var rows: some DynamicViewContent {
      ForEach(names, id: \.self) { Text($0).accessibilityIdentifier($0) }
    }
  }

  /// Drags something onto a row, above its middle or below.
  private func dropped(
    _ thing: String, on row: String, by offset: Double, isOlder: Bool = false
  ) -> [String] {
    let log = Log()
    let stage = Stage(width: 375, height: 667) { Names(log: log, isOlder: isOlder) }
    let (start, end) = (stage.center(thing), stage.center(row))
    stage.press(start.x, start.y)
    stage.run(40)
    stage.move(end.x, end.y + offset)
    stage.release(end.x, end.y + offset)
    stage.settle()
    expectEqual(stage.unmet, [])
    return log.take()
  }

  @Test func rowsTakeWhatIsDroppedBetweenThem() {
    expectEqual(dropped("word", on: "B", by: -6), ["AwordBC"])
    expectEqual(dropped("word", on: "C", by: 6), ["ABCword"])
    expectEqual(dropped("number", on: "B", by: 6), [])
    expectEqual(dropped("word", on: "B", by: 6, isOlder: true), ["1 at 2"])
  }
}
