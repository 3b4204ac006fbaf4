/// Distances inwards from the four edges of a rectangle, in points.
///
/// Left and right are physical; layout direction is resolved before values come here.
@frozen
public struct Insets2D: Equatable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// Makes insets edge by edge.
  @inlinable
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes the same inset on every edge.
  @inlinable
  public init(all: Double) {
    self.init(top: all, left: all, bottom: all, right: all)
  }

  /// No inset.
  @inlinable
  public static var zero: Insets2D { Insets2D(all: 0) }

  /// The left and the right inset together.
  @inlinable
  public var horizontal: Double { left + right }

  /// The top and the bottom inset together.
  @inlinable
  public var vertical: Double { top + bottom }
}
