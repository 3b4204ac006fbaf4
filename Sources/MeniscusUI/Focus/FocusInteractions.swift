/// What people do with a view that has the focus.
public struct FocusInteractions: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// They run its action.
  public static let activate = FocusInteractions(rawValue: 1)
  /// They change its value.
  public static let edit = FocusInteractions(rawValue: 2)
  /// As the system has it.
  public static let automatic: FocusInteractions = [.activate, .edit]
}
