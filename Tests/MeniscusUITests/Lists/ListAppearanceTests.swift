import MeniscusUI
import TestSupport
import Testing

/// What views around rows and tables say about their looks.
@MainActor
struct ListAppearanceTests {
  private struct Row: View {
    let tint: ListItemTint?

    var body: some View {
      List {
        Label {
          Text("A")
        } icon: {
          Rectangle().frame(width: 8, height: 8)
        }
        .listItemTint(tint)
      }
      .tint(.pureBlue)
    }
  }

  @Test func anItemHasItsTint() {
    let lab = Lab(false) { Row(tint: $0 ? .fixed(.pureGreen) : nil) }
    expectEqual(lab.frame.fills(.pureBlue).count, 1)
    lab.change(to: true)
    expectEqual(lab.frame.fills(.pureBlue).count, 0)
    expectEqual(lab.frame.fills(.pureGreen).count, 1)
  }

  /// As SwiftUI says of both forms: nil does not override what is inherited.
  @Test func noTintLeavesThatOfTheViewsAround() {
    let stage = Stage { Row(tint: nil).listItemTint(Color.pureGreen) }
    expectEqual(stage.frame.fills(.pureGreen).count, 1)
  }

  @Test func linksHideThatTheyLeadOn() {
    let lab = Lab(Visibility.hidden) { visibility in
      NavigationStack { List { NavigationLink("Go") { Text("leaf") } } }
        .navigationLinkIndicatorVisibility(visibility)
    }
    #expect(!lab.stage.host.snapshot().contains("chevron.forward"))
    lab.change(to: .automatic)
    expectContains(lab.stage.host.snapshot(), "chevron.forward")
  }

  private struct Item: Identifiable {
    let id: Int
  }

  @Test func aTableHasColumnsForEveryElement() {
    let lab = Lab(Visibility.automatic, configure: { $0.horizontalSizeClass = .regular }) {
      headers in
      Table([Item(id: 1)]) {
        TableColumn("Number") { Text("number \($0.id)") }
        TableColumnForEach(["x", "y"], id: \.self) { name in
          TableColumn(name) { Text("\(name) of \($0.id)") }
        }
      }
      .tableStyle(.inset)
      .tableColumnHeaders(headers)
    }
    let cells = ["number 1", "x of 1", "y of 1"]
    let labels = lab.stage.labels
    for name in ["Number", "x", "y"] + cells { #expect(labels.contains(name), "\(name)") }
    lab.change(to: .hidden)
    let rest = lab.stage.labels
    for name in cells { #expect(rest.contains(name), "\(name)") }
    #expect(!rest.contains("Number"))
  }

  /// Below a large title the first section begins sooner, but not above the list's start.
  @Test(arguments: [(35.0, 17.5), (0, 0)])
  func belowALargeTitleTheFirstSectionBeginsSooner(_ spacing: Double, _ gap: Double) throws {
    let stage = Stage.phone {
      NavigationStack {
        List { Section { Text("One").listRowBackground(Color.pureRed) } }
          .listSectionSpacing(CGFloat(spacing))
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(.large)
      }
    }
    // The bar begins at 10 and is 106 high with its title.
    expectEqual(try #require(stage.frame.fills(.pureRed).first).bounds.minY, 116 + gap)
  }
}
