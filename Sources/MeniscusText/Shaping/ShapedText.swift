/// A text as glyphs in a row, before it is broken into lines.
public struct ShapedText: Equatable, Sendable {
  /// The characters.
  public let characters: [Character]
  /// How each character behaves at a line's end.
  public let classes: [LineBreakClass]
  /// The row of each character's glyph in the shaper's ``TextShaper/glyphs``.
  public let glyphs: [Int]
  /// Where each glyph's origin lies if all stood on one line, in ems.
  let origins: [Double]
  /// By how much each glyph moves the pen, in ems.
  let advances: [Double]

  /// The characters that the typeface does not have, each once.
  public let missing: [Character]
}

extension ShapedText {
  /// The width of a range of characters on a line of its own, in ems.
  ///
  /// Complexity: constant.
  public func width(of range: Range<Int>) -> Double {
    guard let last = range.last else { return 0 }
    return origins[last] + advances[last] - origins[range.lowerBound]
  }

  /// The distance between the origins of two characters on one line, in ems.
  public func distance(from first: Int, to second: Int) -> Double {
    origins[second] - origins[first]
  }
}
