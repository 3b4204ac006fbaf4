import MeniscusDisplay

extension Messages {
  /// Why a text is no display list: where, and what was expected.
  static func sentence(for error: DisplayError, in path: String) -> String {
    guard case .text(let line, let column, let expected) = error else {
      return "\(path): this is no display list"
    }
    return "\(path): line \(line), column \(column): \(expected) expected"
  }
}
