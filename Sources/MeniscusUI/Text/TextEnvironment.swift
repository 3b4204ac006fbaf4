private let fontEntry = EnvironmentEntry<Font?>(nil)
private let fontWeightEntry = EnvironmentEntry<Font.Weight?>(nil)
private let fontWidthEntry = EnvironmentEntry<Font.Width?>(nil)
private let lineLimitEntry = EnvironmentEntry<Int?>(nil)
private let lineSpacingEntry = EnvironmentEntry<CGFloat>(0)
private let textAlignmentEntry = EnvironmentEntry<TextAlignment>(.leading)
private let truncationModeEntry = EnvironmentEntry<Text.TruncationMode>(.tail)

extension EnvironmentValues {
  /// The font of texts and symbols; nil for the body's.
  public var font: Font? {
    get { self[fontEntry] }
    set { self[fontEntry] = newValue }
  }

  /// The weight of texts and symbols; nil for that of the font.
  var fontWeight: Font.Weight? {
    get { self[fontWeightEntry] }
    set { self[fontWeightEntry] = newValue }
  }

  /// The width of characters; nil for that of the font.
  var fontWidth: Font.Width? {
    get { self[fontWidthEntry] }
    set { self[fontWidthEntry] = newValue }
  }

  /// The most lines that a text may have; nil for any number.
  public var lineLimit: Int? {
    get { self[lineLimitEntry] }
    set { self[lineLimitEntry] = newValue }
  }

  /// The extra distance between lines, in points.
  public var lineSpacing: CGFloat {
    get { self[lineSpacingEntry] }
    set { self[lineSpacingEntry] = newValue }
  }

  /// Where lines lie that are shorter than the widest.
  public var multilineTextAlignment: TextAlignment {
    get { self[textAlignmentEntry] }
    set { self[textAlignmentEntry] = newValue }
  }

  /// Where text is left out that has no room.
  public var truncationMode: Text.TruncationMode {
    get { self[truncationModeEntry] }
    set { self[truncationModeEntry] = newValue }
  }
}

nonisolated extension View {
  /// Sets the font of texts and symbols inside the view.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the weight of texts and symbols inside the view.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontWeight, weight)
  }

  /// Narrows or widens the characters of texts inside the view.
  public func fontWidth(_ width: Font.Width?) -> some View {
    environment(\.fontWidth, width)
  }

  /// Sets the extra distance between lines inside the view, in points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets where lines lie that are shorter than the widest.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets where text is left out that has no room.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
}
