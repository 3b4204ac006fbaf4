/// One line of broken text.
public struct TextLine: Equatable, Sendable {
  /// Why a line ends where it does.
  public enum Ending: Equatable, Sendable {
    /// The text ends.
    case text
    /// The text asks for a new line.
    case mandatory
    /// The next word would not fit.
    case wrapped
    /// A single word is wider than the line and was divided.
    case divided
    /// There are no more lines, and text was left out.
    case truncated
  }

  /// The clusters of the line, without spaces at its end and without what asked for a new line.
  public var range: Range<Int>
  /// The clusters of `range` in whose place an ellipsis stands; nil where none stands.
  ///
  /// It may be empty: then the ellipsis stands there and nothing of the line is left out.
  public var omitted: Range<Int>?
  /// The width, the ellipsis included, in points.
  public var width: Double
  /// Why the line ends.
  public var ending: Ending

  /// Makes a line from its parts.
  public init(
    range: Range<Int>, omitted: Range<Int>? = nil, width: Double, ending: Ending
  ) {
    self.range = range
    self.omitted = omitted
    self.width = width
    self.ending = ending
  }
}
