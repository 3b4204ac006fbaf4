import MeniscusGeometry

extension FontFile {
  /// The number of the glyph that stands for a character; nil where there is none.
  ///
  /// Complexity: logarithmic in the characters of the font.
  public func glyphIndex(of scalar: Unicode.Scalar) -> Int? {
    guard let glyph = try? characters.glyph(of: scalar), glyph > 0, glyph < glyphCount else {
      return nil
    }
    return glyph
  }

  /// A glyph by its number, in ems.
  ///
  /// - Throws: an error where the glyph is broken or beyond what is read here.
  public func glyph(at index: Int) throws(FontFileError) -> Glyph {
    precondition(index >= 0 && index < glyphCount, "The font has the glyph.")
    let contours = try outlines.contours(of: index)
    let em = Double(unitsPerEm)
    // What the table of advances says about the left edge holds.
    var shift = 0.0
    if let bearing = advances.bearing(of: index), let left = contours.minX {
      shift = Double(bearing) - left
    }
    let map = Affine2D(a: 1 / em, b: 0, c: 0, d: -1 / em, tx: shift / em, ty: 0)
    let outline = contours.outline.transformed(by: map)
    let bounds = outline.controlBounds
    let extent = max(
      max(bounds.maxX.magnitude, bounds.minX.magnitude),
      max(bounds.maxY.magnitude, bounds.minY.magnitude))
    let advance = Double(try advances.advance(of: index)) / em
    guard extent <= Self.largestExtent, advance <= Self.largestExtent else {
      throw FontFileError(
        table: "glyf", byte: (try outlines.table(of: index))?.start ?? 0, problem: .tooLarge)
    }
    return Glyph(outline: outline, advance: advance)
  }

  /// By how much the pen moves on, besides the advance, between two glyphs, in ems.
  ///
  /// Complexity: logarithmic in the pairs, for each of the font's tables of pairs.
  public func kerning(between left: Int, and right: Int) -> Double {
    // A table that is broken there says nothing about the pair.
    let value = (try? pairs.value(left, right)) ?? 0
    return Double(value) / Double(unitsPerEm)
  }
}
