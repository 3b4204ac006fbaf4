/// Alerts by the resource of their title.
nonisolated extension View {
  /// Presents an alert while a value is true; its actions take it away.
  @_disfavoredOverload
  public func alert<Actions: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert with a message while a value is true; its actions take it away.
  @_disfavoredOverload
  public func alert<Actions: View, Message: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert of data while a value is true and there are some.
  @_disfavoredOverload
  public func alert<Actions: View, Data>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert of data with a message while a value is true and there are some.
  @_disfavoredOverload
  public func alert<Actions: View, Message: View, Data>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented,
      presenting: data, actions: actions, message: message)
  }
}
