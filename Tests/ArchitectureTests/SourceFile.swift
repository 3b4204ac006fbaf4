/// A source file with its comments and the text of its string literals blanked out.
///
/// Lines keep their numbers. Code inside an interpolation stays code.
struct SourceFile: Sendable {
  /// The path from the root of the package.
  let path: String
  /// The lines of code, the first at index 0.
  let lines: [String]

  /// Reads `text`, in linear time.
  init(path: String, text: String) {
    self.path = path
    var scanner = Scanner(text: Array(text.unicodeScalars))
    scanner.code(until: nil)
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scanner.output)
    lines = String(view).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

/// Walks over Swift text and writes the code in it, a blank for everything else.
private struct Scanner {
  let text: [Unicode.Scalar]
  var position = 0
  var output: [Unicode.Scalar] = []

  init(text: [Unicode.Scalar]) {
    self.text = text
  }

  private func starts(with prefix: String) -> Bool {
    var ahead = position
    for scalar in prefix.unicodeScalars {
      guard ahead < text.count, text[ahead] == scalar else { return false }
      ahead += 1
    }
    return true
  }

  private mutating func keep() {
    output.append(text[position])
    position += 1
  }

  private mutating func blank(_ count: Int = 1) {
    for _ in 0..<count where position < text.count {
      output.append(text[position] == "\n" ? "\n" : " ")
      position += 1
    }
  }

  /// Walks over code up to the closing parenthesis of an interpolation, or to the end.
  mutating func code(until closing: Unicode.Scalar?) {
    var depth = 0
    while position < text.count {
      if starts(with: "//") {
        while position < text.count, text[position] != "\n" { blank() }
      } else if starts(with: "/*") {
        comment()
      } else if let hashes = hashesBeforeQuote() {
        literal(hashes: hashes)
      } else if let closing, text[position] == closing, depth == 0 {
        return
      } else {
        if text[position] == "(" { depth += 1 }
        if text[position] == ")" { depth -= 1 }
        keep()
      }
    }
  }

  private mutating func comment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        blank(2)
      } else if starts(with: "*/") {
        depth -= 1
        blank(2)
      } else {
        blank()
      }
    } while depth > 0 && position < text.count
  }

  private func hashesBeforeQuote() -> Int? {
    var ahead = position
    while ahead < text.count, text[ahead] == "#" { ahead += 1 }
    return ahead < text.count && text[ahead] == "\"" ? ahead - position : nil
  }

  private mutating func literal(hashes: Int) {
    let marks = String(repeating: "#", count: hashes)
    blank(hashes)
    let quotes = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    blank(quotes.count)
    while position < text.count {
      if starts(with: quotes + marks) {
        blank(quotes.count + hashes)
        return
      }
      if starts(with: "\\" + marks + "(") {
        blank(hashes + 2)
        code(until: ")")
        blank()
      } else if starts(with: "\\" + marks) {
        blank(hashes + 2)
      } else {
        blank()
      }
    }
  }
}
