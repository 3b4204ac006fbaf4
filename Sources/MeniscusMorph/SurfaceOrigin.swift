import MeniscusGeometry

/// Where the coordinates of a surface begin: the upper left corner of a pixel near its first element.
///
/// The fields of a surface are worked out from here. So glass that is moved by whole pixels is the
/// same in every bit, also where a tie decides which edge is the nearest.
public struct SurfaceOrigin: Equatable, Sendable {
  /// The column of the pixel.
  public let column: Int
  /// The row of the pixel.
  public let row: Int
  /// The pixel's corner, in frame points.
  public let point: Point2D

  /// Makes the origin of an element whose space is mapped to frame points by `map`; the frame's own
  /// for what is far outside.
  ///
  /// - Parameter scale: the pixels of a point.
  init(_ map: Affine2D, scale: Double) {
    func pixel(_ value: Double) -> Int {
      // What lies between two pixels but for rounding belongs to one of them.
      let pixels = Self.settled(value * scale)
      return abs(pixels) < 0x1p24 ? Int(pixels.rounded(.down)) : 0
    }
    (column, row) = scale > 0 ? (pixel(map.tx), pixel(map.ty)) : (0, 0)
    point = scale > 0 ? Point2D(x: Double(column) / scale, y: Double(row) / scale) : .zero
  }

  /// A map to frame points as one to the surface's points.
  func placed(_ map: Affine2D) -> Affine2D {
    var placed = map
    placed.tx = Self.settled(map.tx - point.x)
    placed.ty = Self.settled(map.ty - point.y)
    return placed
  }

  /// A rectangle of the surface's in frame points.
  func inFrame(_ rect: Rect2D) -> Rect2D {
    Rect2D(
      x: rect.minX + point.x, y: rect.minY + point.y, width: rect.width, height: rect.height)
  }

  /// The nearest multiple of 2⁻²⁰, which takes up what the distance from the frame's origin costs.
  @inline(__always)
  static func settled(_ value: Double) -> Double {
    // Adding 1.5 × 2³² rounds to it; larger values have no such parts.
    abs(value) < 0x1p31 ? value + 0x1.8p32 - 0x1.8p32 : value
  }
}
