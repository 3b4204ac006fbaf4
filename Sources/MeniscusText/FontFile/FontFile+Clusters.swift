import MeniscusGeometry

extension FontFile {
  /// What a font draws for a character, and the glyphs at its ends.
  struct Cluster {
    var glyph: Glyph
    var first: Int
    var last: Int
  }

  /// The drawing of a character, its parts one after the other; nil where the font does not have
  /// all of them, or a glyph is broken.
  func cluster(of character: Character) -> Cluster? {
    let scalars = Self.composed[character].map { [$0] } ?? Array(character.unicodeScalars)
    var cluster: Cluster?
    for scalar in scalars where !Self.isInvisible(scalar) {
      guard let index = glyphIndex(of: scalar), let glyph = try? glyph(at: index) else {
        return nil
      }
      guard let known = cluster else {
        cluster = Cluster(glyph: glyph, first: index, last: index)
        continue
      }
      let moved = glyph.outline.transformed(by: .translation(x: known.glyph.advance, y: 0))
      cluster?.glyph = Glyph(
        outline: Path2D(elements: known.glyph.outline.elements + moved.elements),
        advance: known.glyph.advance + glyph.advance)
      cluster?.last = index
    }
    return cluster
  }

  /// Selectors and joiners, which change nothing here.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    (0xFE00...0xFE0F).contains(scalar.value) || scalar.value == 0x200D
  }

  /// Letters with marks by what they are equivalent to: one glyph whichever way they are spelt.
  private static let composed: [Character: Unicode.Scalar] = {
    var letters: [Character: Unicode.Scalar] = [:]
    let ranges: [ClosedRange<UInt32>] = [
      0xC0...0x24F, 0x386...0x3CE, 0x400...0x4F9, 0x1E00...0x1EFF,
    ]
    for value in ranges.joined() {
      if let scalar = Unicode.Scalar(value) { letters[Character(scalar)] = scalar }
    }
    return letters
  }()
}
