/// A button on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass

  /// Makes the style of regular glass.
  nonisolated public init() {
    self.init(.regular)
  }

  /// Makes the style of a glass.
  nonisolated public init(_ glass: Glass) {
    self.glass = glass
  }

  /// The label on interactive glass.
  public func makeBody(configuration: Configuration) -> some View {
    GlassButton(configuration: configuration, glass: glass, isProminent: false)
  }
}

/// The button that matters most, on glass in the tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The label on interactive glass in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    GlassButton(configuration: configuration, glass: .regular, isProminent: true)
  }
}

/// A label on glass that answers touch; the glass itself shows the press.
private struct GlassButton: View, TransparentView {
  let configuration: PrimitiveButtonStyleConfiguration
  let glass: Glass
  let isProminent: Bool
  @Environment(\.tint) private var tint
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.buttonBorderShape) private var shape

  var body: some View {
    BarAware(
      configuration: configuration,
      prominence: isProminent ? BarProminence(tint: prominentTint) : nil
    ) { button }
  }

  private var button: some View {
    // On glass, which lets through what lies behind, a label of 0.4 has a contrast of 2; of this, 3.
    ControlLabel(content: configuration.label, disabledOpacity: 0.66)
      .glassEffect(
        (isProminent ? glass.tint(prominentTint) : glass).interactive(isEnabled), in: shape
      )
      .onPress(isPressed: configuration.isPressed, perform: configuration.action)
  }

  private var prominentTint: Color {
    let color = configuration.role == .destructive ? Color.red : tint ?? .accentColor
    return isEnabled ? color : color.opacity(0.4)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A button on glass.
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// A button on a given glass.
  nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle {
    GlassButtonStyle(glass)
  }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The button that matters most, on glass in the tint.
  nonisolated public static var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}
