/// Turns text into glyphs, each of which is drawn once.
///
/// A shaper is a value that grows; what it answers does not depend on what it was asked before.
public struct TextShaper: Sendable {
  /// A character as a style has it.
  private struct Key: Hashable {
    let character: Character
    let style: GlyphStyle
    /// How a character of several parts is spelt, where a font file may draw the parts by
    /// themselves: equivalent spellings are equal characters.
    let spelling: [Unicode.Scalar]

    init(_ character: Character, _ style: GlyphStyle) {
      self.character = character
      self.style = style
      let scalars = character.unicodeScalars
      spelling = style.font == nil || scalars.count == 1 ? [] : Array(scalars)
    }
  }

  /// The first and the last glyph that a font file has for a character.
  private struct FontGlyphs {
    let first: Int
    let last: Int
  }

  /// A symbol in a weight.
  private struct SymbolKey: Hashable {
    let name: String
    let weight: TypefaceWeight
  }

  /// The glyphs that were asked for, in the order in which they were first.
  public private(set) var glyphs: [Glyph] = []
  /// The font files that styles refer to.
  public private(set) var fonts: [FontFile] = []
  /// The elements of the outlines that the typeface drew.
  public private(set) var letterElements = 0
  /// What pairs of glyphs are looked up by; nil for what no font file drew.
  private var fontGlyphs: [Int: FontGlyphs] = [:]
  private var rows: [Key: Int] = [:]
  private var symbolRows: [SymbolKey: Int] = [:]

  /// What stands for omitted text.
  public static let ellipsis: Character = "…"

  /// Makes a shaper that has drawn nothing yet.
  public init() {}

  /// Takes a font file.
  ///
  /// - Returns: its row in ``fonts``.
  public mutating func add(_ font: FontFile) -> Int {
    fonts.append(font)
    return fonts.count - 1
  }

  /// The row of a character's glyph in ``glyphs``; the typeface helps out where a font file does
  /// not have it.
  public mutating func row(of character: Character, style: GlyphStyle) -> Int {
    let key = Key(character, style)
    if let row = rows[key] { return row }
    let row = glyphs.count
    rows[key] = row
    glyphs.append(drawn(character, style, row: row))
    return row
  }

  private mutating func drawn(
    _ character: Character, _ style: GlyphStyle, row: Int
  ) -> Glyph {
    var glyph: Glyph
    if let font = style.font, let found = fonts[font].cluster(of: character) {
      glyph = found.glyph
      fontGlyphs[row] = FontGlyphs(first: found.first, last: found.last)
    } else {
      glyph = Typeface.glyph(
        of: character, weight: style.weight, size: style.opticalSize,
        tabularDigits: style.hasTabularDigits)
      letterElements += glyph.elementCount
    }
    if style.width != 100 { glyph = glyph.stretched(to: style.width) }
    if style.isMonospaced { glyph = glyph.monospaced }
    return style.isItalic ? glyph.slanted : glyph
  }

  /// The row of a symbol's drawing in ``glyphs``; the box of a missing one where there is none.
  public mutating func row(ofSymbol name: String, weight: TypefaceWeight) -> Int {
    let key = SymbolKey(name: name, weight: weight)
    if let row = symbolRows[key] { return row }
    glyphs.append(Symbols.symbol(named: name, weight: weight) ?? Symbols.missing(weight: weight))
    symbolRows[key] = glyphs.count - 1
    return glyphs.count - 1
  }

  /// By how much the pen moves on between two characters of one style, in ems.
  private func kerning(
    between left: (character: Character, row: Int), and right: (character: Character, row: Int),
    _ style: GlyphStyle
  ) -> Double {
    if style.isMonospaced { return 0 }
    if style.width != 100 {
      var natural = style
      natural.width = 100
      return kerning(between: left, and: right, natural) * Double(style.width) / 100
    }
    guard let font = style.font else {
      return Typeface.kerning(
        between: left.character, and: right.character, weight: style.weight)
    }
    guard let first = fontGlyphs[left.row], let second = fontGlyphs[right.row] else { return 0 }
    return fonts[font].kerning(between: first.last, and: second.first)
  }

  /// The glyphs of runs of text, one after the other, with kerning inside each run.
  ///
  /// Complexity: linear in the text.
  ///
  /// - Parameter direction: where the paragraphs begin.
  public mutating func shape(
    _ runs: [TextRun], direction: ParagraphDirection = .leftToRight
  ) -> ShapedText {
    var line = GlyphLine()
    for (index, run) in runs.enumerated() {
      line.characters += run.text
      line.classes += LineBreakClass.classes(of: run.text)
      let added = line.characters.count - line.runIndices.count
      line.runIndices += [Int](repeating: index, count: added)
    }
    let (levels, bases) = direction.levels(of: line.characters, line.classes)
    for index in line.characters.indices {
      append(index, of: runs[line.runIndices[index]], levels, to: &line)
    }
    return ShapedText(
      runs: runs, characters: line.characters, classes: line.classes, glyphs: line.rows,
      runIndices: line.runIndices, origins: line.origins, advances: line.advances,
      levels: levels, bases: bases, missing: line.missing)
  }

  /// Adds the glyph of a character.
  private mutating func append(
    _ index: Int, of run: TextRun, _ levels: [UInt8], to line: inout GlyphLine
  ) {
    let style = run.face.style
    if line.classes[index] == .mandatory {
      // What ends a line draws nothing.
      line.rows.append(row(of: " ", style: style))
      line.origins.append(line.pen)
      line.advances.append(0)
      return
    }
    var character = line.characters[index]
    if !levels.isEmpty, levels[index] % 2 == 1 {
      character = MirroredCharacter.image(of: character)
    }
    let row = row(of: character, style: style)
    if index > 0, line.runIndices[index - 1] == line.runIndices[index],
      line.classes[index - 1] != .mandatory,
      levels.isEmpty || levels[index - 1] == levels[index]
    {
      let left = (character: line.characters[index - 1], row: line.rows[index - 1])
      line.pen += kerning(between: left, and: (character, row), style) * run.face.size
    }
    line.rows.append(row)
    line.origins.append(line.pen)
    let advance = glyphs[row].advance * run.face.size + run.tracking
    line.advances.append(advance)
    line.pen += advance + run.kerning
    if glyphs[row].isMissing, !line.missing.contains(character) {
      line.missing.append(character)
    }
  }
}

/// Glyphs in a row that grows.
private struct GlyphLine {
  var characters: [Character] = []
  var classes: [LineBreakClass] = []
  var runIndices: [Int] = []
  var rows: [Int] = []
  var origins: [Double] = []
  var advances: [Double] = []
  var missing: [Character] = []
  /// Where the next glyph begins, in points.
  var pen = 0.0
}
