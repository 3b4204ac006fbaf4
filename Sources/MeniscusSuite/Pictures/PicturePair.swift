import MeniscusFormats
import MeniscusGeometry
import MeniscusImage

/// Two PNG files that are set against each other, decoded only where their bytes do not decide.
package struct PicturePair: Sendable {
  private let expected: (path: String, bytes: [UInt8])
  private let actual: (path: String, bytes: [UInt8])
  /// The extents that the first file says that it has.
  package let size: PixelSize
  /// Whether the bytes say that both show the same picture.
  package let isStoredEqual: Bool

  /// Reads two files.
  ///
  /// - Throws: ``SuiteError`` where a file cannot be read, ``InputError`` where it is no PNG file or
  ///   damaged in its chunks.
  package init(expected: String, actual: String) throws {
    self.expected = (expected, try FileSystem.read(expected))
    self.actual = (actual, try FileSystem.read(actual))
    let stored = try Self.reading(self.expected) { bytes throws(ImageError) in
      try StoredPixels(of: bytes)
    }
    size = PixelSize(width: stored.header.width, height: stored.header.height)
    if self.expected.bytes == self.actual.bytes {
      isStoredEqual = true
    } else {
      isStoredEqual =
        try Self.reading(self.actual) { bytes throws(ImageError) in
          try StoredPixels(of: bytes)
        } == stored
    }
  }

  /// Both pictures; each is decoded on a thread of its own, and equal ones once.
  package func decoded() throws(InputError) -> (expected: Bitmap, actual: Bitmap) {
    if isStoredEqual {
      let picture = try Self.picture(expected)
      return (picture, picture)
    }
    let files = [expected, actual]
    let found = ParallelFor.dispatch(threads: 2).map(2, pieces: 2) { run in
      Result { () throws(InputError) in try Self.picture(files[run.lowerBound]) }
    }
    return (try found[0].get(), try found[1].get())
  }

  private static func picture(
    _ file: (path: String, bytes: [UInt8])
  ) throws(InputError) -> Bitmap {
    try reading(file) { bytes throws(ImageError) in try PNG.decode(bytes) }
  }

  /// What `read` makes of a file; errors are told with its path.
  private static func reading<Value>(
    _ file: (path: String, bytes: [UInt8]), _ read: ([UInt8]) throws(ImageError) -> Value
  ) throws(InputError) -> Value {
    do throws(ImageError) {
      return try read(file.bytes)
    } catch {
      throw .picture(path: file.path, error)
    }
  }
}
