extension EnvironmentValues {
  /// Forgets how texts are set around, as what the system shows by itself does.
  mutating func forgetTextTraits() {
    (font, fontWeight, fontWidth) = (nil, nil, nil)
    (isItalic, isMonospaced, hasTabularDigits) = (false, false, false)
    (kerning, tracking, baselineOffset) = (0, 0, 0)
    (underline, strikethrough, textCase) = (nil, nil, nil)
    (lineLimit, reservedLines, lineSpacing) = (nil, 0, 0)
    (textScale, lineHeight, textRendering) = (.default, nil, nil)
    (minimumScaleFactor, multilineTextAlignment, truncationMode) = (1, .leading, .tail)
    foregroundStyle = nil
  }
}
