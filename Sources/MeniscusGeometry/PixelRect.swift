/// A rectangle of whole pixels, right and bottom edges excluded.
///
/// Where an edge lies before the opposite one the rectangle is empty.
@frozen
public struct PixelRect: Equatable, Sendable {
  /// The first column.
  public var minX: Int
  /// The first row.
  public var minY: Int
  /// The column after the last.
  public var maxX: Int
  /// The row after the last.
  public var maxY: Int

  /// Makes a rectangle from its edges.
  @inlinable
  public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Makes a rectangle from its first pixel and its extents.
  @inlinable
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  /// The empty rectangle at the origin.
  @inlinable
  public static var empty: PixelRect { PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0) }

  /// Whether the rectangle has no pixels.
  @inlinable
  public var isEmpty: Bool { minX >= maxX || minY >= maxY }
  /// The number of columns.
  @inlinable
  public var width: Int { maxX - minX }
  /// The number of rows.
  @inlinable
  public var height: Int { maxY - minY }

  /// The common part, ``empty`` where there is none.
  @inlinable
  public func intersection(_ other: PixelRect) -> PixelRect {
    let rect = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    return rect.isEmpty ? .empty : rect
  }

  /// The smallest rectangle around both; an empty rectangle adds nothing.
  @inlinable
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// Whether two rectangles that are not empty share a pixel.
  @inlinable
  public func intersects(_ other: PixelRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The rectangle moved to the right and down.
  @inlinable
  public func moved(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  /// Whether all edges of another rectangle lie in this one.
  @inlinable
  public func contains(_ other: PixelRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  /// The same rectangle in points.
  ///
  /// - Parameter scale: the pixels of a point, more than 0.
  public func points(scale: Double) -> Rect2D {
    Rect2D(
      x: Double(minX) / scale, y: Double(minY) / scale,
      width: Double(width) / scale, height: Double(height) / scale)
  }
}

#if !hasFeature(Embedded)
  extension PixelRect: Codable {}
#endif
