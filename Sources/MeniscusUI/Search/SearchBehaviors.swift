/// How a search stands in a bar.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// As the system has it.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// As a button while nobody searches.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// Whether people speak into a field.
public struct TextInputDictationBehavior: Hashable, Sendable {
  /// When the field begins to listen.
  public struct Activation: Hashable, Sendable {
    fileprivate let name: String

    /// When it is chosen.
    public static let onSelect = Activation(name: "onSelect")
    /// When it is looked at.
    public static let onLook = Activation(name: "onLook")
  }

  private let name: String

  /// As the system has it.
  public static let automatic = TextInputDictationBehavior(name: "automatic")
  /// They do not.
  public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")
  /// In the field itself.
  public static func inline(activation: Activation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(name: "inline \(activation.name)")
  }
}

nonisolated extension View {
  /// Sets how a search inside the view stands in a bar; accepted, not shown.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    unmet("searchToolbarBehavior", if: behavior != .automatic)
  }

  /// Sets whether people speak into the field of a search; nobody hears them.
  public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View {
    unmet(
      "searchDictationBehavior", .obeyed,
      if: behavior == .inline(activation: .onSelect) || behavior == .inline(activation: .onLook))
  }
}
