import Foundation
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

private struct Person: Identifiable {
  let name: String
  let age: Int

  var id: String { name }

  static let all = [
    Person(name: "Cyd", age: 30), Person(name: "Ada", age: 50), Person(name: "Bob", age: 40),
  ]
}

/// People in columns that are sorted by their titles.
private struct People: View {
  @State private var people = Person.all
  @State private var order = [KeyPathComparator(\Person.name)]
  @State private var selected: String?
  let log: Log

  var body: some View {
    Table(people.sorted(using: order), selection: $selected, sortOrder: $order) {
      TableColumn("Name", value: \.name) { person in
        Text(person.name).accessibilityIdentifier("name \(person.name)")
      }
      TableColumn("Age", value: \.age) { person in
        Text("\(person.age)").accessibilityIdentifier("age \(person.name)")
      }
      .width(80)
      .alignment(.numeric)
    }
    .onChange(of: selected) { _, new in log.note(new ?? "none") }
  }
}

@MainActor
struct TableTests {
  private func stage(_ width: Double, _ log: Log = Log()) -> Stage {
    Stage(width: width, height: 400) { People(log: log) }
  }

  private func order(_ stage: Stage) -> [String] {
    Person.all.map(\.name).sorted {
      (stage.model("name \($0)")?.minY ?? 0) < (stage.model("name \($1)")?.minY ?? 0)
    }
  }

  @Test func aWideTableHasColumnsAndANarrowOneTheFirst() {
    let wide = stage(700)
    expectContains(wide.host.snapshot(), "“Age”")
    let age = wide.shown("age Ada") ?? .zero
    expectClose(age.maxX, 700 - 20, within: 0.5)
    let narrow = stage(375)
    #expect(!narrow.host.snapshot().contains("“Age”"))
    expectEqual(narrow.model("age Ada"), nil)
    #expect(narrow.model("name Ada") != nil)
  }

  @Test func titlesSortRows() {
    let stage = stage(700)
    expectEqual(order(stage), ["Ada", "Bob", "Cyd"])
    stage.tap(40, 15)
    stage.settle()
    expectEqual(order(stage), ["Cyd", "Bob", "Ada"])
    stage.tap(660, 15)
    stage.settle()
    expectEqual(order(stage), ["Cyd", "Bob", "Ada"])
    stage.tap(660, 15)
    stage.settle()
    expectEqual(order(stage), ["Ada", "Bob", "Cyd"])
  }

  @Test func aRowIsSelected() {
    let log = Log()
    let stage = stage(375, log)
    stage.tap("name Bob")
    expectEqual(log.take(), ["Bob"])
  }

  @Test func rowsAreStatedOneByOne() {
    let stage = Stage(width: 375, height: 300) {
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        TableRow(Person.all[0])
        ForEach(Person.all.dropFirst()) { TableRow($0) }
      }
    }
    for person in Person.all { expectContains(stage.host.snapshot(), "“\(person.name)”") }
  }
}
