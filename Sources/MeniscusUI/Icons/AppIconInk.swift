/// The colours of an icon's layers in an appearance.
struct AppIconInk {
  let appearance: AppIconAppearance
  let tint: Color
  /// How light the lightest layer is, 0 to 1.
  let lightest: Double
  let environment: EnvironmentValues

  init(
    _ groups: [AppIconGroup], appearance: AppIconAppearance, tint: Color,
    environment: EnvironmentValues
  ) {
    self.appearance = appearance
    self.tint = tint
    self.environment = environment
    lightest =
      groups.flatMap(\.layers).map { Self.lightness(of: $0.fill, in: environment) }.max() ?? 1
  }

  /// The colour of a layer.
  ///
  /// Without their own colours the lightest layer is whole, and darker ones let more of the ground
  /// through: the shares are ours.
  func color(of layer: AppIconLayer) -> Color {
    guard appearance.isMonochrome else { return layer.fill }
    let own = Self.lightness(of: layer.fill, in: environment)
    let share = lightest > 0 ? own / lightest : 1
    let base = appearance == .tintedDark ? tint : Color.white
    return base.opacity(0.35 + 0.65 * share)
  }

  /// How light a colour is, by the weights of sRGB, as encoded.
  private static func lightness(of color: Color, in environment: EnvironmentValues) -> Double {
    let color = color.rgba(in: environment)
    return 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
  }
}
