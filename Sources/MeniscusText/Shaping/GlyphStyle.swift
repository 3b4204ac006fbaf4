/// What decides how a character is drawn.
public struct GlyphStyle: Hashable, Sendable {
  /// How heavy the strokes are.
  public var weight: TypefaceWeight
  /// The range of sizes that letters of the typeface are drawn for.
  public var opticalSize: OpticalSize
  /// Whether all digits share one advance.
  public var hasTabularDigits: Bool
  /// Whether letters lean to the right.
  public var isItalic: Bool
  /// Whether all characters share one advance.
  public var isMonospaced: Bool
  /// The row of a font file in the shaper's ``TextShaper/fonts``; nil for the typeface.
  public var font: Int?

  /// How wide characters are, in hundredths of how wide they are drawn.
  public var width = 100

  /// Makes a style; upright and in natural advances unless something else is said.
  public init(
    weight: TypefaceWeight = .regular, opticalSize: OpticalSize = .text,
    hasTabularDigits: Bool = false, isItalic: Bool = false, isMonospaced: Bool = false,
    font: Int? = nil
  ) {
    self.weight = weight
    self.opticalSize = opticalSize
    self.hasTabularDigits = hasTabularDigits
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    self.font = font
  }
}
