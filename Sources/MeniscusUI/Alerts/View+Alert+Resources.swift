/// Alerts by the resource of their title.
nonisolated extension View {
  /// Presents an alert while a value is true; its actions take it away.
  @_disfavoredOverload
  @preconcurrency public func alert<Actions: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert with a message while a value is true; its actions take it away.
  @_disfavoredOverload
  @preconcurrency public func alert<Actions: View, Message: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert of data while a value is true and there are some.
  @_disfavoredOverload
  @preconcurrency public func alert<Actions: View, Data>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping @MainActor (Data) -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert of data with a message while a value is true and there are some.
  @_disfavoredOverload
  @preconcurrency public func alert<Actions: View, Message: View, Data>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping @MainActor (Data) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Data) -> Message
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented,
      presenting: data, actions: actions, message: message)
  }
}
