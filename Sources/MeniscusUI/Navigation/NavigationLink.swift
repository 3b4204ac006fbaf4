/// A button that goes to another screen of the stack around.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  private let target: Target
  private let label: Label
  @Environment(\.navigator) private var navigator
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.screensAreClear) private var isInSidebar

  private enum Target {
    case value(AnyHashable?)
    case view(Destination)
    case active(Destination, Binding<Bool>)
  }

  /// The label, which goes to the screen when it is pressed.
  @MainActor public var body: some View {
    button.disabled(isOff)
  }

  /// Whether there is nowhere to go, or nobody who goes there.
  private var isOff: Bool {
    if case .value(nil) = target { return true }
    return navigator.target == nil
  }

  @MainActor @ViewBuilder private var button: some View {
    if case .active(let destination, let isActive) = target {
      pressed.navigationDestination(isPresented: isActive) { destination }
    } else {
      pressed
    }
  }

  /// A row of a list is a link as a whole, and shows that it leads on where that is not beside it.
  @MainActor @ViewBuilder private var pressed: some View {
    let button = Button {
      go()
    } label: {
      label
    }
    if !isInListRow {
      button
    } else if isInSidebar {
      button.buttonStyle(LinkRowStyle(value: value)).listTrait(.link(value))
    } else {
      button.buttonStyle(LinkRowStyle(value: value)).listRowDisclosure().listTrait(.link(value))
    }
  }

  /// The value whose screen it leads to; nil for a screen by itself.
  private var value: AnyHashable? {
    if case .value(let value) = target { return value }
    return nil
  }

  @MainActor private func go() {
    switch target {
    case .value(let value):
      if let value { navigator.target?.push(value: value) }
    case .view(let destination):
      navigator.target?.push(view: AnyView(destination))
    case .active(_, let isActive):
      isActive.wrappedValue = true
    }
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link to the screen of a value; nil switches it off.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  /// Makes a link with a title to the screen of a value; nil switches it off.
  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Makes a link with a title to the screen of a value; nil switches it off.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink {
  /// Makes a link to a screen.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination())
    self.label = label()
  }

  /// Makes a link to a screen; the form of older systems.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination)
    self.label = label()
  }

  /// Makes a link to a screen that is there while a value is true; the form of older systems.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    target = .active(destination(), isActive)
    self.label = label()
  }

  /// Makes a link to a screen that is there while a value is true; the form of older systems.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    target = .active(destination, isActive)
    self.label = label()
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a title to a screen.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link with a title to a screen.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link with a title to a screen; the form of older systems.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link with a title to a screen; the form of older systems.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink {
  /// Sets whether the next column of a split view shows the screen; it always does.
  public func isDetailLink(_ isDetailLink: Bool) -> some View {
    unmet("isDetailLink(false)", .obeyed, if: !isDetailLink)
  }
}

/// The row of a list that is a link: its label as it is, pressed wherever the row is touched.
///
/// It selects its value where that decides what is shown, and goes nowhere then.
private struct LinkRowStyle: PrimitiveButtonStyle {
  let value: AnyHashable?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.linkSelection) private var linkSelection

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(maxWidth: .infinity, alignment: .leading)
      .contentShape(Rectangle())
      .opacity(isEnabled ? 1 : 0.4)
      .onPress(isPressed: configuration.isPressed, coversRow: true) {
        let isSelected = value.map { linkSelection.select($0) } ?? false
        if !isSelected { configuration.action() }
      }
  }
}
