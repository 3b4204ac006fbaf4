import MeniscusGeometry

/// Where the coordinates of a fused shape begin: the upper left corner of a pixel near its first
/// element.
///
/// The fields of a fused shape are worked out from here. So glass that is moved by whole pixels is
/// the same in every bit, also where a tie decides which edge is the nearest.
public struct FusedShapeOrigin: Equatable, Sendable {
  /// The pixel.
  public let pixel: PixelAnchor
  /// The pixel's corner, in frame points.
  public let point: Point2D

  /// Makes the origin of an element whose space is mapped to frame points by `map`; the frame's own
  /// for what is far outside.
  ///
  /// - Parameter scale: the pixels of a point; 1 counts where it is no such number.
  init(_ map: Affine2D, scale: Double) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    pixel = PixelAnchor(map, scale: scale)
    point = Point2D(x: Double(pixel.column) / scale, y: Double(pixel.row) / scale)
  }

  /// A map to frame points as one to the fused shape's points.
  func placed(_ map: Affine2D) -> Affine2D {
    var placed = map
    placed.tx = (map.tx - point.x).settled
    placed.ty = (map.ty - point.y).settled
    return placed
  }

  /// A rectangle of the fused shape's in frame points.
  func inFrame(_ rect: Rect2D) -> Rect2D {
    Rect2D(
      x: rect.minX + point.x, y: rect.minY + point.y, width: rect.width, height: rect.height)
  }
}
