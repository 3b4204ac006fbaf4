import MeniscusImage

/// The extents of a picture, in pixels.
public struct PixelSize: Equatable, Sendable {
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Makes a size from its extents.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The extents of `bitmap`.
  public init(of bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height)
  }
}
