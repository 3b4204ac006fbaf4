import MeniscusDisplay
import MeniscusText

/// The glyphs of a scene: each is drawn and hashed once.
@MainActor
final class GlyphStore {
  private var shaper = TextShaper()
  private var resources: [DisplayResources.OutlineResource] = []
  /// The fonts that the scene brings.
  private(set) var library = FontLibrary()
  /// The characters shaped since the store was made.
  private(set) var charactersShaped = 0
  private var counted = (glyphs: 0, elements: 0)

  nonisolated init() {}

  /// Takes a font that the scene brings.
  func add(_ resource: FontResource) throws(FontFileError) {
    try library.add(resource, to: &shaper)
  }

  /// The glyphs of runs of text.
  func shape(_ runs: [TextRun], direction: ParagraphDirection) -> ShapedText {
    let shaped = shaper.shape(runs, direction: direction)
    charactersShaped += shaped.characters.count
    return shaped
  }

  /// The elements of all glyphs that were drawn since the store was made.
  var elementsDrawn: Int {
    while counted.glyphs < shaper.glyphs.count {
      counted.elements += shaper.glyphs[counted.glyphs].outline.elements.count
      counted.glyphs += 1
    }
    return counted.elements
  }

  /// The elements of the glyphs that the typeface drew since the store was made.
  var letterElementsDrawn: Int { shaper.letterElements }

  /// The row of a character's glyph.
  func row(of character: Character, style: GlyphStyle) -> Int {
    shaper.row(of: character, style: style)
  }

  /// The row of a symbol's drawing.
  func row(ofSymbol name: String, weight: TypefaceWeight) -> Int {
    shaper.row(ofSymbol: name, weight: weight)
  }

  /// The glyph in a row.
  func glyph(_ row: Int) -> Glyph { shaper.glyphs[row] }

  /// The outline of the glyph in a row; nil where it draws nothing.
  func outline(_ row: Int) -> DisplayResources.OutlineResource? {
    while resources.count <= row {
      resources.append(
        DisplayResources.OutlineResource(shaper.glyphs[resources.count].outline))
    }
    return resources[row].bounds.isEmpty ? nil : resources[row]
  }
}
