import MeniscusGeometry

/// One of the two directions in which extents are measured.
public enum LayoutAxis: Equatable, Sendable {
  /// Left to right, or right to left.
  case horizontal
  /// Downwards.
  case vertical

  /// The other axis.
  public var cross: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

/// A set of axes.
public struct LayoutAxes: OptionSet, Sendable {
  /// One bit an axis.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Makes the set of one axis.
  public init(_ axis: LayoutAxis) {
    self = axis == .horizontal ? .horizontal : .vertical
  }

  /// The horizontal axis.
  public static let horizontal = LayoutAxes(rawValue: 1)
  /// The vertical axis.
  public static let vertical = LayoutAxes(rawValue: 2)
  /// Both axes.
  public static let all: LayoutAxes = [.horizontal, .vertical]

  /// Whether `axis` belongs to the set.
  public func contains(_ axis: LayoutAxis) -> Bool { contains(LayoutAxes(axis)) }
}

/// The direction in which a line is read, and a row of children runs.
///
/// Layouts compute in leading-based coordinates: x is 0 at the leading edge and grows towards the
/// trailing edge. Only `LayoutPlacement.frame(in:direction:)` and the conversions of edges to
/// left and right know the direction.
public enum ReadingDirection: Equatable, Sendable {
  /// The leading edge is on the left.
  case leftToRight
  /// The leading edge is on the right.
  case rightToLeft
}

extension Size2D {
  /// The extent along `axis`.
  public subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// Makes a size from its extent along an axis and its extent across.
  init(along axis: LayoutAxis, _ major: Double, across minor: Double) {
    if axis == .horizontal {
      self.init(width: major, height: minor)
    } else {
      self.init(width: minor, height: major)
    }
  }
}

extension Point2D {
  /// Makes a point from its coordinate along an axis and its coordinate across.
  init(along axis: LayoutAxis, _ major: Double, across minor: Double) {
    if axis == .horizontal {
      self.init(x: major, y: minor)
    } else {
      self.init(x: minor, y: major)
    }
  }
}
