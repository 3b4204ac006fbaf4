import MeniscusLayout

/// A vertical line by which views are aligned with each other.
public struct HorizontalAlignment: Equatable, Sendable {
  let guide: AlignmentGuide

  /// The edge where lines begin.
  public static let leading = HorizontalAlignment(guide: .leading)
  /// The middle.
  public static let center = HorizontalAlignment(guide: .horizontalCenter)
  /// The edge where lines end.
  public static let trailing = HorizontalAlignment(guide: .trailing)
}

/// A horizontal line by which views are aligned with each other.
public struct VerticalAlignment: Equatable, Sendable {
  let guide: AlignmentGuide

  /// The upper edge.
  public static let top = VerticalAlignment(guide: .top)
  /// The middle.
  public static let center = VerticalAlignment(guide: .verticalCenter)
  /// The lower edge.
  public static let bottom = VerticalAlignment(guide: .bottom)
  /// The baseline of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(guide: .firstTextBaseline)
  /// The baseline of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(guide: .lastTextBaseline)
}

/// A point by which views are aligned with each other.
public struct Alignment: Equatable, Sendable {
  /// The vertical line.
  public var horizontal: HorizontalAlignment
  /// The horizontal line.
  public var vertical: VerticalAlignment

  /// Makes an alignment from its two lines.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The centre.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  var layout: LayoutAlignment { LayoutAlignment(horizontal.guide, vertical.guide) }
}
