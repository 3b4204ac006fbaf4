/// Several contents, one of which is shown; a bar chooses among them.
nonisolated public struct TabView<SelectionValue: Hashable, Content>: View {
  let selection: TabSelection?
  let source: TabSource
  @Environment(\.tabStyle) private var style

  /// The contents with their bar, or as pages.
  @MainActor public var body: some View {
    if style.isPaged {
      PagedTabs(selection: selection, source: source, style: style)
    } else {
      BarredTabs(selection: selection, source: source)
    }
  }
}

/// Where the tabs of a tab view come from.
enum TabSource {
  /// From statements of tabs.
  case entries(@MainActor () -> [TabEntry])
  /// From views with tags and labels.
  case views(AnyView)
}

/// The choice among tabs that somebody else owns.
struct TabSelection {
  let read: () -> AnyHashable
  let write: (AnyHashable) -> Void

  nonisolated init<Value: Hashable>(_ binding: Binding<Value>) {
    read = { AnyHashable(binding.wrappedValue) }
    write = { if let value = $0.base as? Value { binding.wrappedValue = value } }
  }
}

/// What a tab view is made of where it is made of tabs.
public struct TabsOfContent<Tabs: TabContent> {}

extension TabView {
  /// Makes a tab view of tabs with values, one of which is chosen.
  public init<Tabs: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Tabs
  ) where Content == TabsOfContent<Tabs>, Tabs.TabValue == SelectionValue {
    self.selection = TabSelection(selection)
    source = .entries { [tabs = content()] in Self.entries(tabs) }
  }

  /// Makes a tab view of tabs without values.
  public init<Tabs: TabContent>(@TabContentBuilder<Never> content: () -> Tabs)
  where SelectionValue == Never, Content == TabsOfContent<Tabs>, Tabs.TabValue == Never {
    selection = nil
    source = .entries { [tabs = content()] in Self.entries(tabs) }
  }

  @MainActor private static func entries<Tabs: TabContent>(_ tabs: Tabs) -> [TabEntry] {
    var entries: [TabEntry] = []
    tabs.appendEntries(to: &entries, key: "")
    return entries.filter { !$0.isHidden }
  }
}

extension TabView where Content: View {
  /// Makes a tab view of views with tags, one of which is chosen.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection.map { TabSelection($0) }
    source = .views(AnyView(content()))
  }
}

extension TabView where SelectionValue == Int, Content: View {
  /// Makes a tab view of views, which are counted.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    source = .views(AnyView(content()))
  }
}

/// The label of a tab, as views in a tab view of older systems have it.
enum TabItemKey: ContainerValueKey {
  static var defaultValue: AnyView? { nil }
}

nonisolated extension View {
  /// Sets what stands in the bar of a tab view for the view; the form of older systems.
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    let label = AnyView(label())
    return modified(by: ContainerValueModifier { $0[TabItemKey.self] = label })
  }
}
