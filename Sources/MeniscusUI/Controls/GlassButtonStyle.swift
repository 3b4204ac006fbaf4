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

  var body: some View {
    BarAware(
      configuration: configuration,
      prominence: isProminent ? BarProminence(tint: prominentTint) : nil
    ) { button }
  }

  private var button: some View {
    GlassButtonFace(
      label: configuration.label, glass: isProminent ? glass.tint(prominentTint) : glass
    )
    .onPress(
      isPressed: configuration.isPressed, repeating: .asAsked, perform: configuration.action)
  }

  private var prominentTint: Color {
    let color = configuration.role == .destructive ? Color.red : tint ?? .accentColor
    return isEnabled ? color : color.opacity(0.4)
  }
}

/// The label on its glass, which is white while a remote control's focus lifts it, as on tvOS 26.
private struct GlassButtonFace<Label: View>: View, StandardGlass {
  let label: Label
  let glass: Glass
  @Environment(\.isLifted) private var isLifted
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.buttonBorderShape) private var shape

  var body: some View {
    // On glass, which lets through what lies behind, a label of 0.4 has a contrast of 2; of this, 3.
    ControlLabel(content: label, disabledOpacity: 0.66)
      .glassEffect((isLifted ? glass.tint(.white) : glass).interactive(isEnabled), in: shape)
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
