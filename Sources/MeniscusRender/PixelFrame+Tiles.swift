extension PixelFrame {
  /// The number of the tiles that are hashed.
  package var tileCount: Int { hashGrid.count }

  /// Appends the samples of a tile that is hashed: red, green, blue and 255 of each pixel, row by row.
  ///
  /// Tiles at the right and at the bottom are cut at the frame's edge.
  ///
  /// - Complexity: linear in the tile's pixels.
  package func appendTile(_ tile: Int, to samples: inout [UInt8]) {
    let rect = hashGrid.rect(of: tile)
    words.withUnsafeBytes { bytes in
      for y in rect.minY..<rect.maxY {
        let start = (y * stride + rect.minX) * 4
        samples.append(contentsOf: bytes[start..<start + rect.width * 4])
      }
    }
  }
}
