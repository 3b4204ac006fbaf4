/// A view that does something when it is pressed.
nonisolated public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label
  @State private var isPressed = false
  @Environment(\.buttonLook) private var look

  /// Makes a button from its role, what it does and how it looks.
  @preconcurrency public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The label in the style at hand.
  @MainActor public var body: some View {
    look.makeView(
      PrimitiveButtonStyleConfiguration(
        role: role, label: PrimitiveButtonStyleConfiguration.Label(content: AnyView(label)),
        isPressed: $isPressed, action: action)
    )
    .impliedAccessibility(.isButton)
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes the button that a style is asked to make, so that it can be put in another style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    nonisolated(unsafe) let configuration = configuration
    self.init(role: configuration.role, action: { configuration.trigger() }) {
      configuration.label
    }
  }
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private enum Kind: Sendable {
    case destructive
    case cancel
    case close
    case confirm
  }

  private let kind: Kind

  /// It deletes something.
  public static let destructive = ButtonRole(kind: .destructive)
  /// It leaves everything as it is.
  public static let cancel = ButtonRole(kind: .cancel)
  /// It puts what is shown away.
  public static let close = ButtonRole(kind: .close)
  /// It takes what was chosen.
  public static let confirm = ButtonRole(kind: .confirm)

  /// The symbol and the title of a button that has none of its own.
  var label: (title: String, symbol: String) {
    switch kind {
    case .destructive: ("Delete", "trash")
    case .cancel: ("Cancel", "xmark")
    case .close: ("Close", "xmark")
    case .confirm: ("Done", "checkmark")
    }
  }
}

/// The label of a button that its role gives it.
nonisolated public struct DefaultButtonLabel: View, TransparentView {
  let role: ButtonRole

  /// The symbol and the title of the role.
  @MainActor public var body: some View {
    Label(role.label.title, systemImage: role.label.symbol).labelStyle(.iconOnly)
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Makes a button whose role gives it its label.
  @preconcurrency public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

nonisolated extension View {
  /// Sets how buttons inside the view look; they are touched as buttons are.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    environment(\.buttonLook, PressableLook(style: style))
  }

  /// Sets how buttons inside the view look and how they are touched.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    environment(\.buttonLook, PrimitiveLook(style: style))
  }
}
