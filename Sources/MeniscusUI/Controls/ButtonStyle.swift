/// How buttons look, and how they look while they are pressed.
@MainActor
public protocol ButtonStyle: PropertyHolder {
  /// The look.
  associatedtype Body: View
  /// What the style has to work with.
  typealias Configuration = ButtonStyleConfiguration
  /// The look of one button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button's style has to work with.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View {
    let content: AnyView

    /// The label.
    public var body: some View { content }
  }

  /// What the button is for; nil where nothing is said.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether the button is held down.
  public let isPressed: Bool
}

/// How buttons look and how they are touched.
@MainActor
public protocol PrimitiveButtonStyle: PropertyHolder {
  /// The look, touch included.
  associatedtype Body: View
  /// What the style has to work with.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// The look of one button, touch included.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style that also decides about touch has to work with.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View {
    let content: AnyView

    /// The label.
    public var body: some View { content }
  }

  /// What the button is for; nil where nothing is said.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether the button is held down.
  let isPressed: Binding<Bool>
  let action: @MainActor () -> Void

  /// Does what the button does.
  @MainActor
  public func trigger() { action() }
}

/// What a button makes its view with.
protocol ButtonLook {
  @MainActor func makeView(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView
  /// The look that stands for this one in the classic design.
  var classic: any ButtonLook { get }
}

extension ButtonLook {
  var classic: any ButtonLook { self }
}

/// A look that is touched as buttons are.
struct PressableLook<Style: ButtonStyle>: ButtonLook {
  let style: Style

  func makeView(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    AnyView(PressableButton(style: style, configuration: configuration))
  }
}

/// A look that decides about touch.
struct PrimitiveLook<Style: PrimitiveButtonStyle>: ButtonLook {
  let style: Style

  func makeView(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    AnyView(PrimitiveButton(style: style, configuration: configuration))
  }

  /// Buttons on glass have faces there.
  var classic: any ButtonLook {
    switch style {
    case is GlassButtonStyle: PrimitiveLook<BorderedButtonStyle>(style: BorderedButtonStyle())
    case is GlassProminentButtonStyle:
      PrimitiveLook<BorderedProminentButtonStyle>(style: BorderedProminentButtonStyle())
    default: self
    }
  }
}

/// A button in a style: the style's own dynamic properties are this view's.
struct PressableButton<Style: ButtonStyle>: View, TransparentView {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View {
    style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role,
        label: ButtonStyleConfiguration.Label(content: configuration.label.content),
        isPressed: configuration.isPressed.wrappedValue)
    )
    .onPress(
      isPressed: configuration.isPressed, repeating: .asAsked, perform: configuration.action)
  }
}

/// A button in a style that decides about touch: its dynamic properties are this view's.
struct PrimitiveButton<Style: PrimitiveButtonStyle>: View, TransparentView {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private let buttonLookEntry = EnvironmentEntry<any ButtonLook>(
  PrimitiveLook(style: DefaultButtonStyle()))

extension EnvironmentValues {
  var buttonLook: any ButtonLook {
    get { isClassicDesign ? self[buttonLookEntry].classic : self[buttonLookEntry] }
    set { self[buttonLookEntry] = newValue }
  }
}
