import MeniscusText

/// Light or dark appearance.
public enum ColorScheme: String, CaseIterable, Sendable {
  /// Dark text on light surfaces.
  case light
  /// Light text on dark surfaces.
  case dark
}

/// The direction in which lines and horizontal stacks run.
public enum LayoutDirection: String, CaseIterable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// The text size that the person chose.
public typealias DynamicTypeSize = TextSize
