/// A folder of Swift sources with the name of a scene, and whether it is that scene's alone.
///
/// All files of a module see each other. The folder is the scene's own if at file scope it declares
/// nothing but types, and if no other file names one of these but in a line that has the scene's name
/// and no other text, as where it is registered.
struct SceneFolder {
  /// The scene.
  let scene: String
  /// The texts of all files of the folder, and of those that changed as they were: what is used
  /// elsewhere may in turn use what changed.
  let texts: [String]
  /// The texts of all Swift sources elsewhere.
  let others: [String]

  /// Whether a change in it touches no other scene.
  var isOwn: Bool {
    var types: Set<Substring> = []
    for text in texts {
      guard let declared = Self.types(in: text) else { return false }
      types.formUnion(declared)
    }
    let name = "\"\(scene)\""
    return others.allSatisfy { text in
      text.split(whereSeparator: \.isNewline).allSatisfy { line in
        line.contains(name) && line.count { $0 == "\"" } == 2
          || Self.words(of: line).allSatisfy { !types.contains($0) }
      }
    }
  }

  private static let typeWords: Set<Substring> = [
    "struct", "class", "enum", "actor", "protocol", "typealias",
  ]
  /// What changes other types, or can be used without the name of a type.
  private static let otherWords: Set<Substring> = [
    "extension", "func", "var", "let", "operator", "precedencegroup", "macro",
  ]

  /// The types that a text declares at file scope; nil where it declares anything else there.
  ///
  /// What is not indented counts as file scope, and so does what no brace is open before.
  private static func types(in text: String) -> Set<Substring>? {
    var types: Set<Substring> = []
    var depth = 0
    for line in text.split(whereSeparator: \.isNewline) {
      let isComment = line.drop { $0 == " " || $0 == "\t" }.hasPrefix("//")
      if !isComment, depth <= 0 || line.first?.isWhitespace == false {
        let words = words(of: line)
        // `class` and `static` members, and what stands in a body, come behind a brace.
        let head = Self.words(of: line.prefix { $0 != "{" })
        if head.contains(where: otherWords.contains) { return nil }
        for (word, name) in zip(words, words.dropFirst()) where typeWords.contains(word) {
          types.insert(name)
        }
        if head.last.map(typeWords.contains) == true { return nil }
      }
      if !isComment {
        depth += line.count { $0 == "{" } - line.count { $0 == "}" }
      }
    }
    return depth == 0 ? types : nil
  }

  private static func words(of line: Substring) -> [Substring] {
    line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
