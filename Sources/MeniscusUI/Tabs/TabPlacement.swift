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

extension TabContent {
  /// Sets where the tab stands; one for sidebars alone is not in the bar.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    ModifiedTabContent(content: self) {
      if placement == .sidebarOnly { $0.isHidden = true }
      if placement == .pinned { $0.unmet.append("tabPlacement") }
    }
  }

  /// Puts controls under the tabs of a section in a sidebar; accepted, not shown.
  public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> {
    ModifiedTabContent(content: self) { $0.unmet.append("sectionActions") }
  }
}

nonisolated extension View {
  /// Puts views at the bottom of the sidebar of tabs; accepted, not shown.
  public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    unmet("tabViewSidebarBottomBar")
  }
}
