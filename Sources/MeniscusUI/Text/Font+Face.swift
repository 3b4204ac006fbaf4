import MeniscusText

/// What views around a text and the text itself ask for, beside the font.
struct FontTraits: Hashable {
  var textSize: DynamicTypeSize
  /// The weight; it wins over the font's own.
  var weight: Font.Weight?
  var isItalic: Bool
  var hasTabularDigits: Bool
  var isMonospaced: Bool
  /// The width; it wins over the font's own.
  var width: Font.Width?
  /// Whether the person wants heavier text.
  var hasBoldText: Bool

  init(_ environment: EnvironmentValues) {
    textSize = environment.dynamicTypeSize
    weight = environment.fontWeight
    isItalic = environment.isItalic
    hasTabularDigits = environment.hasTabularDigits
    isMonospaced = environment.isMonospaced
    hasBoldText = environment.hasBoldText
    width = environment.fontWidth
  }

  init(_ environment: EnvironmentValues, _ attributes: TextAttributes) {
    self.init(environment)
    if let own = attributes.weight { weight = own }
    width = attributes.width ?? width
    isItalic = attributes.isItalic ?? isItalic
    hasTabularDigits = attributes.hasTabularDigits ?? hasTabularDigits
    isMonospaced = attributes.isMonospaced ?? isMonospaced
  }
}

extension Font {
  /// The face with all that is asked for.
  ///
  /// - Parameter library: the fonts that the scene brings.
  func face(_ traits: FontTraits, in library: FontLibrary) -> TextFace {
    var style = GlyphStyle(
      weight: (traits.weight ?? ownWeight)?.typeface ?? naturalWeight,
      hasTabularDigits: hasTabularDigits || traits.hasTabularDigits,
      isItalic: isItalic || traits.isItalic,
      isMonospaced: isMonospaced || traits.isMonospaced)
    style.width = (traits.width ?? ownWidth ?? .standard).hundredths
    if traits.hasBoldText { style.weight = style.weight.emboldened }
    var face: TextFace
    switch base {
    case .style(let textStyle):
      let metrics = textStyle.metrics(at: traits.textSize)
      face = TextFace(size: metrics.size, leading: metrics.leading, style: style)
    case .size(let points):
      face = TextFace(size: Self.side(points), style: style)
    case .custom(let name, let points, let textStyle):
      let side = Self.side(textStyle?.scaled(points, at: traits.textSize) ?? points)
      if let font = library.font(named: name) {
        style.font = font.row
        face = TextFace(
          size: side, leading: side * (font.ascent + font.descent + font.lineGap), style: style,
          ascender: font.ascent, descender: font.descent)
      } else {
        face = TextFace(size: side, style: style)
      }
    }
    face.size *= scale
    face.leading *= scale
    face.leading += tightness.extra
    return face
  }

  /// The name of the scene's font that is asked for; nil for the typeface.
  var customName: String? {
    if case .custom(let name, _, _) = base { name } else { nil }
  }

  var naturalWeight: TypefaceWeight {
    if case .style(let style) = base { style.weight } else { .regular }
  }

  private static func side(_ points: Double) -> Double {
    points.isFinite ? max(points, 0) : 0
  }
}

extension Font.Leading {
  /// What is added to the distance between lines, in points.
  fileprivate var extra: Double {
    switch self {
    case .standard: 0
    case .tight: -2
    case .loose: 2
    }
  }
}

extension TypefaceWeight {
  /// The weight for a person who wants heavier text: two steps heavier, as far as there are.
  var emboldened: TypefaceWeight {
    TypefaceWeight(rawValue: min(rawValue + 200, TypefaceWeight.black.rawValue)) ?? .black
  }
}

extension Font.Width {
  /// The width in hundredths of the usual; a step of 0.2 narrows or widens by 15 (ours).
  var hundredths: Int {
    let share = Double(value)
    return share.isFinite ? Int((100 + 75 * min(max(share, -1), 1)).rounded()) : 100
  }
}
