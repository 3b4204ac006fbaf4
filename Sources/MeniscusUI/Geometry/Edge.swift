import MeniscusLayout

/// One of the two directions in which extents are measured.
public enum Axis: Int8, CaseIterable, Sendable {
  /// Left and right.
  case horizontal
  /// Up and down.
  case vertical

  /// Several axes.
  public struct Set: OptionSet, Sendable {
    /// One bit an axis.
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Left and right.
    public static let horizontal = Set(rawValue: 1)
    /// Up and down.
    public static let vertical = Set(rawValue: 2)
  }
}

extension Axis: CustomStringConvertible {
  /// The axis's name.
  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }
}

extension Axis.Set {
  var layoutAxes: LayoutAxes {
    var axes: LayoutAxes = []
    if contains(.horizontal) { axes.insert(.horizontal) }
    if contains(.vertical) { axes.insert(.vertical) }
    return axes
  }
}

/// An edge of a rectangle, in terms of the reading direction.
public enum Edge: Int8, CaseIterable, Sendable {
  /// The upper edge.
  case top
  /// The edge where lines begin.
  case leading
  /// The lower edge.
  case bottom
  /// The edge where lines end.
  case trailing

  /// The edge on the other side.
  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }

  /// Several edges.
  public struct Set: OptionSet, Sendable {
    /// One bit an edge.
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Makes a set of one edge.
    public init(_ edge: Edge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The upper edge.
    public static let top = Set(rawValue: 1)
    /// The edge where lines begin.
    public static let leading = Set(rawValue: 2)
    /// The lower edge.
    public static let bottom = Set(rawValue: 4)
    /// The edge where lines end.
    public static let trailing = Set(rawValue: 8)
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}

extension Edge.Set {
  var layoutEdges: LayoutEdges { LayoutEdges(rawValue: UInt8(bitPattern: rawValue)) }
}

/// Distances inwards from the four edges, in points, in terms of the reading direction.
public struct EdgeInsets: Equatable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the leading edge.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the trailing edge.
  public var trailing: CGFloat

  /// Makes insets edge by edge.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No insets.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }
}
