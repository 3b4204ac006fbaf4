import MeniscusReplay

/// The pixels of tiles, as the page draws them.
///
/// A head of six numbers of four bytes, the lowest first: a mark, the frame, its columns and rows in
/// pixels, the side of a tile, the number of tiles. Then the number of each tile, and then the samples
/// of each, row by row: red, green, blue and 255. Tiles at the right and at the bottom are cut.
package enum PictureMessage {
  /// Stands first in a message: `MSLV` as a number.
  static let mark: UInt32 = 0x4D53_4C56
  /// The side of a tile, in pixels.
  static let side = 64

  /// The message of some tiles of what a replay has drawn last.
  ///
  /// - Complexity: linear in the pixels of the tiles.
  @MainActor
  package static func bytes(of tiles: [Int], in replay: Replay) -> [UInt8] {
    let extent = replay.drawnExtent
    var bytes: [UInt8] = []
    bytes.reserveCapacity(24 + tiles.count * (4 + side * side * 4))
    for number in [
      mark, UInt32(replay.frame), UInt32(extent.width), UInt32(extent.height), UInt32(side),
      UInt32(tiles.count),
    ] + tiles.map({ UInt32($0) }) {
      withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }
    replay.appendTiles(tiles, to: &bytes)
    return bytes
  }
}
