/// A position in a plane, in points unless said otherwise; y grows downwards.
@frozen
public struct Point2D: Equatable, Sendable {
  /// The distance from the origin to the right.
  public var x: Double
  /// The distance from the origin downwards.
  public var y: Double

  /// Makes a point from its coordinates.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  @inlinable
  public static var zero: Point2D { Point2D(x: 0, y: 0) }

  /// The distance to `other`, never negative.
  @inlinable
  public func distance(to other: Point2D) -> Double {
    let dx = other.x - x
    let dy = other.y - y
    return (dx * dx + dy * dy).squareRoot()
  }

  /// The sum, component by component.
  @inlinable
  public static func + (left: Point2D, right: Point2D) -> Point2D {
    Point2D(x: left.x + right.x, y: left.y + right.y)
  }

  /// The difference, component by component.
  @inlinable
  public static func - (left: Point2D, right: Point2D) -> Point2D {
    Point2D(x: left.x - right.x, y: left.y - right.y)
  }

  /// The point scaled away from the origin.
  @inlinable
  public static func * (point: Point2D, factor: Double) -> Point2D {
    Point2D(x: point.x * factor, y: point.y * factor)
  }
}
