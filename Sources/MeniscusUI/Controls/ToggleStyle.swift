/// How toggles look.
@MainActor
public protocol ToggleStyle: PropertyHolder {
  /// The look.
  associatedtype Body: View
  /// What the style has to work with.
  typealias Configuration = ToggleStyleConfiguration
  /// The look of one toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a toggle's style has to work with.
public struct ToggleStyleConfiguration {
  /// The label.
  public typealias Label = ControlPart

  /// The label.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether it stands for several values of which some are on.
  public var isMixed: Bool
  let isLabelEmpty: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool, isLabelEmpty: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
    self.isLabelEmpty = isLabelEmpty
  }
}

extension ToggleStyle {
  func makeView(_ configuration: Configuration) -> AnyView {
    AnyView(StyledToggle(style: self, configuration: configuration))
  }
}

/// A toggle in a style: the style's own dynamic properties are this view's; toggles that it makes
/// are in the system's.
private struct StyledToggle<Style: ToggleStyle>: View, TransparentView {
  let style: Style
  let configuration: ToggleStyleConfiguration

  var body: some View {
    style.makeBody(configuration: configuration).environment(\.toggleStyle, DefaultToggleStyle())
  }
}

/// The style where none is set: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The label, and the switch at the trailing end.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration)
  }
}

/// A switch at the trailing end of the label.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Makes the style.
  nonisolated public init() { tint = nil }

  /// Makes the style with a colour of switches that are on.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// The label, and the switch at the trailing end.
  @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
    if let tint {
      SwitchToggle(configuration: configuration).tint(tint)
    } else {
      SwitchToggle(configuration: configuration)
    }
  }
}

/// A button that stays down while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The label on a face in the tint while it is on.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonToggle(configuration: configuration)
  }
}

private struct SwitchToggle: View, TransparentView {
  let configuration: ToggleStyleConfiguration
  @Environment(\.hidesLabels) private var hidesLabels

  var body: some View {
    let isLabeled = !configuration.isLabelEmpty && !hidesLabels
    HStack {
      if isLabeled { configuration.label }
      if isLabeled { Spacer() }
      Switch(isOn: configuration.$isOn)
    }
  }
}

private struct ButtonToggle: View, TransparentView {
  let configuration: ToggleStyleConfiguration
  @State private var isPressed = false
  @Environment(\.tint) private var tint
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var scheme
  @Environment(\.buttonBorderShape) private var shape

  var body: some View {
    let isOn = configuration.isOn || configuration.isMixed
    let color = isEnabled ? tint ?? .accentColor : Color(white: 0.5)
    let isOnDark = color.inkScheme(in: scheme) != .light
    ControlLabel(content: configuration.label)
      .foregroundStyle(isOn ? (isOnDark ? Color.white : .black) : color)
      .background(isOn ? color : color.opacity(0.15), in: shape)
      .opacity(isPressed ? 0.75 : 1)
      .onPress(isPressed: $isPressed) { configuration.isOn.toggle() }
      .accessibilityTrait(.isToggle)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style where none is set: a switch.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch at the trailing end of the label.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down while it is on.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private let toggleStyleEntry = EnvironmentEntry<any ToggleStyle>(DefaultToggleStyle())

extension EnvironmentValues {
  var toggleStyle: any ToggleStyle {
    get { self[toggleStyleEntry] }
    set { self[toggleStyleEntry] = newValue }
  }
}

nonisolated extension View {
  /// Sets how toggles inside the view look.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    environment(\.toggleStyle, style)
  }
}
