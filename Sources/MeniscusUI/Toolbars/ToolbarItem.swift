/// One item of a toolbar.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent, PrimitiveToolbarContent {
  /// An item by itself.
  public typealias Body = Never

  let itemID: String?
  var showsByDefault = true
  let placement: ToolbarItemPlacement
  let content: Content

  @MainActor
  func append(to entries: inout [ToolbarEntry], key: String) {
    var entry = ToolbarEntry(
      key: itemID.map { key + "#" + $0 } ?? key, kind: .item(AnyView(content)),
      placement: placement)
    entry.customization.itemID = itemID
    entry.customization.isShownByDefault = showsByDefault
    entries.append(entry)
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
  /// - Parameter showsByDefault: whether it is in the bar until people put it there.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    itemID = id
    self.showsByDefault = showsByDefault
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
