import MeniscusGeometry
import MeniscusImage

extension PixelSize {
  /// The extents of `bitmap`.
  public init(of bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height)
  }
}
