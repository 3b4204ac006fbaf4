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

/// How a view or a shape responds to the direction of the layout.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays as it is.
  case fixed
  /// It is its mirror image in one direction.
  case mirrors(in: LayoutDirection)

  /// It is its mirror image where the layout runs from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  /// Whether it is its mirror image in a direction.
  func isMirrored(in direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}

/// The text size that the person chose.
public typealias DynamicTypeSize = TextSize
