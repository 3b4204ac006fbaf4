import MeniscusUI
import TestSupport
import Testing

/// Numbers that are moved by hand, while something else changes them after four seconds.
private struct Moved: View {
  @State private var numbers = Array(0..<6)
  let log: Log
  let change: @MainActor (inout [Int]) -> Void

  var body: some View {
    List {
      ForEach(numbers, id: \.self) { Text("\($0)").accessibilityIdentifier("row \($0)") }
        .onMove { numbers.move(fromOffsets: $0, toOffset: $1) }
    }
    .environment(\.editMode, .constant(.active))
    .onChange(of: numbers) { _, new in log.note("\(new)") }
    .task {
      try? await Task.sleep(for: .seconds(4))
      change(&numbers)
    }
  }
}

/// Rows of a list that change while people have them in hand.
@MainActor
struct ListEditingTests {
  private func move(_ change: @escaping @MainActor @Sendable (inout [Int]) -> Void) -> [String] {
    let log = Log()
    let stage = Stage(width: 375, height: 600) { Moved(log: log, change: change) }
    let (first, third) = (stage.center("row 0").y, stage.center("row 2").y)
    let end = third + 5
    stage.press(350, first)
    for step in 1...10 { stage.move(350, first + (end - first) * Double(step) / 10) }
    stage.run(260)
    stage.release(350, end)
    stage.settle()
    // Every row stands where it is without anybody moving it.
    for row in (1..<6).map({ "row \($0)" }) {
      expectClose(stage.center(row).y, stage.model(row)?.center.y ?? 0, within: 0.5)
    }
    return log.take()
  }

  /// A row that goes while it is moved is not put anywhere, and neither is another in its place.
  @Test func aRowThatGoesIsNotMoved() {
    expectEqual(move { $0.removeFirst() }, ["[1, 2, 3, 4, 5]"])
  }

  /// A row that stands elsewhere by now is moved from there.
  @Test func aRowIsMovedFromWhereItStandsNow() {
    expectEqual(
      move { $0.insert(9, at: 0) }, ["[9, 0, 1, 2, 3, 4, 5]", "[9, 1, 2, 0, 3, 4, 5]"])
  }

  private struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  @MainActor
  private final class Bindings {
    var all: [Int: Binding<Item>] = [:]
  }

  private struct Bound: View {
    @State private var items = (0..<3).map { Item(id: $0, name: "\($0)") }
    let bindings: Bindings
    let log: Log

    var body: some View {
      VStack {
        Color.pureRed.frame(height: 20).onTapGesture { items.removeFirst() }
          .accessibilityIdentifier("remove")
        Color.pureBlue.frame(height: 20).accessibilityIdentifier("write").onTapGesture {
          bindings.all[0]?.wrappedValue.name = "lost"
          bindings.all[1]?.wrappedValue.name = "new"
        }
        ForEach($items) { $item in
          Text(note($item)).onDisappear { log.note("gone") }
        }
      }
      .onChange(of: items.map(\.name)) { _, new in log.note(new.joined(separator: " ")) }
    }

    private func note(_ item: Binding<Item>) -> String {
      // What is about to go keeps the binding that it was made with.
      if bindings.all[item.wrappedValue.id] == nil { bindings.all[item.wrappedValue.id] = item }
      return item.wrappedValue.name
    }
  }

  /// A binding leads to its element wherever that stands, and nowhere once it is gone.
  @Test func bindingsFollowTheirElements() {
    let (bindings, log) = (Bindings(), Log())
    let stage = Stage { Bound(bindings: bindings, log: log) }
    stage.tap("remove")
    expectEqual(log.take().sorted(), ["1 2", "gone"])
    expectEqual((0..<3).map { bindings.all[$0]?.wrappedValue.name }, ["0", "1", "2"])
    stage.tap("write")
    expectEqual(log.take(), ["new 2"])
  }
}
