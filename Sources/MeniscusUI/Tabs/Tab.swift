/// Tabs of a tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values that tell tabs apart; `Never` for tabs without.
  associatedtype TabValue: Hashable
  /// What the tabs are made of.
  associatedtype Body: TabContent
  /// The tabs.
  @TabContentBuilder<TabValue> var body: Body { get }
}

extension TabContent where Body == Never {
  /// Never evaluated: the engine knows the tabs by themselves.
  public var body: Never { preconditionFailure("Tabs by themselves have no body.") }
}

extension Never: TabContent {
  /// There is no value.
  public typealias TabValue = Never
}

/// Tabs that the engine knows by themselves.
@MainActor
protocol PrimitiveTabContent: TabContent where Body == Never {
  /// Adds the tabs; `key` tells them from others.
  func append(to entries: inout [TabEntry], key: String)
}

extension TabContent {
  /// Adds the tabs, or those that the body is made of.
  func appendEntries(to entries: inout [TabEntry], key: String) {
    if let primitive = self as? any PrimitiveTabContent {
      primitive.append(to: &entries, key: key)
    } else {
      let start = entries.count
      let keeper = StatementProperties.current
      keeper?.attach(self, key: key)
      body.appendEntries(to: &entries, key: key)
      guard keeper == nil, PropertyInspection.hasProperties(self) else { return }
      // Nobody keeps what it stores, or tells it of where it stands.
      let feature = "properties of \(TypeName.short(Self.self))"
      for index in start..<entries.count { entries[index].unmet.append(feature) }
    }
  }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// Search: the tab stands apart at the trailing end.
  public static let search = TabRole(name: "search")
}

/// One tab, as a tab view keeps it.
struct TabEntry {
  /// What tells it from the others.
  var key: String
  var value: AnyHashable?
  var role: TabRole?
  var label: AnyView
  var content: AnyView
  var badge: Text?
  var isHidden = false
  /// Whether it is left out of the bar.
  var isHiddenInBar = false
  /// Whether it is left out of a sidebar.
  var isHiddenInSidebar = false
  var isEnabled = true
  /// The section that it stands in, the innermost of several; nil for none.
  var section: TabEntrySection?
  /// The key of the outermost section that it stands in so far; nil for none.
  var outermostSection: String?
  /// What is asked of it that nothing comes of.
  var unmet: [String] = []

  /// Whether it stands in the bar or in a sidebar.
  var isReachable: Bool { !isHiddenInBar || !isHiddenInSidebar }
}

/// A section of tabs, as a sidebar shows it.
struct TabEntrySection {
  /// What tells it from the others.
  var key: String
  var header: AnyView
  /// The controls under its tabs; nil for none.
  var actions: AnyView?
}

/// A tab: what stands in the bar, and what is shown while it is chosen.
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent, PrimitiveTabContent {
  /// The type of the tab's value.
  public typealias TabValue = Value
  /// A tab by itself.
  public typealias Body = Never

  let value: Value?
  let role: TabRole?
  let content: Content
  let label: Label

  func append(to entries: inout [TabEntry], key: String) {
    entries.append(
      TabEntry(
        key: key, value: value.map { AnyHashable($0) }, role: role, label: AnyView(label),
        content: AnyView(content)))
  }
}

extension Tab {
  /// Makes a tab from its value, its content and its label.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.value = value
    self.role = role
    self.content = content()
    self.label = label()
  }
}

extension Tab where Value == Never {
  /// Makes a tab from its content and its label.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    value = nil
    self.role = role
    self.content = content()
    self.label = label()
  }
}
