import MeniscusUI
import TestSupport
import Testing

/// What is accepted and not met is noted, and nothing else.
@MainActor
struct NavigationNoteTests {
  private func notes<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) -> [String] {
    Stage.phone { NavigationStack { content() } }.unmet
  }

  @Test func whatIsNotMetIsNoted() {
    expectEqual(notes { Color.white.toolbarRole(.browser) }, ["toolbarRole(.browser)"])
    expectEqual(
      notes { Color.white.navigationTitle(.constant("A")) },
      ["navigationTitle(_: Binding<String>)"])
    expectEqual(
      notes { Color.white.toolbar(removing: .search) }, ["toolbar(removing: .search)"])
    expectEqual(
      notes { Color.white.toolbarBackground(.red, for: .tabBar) },
      ["toolbarBackground(for: .tabBar)"])
    expectEqual(
      notes { Color.white.toolbarBackground(.visible, for: .tabBar) },
      ["toolbarBackgroundVisibility(for: .tabBar)"])
    expectEqual(
      notes { Color.white.toolbarColorScheme(.dark, for: .tabBar) },
      ["toolbarColorScheme(for: .tabBar)"])
    expectEqual(
      notes { NavigationLink("Go") { Text("A") }.isDetailLink(false) }, ["isDetailLink(false)"])
    expectEqual(
      notes {
        Color.white.toolbar {
          ToolbarItem(placement: .largeTitle) { Text("A") }
          ToolbarItem(placement: .subtitle) { Text("B") }
          DefaultToolbarItem(kind: .search, placement: .topBarLeading)
        }
      }.sorted(),
      [
        "DefaultToolbarItem(kind: .search)", "ToolbarItemPlacement.largeTitle",
        "ToolbarItemPlacement.subtitle",
      ])
    expectEqual(
      notes {
        TabView { Color.white }.tabViewStyle(.page)
          .indexViewStyle(.page(backgroundDisplayMode: .always))
      }, ["indexViewStyle"])
    expectEqual(
      Stage.phone {
        TabView { ForEach(0..<6) { Text("\($0)").tabItem { Text("tab") } } }
      }.unmet, ["TabView.more"])
  }

  @Test func whatHappensAnywayIsNot() {
    expectEqual(
      notes {
        NavigationLink("Go") { Text("A") }.isDetailLink(true)
          .toolbarRole(.navigationStack)
          .toolbar(removing: .title)
          .toolbarBackground(.red, for: .navigationBar)
          .toolbarColorScheme(.dark, for: .navigationBar)
          .toolbar { ToolbarItem(placement: .principal) { Text("B") } }
      }, [])
    expectEqual(
      notes {
        Color.white.toolbar(id: "main") {
          ToolbarItem(id: "a") { Text("A") }.customizationBehavior(.reorderable)
          ToolbarItem(id: "b") { Text("B") }.customizationBehavior(.disabled)
          ToolbarItem(id: "c") { Text("C") }
            .defaultCustomization(.hidden, options: .alwaysAvailable)
        }
      }, [])
  }
}
