/// A button on glass.
public struct GlassButtonStyle: ButtonStyle {
  private let glass: Glass

  /// Makes the style of a glass; regular unless another is given.
  nonisolated public init(_ glass: Glass = .regular) {
    self.glass = glass
  }

  /// The label on interactive glass.
  public func makeBody(configuration: Configuration) -> some View {
    GlassButtonBody(configuration: configuration, glass: glass.interactive())
  }
}

/// The button that matters most, on glass in the tint.
public struct GlassProminentButtonStyle: ButtonStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The label on interactive glass in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    GlassProminentButtonBody(configuration: configuration)
  }
}

private struct GlassProminentButtonBody: View, TransparentView {
  let configuration: ButtonStyleConfiguration
  @Environment(\.tint) private var tint

  var body: some View {
    GlassButtonBody(
      configuration: configuration, glass: .regular.tint(tint ?? .blue).interactive())
  }
}

/// A label in a capsule of the control's height.
private struct GlassButtonBody: View, TransparentView {
  let configuration: ButtonStyleConfiguration
  let glass: Glass
  @Environment(\.isEnabled) private var isEnabled

  // A regular control of iOS 26 is 34 points high.
  var body: some View {
    configuration.label
      .fontWeight(.medium)
      .padding(.horizontal, 16)
      .frame(minWidth: 34, minHeight: 34)
      .opacity(isEnabled ? 1 : 0.4)
      .glassEffect(glass)
  }
}

extension ButtonStyle where Self == GlassButtonStyle {
  /// A button on glass.
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// A button on a given glass.
  nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle {
    GlassButtonStyle(glass)
  }
}

extension ButtonStyle where Self == GlassProminentButtonStyle {
  /// The button that matters most, on glass in the tint.
  nonisolated public static var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}
