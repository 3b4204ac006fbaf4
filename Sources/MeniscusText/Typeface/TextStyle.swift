/// What a piece of text is for; its size follows from that and from what the reader prefers.
public enum TextStyle: Int, CaseIterable, Sendable {
  /// The title of a screen.
  case largeTitle
  /// A title of the first level.
  case title
  /// A title of the second level.
  case title2
  /// A title of the third level.
  case title3
  /// A heading over running text; semibold.
  case headline
  /// Running text.
  case body
  /// A remark.
  case callout
  /// A subheading.
  case subheadline
  /// A footnote.
  case footnote
  /// A caption.
  case caption
  /// A smaller caption.
  case caption2

  /// The weight where nothing else is asked for.
  public var weight: TypefaceWeight {
    self == .headline ? .semibold : .regular
  }

  /// The size and leading at a preferred size of text.
  ///
  /// The values are those of Apple's Human Interface Guidelines for Dynamic Type.
  public func metrics(at size: TextSize) -> TextMetrics {
    let row = Self.table[size.ordinal]
    let place = column * 2
    return TextMetrics(size: Double(row[place]), leading: Double(row[place + 1]))
  }

  /// A custom size that follows this style as the preferred size of text changes.
  ///
  /// It is `points` times the style's size over its size at ``TextSize/large``, rounded to whole
  /// points.
  public func scaled(_ points: Double, at size: TextSize) -> Double {
    (points * metrics(at: size).size / metrics(at: .large).size).rounded()
  }
}
