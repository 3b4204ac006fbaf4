/// The extents of a picture or a frame, in pixels.
@frozen
public struct PixelSize: Equatable, Sendable {
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Makes a size from its extents.
  @inlinable
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
