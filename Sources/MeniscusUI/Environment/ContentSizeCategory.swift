/// The text size that the person chose, by the names of older systems.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The smallest.
  case extraSmall
  /// Small.
  case small
  /// Medium.
  case medium
  /// The size that a device comes with.
  case large
  /// Extra large.
  case extraLarge
  /// Twice extra large.
  case extraExtraLarge
  /// The largest of the ordinary sizes.
  case extraExtraExtraLarge
  /// The first of the accessibility sizes.
  case accessibilityMedium
  /// The second of the accessibility sizes.
  case accessibilityLarge
  /// The third of the accessibility sizes.
  case accessibilityExtraLarge
  /// The fourth of the accessibility sizes.
  case accessibilityExtraExtraLarge
  /// The largest.
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one of the five sizes beyond the ordinary ones.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  /// Makes the category of a size.
  init(_ size: DynamicTypeSize) {
    self = Self.allCases.first { $0.dynamicTypeSize == size } ?? .large
  }

  /// The size that it is.
  var dynamicTypeSize: DynamicTypeSize {
    switch self {
    case .extraSmall: .xSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .extraLarge: .xLarge
    case .extraExtraLarge: .xxLarge
    case .extraExtraExtraLarge: .xxxLarge
    case .accessibilityMedium: .accessibility1
    case .accessibilityLarge: .accessibility2
    case .accessibilityExtraLarge: .accessibility3
    case .accessibilityExtraExtraLarge: .accessibility4
    case .accessibilityExtraExtraExtraLarge: .accessibility5
    }
  }
}

extension ContentSizeCategory {
  /// Whether text is smaller.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.dynamicTypeSize < right.dynamicTypeSize
  }

  /// Whether text is smaller or as large.
  public static func <= (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.dynamicTypeSize <= right.dynamicTypeSize
  }

  /// Whether text is larger.
  public static func > (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.dynamicTypeSize > right.dynamicTypeSize
  }

  /// Whether text is larger or as large.
  public static func >= (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.dynamicTypeSize >= right.dynamicTypeSize
  }
}

extension EnvironmentValues {
  /// The text size that the person chose, by the names of older systems.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}
