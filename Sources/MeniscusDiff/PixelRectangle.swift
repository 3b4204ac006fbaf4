import MeniscusGeometry

/// A rectangle of whole pixels.
public struct PixelRectangle: Equatable, Sendable {
  /// The first column.
  public var x: Int
  /// The first row.
  public var y: Int
  /// The number of columns, not negative.
  public var width: Int
  /// The number of rows, not negative.
  public var height: Int

  /// Makes a rectangle from its first pixel and its extents.
  public init(x: Int, y: Int, width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "A rectangle's extents are not negative.")
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The same rectangle in points.
  ///
  /// - Parameter scale: the pixels of a point, more than 0.
  public func points(scale: Double) -> Rect2D {
    Rect2D(
      x: Double(x) / scale, y: Double(y) / scale,
      width: Double(width) / scale, height: Double(height) / scale)
  }

  /// The smallest rectangle around both.
  func union(_ other: PixelRectangle) -> PixelRectangle {
    let (minX, minY) = (min(x, other.x), min(y, other.y))
    return PixelRectangle(
      x: minX, y: minY,
      width: max(x + width, other.x + other.width) - minX,
      height: max(y + height, other.y + other.height) - minY)
  }
}
