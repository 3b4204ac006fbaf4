/// Presents an alert or a dialog while a value is true; follows the value by itself.
struct PresentingAlert<Base: View, Actions: View, Message: View>: View, TransparentView {
  let base: Base
  let title: Text
  let isPresented: Binding<Bool>
  /// Whether it is a dialog, and whether that shows its title.
  var dialog: Visibility?
  var hasMessage = true
  let actions: @MainActor () -> Actions
  let message: @MainActor () -> Message

  var body: some View {
    PresentingView(content: base, request: isPresented.wrappedValue ? request : nil)
  }

  private var request: PresentationRequest {
    let isEmpty = Message.self == EmptyView.self || Message.self == Optional<EmptyView>.self
    let content = AlertContent(
      title: dialog == nil || dialog == .visible ? title : nil,
      message: isEmpty || !hasMessage ? nil : AnyView(DeferredView(make: message)),
      actions: AnyView(DeferredView(make: actions)), isDialog: dialog != nil)
    let isDialog = dialog != nil
    return PresentationRequest(
      identity: true, content: AnyView(AlertCard(content: content)),
      label: isDialog ? "ConfirmationDialog" : "Alert",
      style: { isDialog ? CardStyle(dialogAt: $0) : CardStyle() },
      end: { if isPresented.wrappedValue { isPresented.wrappedValue = false } })
  }
}

/// Presents an alert or a dialog of data, as long as there are some.
///
/// What it shows are the data that were there when it came.
struct PresentingAlertOf<Base: View, Data, Actions: View, Message: View>: View, TransparentView {
  let base: Base
  let title: Text
  let isPresented: Binding<Bool>
  var dialog: Visibility?
  var hasMessage = true
  let data: Data?
  let actions: @MainActor (Data) -> Actions
  let message: @MainActor (Data) -> Message

  var body: some View {
    let isShown = Binding(
      get: { data != nil && isPresented.wrappedValue }, set: { isPresented.wrappedValue = $0 })
    PresentingAlert(
      base: base, title: title, isPresented: isShown, dialog: dialog,
      hasMessage: hasMessage, actions: { data.map(actions) }, message: { data.map(message) })
  }
}
