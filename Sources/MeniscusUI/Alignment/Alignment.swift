import MeniscusGeometry
import MeniscusLayout

/// A guide of one's own: what it is called, and where it is in a view that states nothing.
public protocol AlignmentID {
  /// The guide's coordinate in a view of some dimensions, in points from its top leading corner.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A vertical line by which views are aligned with each other.
public struct HorizontalAlignment: Equatable, Sendable {
  let guide: AlignmentGuide

  init(guide: AlignmentGuide) {
    self.guide = guide
  }

  /// Makes a line of one's own.
  public init(_ id: any AlignmentID.Type) {
    guide = AlignmentGuide(id, axis: .horizontal)
  }

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

  init(guide: AlignmentGuide) {
    self.guide = guide
  }

  /// Makes a line of one's own.
  public init(_ id: any AlignmentID.Type) {
    guide = AlignmentGuide(id, axis: .vertical)
  }

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
  /// The first baseline at the centre.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The first baseline at the leading edge.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The first baseline at the trailing edge.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The last baseline at the centre.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The last baseline at the leading edge.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The last baseline at the trailing edge.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)

  var layout: LayoutAlignment { LayoutAlignment(horizontal.guide, vertical.guide) }
}

extension AlignmentGuide {
  /// The guide of a type, numbered by the hash of the type's full name: the same number in every
  /// process, whatever else is defined.
  fileprivate init(_ id: any AlignmentID.Type, axis: LayoutAxis) {
    let number = Int(truncatingIfNeeded: StableHash.hash(Array(String(reflecting: id).utf8)) >> 1)
    let definition = Definition(id: id)
    self.init(axis: axis, number: number) { size, explicit in
      Double(definition.id.defaultValue(in: ViewDimensions(size: size, explicit: explicit)))
    }
  }

  /// A type; it has no state that threads could share.
  private struct Definition: @unchecked Sendable {
    let id: any AlignmentID.Type
  }
}

extension AlignmentGuide: CustomReflectable {
  /// Axis and number, by which a guide is told from others and hashed.
  public var customMirror: Mirror {
    Mirror(self, children: ["axis": axis, "number": number], displayStyle: .struct)
  }
}
