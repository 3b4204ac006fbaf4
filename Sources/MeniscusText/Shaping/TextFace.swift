/// The typeface in a size and weight.
public struct TextFace: Equatable, Sendable {
  /// The side of an em, in points.
  public var size: Double
  /// The distance from one baseline to the next, in points.
  public var leading: Double
  /// How heavy the strokes are.
  public var weight: TypefaceWeight
  /// Whether all digits share one advance.
  public var hasTabularDigits: Bool

  /// Makes a face.
  ///
  /// - Parameter leading: nil for the height of a line box.
  public init(
    size: Double, leading: Double? = nil, weight: TypefaceWeight = .regular,
    hasTabularDigits: Bool = false
  ) {
    self.size = size
    self.leading = leading ?? size * (Typeface.ascent + Typeface.descent)
    self.weight = weight
    self.hasTabularDigits = hasTabularDigits
  }

  /// The distance from the top of the line box to the baseline, in points.
  public var ascent: Double { Typeface.ascent * size }

  /// The distance from the baseline to the bottom of the line box, in points.
  public var descent: Double { Typeface.descent * size }

  /// The height of one line's box, in points.
  public var lineHeight: Double { ascent + descent }
}
