import MeniscusGeometry

/// A frame cut into square tiles, row by row from the top left; the last ones may be narrower.
struct TileGrid: Equatable, Sendable {
  let width: Int
  let height: Int
  let tileSize: Int

  var columns: Int { (width + tileSize - 1) / tileSize }
  var rows: Int { (height + tileSize - 1) / tileSize }
  var count: Int { columns * rows }
  var frame: PixelRect { PixelRect(minX: 0, minY: 0, maxX: width, maxY: height) }

  /// The pixels of a tile.
  func rect(of tile: Int) -> PixelRect {
    let (row, column) = (tile / columns, tile % columns)
    return PixelRect(
      minX: column * tileSize, minY: row * tileSize, maxX: min((column + 1) * tileSize, width),
      maxY: min((row + 1) * tileSize, height))
  }

  /// Calls `body` with every tile that shares pixels with `rect`, which lies in the frame.
  @inline(__always)
  func forEachTile(in rect: PixelRect, _ body: (Int) -> Void) {
    guard !rect.isEmpty else { return }
    let (first, last) = (rect.minX / tileSize, (rect.maxX - 1) / tileSize)
    for row in rect.minY / tileSize...(rect.maxY - 1) / tileSize {
      for tile in row * columns + first...row * columns + last { body(tile) }
    }
  }
}
