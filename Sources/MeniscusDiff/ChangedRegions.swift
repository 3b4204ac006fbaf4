import MeniscusGeometry
import MeniscusImage

/// A cluster of pixels that differ.
public struct ChangedRegion: Equatable, Sendable {
  /// The smallest rectangle around its pixels.
  public var pixels: PixelRect
  /// The same rectangle in points.
  public var points: Rect2D
  /// The number of pixels that differ in it.
  public var count: Int

  /// Makes a region from its parts.
  public init(pixels: PixelRect, points: Rect2D, count: Int) {
    self.pixels = pixels
    self.points = points
    self.count = count
  }
}

/// The clusters of pixels that differ between two pictures.
///
/// Pixels belong together that touch, also at corners, once each has grown by `dilation` pixels on
/// all sides: those at most 2 · dilation + 1 columns and as many rows apart, and whatever such
/// pixels join.
public struct ChangedRegions: Equatable, Sendable {
  /// The regions, those of most pixels first; of equal ones the upper, then the left one first.
  public let regions: [ChangedRegion]
  /// The number of further regions that the limit left out.
  public let omittedCount: Int

  /// Finds the regions.
  ///
  /// Complexity: linear in the samples, and in the stretches of differing pixels times `dilation`.
  ///
  /// - Parameters:
  ///   - scale: the pixels of a point, more than 0.
  ///   - dilation: how far pixels grow before they are joined, in pixels, not negative.
  ///   - limit: the most regions to list.
  public init(
    expected: Bitmap, actual: Bitmap, scale: Double, dilation: Int = 4, limit: Int = 16
  ) throws(DiffError) {
    precondition(dilation >= 0 && limit >= 0, "A distance and a number are not negative.")
    try DiffError.checkSizes(expected, actual)
    var clusters = StrandClusters(reach: 2 * dilation + 1)
    DifferingRun.forEach(expected: expected, actual: actual) { clusters.add($0) }
    let found = clusters.finish().sorted { left, right in
      if left.count != right.count { return left.count > right.count }
      if left.bounds.minY != right.bounds.minY { return left.bounds.minY < right.bounds.minY }
      if left.bounds.minX != right.bounds.minX { return left.bounds.minX < right.bounds.minX }
      return left.order < right.order
    }
    regions = found.prefix(limit).map { cluster in
      ChangedRegion(
        pixels: cluster.bounds, points: cluster.bounds.points(scale: scale), count: cluster.count)
    }
    omittedCount = found.count - regions.count
  }
}
