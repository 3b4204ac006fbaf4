/// What `Package.swift` says of the modules, read as text.
struct Manifest: Sendable {
  /// The modules in `Sources`, in the order of the table.
  let modules: [Module]
  /// The modules in `Tests`.
  let tests: [Module]
  /// Words that a manifest may not have: other packages, and flags that bar dependents; those of
  /// test targets do not.
  let forbidden: [String]

  /// Reads a manifest with the tables `modules` and `tests`, whose rows are a name and lists of
  /// names in parentheses.
  init(text: String) {
    modules = Self.rows(of: "modules", in: text).map { row in
      let marked = row.lists.count > 1 ? row.lists[1] : []
      let exports = marked.filter { $0.hasPrefix(Self.mark) }
        .map { String($0.dropFirst(Self.mark.count)) }
      return Module(
        name: row.name, imports: Set(row.lists[0]),
        toolchain: Set(marked.filter { !$0.hasPrefix(Self.mark) } + exports), exports: Set(exports))
    }
    tests = Self.rows(of: "tests", in: text).map { row in
      Module(name: row.name, imports: Set(row.lists[0]), isTest: true)
    }
    let code = SourceFile(path: "Package.swift", text: text).lines.joined(separator: "\n")
      .replacing(/let testSettings: \[SwiftSetting\] = \[[^\]]*\][^\]]*\]/, with: "")
      .replacing(/\.testTarget\([^)]*\([^)]*\), swiftSettings: testSettings\)/, with: "")
    forbidden = [".package(", "unsafeFlags", "testSettings", "binaryTarget", "systemLibrary"]
      .filter(code.contains)
  }

  /// What stands before a name that a module hands on.
  private static let mark = "@_exported "

  private static func rows(of table: String, in text: String) -> [(name: String, lists: [[String]])]
  {
    guard let start = text.firstRange(of: "let \(table):"),
      let end = text[start.upperBound...].firstRange(of: "\n]")
    else { return [] }
    return text[start.upperBound..<end.lowerBound]
      .matches(of: /\(\s*"(\w+)",\s*\[([^\]]*)\](?:,\s*\[([^\]]*)\])?\s*\)/)
      .map { row in
        (
          String(row.1),
          [row.2, row.3 ?? ""].map { $0.matches(of: /"([^"]+)"/).map { String($0.1) } }
        )
      }
  }
}

extension Manifest {
  /// The package's own.
  static let package = Manifest(text: (try? Tree.text(of: "Package.swift")) ?? "")
}
