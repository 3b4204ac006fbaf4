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

private let legibilityWeightEntry = EnvironmentEntry<LegibilityWeight?>(nil)
private let differentiateWithoutColorEntry = EnvironmentEntry<Bool>(false)
private let invertColorsEntry = EnvironmentEntry<Bool>(false)
private let horizontalSizeClassEntry = EnvironmentEntry<UserInterfaceSizeClass?>(nil)
private let verticalSizeClassEntry = EnvironmentEntry<UserInterfaceSizeClass?>(nil)

extension EnvironmentValues {
  /// The weight that the person reads text in.
  public var legibilityWeight: LegibilityWeight? {
    get { self[legibilityWeightEntry] }
    set { self[legibilityWeightEntry] = newValue }
  }

  /// Whether colour alone must not tell things apart.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[differentiateWithoutColorEntry] }
    set { self[differentiateWithoutColorEntry] = newValue }
  }

  /// Whether the person has colours inverted; the picture is inverted by the device, not here.
  public var accessibilityInvertColors: Bool {
    get { self[invertColorsEntry] }
    set { self[invertColorsEntry] = newValue }
  }

  /// The room along the horizontal axis.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[horizontalSizeClassEntry] }
    set { self[horizontalSizeClassEntry] = newValue }
  }

  /// The room along the vertical axis.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[verticalSizeClassEntry] }
    set { self[verticalSizeClassEntry] = newValue }
  }

  /// The extent of a pixel, in points.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }
}
