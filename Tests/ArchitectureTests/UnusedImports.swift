/// The rule that an import serves a purpose.
struct UnusedImports: Sendable {
  /// What each module of the package declares.
  let declarations: [String: Declarations]

  /// Names that say nothing, because the standard library has them too.
  private static let common: Set<String> = [
    "append", "contains", "count", "description", "filter", "first", "index", "init", "insert",
    "isEmpty", "last", "map", "max", "min", "remove", "reserveCapacity", "reversed", "rounded",
    "self", "sorted", "split", "zero",
  ]

  /// The imports of a file of which the file names nothing: path, line and complaint.
  ///
  /// A module is used where the file names what the module declares outside of types, or a member
  /// that of all modules the file sees is declared by this one alone. What names a file only has in
  /// common with several modules needs no import to compile.
  func complaints(about file: SourceFile, in module: String) -> [String] {
    let imports = file.imports
    guard !imports.isEmpty else { return [] }
    let words = Words(of: file)
    let seen = Set(imports.map(\.statement.module) + [module])
    return imports.filter { !isUsed($0.statement, by: words, seeing: seen) }.map {
      "\(file.path):\($0.line + 1): imports \($0.statement.module) and uses nothing of it"
    }
  }

  private func isUsed(_ statement: Import, by words: Words, seeing seen: Set<String>) -> Bool {
    if statement.isExported { return true }
    if let name = statement.declarationName { return words.all.contains(name) }
    guard let own = declarations[statement.module] else {
      return isUsed(toolchain: statement.module, by: words.all)
    }
    if !own.topLevel.isDisjoint(with: words.all) { return true }
    let others = seen.subtracting([statement.module]).compactMap { declarations[$0] }
    return own.members.intersection(words.members).subtracting(Self.common).contains { name in
      !others.contains { $0.members.contains(name) || $0.topLevel.contains(name) }
    }
  }

  private func isUsed(toolchain module: String, by words: Set<String>) -> Bool {
    guard let names = Toolchain.names[module] else { return true }
    if !names.isDisjoint(with: words) { return true }
    return module == "Foundation"
      && words.contains { word in Toolchain.prefixes.contains { word.hasPrefix($0) } }
  }
}

extension Module {
  /// What the row of `Package.swift` allows and no file imports.
  func unusedDependencies(in files: [SourceFile]) -> [String] {
    let statements = files.flatMap { $0.imports.map(\.statement) }
    let found = Set(statements.map(\.module)).union(statements.compactMap(\.declaration))
    return imports.union(toolchain).subtracting(found).sorted()
      .map { "\(name) may import \($0), and no file of it does" }
  }
}
