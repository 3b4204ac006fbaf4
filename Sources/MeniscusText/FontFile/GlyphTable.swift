/// The outlines of a font: the tables `glyf` and `loca`.
struct GlyphTable: Sendable {
  let outlines: FontTable
  let places: FontTable
  let usesLongOffsets: Bool
  let glyphCount: Int

  /// How deep glyphs may be made of others.
  static let maximumDepth = 8
  /// How many parts a glyph may have, those of its parts included.
  static let maximumComponents = 256
  /// How many points a glyph may have, those of its parts included.
  static let maximumPoints = 16384

  /// Whether there is a place for every glyph.
  func checkPlaces() throws(FontFileError) {
    if usesLongOffsets {
      _ = try places.long(glyphCount * 4)
    } else {
      _ = try places.unsigned(glyphCount * 2)
    }
  }

  /// The bytes of a glyph; nil where it draws nothing.
  func table(of glyph: Int) throws(FontFileError) -> FontTable? {
    guard glyph >= 0, glyph < glyphCount else {
      throw outlines.error(.invalidComponent, at: 0)
    }
    let start, end: Int
    if usesLongOffsets {
      start = try places.long(glyph * 4)
      end = try places.long(glyph * 4 + 4)
    } else {
      start = try places.unsigned(glyph * 2) * 2
      end = try places.unsigned(glyph * 2 + 2) * 2
    }
    if start == end { return nil }
    return try outlines.table("glyf", at: start, count: end - start)
  }

  /// The contours of a glyph, in units, y upwards.
  ///
  /// - Throws: an error where the glyph is broken, or larger than what is read here.
  func contours(of glyph: Int) throws(FontFileError) -> GlyphContours {
    var budget = Budget()
    return try contours(of: glyph, depth: 0, &budget)
  }

  /// What a glyph may still cost.
  struct Budget {
    var components = GlyphTable.maximumComponents
    var points = GlyphTable.maximumPoints
  }

  func contours(
    of glyph: Int, depth: Int, _ budget: inout Budget
  ) throws(FontFileError) -> GlyphContours {
    guard let table = try table(of: glyph) else { return GlyphContours() }
    guard depth <= Self.maximumDepth else { throw table.error(.invalidComponent, at: 0) }
    let contourCount = try table.signed(0)
    if contourCount >= 0 {
      return try GlyphContours(table, contours: contourCount, &budget)
    }
    return try composite(table, depth: depth, &budget)
  }
}
