import MeniscusGeometry

/// A rectangle of whole pixels, right and bottom edges excluded.
struct PixelRect: Equatable, Sendable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  static var empty: PixelRect { PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0) }

  var isEmpty: Bool { minX >= maxX || minY >= maxY }
  var width: Int { maxX - minX }
  var height: Int { maxY - minY }

  func intersection(_ other: PixelRect) -> PixelRect {
    let rect = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    return rect.isEmpty ? .empty : rect
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  func intersects(_ other: PixelRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  func moved(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  func contains(_ other: PixelRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}

extension PixelRect {
  /// The pixels of `frame` that a rectangle in device pixels touches; empty where not finite.
  ///
  /// One unit of fixed point is added on every side, because vertices are rounded to that grid.
  init(touching rect: Rect2D, in frame: PixelRect) {
    guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else {
      self = .empty
      return
    }
    func pixel(_ value: Double, _ margin: Int, _ limit: Int) -> Int {
      let clamped = min(max(value, -1), Double(limit) + 1)
      return (Int(Fixed.round(clamped)) + margin) >> Fixed.bits
    }
    self = PixelRect(
      minX: pixel(rect.minX, -1, frame.maxX), minY: pixel(rect.minY, -1, frame.maxY),
      maxX: pixel(rect.maxX, Fixed.one, frame.maxX),
      maxY: pixel(rect.maxY, Fixed.one, frame.maxY)
    ).intersection(frame)
  }
}
