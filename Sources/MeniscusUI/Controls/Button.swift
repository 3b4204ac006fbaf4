/// A view that does something when it is pressed.
public struct Button<Label: View>: View {
  private let action: @MainActor () -> Void
  private let label: Label
  @State private var isPressed = false
  @Environment(\.buttonStyle) private var style

  /// Makes a button from what it does and how it looks.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  /// The label in the style at hand.
  public var body: some View {
    style.makeView(
      configuration: ButtonStyleConfiguration(
        label: ButtonStyleConfiguration.Label(content: AnyView(label)), isPressed: isPressed)
    )
    .onPress(isPressed: $isPressed, perform: action)
  }
}

/// A button in a style: the style's own dynamic properties are this view's.
struct StyledButton<Style: ButtonStyle>: View, TransparentView {
  let style: Style
  let configuration: ButtonStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

/// What a button's style has to work with.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View {
    let content: AnyView

    /// The label.
    public var body: some View { content }
  }

  /// The button's label.
  public let label: Label
  /// Whether the button is held down.
  public let isPressed: Bool
}

/// How buttons look, and how they look while they are pressed.
@MainActor
public protocol ButtonStyle {
  /// The look.
  associatedtype Body: View
  /// What the style has to work with.
  typealias Configuration = ButtonStyleConfiguration
  /// The look of one button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ButtonStyle {
  func makeView(configuration: Configuration) -> AnyView {
    AnyView(StyledButton(style: self, configuration: configuration))
  }
}

/// The label alone; it dims while it is pressed.
public struct PlainButtonStyle: ButtonStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The label, dimmed while it is pressed.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.4 : 1)
  }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// The label alone; it dims while it is pressed.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: any ButtonStyle { PlainButtonStyle() }
}

extension EnvironmentValues {
  var buttonStyle: any ButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how buttons inside the view look.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    environment(\.buttonStyle, style)
  }
}
