/// A source file with its comments and the text of its string literals blanked out.
///
/// Lines keep their numbers. Code inside an interpolation stays code.
struct SourceFile: Sendable {
  /// The path from the root of the package.
  let path: String
  /// The lines of code, the first at index 0.
  let lines: [String]
  /// The string literals, in the order in which they end.
  let literals: [Literal]

  /// A string literal.
  struct Literal: Sendable {
    /// What stands between its quotes; an interpolation is the character U+0001.
    let text: String
    /// The line on which it begins, the first being 0.
    let line: Int
    /// The calls whose arguments hold it, in the innermost block.
    let calls: [String]
  }

  /// Reads `text`, in linear time.
  init(path: String, text: String) {
    self.path = path
    var scanner = SourceScanner(text)
    scanner.code(until: nil)
    lines = String(decoding: scanner.output, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    literals = scanner.literals
  }

  /// The name of the file.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Its import statements, each with its line, the first being 0.
  var imports: [(line: Int, statement: Import)] {
    lines.enumerated().compactMap { line, text in Import(line: text).map { (line, $0) } }
  }
}
