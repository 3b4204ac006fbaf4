/// What texts beside `Package.swift` say of its tables.
enum Document {
  /// The rows of a Markdown table of modules that stand in a text: name and last cell.
  static func rows(in text: String, of modules: [Module]) -> [(name: String, imports: String)] {
    guard text.holds("\n|") else { return [] }
    let names = Set(modules.map(\.name))
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.filter { $0 != "`" }.trimmed }
      guard line.hasPrefix("|"), cells.count > 1, names.contains(cells[0]) else { return nil }
      return (cells[0], cells[cells.count - 1])
    }
  }

  /// What the last cell of a module's row has to say.
  static func cell(of module: Module, among modules: [Module]) -> String {
    let own = modules.map(\.name).filter(module.imports.contains)
      .map { $0.hasPrefix("Meniscus") ? String($0.dropFirst("Meniscus".count)) : $0 }
    let all = own + module.toolchain.sorted()
    return all.isEmpty ? "nothing" : all.joined(separator: ", ")
  }

  /// Where the table of a document says other than the manifest: a complaint a row.
  static func complaints(about text: String, modules: [Module]) -> [String] {
    let found = rows(in: text, of: modules)
    let expected = modules.map { (name: $0.name, imports: cell(of: $0, among: modules)) }
    guard found.map(\.name) == expected.map(\.name) else {
      return ["the rows are \(found.map(\.name)), in Package.swift \(expected.map(\.name))"]
    }
    return zip(found, expected).filter { $0.imports != $1.imports }
      .map { "\($0.name): “\($0.imports)” ought to be “\($1.imports)”" }
  }

  /// Whether a text has half of the table's rows or more: as Markdown, or as names with lists of
  /// names.
  static func isCopy(_ text: String, of modules: [Module]) -> Bool {
    let names = Set(modules.map(\.name))
    if rows(in: text, of: modules).count * 2 >= names.count { return true }
    guard text.holds("\"Meniscus") else { return false }
    let lists = text.matches(of: /"(\w+)"\s*[,:]\s*(?:\w+:\s*)?\[([^\]]*)\]/).filter { row in
      let listed = row.2.matches(of: /"(\w+)"/).map { String($0.1) }
      return names.contains(String(row.1)) && !listed.isEmpty && listed.allSatisfy(names.contains)
    }
    return lists.count * 2 >= names.count
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
