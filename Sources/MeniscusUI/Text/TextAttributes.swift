import MeniscusText

/// What a piece of text asks for itself, over what views around ask for.
struct TextAttributes: Equatable, Sendable {
  var font: Font?
  /// The weight; `.some(nil)` for that of the font, whatever views around ask for.
  var weight: Font.Weight??
  var isItalic: Bool?
  var hasTabularDigits: Bool?
  var isMonospaced: Bool?
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  var underline: TextDecoration?
  var strikethrough: TextDecoration?
  var style: AnyShapeStyle?
  /// The colour, where no style is asked for.
  var color: Color?
  var background: Color?
  /// What a tap opens.
  var link: URL?
  var width: Font.Width?
  var scale: Text.Scale?
  /// What marks the text for who draws it, innermost first.
  var marks: [any TextAttribute] = []
  /// What is told in the text's place; empty where what stands before says it.
  var told: String?
  /// Whether the text begins a part of what is shown.
  var isHeading: Bool?
  /// What is asked for that nothing comes of.
  var unmet: [UnmetRequest] = []

  static func == (left: TextAttributes, right: TextAttributes) -> Bool {
    left.font == right.font && left.weight == right.weight && left.isItalic == right.isItalic
      && left.hasTabularDigits == right.hasTabularDigits
      && left.isMonospaced == right.isMonospaced && left.kerning == right.kerning
      && left.tracking == right.tracking && left.baselineOffset == right.baselineOffset
      && left.underline == right.underline && left.strikethrough == right.strikethrough
      && left.color == right.color && left.background == right.background
      && left.link == right.link && left.width == right.width
      && left.scale == right.scale && ViewComparison.areEqual(left.style, right.style)
      && left.told == right.told && left.isHeading == right.isHeading
      && left.unmet == right.unmet && left.marks.count == right.marks.count
      && (left.marks.isEmpty || ViewComparison.areEqual(left.marks, right.marks))
  }
}

extension TextAttributes {
  /// What the text is drawn with.
  var foreground: AnyShapeStyle {
    style ?? color.map { AnyShapeStyle($0) }
      ?? (link == nil ? AnyShapeStyle(ForegroundStyle()) : AnyShapeStyle(TintShapeStyle()))
  }

  /// The attributes, with those of a text around where they say nothing.
  func filled(by outer: TextAttributes) -> TextAttributes {
    var filled = self
    filled.font = font ?? outer.font
    filled.weight = weight ?? outer.weight
    filled.isItalic = isItalic ?? outer.isItalic
    filled.hasTabularDigits = hasTabularDigits ?? outer.hasTabularDigits
    filled.isMonospaced = isMonospaced ?? outer.isMonospaced
    filled.kerning = kerning ?? outer.kerning
    filled.tracking = tracking ?? outer.tracking
    filled.baselineOffset = baselineOffset ?? outer.baselineOffset
    filled.underline = underline ?? outer.underline
    filled.strikethrough = strikethrough ?? outer.strikethrough
    if style == nil, color == nil, link == nil {
      (filled.style, filled.color) = (outer.style, outer.color)
    }
    filled.background = background ?? outer.background
    filled.link = link ?? outer.link
    filled.width = width ?? outer.width
    filled.scale = scale ?? outer.scale
    filled.marks += outer.marks
    filled.told = outer.told ?? told
    filled.isHeading = isHeading ?? outer.isHeading
    filled.unmet += outer.unmet
    return filled
  }
}

/// A line along a text: whether it is drawn, how, and in which colour.
struct TextDecoration: Hashable, Sendable {
  var isActive = true
  var pattern = Text.LineStyle.Pattern.solid
  /// Nil for the colour of the text.
  var color: Color?
}

extension Text {
  /// How a line along a text is drawn.
  public struct LineStyle: Hashable, Sendable {
    /// What a line is made of.
    public enum Pattern: Hashable, Sendable {
      /// One piece.
      case solid
      /// Dots.
      case dot
      /// Dashes.
      case dash
      /// A dash and a dot by turns.
      case dashDot
      /// A dash and two dots by turns.
      case dashDotDot
    }

    let decoration: TextDecoration

    init(_ decoration: TextDecoration) { self.decoration = decoration }

    /// Makes a style; without a colour the line has that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      decoration = TextDecoration(pattern: pattern, color: color)
    }

    /// One line in the colour of the text.
    public static let single = LineStyle()
  }
}
