import MeniscusGeometry

extension Glyph {
  /// By how much the slant moves a point to the right for each unit of its height.
  ///
  /// It is the tangent of 12 degrees, the usual angle of a slanted sans serif.
  public static let slant = 0.212_556_561_670_022_13

  /// The advance that all characters share where they are set in equal advances, in ems.
  public static let monospacedAdvance = 0.62

  /// The least room beside the ink of a character in equal advances, in ems.
  private static let monospacedMargin = 0.03

  /// The glyph leaning to the right; its advance stays.
  var slanted: Glyph {
    // y grows downwards: what is above the baseline is negative and moves to the right.
    let shear = Affine2D(a: 1, b: 0, c: -Self.slant, d: 1, tx: 0, ty: 0)
    return Glyph(outline: outline.transformed(by: shear), advance: advance, isMissing: isMissing)
  }

  /// The glyph narrowed or widened, its advance too, by hundredths.
  func stretched(to width: Int) -> Glyph {
    let factor = Double(width) / 100
    let map = Affine2D(a: factor, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    return Glyph(
      outline: outline.transformed(by: map), advance: advance * factor, isMissing: isMissing)
  }

  /// The glyph in the middle of the advance that all share; what is too wide is narrowed.
  var monospaced: Glyph {
    let cell = Self.monospacedAdvance
    if advance == 0 { return self }
    let ink = outline.controlBounds
    let room = cell - 2 * Self.monospacedMargin
    let factor = ink.width > room ? room / ink.width : 1
    let map = Affine2D(
      a: factor, b: 0, c: 0, d: 1, tx: cell / 2 - factor * (ink.minX + ink.maxX) / 2, ty: 0)
    return Glyph(outline: outline.transformed(by: map), advance: cell, isMissing: isMissing)
  }
}
