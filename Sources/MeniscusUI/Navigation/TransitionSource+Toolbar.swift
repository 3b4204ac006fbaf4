extension ToolbarContent {
  /// Names the items as what a screen grows out of.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent {
    let id = AnyHashable(id)
    return ModifiedToolbarContent(content: self) { entry in
      guard case .item(let view) = entry.kind else { return }
      entry.kind = .item(AnyView(view.matchedTransitionSource(id: id, in: namespace)))
    }
  }
}
