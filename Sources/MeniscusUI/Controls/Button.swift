/// A view that does something when it is pressed.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label
  @State private var isPressed = false
  @Environment(\.buttonLook) private var look

  /// Makes a button from its role, what it does and how it looks.
  public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The label in the style at hand.
  public var body: some View {
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
  }

  private let kind: Kind

  /// It deletes something.
  public static let destructive = ButtonRole(kind: .destructive)
  /// It leaves everything as it is.
  public static let cancel = ButtonRole(kind: .cancel)
}

extension View {
  /// Sets how buttons inside the view look; they are touched as buttons are.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    environment(\.buttonLook, PressableLook(style: style))
  }

  /// Sets how buttons inside the view look and how they are touched.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    environment(\.buttonLook, PrimitiveLook(style: style))
  }
}
