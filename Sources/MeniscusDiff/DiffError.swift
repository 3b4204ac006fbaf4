import MeniscusGeometry
import MeniscusImage

/// Why two pictures could not be set against each other as was asked for.
public enum DiffError: Error, Equatable, Sendable {
  /// The extents differ, and a comparison of a part would say nothing about the whole.
  case sizesDiffer(expected: PixelSize, actual: PixelSize)
  /// A comparator was asked for something that it has no option for.
  case unknownSetting(String)
  /// A text is no value of an option.
  case invalidSetting(ComparatorOption, text: String)

  /// Refuses pictures of different extents.
  static func checkSizes(_ expected: Bitmap, _ actual: Bitmap) throws(DiffError) {
    let (size, other) = (PixelSize(of: expected), PixelSize(of: actual))
    if size != other { throw .sizesDiffer(expected: size, actual: other) }
  }
}
