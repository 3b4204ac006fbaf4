import MeniscusGeometry

/// The sidebar that the bar turns into with the width of a tablet.
extension TabsElement {
  /// Whether the bar can turn into a sidebar.
  var isAdaptable: Bool {
    guard environment.tabStyle is SidebarAdaptableTabViewStyle else { return false }
    return room.map { $0.kind == .tablet } ?? (environment.horizontalSizeClass == .regular)
  }

  /// Whether it is a sidebar now.
  var showsSidebar: Bool {
    isAdaptable && (choosesSidebar ?? (environment.tabPlacementByDefault == .sidebar))
  }

  /// Turns the bar into a sidebar, or back.
  func toggleSidebar() {
    choosesSidebar = !showsSidebar
    graph.stateChanged()
    graph.afterUpdate { [weak self] in
      guard let self, !isGone else { return }
      derivationChanged()
      for page in pages { page.invalidateLayout() }
      showBar(animation: SplitMetrics.motion)
    }
  }

  /// Where the bar stands; nil before that is known.
  var barPlacement: TabBarPlacement? {
    if showsSidebar { return .sidebar }
    return room.map { $0.kind == .tablet ? .topBar : .bottomBar }
  }

  /// Tells the views inside whether sections are shown; what is said to this sidebar is for no other.
  func deriveSidebar(_ environment: inout EnvironmentValues) {
    let showsSections = showsSidebar && !hidesBar
    if environment.isTabBarShowingSections != showsSections {
      environment.isTabBarShowingSections = showsSections
    }
    if environment.tabSidebarViews.isStated { environment.tabSidebarViews = TabSidebarViews() }
  }

  /// The bar and the sidebar.
  func adaptableTabs(_ model: TabBarModel) -> some View {
    let views = environment.tabSidebarViews
    let sidebar = TabSidebarModel(
      groups: TabGroup.groups(of: entries.filter { !$0.isHiddenInSidebar }), chosen: chosen?.key,
      views: views, isShown: showsSidebar,
      choose: { [weak self] key in
        guard let self, let entry = entries.first(where: { $0.key == key }) else { return }
        choose(entry)
      },
      toggle: { [weak self] in self?.toggleSidebar() })
    return FittedTabs(model: model, isLine: model.isWhole && !showsSidebar) {
      AdaptableTabs(model: model, sidebar: sidebar, drag: $0)
    }
  }

  /// Whether a scroll view is a part of the sidebar, not of the page.
  func isInSidebar(_ scroll: ScrollElement) -> Bool {
    showsSidebar && scroll.containers.contains { $0 === bar }
  }
}

extension TabRoom {
  /// Leaves room for a sidebar at the leading side, and none for a bar at the top.
  func makeRoomForSidebar(_ direction: LayoutDirection, in insets: inout Insets2D) {
    insets.top = room.outer.top
    let width = SplitMetrics.margin + SplitMetrics.sidebar
    if direction == .rightToLeft { insets.right += width } else { insets.left += width }
  }
}
