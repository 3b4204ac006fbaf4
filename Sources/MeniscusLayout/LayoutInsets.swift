import MeniscusGeometry

/// A set of edges in terms of the reading direction.
public struct LayoutEdges: OptionSet, Sendable {
  /// One bit an edge.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The upper edge.
  public static let top = LayoutEdges(rawValue: 1)
  /// The edge where lines begin.
  public static let leading = LayoutEdges(rawValue: 2)
  /// The lower edge.
  public static let bottom = LayoutEdges(rawValue: 4)
  /// The edge where lines end.
  public static let trailing = LayoutEdges(rawValue: 8)
  /// The leading and the trailing edge.
  public static let horizontal: LayoutEdges = [.leading, .trailing]
  /// The top and the bottom edge.
  public static let vertical: LayoutEdges = [.top, .bottom]
  /// All four edges.
  public static let all: LayoutEdges = [.horizontal, .vertical]
}

/// Distances inwards from the four edges, in points, in terms of the reading direction.
public struct LayoutInsets: Equatable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the leading edge.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the trailing edge.
  public var trailing: Double

  /// Makes insets edge by edge.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes the same inset on each of `edges` and none elsewhere.
  public init(_ edges: LayoutEdges = .all, _ length: Double) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  /// Makes insets from physical ones.
  public init(_ insets: Insets2D, direction: ReadingDirection) {
    let mirrored = direction == .rightToLeft
    self.init(
      top: insets.top, leading: mirrored ? insets.right : insets.left,
      bottom: insets.bottom, trailing: mirrored ? insets.left : insets.right)
  }

  /// No inset.
  public static let zero = LayoutInsets(.all, 0)

  /// The leading and the trailing inset together.
  public var horizontal: Double { leading + trailing }

  /// The top and the bottom inset together.
  public var vertical: Double { top + bottom }

  /// The edges whose inset is not 0.
  public var edges: LayoutEdges {
    var edges: LayoutEdges = []
    if top != 0 { edges.insert(.top) }
    if leading != 0 { edges.insert(.leading) }
    if bottom != 0 { edges.insert(.bottom) }
    if trailing != 0 { edges.insert(.trailing) }
    return edges
  }

  /// The insets by left and right.
  public func physical(_ direction: ReadingDirection) -> Insets2D {
    let mirrored = direction == .rightToLeft
    return Insets2D(
      top: top, left: mirrored ? trailing : leading,
      bottom: bottom, right: mirrored ? leading : trailing)
  }
}
