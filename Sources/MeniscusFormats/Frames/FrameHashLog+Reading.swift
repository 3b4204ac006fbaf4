import MeniscusGeometry

extension FrameHashLog {
  /// The most frames that a replay may have, and so its `frames.json`.
  package static let frameLimit = 100_000
  /// The side of a tile, in pixels; with the extent it bounds the number of tiles.
  static let tileSizes = 16...4096
  /// The columns or rows of a frame, in pixels.
  static let extents = 1...32_768

  /// Reads a `frames.json`.
  ///
  /// Complexity: linear in the bytes and in the frames.
  package init(json bytes: [UInt8]) throws(ReplayError) {
    do {
      self = try FrameHashLogDecoder.hashLog(of: bytes)
    } catch {
      let place = TextPlace(of: error.offset, in: bytes)
      throw .frames(line: place.line, column: place.column, problem: error.problem)
    }
  }

  /// Reads a `frames.json` from its text.
  package init(json text: String) throws(ReplayError) {
    try self.init(json: Array(text.utf8))
  }
}

extension FrameHashLog {
  /// The number of tiles of a frame.
  package func tileCount(of extent: PixelSize) -> Int {
    tileColumns(of: extent) * ((extent.height + tileSize - 1) / tileSize)
  }

  /// The number of tiles side by side in a frame.
  package func tileColumns(of extent: PixelSize) -> Int {
    (extent.width + tileSize - 1) / tileSize
  }
}
