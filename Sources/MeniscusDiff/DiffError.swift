/// Why two pictures could not be set against each other.
public enum DiffError: Error, Equatable, Sendable {
  /// The extents differ, and a comparison of a part would say nothing about the whole.
  case sizesDiffer(expected: PixelSize, actual: PixelSize)
}
