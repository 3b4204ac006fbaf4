import MeniscusUI
import TestSupport
import Testing

/// Values that are chosen and that nothing stands for: nothing is shown as chosen, and a note says so.
@MainActor
struct MissingChoiceTests {
  enum Look: CaseIterable {
    case menu, inline, segmented, wheel, palette
  }

  private struct Sizes: View {
    let look: Look
    @State var size: Int
    let log: Log

    var body: some View {
      VStack {
        styled.onChange(of: size) { log.note("\(size)") }
        Button("Set") { size = 2 }
      }
    }

    private var picker: some View {
      Picker("Size", selection: $size) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
    }

    @ViewBuilder private var styled: some View {
      switch look {
      case .menu: picker.pickerStyle(.menu)
      case .inline: picker.pickerStyle(.inline)
      case .segmented: picker.pickerStyle(.segmented)
      case .wheel: picker.pickerStyle(.wheel)
      case .palette: picker.pickerStyle(.palette)
      }
    }
  }

  private func chosen(_ stage: Stage) -> [String] {
    stage.told.filter { $0.traits.contains(.isSelected) }.compactMap(\.label)
  }

  @Test(arguments: Look.allCases)
  func aPickerNotesAValueWithoutATag(_ look: Look) {
    let log = Log()
    for (size, notes) in [(1, []), (7, ["Picker(selection: 7)"])] {
      let stage = Stage.phone { Sizes(look: look, size: size, log: log) }
      expectEqual(stage.unmet, notes)
      // A wheel stands at one of its rows in any case, and a closed menu tells of none.
      if size == 7, look != .wheel, look != .menu { expectEqual(chosen(stage), []) }
      // It is not put right by itself; a value with a tag is chosen as ever, and is no other note.
      expectEqual(log.take(), [])
      stage.tapLabel("Set")
      stage.settle()
      expectEqual(log.take(), ["2"])
      expectEqual(stage.unmet, notes)
    }
  }

  private struct Source: Identifiable {
    let id: Int
    var size: Binding<Int>
  }

  private enum Case: CaseIterable {
    case absent, optional, differing, empty, later
  }

  private struct Other: View {
    let form: Case
    @State private var size = 1

    var body: some View {
      switch form {
      // SwiftUI says the same of nothing, where no tag is nothing.
      case .absent:
        Picker("Size", selection: .constant(Int?.none)) { Text("Small").tag(1) }
      case .optional:
        Picker("Size", selection: .constant(Int?.none)) { Text("None").tag(Int?.none) }
      case .differing:
        Picker(
          "Size", sources: [Binding.constant(1), .constant(2)].enumerated().map(Self.source),
          selection: \.size
        ) { Text("Small").tag(1) }
      // There may be something to choose later.
      case .empty: Picker("Size", selection: .constant(1)) {}
      case .later:
        Picker("Size", selection: $size) { Text("Small").tag(1) }.onAppear { size = 3 }
      }
    }

    private static func source(_ number: Int, _ size: Binding<Int>) -> Source {
      Source(id: number, size: size)
    }
  }

  @Test func whatIsNoMistakeIsNotNoted() {
    let table: [(Case, [String])] = [
      (.absent, ["Picker(selection: nil)"]), (.optional, []), (.differing, []), (.empty, []),
      (.later, ["Picker(selection: 3)"]),
    ]
    expectEqual(table.map(\.0), Case.allCases)
    for (form, notes) in table {
      #expect(Stage.phone { Other(form: form) }.unmet == notes, "\(form)")
    }
  }

  private struct Corrected: View {
    let isList: Bool
    @State private var country = 0
    @State private var city: Int? = 1

    private var cities: [Int] { country == 0 ? [1, 2] : [11, 12] }

    var body: some View {
      VStack {
        if isList {
          List(cities, id: \.self, selection: $city) { Text("City \($0)") }
        } else {
          Picker("City", selection: $city) {
            ForEach(cities, id: \.self) { Text("City \($0)").tag($0 as Int?) }
          }
        }
        Button("Move") { country = 1 }
      }
      .onChange(of: country) { city = 11 }
    }
  }

  /// What is put right in the same update was never shown wrong.
  @Test(arguments: [false, true])
  func whatIsPutRightAtOnceIsNotNoted(isList: Bool) {
    let stage = Stage.phone { Corrected(isList: isList) }
    stage.tapLabel("Move")
    stage.settle()
    expectEqual(stage.unmet, [])
  }

  private struct Person: Identifiable, Hashable {
    let id: Int
    let key = UUID()
  }

  private struct People: View {
    let people: [Person]
    @State var chosen: Person?

    var body: some View {
      NavigationSplitView {
        List(people, selection: $chosen) { NavigationLink("Person \($0.id)", value: $0) }
      } detail: {
        Text(chosen.map { "chosen \($0.id)" } ?? "nobody")
      }
    }
  }

  /// Rows that are links are selected by their values; a value with parts is named by its type.
  @Test func linksAreSelectedByTheirValues() {
    let people = (1...3).map { Person(id: $0) }
    let stage = Stage.phone(1000, 700) { People(people: people, chosen: people[1]) }
    expectEqual(stage.unmet, [])
    stage.tapLabel("Person 3")
    stage.settle()
    #expect(stage.labels.contains("chosen 3"))
    expectEqual(stage.unmet, [])
    let other = Stage.phone(1000, 700) { People(people: people, chosen: Person(id: 4)) }
    expectEqual(other.unmet, ["List(selection: Person)"])
    // Where there is room for one column they are links of the same values.
    expectEqual(Stage.phone { People(people: people, chosen: people[1]) }.unmet, [])
  }

  /// A tag that counts how often it is looked up.
  private struct Counted: Hashable {
    final class Count: @unchecked Sendable {
      var lookups = 0
    }

    let id: Int
    let count: Count

    static func == (left: Counted, right: Counted) -> Bool { left.id == right.id }

    func hash(into hasher: inout Hasher) {
      count.lookups += 1
      hasher.combine(id)
    }
  }

  @Test func whereNothingIsChosenNobodyLooksForIt() {
    func lookups(_ chosen: Int?) -> Int {
      let count = Counted.Count()
      let stage = Stage.phone {
        let choice = chosen.map { Counted(id: $0, count: count) }
        List(selection: .constant(choice)) {
          ForEach(0..<4) { Text("Row \($0)").tag(Counted(id: $0, count: count)) }
        }
      }
      expectEqual(stage.unmet, [])
      return count.lookups
    }
    #expect(lookups(1) > 0)
    expectEqual(lookups(nil), 0)
  }

  @Test(arguments: [(0, [String](), ["All"]), (7, ["searchScopes(selection: 7)"], [])])
  func aSearchNotesAScopeThatIsNone(_ scope: Int, _ notes: [String], _ chosen: [String]) {
    let stage = Stage(width: 393, height: 600) {
      Color.pureRed.searchable(text: .constant(""))
        .searchScopes(.constant(scope), activation: .onSearchPresentation) {
          Text("All").tag(0)
          Text("Some").tag(1)
        }
    }
    // Scopes are there while people search.
    expectEqual(stage.unmet, [])
    stage.tap("search field")
    stage.settle()
    expectEqual(stage.unmet, notes)
    expectEqual(self.chosen(stage), chosen)
  }

  private struct Rows: View {
    enum Kind: CaseIterable {
      case each, tags, several, table, long, empty, folded, group, disabled
    }

    struct Row: Identifiable {
      let id: Int
    }

    let kind: Kind
    let chosen: Int?

    private var one: Binding<Int?> { .constant(chosen) }
    private var set: Set<Int> { chosen.map { [1, $0, $0 + 1] } ?? [] }

    var body: some View {
      switch kind {
      case .each: List(0..<3, id: \.self, selection: one) { Text("Row \($0)") }
      case .tags:
        List(selection: one) {
          Text("Zero").tag(0)
          Text("One").tag(1)
        }
      case .several:
        List(0..<3, id: \.self, selection: .constant(set)) { Text("Row \($0)") }
      case .table:
        Table((0..<3).map(Row.init), selection: one) {
          TableColumn("Row") { (row: Row) in Text("Row \(row.id)") }
        }
      case .long: List(10..<10_000, id: \.self, selection: one) { Text("Row \($0)") }
      case .empty: List(0..<0, id: \.self, selection: one) { Text("Row \($0)") }
      case .folded:
        List(selection: one) {
          Text("One").tag(1)
          Section("Title", isExpanded: .constant(false)) { Text("Seven").tag(7) }
        }
      case .group:
        List(selection: one) {
          Text("One").tag(1)
          DisclosureGroup("Group") { Text("Seven").tag(7) }
        }
      case .disabled:
        List(selection: one) {
          Text("One").tag(1)
          Text("Seven").tag(7).selectionDisabled()
        }
      }
    }
  }

  /// Where rows are not there that may have it, nobody knows whether it is missing.
  @Test func aListNotesAChoiceThatNoRowHas() {
    let table: [(Rows.Kind, [String])] = [
      (.each, ["List(selection: 7)"]), (.tags, ["List(selection: 7)"]),
      (.several, ["List(selection: 7)", "List(selection: 8)"]),
      (.table, ["Table(selection: 7)"]), (.long, []), (.empty, []), (.folded, []), (.group, []),
      (.disabled, []),
    ]
    expectEqual(table.map(\.0), Rows.Kind.allCases)
    for (kind, notes) in table {
      #expect(Stage.phone { Rows(kind: kind, chosen: 7) }.unmet == notes, "\(kind)")
      #expect(Stage.phone { Rows(kind: kind, chosen: nil) }.unmet == [], "\(kind)")
    }
    for kind in [Rows.Kind.each, .tags, .table, .folded, .group, .disabled] {
      #expect(Stage.phone { Rows(kind: kind, chosen: 1) }.unmet == [], "\(kind)")
    }
  }

  /// What is chosen later is noted, too; rows that leave are nobody's mistake.
  @Test func aMissingChoiceIsNotedLater() {
    let lab = Lab([0, 1]) { (state: [Int]) in
      List(0..<state[0], id: \.self, selection: .constant(state[1] as Int?)) { Text("Row \($0)") }
    }
    for (state, notes) in [
      ([3, 1], []), ([3, 2], []), ([2, 2], []), ([3, 2], []), ([3, 5], ["List(selection: 5)"]),
      ([3, 7], ["List(selection: 5)", "List(selection: 7)"]),
    ] as [([Int], [String])] {
      lab.change(to: state)
      lab.stage.settle()
      #expect(lab.stage.unmet == notes, "\(state)")
    }
  }
}
