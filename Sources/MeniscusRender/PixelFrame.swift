import MeniscusImage

/// The pixels of a frame, always opaque.
public struct PixelFrame: Sendable {
  /// The number of columns, in pixels.
  public let width: Int
  /// The number of rows, in pixels.
  public let height: Int
  /// The distance from a row to the next, in pixels.
  package let stride: Int
  /// The rows, `stride` words each: red in the low byte, then green, blue and 255.
  var words: [UInt32]

  /// Makes a frame of opaque black.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    // Rows a multiple of 4,096 bytes apart would fall into the same lines of a cache.
    stride = width % 1024 == 0 && width > 0 ? width + 16 : width
    words = [UInt32](repeating: 0xFF00_0000, count: stride * height)
  }

  /// The frame as a picture; straight and premultiplied samples are the same, being opaque.
  ///
  /// Complexity: linear in the pixels.
  public var bitmap: Bitmap {
    let count = width * height * 4
    let samples = [UInt8](unsafeUninitializedCapacity: count) { samples, initialized in
      words.withUnsafeBytes { bytes in
        let target = UnsafeMutableRawBufferPointer(samples)
        for y in 0..<height {
          target[(y * width * 4)..<((y + 1) * width * 4)].copyBytes(
            from: bytes[(y * stride * 4)..<((y * stride + width) * 4)])
        }
      }
      initialized = count
    }
    return Bitmap(width: width, height: height, samples: samples)
  }
}

extension PixelFrame {
  /// Where the rows lie in memory, for whoever cannot afford a copy; nil where there are none.
  ///
  /// It holds until the renderer of the frame is used again or is gone.
  package var address: UnsafeRawPointer? {
    words.withUnsafeBytes { $0.baseAddress }
  }

  /// The side of the tiles that are hashed, in pixels.
  public static var hashTileSize: Int { 64 }

  /// The tiles that are hashed.
  var hashGrid: TileGrid {
    TileGrid(width: width, height: height, tileSize: Self.hashTileSize)
  }
}
