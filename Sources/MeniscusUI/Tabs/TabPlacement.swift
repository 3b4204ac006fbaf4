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
