import Foundation
import MeniscusUI
import TestSupport
import Testing

private struct Part: Identifiable {
  let id: String
  var parts: [Part]?
  var count = 1

  static let tree = [Part(id: "Wheel", parts: [Part(id: "Spoke")]), Part(id: "Frame")]
}

/// What is stated about the rows and columns of tables.
@MainActor
struct TableRowTests {
  /// What is said, from the top; titles that stay while rows scroll are said last.
  private func labels(_ stage: Stage) -> [String] {
    func told(_ node: AccessibilityNode) -> [AccessibilityNode] {
      [node] + node.children.flatMap(told)
    }
    return stage.host.accessibilityTree.flatMap(told)
      .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
      .compactMap(\.label)
  }

  /// A wide table of parts with what is stated for its rows.
  private func stage<Rows: TableRowContent<Part>>(
    selection: Binding<String?> = .constant(nil),
    @TableRowBuilder<Part> rows: @escaping @MainActor @Sendable () -> Rows
  ) -> Stage {
    Stage(width: 700, height: 400) {
      Table(of: Part.self) {
        TableColumn("Name", value: \.id)
      } rows: {
        rows()
      }
      .tableColumnHeaders(.hidden)
    }
  }

  @Test func rowsStandInSectionsAndCollections() {
    let stage = stage {
      Section("Title") { TableRow(Part(id: "A")) }
      ForEach([Part(id: "B"), Part(id: "C")])
      if Bool(true) { TableRow(Part(id: "D")) }
      ForEach([Part(id: "E")]) { TableRow($0) }.onDelete { _ in }
    }
    expectEqual(labels(stage), ["Title", "A", "B", "C", "D", "E"])
  }

  @Test func rowsHaveMenus() {
    let stage = stage {
      ForEach([Part(id: "Only")]) { part in
        TableRow(part).contextMenu { Button("Copy \(part.id)") {} }
      }
    }
    let point = stage.host.accessibilityTree.first?.frame.center ?? .zero
    stage.press(point.x, point.y)
    stage.run(60)
    stage.release(point.x, point.y)
    stage.settle()
    #expect(stage.labels.contains("Copy Only"))
  }

  @Test func statedRowsAreSelectedByTheirValues() {
    struct Host: View {
      let log: Log
      @State private var chosen: String?
      var body: some View {
        Table(of: Part.self, selection: $chosen) {
          TableColumn("Name") { Text($0.id).accessibilityIdentifier($0.id) }
        } rows: {
          TableRow(Part(id: "A"))
          TableRow(Part(id: "B"))
        }
        .onChange(of: chosen) { log.note($1 ?? "none") }
      }
    }
    let log = Log()
    Stage(width: 375, height: 300) { Host(log: log) }.tap("B")
    expectEqual(log.take(), ["B"])
  }

  @Test func rowsOfATreeAreShownByTheirParents() {
    let stage = Stage(width: 375, height: 400) {
      Table(Part.tree, children: \.parts) { TableColumn("Name", value: \.id) }
    }
    expectEqual(labels(stage), ["Wheel", "Frame"])
    let open = self.stage {
      DisclosureTableRow(Part(id: "Top"), isExpanded: .constant(true)) {
        TableRow(Part(id: "Inner"))
      }
    }
    expectEqual(labels(open), ["Top", "Inner"])
  }

  @Test func columnsAreHidden() {
    func titles(_ change: (inout TableColumnCustomization<Part>) -> Void) -> [String] {
      var customization = TableColumnCustomization<Part>()
      change(&customization)
      let binding = Binding.constant(customization)
      return labels(
        Stage(width: 700, height: 300) {
          Table([Part](), columnCustomization: binding) {
            TableColumn("One", value: \.id).customizationID("one")
            TableColumn("Two", value: \.id).customizationID("two").defaultVisibility(.hidden)
            TableColumn("Three") { Text($0.id) }
          }
        })
    }
    expectEqual(titles { _ in }, ["One", "Three"])
    expectEqual(titles { $0[visibility: "two"] = .visible }, ["One", "Two", "Three"])
    expectEqual(titles { $0[visibility: "one"] = .hidden }, ["Three"])
  }

  @Test func textsAreInTheOrderOfFiles() {
    let names = ["b10", "B9", "a", "A"]
    expectEqual(names.sorted(using: .localizedStandard), ["A", "a", "B9", "b10"])
    let parts = names.map { Part(id: $0) }
    let order = KeyPathComparator(\Part.id, comparator: .localizedStandard, order: .reverse)
    expectEqual(parts.sorted(using: order).map(\.id), ["b10", "B9", "a", "A"])
  }
}
