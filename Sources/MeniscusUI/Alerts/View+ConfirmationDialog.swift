/// Dialogs: actions beside the view that they come from, or in the middle of the screen.
nonisolated extension View {
  /// Presents a dialog of actions while a value is true; its actions take it away.
  ///
  /// - Parameter titleVisibility: whether the title is shown; by itself it is not.
  public func confirmationDialog<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    PresentingAlert(
      base: self, title: title, isPresented: isPresented, dialog: titleVisibility,
      actions: actions, message: { EmptyView() })
  }

  /// Presents a dialog of actions with a message while a value is true; its actions take it away.
  ///
  /// - Parameter titleVisibility: whether the title is shown; by itself it is not.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    PresentingAlert(
      base: self, title: title, isPresented: isPresented, dialog: titleVisibility,
      actions: actions, message: message)
  }

  /// Presents a dialog of actions of data while a value is true and there are some.
  ///
  /// - Parameter titleVisibility: whether the title is shown; by itself it is not.
  public func confirmationDialog<Actions: View, Data>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    PresentingAlertOf(
      base: self, title: { _ in title }, isPresented: isPresented, dialog: titleVisibility,
      data: data, actions: actions, message: { _ in EmptyView() })
  }

  /// Presents a dialog of actions of data with a message while a value is true and there are some.
  ///
  /// - Parameter titleVisibility: whether the title is shown; by itself it is not.
  public func confirmationDialog<Actions: View, Message: View, Data>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    PresentingAlertOf(
      base: self, title: { _ in title }, isPresented: isPresented, dialog: titleVisibility,
      data: data, actions: actions, message: message)
  }
}
