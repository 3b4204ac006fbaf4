/// What was wrong with the values that a layout was made of; the layout ignored or raised them.
public struct LayoutIssues: OptionSet, Sendable {
  /// One bit an issue.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A length is negative where it may not be.
  public static let negative = LayoutIssues(rawValue: 1)
  /// A length is infinite or no number where it may not be.
  public static let notFinite = LayoutIssues(rawValue: 2)
  /// A frame's ideal length was below its minimum and has been raised.
  public static let idealBelowMinimum = LayoutIssues(rawValue: 4)
  /// A frame's maximum was below its minimum or ideal length and has been raised.
  public static let maximumBelowIdeal = LayoutIssues(rawValue: 8)
  /// An aspect ratio is not a positive finite number.
  public static let invalidRatio = LayoutIssues(rawValue: 16)
}
