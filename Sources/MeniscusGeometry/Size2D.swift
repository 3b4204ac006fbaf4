/// A width and a height, in points unless said otherwise.
@frozen
public struct Size2D: Equatable, Sendable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// Makes a size from its extents.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent at all.
  @inlinable
  public static var zero: Size2D { Size2D(width: 0, height: 0) }

  /// The smaller of the two extents.
  @inlinable
  public var shortSide: Double { min(width, height) }
}
