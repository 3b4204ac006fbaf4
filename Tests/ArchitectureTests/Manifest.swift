/// What `Package.swift` says of the rooms, read as text.
struct Manifest {
  /// The modules of this package that each room depends on.
  let rooms: [String: Set<String>]
  /// Words that a manifest may not have: other packages, and flags that bar dependents.
  let forbidden: [String]

  /// Reads a manifest whose rooms are rows of names in parentheses.
  init(text: String) {
    let rows = text.matches(of: /\(\s*"(\w+)",\s*\[([^\]]*)\]\s*\)/)
    rooms = Dictionary(
      rows.map { row in
        (String(row.1), Set(row.2.matches(of: /"(\w+)"/).map { String($0.1) }))
      }, uniquingKeysWith: { first, _ in first })
    let code = SourceFile(path: "Package.swift", text: text).lines.joined(separator: "\n")
    forbidden = [".package(", "unsafeFlags", "binaryTarget", "systemLibrary"]
      .filter(code.contains)
  }
}
