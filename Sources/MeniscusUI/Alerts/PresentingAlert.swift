/// Presents an alert or a dialog while a value is true; follows the value by itself.
nonisolated struct PresentingAlert<Base: View, Actions: View, Message: View>: View, TransparentView
{
  let base: Base
  let title: Text
  let isPresented: Binding<Bool>
  /// Whether it is a dialog, and whether that shows its title.
  var dialog: Visibility?
  var hasMessage = true
  let actions: () -> Actions
  let message: () -> Message

  @MainActor var body: some View {
    PresentingView(content: base, request: isPresented.wrappedValue ? request : nil)
  }

  @MainActor private var request: PresentationRequest {
    let content = AlertContent(
      title: dialog == nil || dialog == .visible ? title : nil,
      message: hasMessage ? AlertContent.message(message) : nil,
      actions: AnyView(DeferredView(make: actions)), isDialog: dialog != nil)
    return .card(
      AnyView(AlertCard(content: content)), isDialog: dialog != nil, isPresented: isPresented)
  }
}

/// Presents an alert or a dialog of data, once there are some.
///
/// What it shows are the data that were there when it came.
nonisolated struct PresentingAlertOf<Base: View, Data, Actions: View, Message: View>: View,
  TransparentView
{
  let base: Base
  let title: (Data) -> Text
  let isPresented: Binding<Bool>
  var dialog: Visibility?
  let data: Data?
  let actions: (Data) -> Actions
  let message: (Data) -> Message

  @MainActor var body: some View {
    PresentingView(content: base, request: isPresented.wrappedValue ? request : nil)
  }

  @MainActor private var request: PresentationRequest {
    let card = KeptData(data: data) { data in AlertCard(content: content(of: data)) }
    return changing(
      .card(AnyView(card), isDialog: dialog != nil, isPresented: isPresented)
    ) { $0.mayBegin = data != nil }
  }

  @MainActor private func content(of data: Data?) -> AlertContent {
    AlertContent(
      title: dialog == nil || dialog == .visible ? data.map(title) : nil,
      message: data.flatMap { data in AlertContent.message { message(data) } },
      actions: AnyView(DeferredView { data.map(actions) }), isDialog: dialog != nil)
  }
}

/// Makes a view of data, for as long as it is there of those that it was made with.
private struct KeptData<Data, Content: View>: View, TransparentView {
  @State private var data: Data?
  private let content: (Data?) -> Content

  init(data: Data?, content: @escaping (Data?) -> Content) {
    _data = State(initialValue: data)
    self.content = content
  }

  var body: some View { content(data) }
}

extension AlertContent {
  /// A message; nil for none.
  @MainActor
  fileprivate static func message<Message: View>(
    _ make: @escaping () -> Message
  ) -> AnyView? {
    Message.self == EmptyView.self ? nil : AnyView(DeferredView(make: make))
  }
}

extension PresentationRequest {
  /// A request for the card of an alert or a dialog.
  @MainActor
  fileprivate static func card(
    _ card: AnyView, isDialog: Bool, isPresented: Binding<Bool>
  ) -> PresentationRequest {
    PresentationRequest(
      identity: true, content: card, label: isDialog ? "ConfirmationDialog" : "Alert",
      style: { isDialog ? CardStyle(dialogAt: $0) : CardStyle() },
      end: { if isPresented.wrappedValue { isPresented.wrappedValue = false } })
  }
}
