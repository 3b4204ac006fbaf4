import MeniscusDisplay

extension Messages {
  /// Why a text is no display list: where, and what was expected.
  static func sentence(for error: DisplayError, in path: String) -> String {
    guard case .text(let line, let column, let expected) = error else {
      return "\(path): this is not a display list"
    }
    return "\(path): line \(line), column \(column): expected \(text(expected))"
  }

  private static func text(_ expected: DisplayTextExpectation) -> String {
    switch expected {
    case .word(let word): "`\(word)`"
    case .number: "a number"
    case .wholeNumber: "a whole number"
    case .hash: "a hash of sixteen digits"
    case .operation: "an operation"
    case .blanks(let count): "\(count) blanks before an operation"
    case .silhouette: "a silhouette"
    case .cornerCurve: "a corner's curve"
    case .fillRule: "a rule"
    case .paint: "a paint"
    case .interpolation: "an interpolation"
    case .effect: "an effect"
    case .blendMode: "a blend mode"
    case .material: "a material"
    case .step: "a step of a path"
    case .stepsOfHash: "the steps of the path of this hash"
    case .view: "a view: how many parts it shares with the one before, then its own"
    case .validText: "UTF-8"
    case .noControlCharacter: "no control character"
    case .escape: "an escaped control character or backslash"
    case .lineEnd: "the end of the line"
    case .end: "the end of the text"
    }
  }
}
