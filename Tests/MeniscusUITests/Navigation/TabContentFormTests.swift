import MeniscusUI
import TestSupport
import Testing

/// What tabs and items of toolbars have as views have it.
@MainActor
struct TabContentFormTests {
  @Test func tabsSayWhatTheyAre() {
    let key: LocalizedStringKey = "Three"
    let stage = Stage.phone {
      TabView {
        Tab("One", systemImage: "star") { Text("A") }.accessibilityLabel("First")
        Tab("Two", systemImage: "heart") { Text("B") }
          .accessibilityHint("Hint").accessibilityValue(Text("Value"))
        Tab("3", systemImage: "bell") { Text("C") }.accessibilityLabel(key)
      }
    }
    let tabs = stage.told.filter { ["First", "Two", "Three"].contains($0.label) }
    expectEqual(tabs.map(\.label), ["First", "Two", "Three"])
    expectEqual(tabs.map(\.hint), [nil, "Hint", nil])
    expectEqual(tabs.map(\.value), [nil, "Value", nil])
    #expect(!stage.labels.contains("One"))
  }

  enum Place: CaseIterable, Sendable, CustomLocalizedStringResourceConvertible {
    case home, library, other

    var localizedStringResource: LocalizedStringResource { "Page of \(String(describing: self))" }
  }

  private struct Sections: View {
    @State var place: Place
    @State private var choices = TabViewCustomization()

    var body: some View {
      TabView(selection: $place) {
        Tab("One", systemImage: "star", value: .home) { page(.home) }
        TabSection("More") {
          Tab("Two", systemImage: "heart", value: .library) { page(.library) }
            .customizationID("two")
        }
        .customizationID("more")
        TabSection {
          Tab("Three", systemImage: "bell", value: .other) { page(.other) }
        } header: {
          Text("Rest")
        }
      }
      .tabViewCustomization($choices)
      .onAppear {
        choices.resetVisibility()
        choices.resetSectionOrder()
      }
    }

    private func page(_ place: Place) -> some View { Text(place.localizedStringResource) }
  }

  /// The type of a selection goes into sections, too.
  @Test(arguments: Place.allCases)
  func sectionsKnowTheSelection(place: Place) {
    let labels = Stage.phone { Sections(place: place) }.labels
    expectEqual(labels.filter { $0.hasPrefix("Page of") }, ["Page of \(place)"])
  }

  @Test func whatTabsAreNotIsNoted() {
    let stage = Stage.phone {
      TabView {
        Tab("A", systemImage: "star") { Text("A") }
          .popover(isPresented: .constant(true)) { Text("B") }
          .draggable("A")
          .dropDestination(for: String.self) { _ in }
          .springLoadingBehavior(.enabled)
        Tab("B", systemImage: "star") { Text("B") }.springLoadingBehavior(.disabled)
      }
    }
    expectEqual(
      stage.unmet,
      [
        "TabContent.popover", "TabContent.draggable", "TabContent.dropDestination",
        "springLoadingBehavior",
      ])
  }

  @Test func itemsMayBeHiddenAtFirst() {
    let stage = Stage.phone {
      NavigationStack {
        Text("A").toolbar(id: "bar") {
          ToolbarItem(id: "1") { Button("Shown") {} }
            .defaultCustomization(.visible, options: .alwaysAvailable)
          ToolbarItem(id: "2") { Button("Hidden") {} }.defaultCustomization(.hidden, options: [])
        }
      }
    }
    #expect(stage.labels.contains("Shown"))
    #expect(!stage.labels.contains("Hidden"))
  }
}
