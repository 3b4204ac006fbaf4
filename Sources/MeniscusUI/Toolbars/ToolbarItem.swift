/// One item of a toolbar.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent, PrimitiveToolbarContent {
  /// An item by itself.
  public typealias Body = Never

  let itemID: String?
  let placement: ToolbarItemPlacement
  let content: Content

  @MainActor
  func append(to entries: inout [ToolbarEntry], key: String) {
    let own = itemID.map { key + "#" + $0 } ?? key
    entries.append(ToolbarEntry(key: own, kind: .item(AnyView(content)), placement: placement))
  }
}

extension ToolbarItem where ID == () {
  /// Makes an item at a place.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    itemID = nil
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// Makes an item at a place, with a name for toolbars that people change.
  ///
  /// - Parameter showsByDefault: whether it is there at first; it always is.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    itemID = id
    self.placement = placement
    self.content = content()
  }
}

/// Several items of a toolbar at one place: every view is one.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent, PrimitiveToolbarContent {
  /// Items by themselves.
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content

  /// Makes items at a place.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Makes items that collapse into one with a label where there is little room; they never do.
  public init<Label: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(placement: placement, content: content)
  }

  @MainActor
  func append(to entries: inout [ToolbarEntry], key: String) {
    entries.append(ToolbarEntry(key: key, kind: .item(AnyView(content)), placement: placement))
  }
}

/// A space between items, which ends their common glass.
nonisolated public struct ToolbarSpacer: ToolbarContent, PrimitiveToolbarContent,
  CustomizableToolbarContent
{
  /// A space by itself.
  public typealias Body = Never

  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  /// Makes a space at a place.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  @MainActor
  func append(to entries: inout [ToolbarEntry], key: String) {
    entries.append(ToolbarEntry(key: key, kind: .spacer(sizing), placement: placement))
  }
}

/// Puts what the system shows by itself at another place among the items: the search in a lower bar.
public struct DefaultToolbarItem: ToolbarContent, PrimitiveToolbarContent,
  CustomizableToolbarContent
{
  /// An item by itself.
  public typealias Body = Never

  let kind: ToolbarDefaultItemKind
  let placement: ToolbarItemPlacement

  /// Makes the item of a kind at a place.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    self.kind = kind
    self.placement = placement
  }

  @MainActor
  func append(to entries: inout [ToolbarEntry], key: String) {
    var entry = ToolbarEntry(key: key, kind: .system(kind), placement: placement)
    let isMet = kind == .title || kind == .search && placement.region == .bottom
    if !isMet { entry.unmet = ["DefaultToolbarItem(kind: .\(kind.name))"] }
    entries.append(entry)
  }
}

/// Items of a toolbar, changed.
public struct ModifiedToolbarContent<Content: ToolbarContent>: ToolbarContent,
  PrimitiveToolbarContent,
  CustomizableToolbarContent
{
  /// Items by themselves.
  public typealias Body = Never

  let content: Content
  let change: (inout ToolbarEntry) -> Void

  @MainActor
  func append(to entries: inout [ToolbarEntry], key: String) {
    let start = entries.count
    content.appendEntries(to: &entries, key: key)
    for index in start..<entries.count { change(&entries[index]) }
  }
}

/// How people may change a toolbar; here they cannot.
nonisolated public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let name: String

  /// Items may be moved and taken away.
  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  /// Items may be moved.
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
  /// Items stay.
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// What is special about items of a toolbar that people change; here they cannot.
nonisolated public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// One bit an option.
  public let rawValue: Int

  /// Makes options from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The items cannot be taken away.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

extension ToolbarContent {
  /// Leaves the items out, and the glass that they alone would stand on.
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    ModifiedToolbarContent(content: self) { $0.isHidden = $0.isHidden || hidden }
  }

  /// Sets whether the items stand on the glass that they share with their neighbours.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    ModifiedToolbarContent(content: self) { $0.sharedBackground = visibility }
  }
}

extension CustomizableToolbarContent {
  /// Sets how people may change the items; here they cannot.
  public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent {
    ModifiedToolbarContent(content: self) {
      if behavior != .disabled { $0.unmet.append("customizationBehavior") }
    }
  }

  /// Sets where the items are at first; they stand where they are stated.
  public func defaultCustomization(
    _ visibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    ModifiedToolbarContent(content: self) { $0.isHidden = visibility == .hidden }
  }
}
