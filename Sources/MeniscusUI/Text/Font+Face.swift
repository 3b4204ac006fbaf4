import MeniscusText

/// What views around a text and the text itself ask for, beside the font.
struct FontTraits: Equatable {
  var textSize: DynamicTypeSize
  /// The weight; it wins over the font's own.
  var weight: Font.Weight?
  var isItalic: Bool
  var hasTabularDigits: Bool
  var isMonospaced: Bool
  /// Whether the person wants heavier text.
  var hasBoldText: Bool

  init(_ environment: EnvironmentValues) {
    textSize = environment.dynamicTypeSize
    weight = environment.fontWeight
    isItalic = environment.isItalic
    hasTabularDigits = environment.hasTabularDigits
    isMonospaced = environment.isMonospaced
    hasBoldText = environment.hasBoldText
  }

  init(_ environment: EnvironmentValues, _ attributes: TextAttributes) {
    self.init(environment)
    if let own = attributes.weight { weight = own }
    isItalic = attributes.isItalic ?? isItalic
    hasTabularDigits = attributes.hasTabularDigits ?? hasTabularDigits
    isMonospaced = attributes.isMonospaced ?? isMonospaced
  }
}

extension Font {
  /// The face with all that is asked for.
  func face(_ traits: FontTraits) -> TextFace {
    let size: TextMetrics
    var weight = TypefaceWeight.regular
    switch base {
    case .style(let style):
      size = style.metrics(at: traits.textSize)
      weight = style.weight
    case .size(let points, let style):
      let scaled = style?.scaled(points, at: traits.textSize) ?? points
      let side = scaled.isFinite ? max(scaled, 0) : 0
      size = TextMetrics(size: side, leading: side * (Typeface.ascent + Typeface.descent))
    }
    weight = (traits.weight ?? ownWeight)?.typeface ?? weight
    let style = GlyphStyle(
      weight: traits.hasBoldText ? weight.emboldened : weight,
      hasTabularDigits: hasTabularDigits || traits.hasTabularDigits,
      isItalic: isItalic || traits.isItalic,
      isMonospaced: isMonospaced || traits.isMonospaced)
    return TextFace(size: size.size, leading: size.leading + tightness.extra, style: style)
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
