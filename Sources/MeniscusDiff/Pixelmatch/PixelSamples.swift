/// The four samples of a pixel.
struct PixelSamples: Equatable {
  var red, green, blue, alpha: Int

  /// Takes a pixel's word apart.
  @inline(__always)
  init(_ word: UInt32) {
    red = Int(word & 255)
    green = Int(word >> 8 & 255)
    blue = Int(word >> 16 & 255)
    alpha = Int(word >> 24)
  }
}

/// What translucent pixels of a place are seen over.
struct PixelBackground {
  /// The channels, 0 to 255.
  var red, green, blue: Double

  static let white = PixelBackground(red: 255, green: 255, blue: 255)

  /// The checkerboard of pixelmatch 7: it goes by the number of the pixel's first byte, which is
  /// a multiple of four, so that red is the same everywhere.
  static func checkerboard(at index: Int) -> PixelBackground {
    let byte = Double(index * 4)
    func channel(_ cell: Double) -> Double { 48 + 159 * Double(Int(cell) % 2) }
    return PixelBackground(
      red: 48, green: channel(byte / 1.618_033_988_749_895),
      blue: channel(byte / 2.618_033_988_749_895))
  }
}
