/// A message in its parts, for whoever shows it.
///
/// What has to be typed exactly stands in backquotes in its text; a semicolon ends a clause.
package struct Message: Equatable, Sendable {
  /// A stretch of a message.
  package struct Part: Equatable, Sendable {
    /// The text, without its backquotes.
    package var text: String
    /// Whether it is to be typed exactly.
    package var isCode: Bool
  }

  /// The message as a terminal shows it.
  package let text: String

  /// Takes a message that this module has made.
  package init(_ text: String) {
    self.text = text
  }

  /// What stands inside and outside of backquotes; one without a partner stays as it is.
  package var parts: [Part] {
    let pieces = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard pieces.count % 2 == 1 else { return [Part(text: text, isCode: false)] }
    return pieces.enumerated().map { Part(text: $0.element, isCode: $0.offset % 2 == 1) }
      .filter { !$0.text.isEmpty }
  }

  /// The clauses between semicolons that stand neither in brackets nor in backquotes.
  package var clauses: [String] {
    var clauses = [""]
    var depth = 0
    var isCode = false
    for character in text {
      switch character {
      case "`": isCode.toggle()
      case "(": depth += 1
      case ")": depth = max(depth - 1, 0)
      case ";" where depth == 0 && !isCode:
        clauses.append("")
        continue
      default: break
      }
      clauses[clauses.count - 1].append(character)
    }
    return clauses.map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
  }

  /// The first clause, or as many as a line holds.
  package var beginning: String {
    guard text.count > 96, var beginning = clauses.first else { return text }
    for clause in clauses.dropFirst() {
      guard beginning.count + clause.count <= 96 else { break }
      beginning += "; " + clause
    }
    return beginning
  }

  /// The message in lines: as it is where it is short, else a clause a line.
  package var lines: [String] { text.count > 96 ? clauses : [text] }

  /// The lines under a heading; those after the first are indented further.
  package var indentedLines: [String] {
    lines.enumerated().map { ($0.offset == 0 ? "  " : "    ") + $0.element }
  }
}
