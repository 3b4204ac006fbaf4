import MeniscusUI
import TestSupport
import Testing

/// Links and choices in lists.
@MainActor
struct NavigationRowTests {
  @Test func aRowIsALinkAsAWhole() throws {
    let stage = Stage.phone {
      NavigationStack {
        List {
          NavigationLink("Go") { Text("leaf screen") }
          Text("plain row")
        }
      }
    }
    let row = try #require(stage.frame(of: "Go"))
    // The sign of a link, and the ink of a text.
    expectContains(stage.host.snapshot(), "chevron.forward")
    stage.tap(330, row.center.y)
    stage.settle()
    #expect(stage.labels.contains("leaf screen"))
  }

  @Test func rowsOfASidebarHaveNoSign() {
    let stage = Stage.phone(1000, 700) {
      NavigationSplitView {
        List { NavigationLink("Go") { Text("leaf screen") } }
      } detail: {
        Text("detail")
      }
    }
    #expect(!stage.host.snapshot().contains("chevron.forward"))
    stage.tapLabel("Go")
    stage.settle()
    #expect(stage.labels.contains("leaf screen"))
  }

  @Test func aChoiceInASidebarShowsTheNextColumn() {
    struct Chosen: View {
      @State private var choice: Int?
      var body: some View {
        NavigationSplitView {
          List(0..<3, id: \.self, selection: $choice) { Text("row \($0)") }
        } detail: {
          Text("chosen \(choice ?? -1)")
        }
      }
    }
    let stage = Stage.phone { Chosen() }
    stage.tapLabel("row 1")
    stage.settle()
    #expect(stage.labels.contains("chosen 1"))
  }
}
