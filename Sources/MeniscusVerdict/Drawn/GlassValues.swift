import MeniscusDisplay

/// The values of a glass element but for its shape, by name and as text.
struct GlassValues {
  /// What glass takes from what lies behind it.
  static let adapting = Set(GlassMaterial.Amount.adapting.map(\.name))

  /// The values, in the order in which they are told.
  let entries: [(name: String, text: String)]

  /// Takes the values of an element.
  init(_ element: GlassRecord) {
    let material = element.material
    var values: [(name: String, text: String?)] = [
      ("material", material.kind.name), ("spacing", element.spacing.displayText),
      ("tint", material.tint?.displayText),
    ]
    for amount in GlassMaterial.Amount.allCases
    where !amount.isSilentAtZero || material[amount] != 0 {
      values.append((amount.name, material[amount].displayText))
    }
    values.append(("touch light", element.glow?.text))
    entries = values.compactMap { name, text in text.map { (name, $0) } }
  }

  /// The value of a name; nil where it has none.
  subscript(name: String) -> String? { entries.first { $0.name == name }?.text }

  /// The names whose values differ.
  func differences(from other: GlassValues) -> [String] {
    let names = entries.map(\.name) + other.entries.map(\.name).filter { self[$0] == nil }
    return names.filter { self[$0] != other[$0] }
  }
}
