/// Whether a control acts when something is held over it that is dragged.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  /// As the control has it.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// It does.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// It does not.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

private let springLoadingEntry = EnvironmentEntry<SpringLoadingBehavior>(.automatic)

extension EnvironmentValues {
  /// Whether controls act when something is held over them that is dragged.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[springLoadingEntry] }
    set { self[springLoadingEntry] = newValue }
  }
}

nonisolated extension View {
  /// Sets whether controls act when something is held over them that is dragged; nothing is.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
      .unmet("springLoadingBehavior", .obeyed, if: behavior == .enabled)
  }
}
