/// How much depends on a dialog.
public enum DialogSeverity: Hashable, Sendable {
  /// As the system has it.
  case automatic
  /// As usual.
  case standard
  /// Much.
  case critical
}

nonisolated extension View {
  /// Sets the icon of dialogs; phones and tablets show none.
  public func dialogIcon(_ icon: Image?) -> some View { self }

  /// Sets how much depends on dialogs; phones and tablets do not show it.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// Lets people keep dialogs from coming again; accepted, not shown.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    unmet("dialogSuppressionToggle")
  }

  /// Lets people keep dialogs from coming again, by a title; accepted, not shown.
  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    unmet("dialogSuppressionToggle")
  }

  /// Lets people keep dialogs from coming again, by a title; accepted, not shown.
  @_disfavoredOverload
  public func dialogSuppressionToggle<Title: StringProtocol>(
    _ title: Title, isSuppressed: Binding<Bool>
  ) -> some View {
    unmet("dialogSuppressionToggle")
  }

  /// Lets people keep dialogs from coming again, by a label; accepted, not shown.
  public func dialogSuppressionToggle(
    _ label: Text, isSuppressed: Binding<Bool>
  ) -> some View {
    unmet("dialogSuppressionToggle")
  }
}
