/// String literals that stand in one place only.
struct Wording: Sendable {
  /// What is wrong with a literal elsewhere.
  let complaint: String
  /// The folders where it may stand.
  let homes: [String]
  /// The calls whose arguments may hold it anywhere.
  var calls: Set<String> = []
  /// Whether a literal is meant.
  let holds: @Sendable (String) -> Bool

  /// What is wrong with files: path, line and complaint.
  func complaints(about files: [SourceFile]) -> [String] {
    files.filter { file in !homes.contains(where: file.path.hasPrefix) }.flatMap { file in
      file.literals.filter { calls.isDisjoint(with: $0.calls) && holds($0.text) }
        .map { "\(file.path):\($0.line + 1): \(complaint): \($0.text)" }
    }
  }
}

extension Wording {
  /// Whether a text has three words in a row as prose has: small letters, with blanks between.
  static func isProse(_ text: String) -> Bool {
    guard text.utf8.count > 4 else { return false }
    return text.split(separator: "\n").contains { line in
      var run = 0
      for piece in line.split(separator: " ", omittingEmptySubsequences: false) {
        let word = piece.last.map { ",;:.".contains($0) } ?? false ? piece.dropLast() : piece
        let isPlain = !word.isEmpty && word.utf8.allSatisfy { (97...122).contains($0) }
        run = isPlain ? run + 1 : 0
        if run == 3 { return true }
      }
      return false
    }
  }

  /// Whether a text is a word of a display list's text, with which a reader of it begins or
  /// compares.
  static func isDisplayText(_ text: String) -> Bool {
    displayWords.contains { text.hasPrefix($0) || text.hasPrefix(" " + $0) }
  }

  private static let displayWords = [
    "display 1", "display \u{1}", "  # ", "rgba(", "move(", "map(", "rect(", "rounded(", "ellipse(",
    "outline(",
    "blur(", "shadow(", "colors(", "blend(", "linear(", "radial(", "elliptical(", "angular(",
    "picture(", "glow(",
  ]
}
