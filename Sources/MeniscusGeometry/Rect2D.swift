/// An axis-aligned rectangle by its top left corner and its size, in points unless said otherwise.
///
/// Sizes are not negative; a rectangle of no width or no height is empty.
///
/// ```swift
/// let card = Rect2D(x: 10, y: 20, width: 30, height: 40)
/// assert(card.maxX == 40)
/// assert(card.inset(by: Insets2D(all: 5)) == Rect2D(x: 15, y: 25, width: 20, height: 30))
/// assert(card.intersection(Rect2D(x: 40, y: 20, width: 9, height: 9)).isEmpty)
/// ```
@frozen
public struct Rect2D: Equatable, Sendable {
  /// The top left corner.
  public var origin: Point2D
  /// The extents, not negative.
  public var size: Size2D

  /// Makes a rectangle from its corner and size.
  @inlinable
  public init(origin: Point2D, size: Size2D) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from four numbers.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point2D(x: x, y: y), size: Size2D(width: width, height: height))
  }

  /// Makes a rectangle from its edges; edges in the wrong order give an empty rectangle.
  @inlinable
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: max(maxX - minX, 0), height: max(maxY - minY, 0))
  }

  /// The empty rectangle at the origin.
  @inlinable
  public static var zero: Rect2D { Rect2D(x: 0, y: 0, width: 0, height: 0) }

  /// The left edge.
  @inlinable
  public var minX: Double { origin.x }
  /// The top edge.
  @inlinable
  public var minY: Double { origin.y }
  /// The right edge.
  @inlinable
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  @inlinable
  public var maxY: Double { origin.y + size.height }
  /// The horizontal centre.
  @inlinable
  public var midX: Double { origin.x + size.width * 0.5 }
  /// The vertical centre.
  @inlinable
  public var midY: Double { origin.y + size.height * 0.5 }
  /// The horizontal extent.
  @inlinable
  public var width: Double { size.width }
  /// The vertical extent.
  @inlinable
  public var height: Double { size.height }
  /// The centre.
  @inlinable
  public var center: Point2D { Point2D(x: midX, y: midY) }
  /// Whether the rectangle covers no area.
  @inlinable
  public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }

  /// Whether `point` lies inside; the left and top edges belong, the right and bottom do not.
  @inlinable
  public func contains(_ point: Point2D) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The common part, empty where there is none.
  @inlinable
  public func intersection(_ other: Rect2D) -> Rect2D {
    Rect2D(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// The smallest rectangle around both; an empty rectangle adds nothing.
  @inlinable
  public func union(_ other: Rect2D) -> Rect2D {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Rect2D(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// The rectangle with every edge moved inwards; never of negative size.
  @inlinable
  public func inset(by insets: Insets2D) -> Rect2D {
    Rect2D(
      x: minX + insets.left, y: minY + insets.top,
      width: max(width - insets.horizontal, 0), height: max(height - insets.vertical, 0))
  }

  /// The rectangle moved by `offset`.
  @inlinable
  public func translated(by offset: Point2D) -> Rect2D {
    Rect2D(origin: origin + offset, size: size)
  }
}

extension Rect2D {
  /// The distance between the nearest points of two rectangles; 0 where they overlap.
  public func distance(to other: Rect2D) -> Double {
    let dx = max(minX - other.maxX, other.minX - maxX, 0)
    let dy = max(minY - other.maxY, other.minY - maxY, 0)
    return (dx * dx + dy * dy).squareRoot()
  }
}
