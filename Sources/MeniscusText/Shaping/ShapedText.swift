/// Runs of text as glyphs in a row, before they are broken into lines.
public struct ShapedText: Equatable, Sendable {
  /// The runs, in order.
  public let runs: [TextRun]
  /// The characters of all runs.
  public let characters: [Character]
  /// How each character behaves at a line's end.
  public let classes: [LineBreakClass]
  /// The row of each character's glyph in the shaper's ``TextShaper/glyphs``.
  public let glyphs: [Int]
  /// The run of each character.
  public let runIndices: [Int]
  /// Where each glyph's origin lies if all stood on one line, in points.
  let origins: [Double]
  /// By how much each glyph moves the pen, in points.
  let advances: [Double]
  /// The characters that no font has, each once.
  public let missing: [Character]
}

extension ShapedText {
  /// The width of a range of characters on a line of its own, in points.
  ///
  /// Complexity: constant.
  public func width(of range: Range<Int>) -> Double {
    guard let last = range.last else { return 0 }
    // Characters may be drawn together by more than they take.
    return max(origins[last] + advances[last] - origins[range.lowerBound], 0)
  }

  /// The distance between the origins of two characters on one line, in points.
  public func distance(from first: Int, to second: Int) -> Double {
    origins[second] - origins[first]
  }

  /// By how much a character moves the pen, in points.
  public func advance(of index: Int) -> Double { advances[index] }

  /// The run of a character; that of the last where there is none there.
  public func runIndex(at index: Int) -> Int {
    runIndices.indices.contains(index) ? runIndices[index] : max(runs.count - 1, 0)
  }
}
