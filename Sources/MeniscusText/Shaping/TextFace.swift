/// A style of drawing in a size, with the heights of its lines.
public struct TextFace: Equatable, Sendable {
  /// The side of an em, in points.
  public var size: Double
  /// The distance from one baseline to the next, in points.
  public var leading: Double
  /// What decides how characters are drawn.
  public var style: GlyphStyle
  /// The distance from the baseline to the top of the line box, in ems.
  public var ascender: Double
  /// The distance from the baseline to the bottom of the line box, in ems.
  public var descender: Double

  /// Makes a face.
  ///
  /// - Parameters:
  ///   - size: the side of an em, in points; it decides the optical size of the style.
  ///   - leading: nil for the height of a line box.
  ///   - ascender: the height above the baseline, in ems.
  ///   - descender: the depth below the baseline, in ems.
  public init(
    size: Double, leading: Double? = nil, style: GlyphStyle = GlyphStyle(),
    ascender: Double = Typeface.ascent, descender: Double = Typeface.descent
  ) {
    self.size = size
    self.leading = leading ?? size * (ascender + descender)
    self.style = style
    self.style.opticalSize = OpticalSize(points: size)
    self.ascender = ascender
    self.descender = descender
  }

  /// The distance from the top of the line box to the baseline, in points.
  public var ascent: Double { ascender * size }

  /// The distance from the baseline to the bottom of the line box, in points.
  public var descent: Double { descender * size }

  /// The height of one line's box, in points.
  public var lineHeight: Double { ascent + descent }
}
