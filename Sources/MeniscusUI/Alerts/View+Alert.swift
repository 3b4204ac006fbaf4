import Foundation

/// Alerts: in the middle of the screen, over everything, until an action is chosen.
nonisolated extension View {
  /// Presents an alert while a value is true; its actions take it away.
  public func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    PresentingAlert(
      base: self, title: title, isPresented: isPresented, actions: actions,
      message: { EmptyView() })
  }

  /// Presents an alert with a message while a value is true; its actions take it away.
  public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    PresentingAlert(
      base: self, title: title, isPresented: isPresented, actions: actions,
      message: message)
  }

  /// Presents an alert of data while a value is true and there are some.
  public func alert<Actions: View, Data>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    PresentingAlertOf(
      base: self, title: { _ in title }, isPresented: isPresented, data: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Presents an alert of data with a message while a value is true and there are some.
  public func alert<Actions: View, Message: View, Data>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    PresentingAlertOf(
      base: self, title: { _ in title }, isPresented: isPresented, data: data, actions: actions,
      message: message)
  }

  /// Presents an alert of an error while a value is true and there is one.
  public func alert<E: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: E?,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    PresentingAlertOf(
      base: self, title: { Text(verbatim: $0.errorDescription ?? "") }, isPresented: isPresented,
      data: error, actions: { _ in actions() }, message: { _ in EmptyView() })
  }

  /// Presents an alert of an error with a message while a value is true and there is one.
  public func alert<E: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: E?,
    @ViewBuilder actions: @escaping (E) -> Actions,
    @ViewBuilder message: @escaping (E) -> Message
  ) -> some View {
    PresentingAlertOf(
      base: self, title: { Text(verbatim: $0.errorDescription ?? "") }, isPresented: isPresented,
      data: error, actions: actions, message: message)
  }
}
