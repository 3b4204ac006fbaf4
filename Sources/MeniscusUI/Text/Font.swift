import MeniscusText

/// A font: the typeface in a size and weight that may follow the person's choice of text size.
public struct Font: Hashable, Sendable {
  /// Where the size comes from.
  enum Base: Hashable, Sendable {
    case style(MeniscusText.TextStyle)
    case size(Double)
    /// A font of the scene's; a size without a style stays.
    case custom(String, Double, relativeTo: MeniscusText.TextStyle?)
  }

  var base: Base
  var ownWeight: Weight?
  var isItalic = false
  var isMonospaced = false
  var hasTabularDigits = false
  var tightness: Leading = .standard
  var ownWidth: Width?
  var scale = 1.0

  init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
    self.base = base
    ownWeight = weight
    isMonospaced = design == .monospaced
  }

  /// The styles whose sizes follow the person's choice of text size.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The title of a screen.
    case largeTitle
    /// A title of the first level.
    case title
    /// A title of the second level.
    case title2
    /// A title of the third level.
    case title3
    /// A heading over running text.
    case headline
    /// A subheading.
    case subheadline
    /// Running text.
    case body
    /// A remark.
    case callout
    /// A footnote.
    case footnote
    /// A caption.
    case caption
    /// A smaller caption.
    case caption2
  }

  /// How heavy strokes are.
  public struct Weight: Hashable, Sendable {
    let typeface: TypefaceWeight

    /// The lightest.
    public static let ultraLight = Weight(typeface: .ultraLight)
    /// Thin.
    public static let thin = Weight(typeface: .thin)
    /// Light.
    public static let light = Weight(typeface: .light)
    /// The weight of running text.
    public static let regular = Weight(typeface: .regular)
    /// Medium.
    public static let medium = Weight(typeface: .medium)
    /// Semibold.
    public static let semibold = Weight(typeface: .semibold)
    /// Bold.
    public static let bold = Weight(typeface: .bold)
    /// Heavy.
    public static let heavy = Weight(typeface: .heavy)
    /// The heaviest.
    public static let black = Weight(typeface: .black)
  }

  /// How wide characters are; the outlines of the typeface are narrowed or widened as a whole.
  public struct Width: Hashable, Sendable {
    /// How far they are from the usual: -1 to 1.
    public var value: CGFloat

    /// Makes a width; 0 is the usual one.
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// Narrowest.
    public static let compressed = Width(-0.4)
    /// Narrow.
    public static let condensed = Width(-0.2)
    /// As drawn.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }

  /// The distance between lines.
  public enum Leading: Hashable, Sendable {
    /// As the style has it.
    case standard
    /// Two points less.
    case tight
    /// Two points more.
    case loose
  }

  /// A kind of typeface; ours has one, so that all but that of equal advances are drawn alike.
  public enum Design: Hashable, Sendable {
    /// The usual one.
    case `default`
    /// With rounded ends.
    case rounded
    /// With serifs.
    case serif
    /// With equal advances.
    case monospaced
  }
}

extension Font {
  /// The title of a screen: 34 points.
  public static let largeTitle = Font(.style(.largeTitle))
  /// A title of the first level: 28 points.
  public static let title = Font(.style(.title))
  /// A title of the second level: 22 points.
  public static let title2 = Font(.style(.title2))
  /// A title of the third level: 20 points.
  public static let title3 = Font(.style(.title3))
  /// A heading over running text: 17 points, semibold.
  public static let headline = Font(.style(.headline))
  /// A subheading: 15 points.
  public static let subheadline = Font(.style(.subheadline))
  /// Running text: 17 points.
  public static let body = Font(.style(.body))
  /// The font of text that names none: ``body``.
  public static let `default` = Font.body
  /// A remark: 16 points.
  public static let callout = Font(.style(.callout))
  /// A footnote: 13 points.
  public static let footnote = Font(.style(.footnote))
  /// A caption: 12 points.
  public static let caption = Font(.style(.caption))
  /// A smaller caption: 11 points.
  public static let caption2 = Font(.style(.caption2))

  /// A font of a fixed size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.size(Double(size)), weight: weight, design: design)
  }

  /// The font of a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style.typeface), weight: weight, design: design)
  }

  /// A font that the scene brings, in a size that follows that of the body.
  ///
  /// Where the scene brings none of the name the typeface stands in for it, and the report says so.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// A font that the scene brings, in a size that follows a text style: by the style's size over
  /// its size at the usual setting, rounded to whole points.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(.custom(name, Double(size), relativeTo: textStyle.typeface))
  }

  /// A font that the scene brings, in a size that stays.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, Double(fixedSize), relativeTo: nil))
  }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font {
    changing(self) { $0.ownWeight = weight }
  }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font leaning to the right.
  public func italic() -> Font {
    changing(self) { $0.isItalic = true }
  }

  /// The font with characters that share one advance.
  public func monospaced() -> Font {
    changing(self) { $0.isMonospaced = true }
  }

  /// The font with digits that share one advance.
  public func monospacedDigit() -> Font {
    changing(self) { $0.hasTabularDigits = true }
  }

  /// The font with narrower or wider characters.
  public func width(_ width: Width) -> Font {
    changing(self) { $0.ownWidth = width }
  }

  /// The font in another design: only the one of equal advances is drawn another way.
  public func design(_ design: Design) -> Font {
    changing(self) { $0.isMonospaced = design == .monospaced }
  }

  /// The font in bold, or in its own weight.
  public func bold(_ isActive: Bool) -> Font {
    changing(self) { $0.ownWeight = isActive ? .bold : nil }
  }

  /// The font leaning to the right, or upright.
  public func italic(_ isActive: Bool) -> Font {
    changing(self) { $0.isItalic = isActive }
  }

  /// The font with characters that share one advance, or with their own.
  public func monospaced(_ isActive: Bool) -> Font {
    changing(self) { $0.isMonospaced = isActive }
  }

  /// The font with small letters as capitals; drawn as written.
  public func smallCaps() -> Font { self }

  /// The font with capitals as small capitals; drawn as written.
  public func uppercaseSmallCaps() -> Font { self }

  /// The font with small letters as small capitals; drawn as written.
  public func lowercaseSmallCaps() -> Font { self }

  /// The font scaled, by a share of its size.
  public func scaled(by factor: CGFloat) -> Font {
    changing(self) { $0.scale *= factor.isFinite ? max(Double(factor), 0) : 1 }
  }

  /// The font at a size, in points.
  public func pointSize(_ size: CGFloat) -> Font {
    changing(self) { font in
      if case .custom(let name, _, _) = font.base {
        font.base = .custom(name, Double(size), relativeTo: nil)
      } else {
        font.ownWeight = font.ownWeight ?? Weight(typeface: naturalWeight)
        font.base = .size(Double(size))
      }
    }
  }

  /// The font with another distance between lines.
  public func leading(_ leading: Leading) -> Font {
    changing(self) { $0.tightness = leading }
  }
}

extension Font.TextStyle {
  var typeface: MeniscusText.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption
    case .caption2: .caption2
    }
  }
}
