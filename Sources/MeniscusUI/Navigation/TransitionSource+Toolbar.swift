extension ToolbarContent {
  /// Names the items as what a screen grows out of.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent {
    let id = AnyHashable(id)
    return ModifiedToolbarContent(content: self) { $0.nameSource(id, in: namespace) }
  }
}

extension CustomizableToolbarContent {
  /// Names the items as what a screen grows out of.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some CustomizableToolbarContent {
    let id = AnyHashable(id)
    return ModifiedToolbarContent(content: self) { $0.nameSource(id, in: namespace) }
  }
}

extension ToolbarEntry {
  /// Names the view of the entry as what a screen grows out of.
  fileprivate mutating func nameSource(_ id: AnyHashable, in namespace: Namespace.ID) {
    guard case .item(let view) = kind else { return }
    kind = .item(AnyView(view.matchedTransitionSource(id: id, in: namespace)))
  }
}
