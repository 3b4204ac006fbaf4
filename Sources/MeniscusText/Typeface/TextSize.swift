/// The reader's preferred size of text, from smallest to largest.
public enum TextSize: String, CaseIterable, Sendable {
  /// The smallest.
  case xSmall
  /// Small.
  case small
  /// Medium.
  case medium
  /// The size that a device comes with.
  case large
  /// Extra large.
  case xLarge
  /// Twice extra large.
  case xxLarge
  /// The largest of the ordinary sizes.
  case xxxLarge
  /// The first of the accessibility sizes.
  case accessibility1
  /// The second of the accessibility sizes.
  case accessibility2
  /// The third of the accessibility sizes.
  case accessibility3
  /// The fourth of the accessibility sizes.
  case accessibility4
  /// The largest.
  case accessibility5

  /// Whether it is one of the five sizes beyond the ordinary ones.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// How many sizes are smaller.
  var ordinal: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension TextSize: Comparable {
  /// Whether text is smaller.
  public static func < (left: TextSize, right: TextSize) -> Bool {
    left.ordinal < right.ordinal
  }
}
