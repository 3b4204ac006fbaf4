/// When the search field of a search tab takes the focus.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String

  /// When the field is touched.
  public static let automatic = TabSearchActivation(name: "automatic")
  /// When the tab is chosen; accepted, not obeyed.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

nonisolated extension View {
  /// Sets when the search field of a search tab takes the focus: when it is touched.
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    unmet(
      "tabViewSearchActivation(.searchTabSelection)", .obeyed,
      if: activation == .searchTabSelection)
  }
}
