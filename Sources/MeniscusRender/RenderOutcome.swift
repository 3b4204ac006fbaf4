import MeniscusDisplay

/// What rendering a display list came to.
public struct RenderOutcome: Equatable, Sendable {
  /// The hash of the frame: its extents and the hashes of its tiles.
  public let pixelHash: UInt64
  /// The hash of every tile of 64 × 64 pixels, row by row from the top left.
  ///
  /// A tile's hash is that of its bytes: red, green, blue and 255 for every pixel, row by row; tiles
  /// at the right and bottom edge are as narrow as the frame leaves them.
  public let tileHashes: [UInt64]
  /// The tiles whose hash changed since the frame before, ascending; all after a change of size.
  public let changedTiles: [Int]
  /// What lies behind the list's glass.
  public let measurements: GlassMeasurements
  /// The tiles that were painted, the pixels that were laid over, the edges that were rasterised.
  public let counters: WorkCounters
}
