private let colorSchemeEntry = EnvironmentEntry<ColorScheme>(.light)
private let layoutDirectionEntry = EnvironmentEntry<LayoutDirection>(.leftToRight)
private let dynamicTypeSizeEntry = EnvironmentEntry<DynamicTypeSize>(.large)
private let displayScaleEntry = EnvironmentEntry<CGFloat>(1)
private let reduceMotionEntry = EnvironmentEntry<Bool>(false)
private let reduceTransparencyEntry = EnvironmentEntry<Bool>(false)
private let contrastEntry = EnvironmentEntry<ColorSchemeContrast>(.standard)
private let isEnabledEntry = EnvironmentEntry<Bool>(true)

/// How strongly surfaces and their contents differ.
public enum ColorSchemeContrast: String, CaseIterable, Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

extension EnvironmentValues {
  /// Light or dark.
  public var colorScheme: ColorScheme {
    get { self[colorSchemeEntry] }
    set { self[colorSchemeEntry] = newValue }
  }

  /// The direction in which lines and horizontal stacks run.
  public var layoutDirection: LayoutDirection {
    get { self[layoutDirectionEntry] }
    set { self[layoutDirectionEntry] = newValue }
  }

  /// The text size that the person chose.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[dynamicTypeSizeEntry] }
    set { self[dynamicTypeSizeEntry] = newValue }
  }

  /// The pixels in a point.
  public var displayScale: CGFloat {
    get { self[displayScaleEntry] }
    set { self[displayScaleEntry] = newValue }
  }

  /// Whether the person wants less motion.
  public var accessibilityReduceMotion: Bool {
    get { self[reduceMotionEntry] }
    set { self[reduceMotionEntry] = newValue }
  }

  /// Whether the person wants less transparency.
  public var accessibilityReduceTransparency: Bool {
    get { self[reduceTransparencyEntry] }
    set { self[reduceTransparencyEntry] = newValue }
  }

  /// How strongly surfaces and their contents are to differ.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[contrastEntry] }
    set { self[contrastEntry] = newValue }
  }

  /// Whether controls answer.
  public var isEnabled: Bool {
    get { self[isEnabledEntry] }
    set { self[isEnabledEntry] = newValue }
  }
}
