/// Items of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// What the items are made of.
  associatedtype Body: ToolbarContent
  /// The items.
  @ToolbarContentBuilder var body: Body { get }
}

/// Items of a toolbar that people may move, take out and put back.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension ToolbarContent where Body == Never {
  /// Never evaluated: the engine knows the items by themselves.
  public var body: Never { preconditionFailure("Items of a toolbar by themselves have no body.") }
}

extension Never: ToolbarContent, CustomizableToolbarContent {}

/// Items that the engine knows by themselves.
@MainActor
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  /// Adds the items; `key` tells them from others.
  func append(to entries: inout [ToolbarEntry], key: String)
}

extension ToolbarContent {
  /// Adds the items, or those that the body is made of.
  func appendEntries(to entries: inout [ToolbarEntry], key: String) {
    if let primitive = self as? any PrimitiveToolbarContent {
      primitive.append(to: &entries, key: key)
    } else {
      StatementProperties.current?.attach(self, key: key)
      body.appendEntries(to: &entries, key: key)
    }
  }
}

/// One statement of a toolbar.
struct ToolbarEntry {
  enum Kind {
    case item(AnyView)
    case spacer(SpacerSizing)
    case system(ToolbarDefaultItemKind)
    case titleMenu(AnyView)
  }

  /// What tells it from the others of its toolbar.
  var key: String
  var kind: Kind
  var placement = ToolbarItemPlacement.automatic
  var sharedBackground = Visibility.automatic
  var isHidden = false
  /// How people may change it.
  var customization = ToolbarItemCustomization()
  /// What is asked of it that nothing comes of.
  var unmet: [String] = []

  /// Whether it stands in a bar.
  var isShown: Bool { !isHidden && customization.isInBar }

  /// The views, as they are stated; nil for what has none.
  var view: AnyView? { if case .item(let view) = kind { view } else { nil } }
}

/// An item that the system would show by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  let name: String

  /// The search field.
  public static let search = ToolbarDefaultItemKind(name: "search")
  /// The button that shows the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
}

/// Several items, in order.
nonisolated public struct ToolbarTuple<Children>: ToolbarContent, PrimitiveToolbarContent {
  /// Items by themselves.
  public typealias Body = Never

  let children: Children
  let each: @MainActor (Children, inout [ToolbarEntry], String) -> Void

  @MainActor func append(to entries: inout [ToolbarEntry], key: String) {
    each(children, &entries, key)
  }
}

extension ToolbarTuple: CustomizableToolbarContent {}

/// One of two contents of a toolbar.
public struct ToolbarEither<First: ToolbarContent, Second: ToolbarContent>:
  ToolbarContent, PrimitiveToolbarContent, CustomizableToolbarContent
{
  /// Items by themselves.
  public typealias Body = Never

  enum Branch {
    case first(First)
    case second(Second)
  }

  let branch: Branch

  func append(to entries: inout [ToolbarEntry], key: String) {
    switch branch {
    case .first(let content): content.appendEntries(to: &entries, key: key + ".true")
    case .second(let content): content.appendEntries(to: &entries, key: key + ".false")
    }
  }
}
