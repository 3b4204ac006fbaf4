import MeniscusGeometry

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

  /// The pixels of `frame` that a rectangle in device pixels touches, or where it touches none, the
  /// nearest ones: a pixel or two deep along the edge.
  init(nearest rect: Rect2D, in frame: PixelRect) {
    func moved(_ range: (Double, Double), into limits: (Int, Int)) -> (Double, Double) {
      let (lower, upper) = (Double(limits.0), Double(limits.1))
      if range.1 <= lower { return (lower, lower + 1) }
      return range.0 >= upper ? (upper - 1, upper) : range
    }
    let (left, right) = moved((rect.minX, rect.maxX), into: (frame.minX, frame.maxX))
    let (top, bottom) = moved((rect.minY, rect.maxY), into: (frame.minY, frame.maxY))
    self.init(
      touching: Rect2D(x: left, y: top, width: right - left, height: bottom - top), in: frame)
  }
}
