import MeniscusGeometry

/// The typeface: a rounded sans serif, drawn from one skeleton in every weight.
///
/// All lengths are in ems.
public enum Typeface {
  /// The distance from the baseline to the top of the line box.
  public static let ascent = 0.969
  /// The distance from the baseline to the bottom of the line box.
  public static let descent = 0.241
  /// The height of capitals.
  public static let capHeight = 0.727
  /// The height of small letters without ascender.
  public static let xHeight = 0.546

  /// The glyph of a character.
  ///
  /// - Parameter tabularDigits: whether all digits share one advance.
  public static func glyph(
    of character: Character, weight: TypefaceWeight, tabularDigits: Bool = false
  ) -> Glyph {
    Glyph(
      outline: .rectangle(Rect2D(x: 0.06, y: -0.7, width: 0.5, height: 0.7)), advance: 0.62,
      isMissing: true)
  }

  /// By how much the pen moves on, besides the advance, between two characters.
  public static func kerning(
    between left: Character, and right: Character, weight: TypefaceWeight
  ) -> Double {
    0
  }
}
