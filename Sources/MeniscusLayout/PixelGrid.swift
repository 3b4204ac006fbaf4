import MeniscusGeometry

/// The grid of a display's pixels, onto which finished frames are rounded.
///
/// Layout itself stays unrounded; only a frame in the host's space is rounded, edge by edge.
/// Source: OpenSwiftUI `Round+Extension`.
public struct PixelGrid: Equatable, Sendable {
  /// The number of pixels in a point.
  public let scale: Double

  /// Makes a grid of `scale` pixels a point, a positive finite number.
  public init(scale: Double) {
    precondition(scale > 0 && scale.isFinite, "A display has a positive number of pixels a point.")
    self.scale = scale
  }

  /// The length of a pixel in points.
  public var pixelLength: Double { 1 / scale }

  /// The nearest pixel edge.
  ///
  /// Halves go up. What is not finite stays.
  public func rounded(_ coordinate: Double) -> Double {
    guard coordinate.isFinite else { return coordinate }
    let pixels = (coordinate * scale + 0.5).rounded(.down) / scale
    return pixels.isFinite ? pixels : coordinate
  }

  /// The next pixel edge that is not smaller: for the sizes of text.
  public func roundedUp(_ length: Double) -> Double {
    guard length.isFinite else { return length }
    let pixels = (length * scale).rounded(.up) / scale
    return pixels.isFinite ? pixels : length
  }

  /// The point on the nearest pixel edges.
  public func rounded(_ point: Point2D) -> Point2D {
    Point2D(x: rounded(point.x), y: rounded(point.y))
  }

  /// The rectangle with each edge rounded by itself; its size is what lies between them.
  public func rounded(_ rect: Rect2D) -> Rect2D {
    Rect2D(
      minX: rounded(rect.minX), minY: rounded(rect.minY),
      maxX: rounded(rect.maxX), maxY: rounded(rect.maxY))
  }
}
