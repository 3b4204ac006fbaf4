/// Where a tab stands.
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = TabPlacement(name: "automatic")
  /// In the bar, whatever people change.
  public static let pinned = TabPlacement(name: "pinned")
  /// In a sidebar alone.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// Where the bar of a tab view stands.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String

  /// At the top.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// At the bottom.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// In the signs of pages.
  public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
  /// In a sidebar.
  public static let sidebar = TabBarPlacement(name: "sidebar")
}

private let barPlacementEntry = EnvironmentEntry<TabBarPlacement?>(nil)

extension EnvironmentValues {
  /// Where the bar of the tab view around stands; nil outside of one.
  public internal(set) var tabBarPlacement: TabBarPlacement? {
    get { self[barPlacementEntry] }
    set { self[barPlacementEntry] = newValue }
  }
}

extension TabContent {
  /// Sets where the tab stands; one for sidebars alone is not in the bar.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    ModifiedTabContent(content: self) {
      if placement == .sidebarOnly { $0.isHiddenInBar = true }
      if placement == .pinned { $0.unmet.append("tabPlacement") }
    }
  }

  /// Puts controls under the tabs of the section in a sidebar; a section without tabs shows none.
  public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> {
    let actions = AnyView(content())
    return ModifiedTabContent(content: self) {
      // Those of sections inside are their own.
      if $0.section?.key == $0.outermostSection { $0.section?.actions = actions }
    }
  }
}
