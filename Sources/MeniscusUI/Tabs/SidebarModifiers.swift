/// What is stated for a sidebar of tabs, beside the tabs.
struct TabSidebarViews {
  /// Over the tabs, with which it scrolls.
  var header: AnyView?
  /// Under the tabs, with which it scrolls.
  var footer: AnyView?
  /// At the bottom, where it stays.
  var bottomBar: AnyView?

  var isStated: Bool { header != nil || footer != nil || bottomBar != nil }
}

private let sidebarViewsEntry = EnvironmentEntry<TabSidebarViews>(TabSidebarViews(), isPlace: true)
private let placementEntry = EnvironmentEntry<AdaptableTabBarPlacement>(.automatic)

extension EnvironmentValues {
  var tabSidebarViews: TabSidebarViews {
    get { self[sidebarViewsEntry] }
    set { self[sidebarViewsEntry] = newValue }
  }

  /// Where tabs that adapt are shown before people choose.
  var tabPlacementByDefault: AdaptableTabBarPlacement {
    get { self[placementEntry] }
    set { self[placementEntry] = newValue }
  }
}

nonisolated extension View {
  /// Sets where tabs that adapt are shown before people choose: by default in the bar.
  public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View {
    environment(\.tabPlacementByDefault, defaultPlacement)
  }

  /// Puts views over the tabs of a sidebar, with which they scroll.
  public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    environment(\.tabSidebarViews.header, AnyView(content()))
  }

  /// Puts views under the tabs of a sidebar, with which they scroll.
  public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    environment(\.tabSidebarViews.footer, AnyView(content()))
  }

  /// Puts views at the bottom of the sidebar of tabs, where they stay.
  public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    environment(\.tabSidebarViews.bottomBar, AnyView(content()))
  }
}
