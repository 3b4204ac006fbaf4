/// What the text of a glass element says, by name.
struct GlassWords {
  /// What glass takes from what lies behind it.
  static let adapting: Set<String> = ["darkness", "shadow", "density"]

  /// What values are called, by the word that stands before them.
  static let names = [
    "spacing": "spacing", "tint": "tint", "dark": "darkness", "presence": "presence",
    "shadow": "shadow", "density": "density",
  ]
  private var values: [(name: String, value: String)] = []

  /// Reads the parts of an element after its row, silhouette first.
  init(_ parts: [String]) {
    var material: [String] = []
    var words = parts.dropFirst().filter { !DrawnShape.isTransform($0) }[...]
    while let word = words.popFirst() {
      if let name = Self.names[word], let value = words.popFirst() {
        values.append((name, value))
      } else if word.hasPrefix("glow(") {
        values.append(("touch light", word))
      } else {
        material.append(word)
      }
    }
    values.insert(("material", material.joined(separator: " ")), at: 0)
  }

  /// The value of a name; nil where it has none.
  subscript(name: String) -> String? { values.first { $0.name == name }?.value }

  /// The names whose values differ.
  func differences(from other: GlassWords) -> [String] {
    let names = values.map(\.name) + other.values.map(\.name).filter { self[$0] == nil }
    return names.filter { self[$0] != other[$0] }
  }
}
