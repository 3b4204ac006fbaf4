/// An alert as a value; the form of older systems.
public struct Alert {
  /// One of its buttons.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: (() -> Void)?

    /// A button.
    public static func `default`(
      _ label: Text, action: (() -> Void)? = {}
    ) -> Button { Button(role: nil, label: label, action: action) }

    /// A button that leaves everything as it is.
    public static func cancel(
      _ label: Text, action: (() -> Void)? = {}
    ) -> Button { Button(role: .cancel, label: label, action: action) }

    /// A button that leaves everything as it is, named as the system names it.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    /// A button that deletes something.
    public static func destructive(
      _ label: Text, action: (() -> Void)? = {}
    ) -> Button { Button(role: .destructive, label: label, action: action) }

    @MainActor var view: some View {
      MeniscusUI.Button(role: role, action: { action?() }) { label }
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes an alert with one button; nil for the system's.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton].compactMap { $0 }
  }

  /// Makes an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// A dialog as a value; the form of older systems.
public struct ActionSheet {
  /// One of its buttons.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes a dialog.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

nonisolated extension View {
  /// Presents an alert while a value is true; the form of older systems.
  public func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View {
    PresentingValue(base: self, isPresented: isPresented, dialog: nil) {
      let alert = content()
      return (alert.title, alert.message, alert.buttons)
    }
  }

  /// Presents an alert of an item while there is one; the form of older systems.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    PresentingItemValue(base: self, item: item, dialog: nil) { item in
      let alert = content(item)
      return (alert.title, alert.message, alert.buttons)
    }
  }

  /// Presents a dialog while a value is true; the form of older systems.
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    PresentingValue(base: self, isPresented: isPresented, dialog: .visible) {
      let sheet = content()
      return (sheet.title, sheet.message, sheet.buttons)
    }
  }

  /// Presents a dialog of an item while there is one; the form of older systems.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    PresentingItemValue(base: self, item: item, dialog: .visible) { item in
      let sheet = content(item)
      return (sheet.title, sheet.message, sheet.buttons)
    }
  }
}

/// What an alert of older systems is made of.
private typealias AlertValue = (title: Text, message: Text?, buttons: [Alert.Button])

/// Presents an alert of older systems while a value is true.
nonisolated private struct PresentingValue<Base: View>: View, TransparentView {
  let base: Base
  let isPresented: Binding<Bool>
  let dialog: Visibility?
  let value: () -> AlertValue

  @MainActor var body: some View {
    let value = isPresented.wrappedValue ? self.value() : nil
    let buttons = value?.buttons ?? []
    PresentingAlert(
      base: base, title: value?.title ?? Text(verbatim: ""), isPresented: isPresented,
      dialog: dialog, hasMessage: value?.message != nil,
      actions: { ForEach(buttons.indices, id: \.self) { buttons[$0].view } },
      message: { value?.message })
  }
}

/// Presents an alert of older systems while there is an item.
nonisolated private struct PresentingItemValue<Base: View, Item: Identifiable>: View,
  TransparentView
{
  let base: Base
  let item: Binding<Item?>
  let dialog: Visibility?
  let value: (Item) -> AlertValue

  @MainActor var body: some View {
    let shown = item.wrappedValue
    PresentingValue(
      base: base,
      isPresented: Binding(
        get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
      dialog: dialog
    ) {
      guard let shown else { return (Text(verbatim: ""), nil, []) }
      return value(shown)
    }
  }
}
