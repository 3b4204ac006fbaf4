/// Whether a button acts again while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  /// As the button has it.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// It does.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// It does not.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

private let buttonRepeatEntry = EnvironmentEntry<ButtonRepeatBehavior>(.automatic)

extension EnvironmentValues {
  /// Whether buttons act again while they are held.
  public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[buttonRepeatEntry] }
    set { self[buttonRepeatEntry] = newValue }
  }
}

nonisolated extension View {
  /// Has buttons inside the view act again and again while they are held, or only once.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}
