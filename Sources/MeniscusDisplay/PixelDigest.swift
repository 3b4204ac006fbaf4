import MeniscusGeometry
import MeniscusImage

/// The hashes of a frame's pixels: one for each tile, and one of the whole.
///
/// Its values are part of the file formats.
package struct PixelDigest: Equatable, Sendable {
  /// A hash for each tile, row by row.
  package let tiles: [UInt64]
  /// The hash of the frame.
  package let frame: UInt64

  /// Takes the hashes of a frame's tiles, of an extent in pixels.
  package init(tiles: [UInt64], width: Int, height: Int) {
    self.tiles = tiles
    var hasher = StableHasher()
    hasher.combine(width)
    hasher.combine(height)
    for hash in tiles { hasher.combine(hash) }
    frame = hasher.finish()
  }

  /// Hashes a picture.
  ///
  /// - Parameter tileSize: the side of a tile, in pixels, more than 0.
  /// - Complexity: linear in the pixels.
  package init(_ bitmap: Bitmap, tileSize: Int) {
    precondition(tileSize > 0, "Tiles are at least a pixel wide.")
    var tiles: [UInt64] = []
    var bytes: [UInt8] = []
    for top in stride(from: 0, to: bitmap.height, by: tileSize) {
      for left in stride(from: 0, to: bitmap.width, by: tileSize) {
        let right = min(left + tileSize, bitmap.width)
        bytes.removeAll(keepingCapacity: true)
        for y in top..<min(top + tileSize, bitmap.height) {
          let row = y * bitmap.width
          bytes.append(contentsOf: bitmap.samples[(row + left) * 4..<(row + right) * 4])
        }
        tiles.append(StableHash.hash(bytes))
      }
    }
    self.init(tiles: tiles, width: bitmap.width, height: bitmap.height)
  }
}
