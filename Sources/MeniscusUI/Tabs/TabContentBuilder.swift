/// Composes tabs from the statements of a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// A statement as it is.
  public static func buildExpression<Content: TabContent>(
    _ content: Content
  ) -> Content where Content.TabValue == TabValue {
    content
  }

  /// One statement: its tabs.
  public static func buildBlock<Content: TabContent>(
    _ content: Content
  ) -> Content where Content.TabValue == TabValue {
    content
  }

  /// Several statements: their tabs, in order.
  @MainActor public static func buildBlock<each Content: TabContent>(
    _ content: repeat each Content
  ) -> TabTuple<TabValue, (repeat each Content)> {
    TabTuple(children: (repeat each content)) { children, entries, key in
      var index = 0
      for child in repeat each children {
        child.appendEntries(to: &entries, key: "\(key).\(index)")
        index += 1
      }
    }
  }

  /// An `if` without `else`.
  @MainActor public static func buildIf<Content: TabContent>(
    _ content: Content?
  ) -> TabTuple<TabValue, Content?> {
    TabTuple(children: content) { content, entries, key in
      content?.appendEntries(to: &entries, key: key)
    }
  }

  /// The first branch of an `if` or `switch`.
  @MainActor public static func buildEither<Content: TabContent>(
    first: Content
  ) -> TabTuple<TabValue, AnyTabs> {
    .either(first, "true")
  }

  /// The second branch of an `if` or `switch`.
  @MainActor public static func buildEither<Content: TabContent>(
    second: Content
  ) -> TabTuple<TabValue, AnyTabs> {
    .either(second, "false")
  }

  /// The passes of a `for` loop, by their number.
  @MainActor public static func buildArray<Content: TabContent>(
    _ passes: [Content]
  ) -> TabTuple<TabValue, [Content]> {
    TabTuple(children: passes) { passes, entries, key in
      for (index, pass) in passes.enumerated() {
        pass.appendEntries(to: &entries, key: "\(key).\(index)")
      }
    }
  }

  /// A statement that is only there on newer systems.
  @MainActor public static func buildLimitedAvailability<Content: TabContent>(
    _ content: Content
  ) -> TabTuple<TabValue, AnyTabs> {
    .either(content, "available")
  }
}

/// Several tabs, in order.
public struct TabTuple<TabValue: Hashable, Children>: TabContent, PrimitiveTabContent {
  /// Tabs by themselves.
  public typealias Body = Never

  let children: Children
  let each: @MainActor (Children, inout [TabEntry], String) -> Void

  func append(to entries: inout [TabEntry], key: String) { each(children, &entries, key) }
}

/// Tabs of any type.
public struct AnyTabs {
  let append: (inout [TabEntry], String) -> Void
}

extension TabTuple where Children == AnyTabs {
  static func either<Content: TabContent>(_ content: Content, _ name: String) -> Self {
    TabTuple(
      children: AnyTabs { content.appendEntries(to: &$0, key: "\($1).\(name)") }
    ) { $0.append(&$1, $2) }
  }
}

/// Tabs under a title of their own in a sidebar; in a bar they stand as the others do.
public struct TabSection<
  Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable
>: TabContent, PrimitiveTabContent
where Content.TabValue == SelectionValue {
  /// The type of the values that tell the tabs apart; a parameter of its own, so that a section takes it
  /// from what is around.
  public typealias TabValue = SelectionValue
  /// Tabs by themselves.
  public typealias Body = Never

  let content: Content
  let header: AnyView

  func append(to entries: inout [TabEntry], key: String) {
    let start = entries.count
    content.appendEntries(to: &entries, key: key)
    // A section that is all there is in another one has the key of that.
    var own = key
    while entries[start...].contains(where: { $0.section?.key == own }) { own += "'" }
    // The innermost section is the one that a tab stands in.
    for index in start..<entries.count {
      if entries[index].section == nil {
        entries[index].section = TabEntrySection(key: own, header: header)
      }
      entries[index].outermostSection = own
    }
  }
}

extension TabSection where Footer == EmptyView {
  /// Makes a section from its tabs and its title.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.content = content()
    self.header = AnyView(header())
  }
}

extension TabSection where Header == Text, Footer == EmptyView {
  /// Makes a section with a title.
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.content = content()
    header = AnyView(Text(titleKey))
  }

  /// Makes a section with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.content = content()
    header = AnyView(Text(title))
  }
}

/// Tabs, changed.
public struct ModifiedTabContent<Content: TabContent>: TabContent, PrimitiveTabContent {
  /// The type of the values that tell the tabs apart.
  public typealias TabValue = Content.TabValue
  /// Tabs by themselves.
  public typealias Body = Never

  let content: Content
  let change: (inout TabEntry) -> Void

  func append(to entries: inout [TabEntry], key: String) {
    let start = entries.count
    content.appendEntries(to: &entries, key: key)
    for index in start..<entries.count { change(&entries[index]) }
  }
}

extension TabContent {
  /// Sets a number on the tab; none for 0.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Sets a word on the tab.
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    ModifiedTabContent(content: self) { $0.badge = label }
  }

  /// Sets a word on the tab.
  public func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> {
    badge(Text(key))
  }

  /// Sets a word on the tab.
  @_disfavoredOverload
  public func badge<Label: StringProtocol>(_ label: Label) -> some TabContent<TabValue> {
    badge(Text(label))
  }

  /// Gives the tab of a sidebar buttons of a swipe; accepted, not shown.
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions
  ) -> some TabContent<TabValue> {
    ModifiedTabContent(content: self) { $0.unmet.append("swipeActions of tabs") }
  }

  /// Gives the tab of a sidebar a menu; accepted, not shown.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some TabContent<TabValue> {
    ModifiedTabContent(content: self) { $0.unmet.append("contextMenu of tabs") }
  }

  /// Leaves the tab out.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    ModifiedTabContent(content: self) { $0.isHidden = $0.isHidden || hidden }
  }

  /// Switches the tab off.
  public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    ModifiedTabContent(content: self) { $0.isEnabled = $0.isEnabled && !disabled }
  }

  /// Names the tab for toolbars that people change; here they cannot.
  public func customizationID(_ id: String) -> some TabContent<TabValue> {
    ModifiedTabContent(content: self) { _ in }
  }

  /// Sets how people may change the tab; here they cannot.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    ModifiedTabContent(content: self) {
      if behavior == .reorderable { $0.unmet.append("customizationBehavior") }
    }
  }

  /// Sets where the tab is shown at first.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    let isHidden = visibility == .hidden
    let isForBar = isHidden && placements.contains(.tabBar)
    let isForSidebar = isHidden && placements.contains(.sidebar)
    return ModifiedTabContent(content: self) {
      if isForBar { $0.isHiddenInBar = true }
      if isForSidebar { $0.isHiddenInSidebar = true }
    }
  }

  /// Sets a name by which traces and tests find the tab's button.
  public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
    ModifiedTabContent(content: self) {
      $0.label = AnyView($0.label.accessibilityIdentifier(identifier))
    }
  }
}

/// How people may change tabs.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// Tabs may be moved.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  /// Tabs stay.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// Where tabs that adapt are shown.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// In the bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// In the sidebar.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}
