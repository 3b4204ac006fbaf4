/// Turns text into glyphs, each of which is drawn once.
///
/// A shaper is a value that grows; what it answers does not depend on what it was asked before.
public struct TextShaper: Sendable {
  /// A character as a face has it.
  private struct Key: Hashable {
    let character: Character
    let weight: TypefaceWeight
    let hasTabularDigits: Bool
  }

  /// A symbol in a weight.
  private struct SymbolKey: Hashable {
    let name: String
    let weight: TypefaceWeight
  }

  /// The glyphs that were asked for, in the order in which they were first.
  public private(set) var glyphs: [Glyph] = []
  private var rows: [Key: Int] = [:]
  private var symbolRows: [SymbolKey: Int] = [:]

  /// What stands for omitted text.
  public static let ellipsis: Character = "…"

  /// Makes a shaper that has drawn nothing yet.
  public init() {}

  /// The row of a character's glyph in ``glyphs``.
  public mutating func row(
    of character: Character, weight: TypefaceWeight, tabularDigits: Bool = false
  ) -> Int {
    let key = Key(character: character, weight: weight, hasTabularDigits: tabularDigits)
    if let row = rows[key] { return row }
    glyphs.append(Typeface.glyph(of: character, weight: weight, tabularDigits: tabularDigits))
    rows[key] = glyphs.count - 1
    return glyphs.count - 1
  }

  /// The row of a symbol's drawing in ``glyphs``; the box of a missing one where there is none.
  public mutating func row(ofSymbol name: String, weight: TypefaceWeight) -> Int {
    let key = SymbolKey(name: name, weight: weight)
    if let row = symbolRows[key] { return row }
    glyphs.append(Symbols.symbol(named: name, weight: weight) ?? Symbols.missing(weight: weight))
    symbolRows[key] = glyphs.count - 1
    return glyphs.count - 1
  }

  /// The glyphs of a text in a face, with kerning.
  ///
  /// Complexity: linear in the text.
  public mutating func shape(_ text: String, in face: TextFace) -> ShapedText {
    let characters = Array(text)
    let classes = LineBreakClass.classes(of: text)
    var rows: [Int] = []
    var origins: [Double] = []
    var advances: [Double] = []
    var missing: [Character] = []
    var pen = 0.0
    for (index, character) in characters.enumerated() {
      if classes[index] == .mandatory {
        // What ends a line draws nothing.
        rows.append(row(of: " ", weight: face.weight))
        origins.append(pen)
        advances.append(0)
        continue
      }
      let row = row(
        of: character, weight: face.weight, tabularDigits: face.hasTabularDigits)
      if index > 0, classes[index - 1] != .mandatory {
        pen += Typeface.kerning(
          between: characters[index - 1], and: character, weight: face.weight)
      }
      rows.append(row)
      origins.append(pen)
      advances.append(glyphs[row].advance)
      pen += glyphs[row].advance
      if glyphs[row].isMissing, !missing.contains(character) { missing.append(character) }
    }
    return ShapedText(
      characters: characters, classes: classes, glyphs: rows, origins: origins,
      advances: advances, missing: missing)
  }
}
