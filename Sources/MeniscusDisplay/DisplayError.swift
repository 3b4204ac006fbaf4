/// What makes a display list one that cannot be drawn as it was meant, or a text none.
///
/// `operation` is the index of the operation in the list.
public enum DisplayError: Error, Equatable, Sendable {
  /// The frame has no pixels, is too large, or its extent or scale is not a finite number.
  case frame
  /// The background is not opaque or not finite.
  case background
  /// An end has nothing to end.
  case nothingToEnd(operation: Int)
  /// A group, layer or clip is not ended.
  case notEnded(operation: Int)
  /// A number of the operation is not finite.
  case notFinite(operation: Int)
  /// The operation refers to an outline or glass element that is not there.
  case missing(operation: Int, row: Int)
  /// A ramp has no stops, or they do not rise.
  case ramp(operation: Int)
  /// A number of the glass element is not finite, or its outline is not there.
  case glassElement(row: Int)
  /// A text is no display list from a place on: line and column, both from 1, the column in bytes,
  /// and what is expected there.
  case text(line: Int, column: Int, expected: DisplayTextExpectation)
}

/// What can be expected at a place of a display list's text.
public enum DisplayTextExpectation: Equatable, Sendable {
  /// A word, as it is written.
  case word(String)
  /// A number, a whole number, the sixteen digits of a hash.
  case number, wholeNumber, hash
  /// An operation, and as many blanks before it.
  case operation, blanks(Int)
  /// A part of an operation.
  case silhouette, cornerCurve, fillRule, paint, interpolation, effect, blendMode, material
  /// A step of an outline, and the steps that give an outline its hash.
  case step, stepsOfHash
  /// The path of a view: how many parts it shares with the one before, and those that follow.
  case view
  /// Bytes that are UTF-8, hold no control character, and escape one as it has to be.
  case validText, noControlCharacter, escape
  /// The end of the line, and of the text.
  case lineEnd, end
}

#if !hasFeature(Embedded)
  extension DisplayError: Codable {}
  extension DisplayTextExpectation: Codable {}
#endif
