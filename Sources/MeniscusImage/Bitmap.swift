/// A picture of 8-bit red, green, blue and alpha samples, straight, row by row from the top.
public struct Bitmap: Equatable, Sendable {
  /// The number of columns, in pixels.
  public let width: Int
  /// The number of rows, in pixels.
  public let height: Int
  /// The samples: `width * height * 4` bytes, red first.
  public var samples: [UInt8]

  /// Makes a picture from its samples.
  ///
  /// - Precondition: the extents are not negative and `samples` holds four bytes a pixel.
  public init(width: Int, height: Int, samples: [UInt8]) {
    precondition(width >= 0 && height >= 0, "A picture's extents are not negative.")
    precondition(samples.count == width * height * 4, "A picture has four samples a pixel.")
    self.width = width
    self.height = height
    self.samples = samples
  }

  /// Makes a picture of transparent black.
  public init(width: Int, height: Int) {
    self.init(
      width: width, height: height, samples: [UInt8](repeating: 0, count: width * height * 4))
  }
}
