/// Dialogs by the resource of their title.
nonisolated extension View {
  /// Presents a dialog of actions while a value is true; its actions take it away.
  ///
  /// - Parameter titleVisibility: whether the title is shown; by itself it is not.
  @_disfavoredOverload
  public func confirmationDialog<Actions: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented,
      titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a dialog of actions with a message while a value is true; its actions take it away.
  ///
  /// - Parameter titleVisibility: whether the title is shown; by itself it is not.
  @_disfavoredOverload
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented,
      titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// Presents a dialog of actions of data while a value is true and there are some.
  ///
  /// - Parameter titleVisibility: whether the title is shown; by itself it is not.
  @_disfavoredOverload
  public func confirmationDialog<Actions: View, Data>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented,
      titleVisibility: titleVisibility, presenting: data, actions: actions)
  }

  /// Presents a dialog of actions of data with a message while a value is true and there are some.
  ///
  /// - Parameter titleVisibility: whether the title is shown; by itself it is not.
  @_disfavoredOverload
  public func confirmationDialog<Actions: View, Message: View, Data>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented,
      titleVisibility: titleVisibility, presenting: data, actions: actions, message: message)
  }
}
