import MeniscusUI
import TestSupport
import Testing

/// Lists and rows of bindings that are edited without code of their own.
@MainActor
struct ListEditActionTests {
  /// Swipes a row all the way to the left.
  private func swipe(_ stage: Stage, _ row: String) {
    let y = stage.center(row).y
    stage.press(340, y)
    for step in 1...20 { stage.move(340 - 16 * Double(step), y) }
    stage.run(10)
    stage.release(20, y)
  }

  @Test func aListEditsWhatABindingLeadsTo() {
    let log = Log()
    let stage = Stage(width: 375, height: 400) { Edited(log: log) }
    swipe(stage, "a")
    expectEqual(log.take(), ["b"])
    stage.settle()
  }

  /// By the list or by the rows, by identity or by a key path.
  @Test(arguments: 0..<3)
  func rowsOfABindingAreEdited(form: Int) {
    let log = Log()
    let stage = Stage(width: 375, height: 400) { EditedForms(log: log, form: form) }
    swipe(stage, "b")
    expectEqual(log.take(), ["a c"])
    stage.settle()
  }

  @Test func whatMayNotBeDeletedStays() {
    let log = Log()
    let stage = Stage(width: 375, height: 400) { EditedForms(log: log, form: 3) }
    swipe(stage, "b")
    expectEqual(log.take(), [])
  }
}

/// A list that deletes by itself.
private struct Edited: View {
  @State private var entries = [Entry(name: "a"), Entry(name: "b")]
  let log: Log

  var body: some View {
    List($entries, editActions: .all) { $entry in
      Text(entry.name).accessibilityIdentifier(entry.name)
    }
    .onChange(of: entries.map(\.name)) { _, new in log.note(new.joined(separator: " ")) }
  }
}

/// Rows that are deleted by themselves, in the forms in which that is said.
private struct EditedForms: View {
  @State private var names = ["a", "b", "c"]
  @State private var entries = [Entry(name: "a"), Entry(name: "b"), Entry(name: "c")]
  let log: Log
  let form: Int

  var body: some View {
    content
      .onChange(of: names) { _, new in log.note(new.joined(separator: " ")) }
      .onChange(of: entries.map(\.name)) { _, new in log.note(new.joined(separator: " ")) }
  }

  @ViewBuilder private var content: some View {
    switch form {
    case 0: List($names, id: \.self, editActions: .all) { $name in row(name) }
    case 1: List { ForEach($names, id: \.self, editActions: .delete) { $name in row(name) } }
    case 2: List { ForEach($entries, editActions: .all) { $entry in row(entry.name) } }
    default: List { ForEach($entries, editActions: .move) { $entry in row(entry.name) } }
    }
  }

  private func row(_ name: String) -> some View { Text(name).accessibilityIdentifier(name) }
}

private struct Entry: Identifiable {
  let name: String

  var id: String { name }
}
