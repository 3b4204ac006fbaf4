/// An import statement.
struct Import: Equatable {
  /// The module.
  let module: String
  /// The single declaration that is imported, or nil for the whole module.
  let declaration: String?
  /// Whether the importing module hands it on.
  let isExported: Bool

  /// Reads a line of code, or gives nil where it is no import statement.
  init?(line: String) {
    guard line.hasToken("import") else { return nil }
    var words = line.split(whereSeparator: { " \t;".contains($0) }).map(String.init)
    guard let place = words.firstIndex(of: "import") else { return nil }
    let modifiers: Set = ["public", "package", "internal", "private", "fileprivate"]
    let before = words[..<place]
    guard before.allSatisfy({ $0.hasPrefix("@") || modifiers.contains($0) }) else { return nil }
    isExported = before.contains("@_exported") || before.contains("public")
    words.removeSubrange(...place)
    let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
    let isSingle = words.first.map(kinds.contains) ?? false
    guard let name = isSingle ? words.dropFirst().first : words.first else { return nil }
    module = name.split(separator: ".").first.map(String.init) ?? name
    declaration = isSingle ? name : nil
  }

  /// The name of the single declaration, without its module.
  var declarationName: String? {
    declaration.map { String($0.drop { $0 != "." }.dropFirst()) }
  }
}
