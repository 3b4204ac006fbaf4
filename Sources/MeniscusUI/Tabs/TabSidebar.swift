/// What a sidebar of tabs shows.
struct TabSidebarModel {
  var groups: [TabGroup]
  /// The key of the tab that is chosen.
  var chosen: String?
  /// What is stated around the tabs.
  var views: TabSidebarViews
  /// Whether the sidebar stands in place of the bar.
  var isShown: Bool
  /// Chooses the tab of a key.
  var choose: (String) -> Void
  /// Turns the bar into the sidebar, or back.
  var toggle: @MainActor () -> Void

  /// The identifier of the buttons that turn one into the other.
  static let toggleIdentifier = "ToggleTabSidebar"
  /// The distance between sections, in points: ours.
  static let sectionSpacing: CGFloat = 20

  /// The distance of what is in rows from the edge of the glass, in points; what stands below the rows
  /// is in line with it.
  static let inset: CGFloat = 32
}

/// Tabs as rows on glass at the leading edge, in their sections.
struct TabSidebar: View, SystemSurface {
  let model: TabSidebarModel
  /// The room of the tabs, beyond the sidebar.
  let room: BarRoom
  /// The sections that people folded, by their keys.
  @Binding var folded: Set<String>
  let namespace: Namespace.ID
  @Environment(\.layoutDirection) private var direction

  /// The least that stands above the button, in points.
  private static let least = BarMetrics.height - BarMetrics.platter

  var body: some View {
    rows
      .listStyle(.sidebar)
      .listSectionSpacing(TabSidebarModel.sectionSpacing)
      .accessibilityIdentifier("TabSidebar")
      .safeAreaBar(edge: .top, spacing: 0) { upper }
      .safeAreaBar(edge: .bottom, spacing: 0) { lower }
      .environment(\.screensAreClear, true)
      // A choice here is none of a column around.
      .environment(\.rowChoice, RowChoice())
      .frame(width: SplitMetrics.sidebar)
      .frame(maxHeight: .infinity)
      .clipShape(RoundedRectangle(cornerRadius: SidebarGlass.radius))
      .background { SidebarGlass() }
  }

  private var rows: some View {
    List(selection: choice) {
      if let header = model.views.header { standing(header) }
      ForEach(model.groups) { group in
        Section(isExpanded: expansion(of: group)) {
          ForEach(group.tabs, id: \.key) { row(of: $0) }
          if let actions = group.actions { actions.selectionDisabled() }
        } header: {
          group.header ?? AnyView(EmptyView())
        }
      }
      if let footer = model.views.footer { standing(footer) }
    }
  }

  /// A header or a footer, whose views are one row.
  private func standing(_ view: AnyView) -> some View {
    VStack(alignment: .leading) { view }
      .frame(maxWidth: .infinity, alignment: .leading)
      .selectionDisabled()
  }

  private func row(of tab: TabEntry) -> some View {
    SidebarTab(entry: tab, isChosen: tab.key == model.chosen)
      .tag(tab.key)
      .badge(tab.badge)
      .selectionDisabled(!tab.isEnabled)
      .disabled(!tab.isEnabled)
  }

  private var choice: Binding<String?> {
    Binding(
      get: {
        // A tab that is hidden here has no row.
        model.groups.contains { $0.tabs.contains { $0.key == model.chosen } } ? model.chosen : nil
      },
      set: { if let key = $0 { model.choose(key) } })
  }

  private func expansion(of group: TabGroup) -> Binding<Bool> {
    guard let key = group.section?.key else { return .constant(true) }
    return Binding(
      get: { !folded.contains(key) },
      set: { folded = $0 ? folded.subtracting([key]) : folded.union([key]) })
  }

  /// The button that goes back to the bar, where a column of a split view has its own.
  private var upper: some View {
    HStack(spacing: 0) {
      LeadButton(
        name: "Hide Sidebar", symbol: "sidebar.leading",
        identifier: TabSidebarModel.toggleIdentifier, action: model.toggle, namespace: namespace)
      Spacer(minLength: 0)
    }
    .frame(height: BarMetrics.platter)
    .padding(upperInsets)
  }

  /// In a window the button begins beside the controls.
  private var upperInsets: EdgeInsets {
    let beside = room.start(direction) - room.leading(direction) - SplitMetrics.margin
    return EdgeInsets(
      top: CGFloat(max(room.outer.top - SplitMetrics.margin, Self.least)),
      leading: CGFloat(max(room.margin, beside)), bottom: 0, trailing: CGFloat(room.margin))
  }

  @ViewBuilder private var lower: some View {
    if let bar = model.views.bottomBar {
      bar
        .frame(maxWidth: .infinity)
        .padding(.horizontal, TabSidebarModel.inset)
        .padding(.top, BarMetrics.lowerTop)
        .padding(.bottom, max(room.outer.bottom - SplitMetrics.margin, BarMetrics.lowerTop))
    }
  }
}

/// A tab as a row of a sidebar: its icon and its title.
private struct SidebarTab: View, TransparentView {
  let entry: TabEntry
  let isChosen: Bool
  @Environment(\.isEnabled) private var isEnabled
  /// As wide as that of labels in rows.
  @ScaledMetric private var iconColumn: CGFloat = 28

  var body: some View {
    TabParts(entry: entry) { icon, title in
      HStack(spacing: 12) {
        icon.foregroundStyle(.tint).frame(minWidth: iconColumn).accessibilityHidden(true)
        title.lineLimit(1)
      }
      .font(.body)
    }
    .opacity(isEnabled ? 1 : 0.4)
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(isChosen ? [.isButton, .isSelected] : [.isButton])
  }
}
