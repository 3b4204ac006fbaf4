/// The weight that a person reads text in.
public enum LegibilityWeight: String, CaseIterable, Sendable {
  /// As designed.
  case regular
  /// Bolder than designed.
  case bold
}

/// Whether a scene has little or much room along an axis.
public enum UserInterfaceSizeClass: String, CaseIterable, Sendable {
  /// Little room.
  case compact
  /// Much room.
  case regular
}

private enum LegibilityWeightKey: EnvironmentKey {
  static var defaultValue: LegibilityWeight? { nil }
}

private enum DifferentiateWithoutColorKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum InvertColorsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum LocaleKey: EnvironmentKey {
  static var defaultValue: SceneLocale { "en_US" }
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

extension EnvironmentValues {
  /// The weight that the person reads text in.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// Whether colour alone must not tell things apart.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateWithoutColorKey.self] }
    set { self[DifferentiateWithoutColorKey.self] = newValue }
  }

  /// Whether the person has colours inverted; the picture is inverted by the device, not here.
  public var accessibilityInvertColors: Bool {
    get { self[InvertColorsKey.self] }
    set { self[InvertColorsKey.self] = newValue }
  }

  /// Where the person reads.
  public var locale: SceneLocale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The room along the horizontal axis.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The room along the vertical axis.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The extent of a pixel, in points.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }
}
