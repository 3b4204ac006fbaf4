nonisolated extension View {
  /// Shows a field that looks for words in texts inside the view; accepted, not shown.
  public func findNavigator(isPresented: Binding<Bool>) -> some View {
    unmet("findNavigator", if: isPresented.wrappedValue)
  }

  /// Keeps people from looking for words in texts inside the view; they cannot.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Keeps people from replacing words in texts inside the view; they cannot.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}
