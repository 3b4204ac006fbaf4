/// A button that goes to another screen of the stack around.
public struct NavigationLink<Label: View, Destination: View>: View {
  private let target: Target
  private let label: Label
  @Environment(\.navigator) private var navigator

  private enum Target {
    case value(AnyHashable?)
    case view(Destination)
    case active(Destination, Binding<Bool>)
  }

  /// The label, which goes to the screen when it is pressed.
  public var body: some View {
    button.disabled(isOff)
  }

  private var isOff: Bool {
    if case .value(nil) = target { return true }
    return false
  }

  @ViewBuilder private var button: some View {
    let pressed = Button(action: go) { label }
    if case .active(let destination, let isActive) = target {
      pressed.navigationDestination(isPresented: isActive) { destination }
    } else {
      pressed
    }
  }

  private func go() {
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
  /// Makes a link from what a style of a menu or a toolbar has; it stays as it is.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
