import MeniscusText

extension Text {
  /// The text in a font.
  nonisolated public func font(_ font: Font?) -> Text {
    with { $0.font = $0.font ?? font }
  }

  /// The text in a weight; nil for that of the font.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
    with { $0.weight = $0.weight ?? .some(weight) }
  }

  /// The text with narrower or wider characters; nil for those of the font.
  nonisolated public func fontWidth(_ width: Font.Width?) -> Text {
    with { $0.width = $0.width ?? width }
  }

  /// The text in bold.
  nonisolated public func bold() -> Text { bold(true) }

  /// The text in bold, or in the weight of its font.
  nonisolated public func bold(_ isActive: Bool) -> Text { fontWeight(isActive ? .bold : nil) }

  /// The text leaning to the right.
  nonisolated public func italic() -> Text { italic(true) }

  /// The text leaning to the right, or upright.
  nonisolated public func italic(_ isActive: Bool) -> Text {
    with { $0.isItalic = $0.isItalic ?? isActive }
  }

  /// The text with digits that share one advance.
  nonisolated public func monospacedDigit() -> Text {
    with { $0.hasTabularDigits = $0.hasTabularDigits ?? true }
  }

  /// The text with characters that share one advance.
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text {
    with { $0.isMonospaced = $0.isMonospaced ?? isActive }
  }

  /// The text in a design: only the one of equal advances is drawn another way.
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text {
    guard let design else { return self }
    return monospaced(design == .monospaced)
  }

  /// The text with more distance between its characters, in points; ``tracking(_:)`` comes first.
  nonisolated public func kerning(_ kerning: CGFloat) -> Text {
    with { $0.kerning = $0.kerning ?? kerning }
  }

  /// The text with more advance for each of its characters, in points.
  nonisolated public func tracking(_ tracking: CGFloat) -> Text {
    with { $0.tracking = $0.tracking ?? tracking }
  }

  /// The text raised above the baseline, in points; the line grows with it.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with { $0.baselineOffset = $0.baselineOffset ?? baselineOffset }
  }

  /// The text with a line under it; without a colour in that of the text.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    let line = TextDecoration(isActive: isActive, pattern: pattern, color: color)
    return with { $0.underline = $0.underline ?? line }
  }

  /// The text with a line through it; without a colour in that of the text.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    let line = TextDecoration(isActive: isActive, pattern: pattern, color: color)
    return with { $0.strikethrough = $0.strikethrough ?? line }
  }

  /// The text in a style.
  nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    with { if $0.color == nil { $0.style = $0.style ?? AnyShapeStyle(style) } }
  }

  /// The text in a colour; nil for that of views around.
  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    with { if $0.style == nil { $0.color = $0.color ?? color } }
  }

  nonisolated func with(_ change: (inout TextAttributes) -> Void) -> Text {
    var text = self
    for index in text.parts.indices { change(&text.parts[index].attributes) }
    return text
  }
}
