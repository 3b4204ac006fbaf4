import MeniscusGeometry

/// What is drawn for one character or symbol, in ems.
///
/// The origin lies on the baseline at the pen's place; x grows to the right, y downwards. The outline
/// is filled by the non-zero rule.
public struct Glyph: Equatable, Sendable {
  /// The drawing; without elements for a space.
  public var outline: Outline
  /// How far the pen moves.
  public var advance: Double
  /// Whether it is the box that stands for what the typeface does not have.
  public var isMissing: Bool

  /// Makes a glyph from its parts.
  public init(outline: Outline, advance: Double, isMissing: Bool = false) {
    self.outline = outline
    self.advance = advance
    self.isMissing = isMissing
  }
}
