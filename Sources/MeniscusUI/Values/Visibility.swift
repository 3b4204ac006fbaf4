/// Whether something that a control may show is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the control has it.
  case automatic
  /// It is shown.
  case visible
  /// It is not.
  case hidden
}
