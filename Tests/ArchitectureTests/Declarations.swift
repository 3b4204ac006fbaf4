/// The names that a module declares for others to see.
struct Declarations: Sendable {
  /// What is declared outside of types.
  private(set) var topLevel: Set<String> = []
  /// The members of types; those of enumerations and protocols whatever their access.
  private(set) var members: Set<String> = []

  /// The types outside of types that more than one file can see.
  private(set) var types: [String] = []

  private static let typeKinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "actor",
  ]
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor", "macro",
    "associatedtype",
  ]

  /// Reads the files of a module.
  init(of files: [SourceFile]) {
    for file in files { read(file) }
  }

  private mutating func read(_ file: SourceFile) {
    var isInProtocol = false
    for line in file.lines {
      let isOuter = line.first.map { $0 != " " && $0 != "}" } ?? false
      let isShown = ["public", "package", "open"].contains { line.hasToken($0) }
      if isOuter { isInProtocol = isShown && line.hasToken("protocol") }
      if isOuter, ["private", "fileprivate", "import"].allSatisfy({ !line.hasToken($0) }) {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        if let place = words.firstIndex(where: Self.typeKinds.contains), place + 1 < words.count {
          types.append(String(words[place + 1]))
        }
      }
      let isCase = line.hasToken("case") && !line.contains("case .")
      guard isShown || isCase || (isInProtocol && !isOuter) else { continue }
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      if isCase {
        // A name too many only makes the rule milder.
        members.formUnion(words.map(String.init))
      } else if let place = words.firstIndex(where: Self.kinds.contains), place + 1 < words.count {
        if isOuter {
          topLevel.insert(String(words[place + 1]))
        } else {
          members.insert(String(words[place + 1]))
        }
      }
    }
  }
}
