/// What an icon's layers lie on.
struct AppIconGround: View, TransparentView {
  let background: Color?
  let appearance: AppIconAppearance
  let tint: Color
  let shape: AnyShape

  @ViewBuilder var body: some View {
    switch appearance {
    case .standard: shape.fill((background ?? Self.provided).gradient)
    case .dark, .tintedDark: shape.fill(Self.dark)
    case .clearLight: glass(.white.opacity(0.12))
    case .clearDark: glass(.black.opacity(0.4))
    case .tintedLight: shape.fill(tint.gradient)
    }
  }

  private func glass(_ tint: Color) -> some View {
    GlassEffectContainer(spacing: 0) {
      Color.clear.glassEffect(.clear.tint(tint), in: shape)
    }
    .modified(by: GlassPlaneModifier())
  }

  /// What the system lays behind an icon of an irregular shape; ours, by eye.
  private static let provided = Color(white: 0.95)

  /// The ground of dark icons; ours, by eye.
  private static var dark: LinearGradient {
    LinearGradient(
      colors: [Color(white: 0.19), Color(white: 0.08)], startPoint: .top, endPoint: .bottom)
  }
}
