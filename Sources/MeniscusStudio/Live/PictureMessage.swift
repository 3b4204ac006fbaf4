import MeniscusReplay

/// The pixels of tiles, as the page draws them.
///
/// A head of six numbers of four bytes, the lowest first: a mark, the frame, its columns and rows in
/// pixels, the side of a tile, the number of tiles. Then for each tile its number and its pixels as
/// runs, row by row: a number, twice the length of the run and one more where all of its pixels are equal,
/// and then the one pixel or all of them: red, green, blue and 255. Tiles at the right and at the bottom
/// are cut.
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
    var numbers: [UInt32] = [
      mark, UInt32(replay.frame), UInt32(extent.width), UInt32(extent.height), UInt32(side),
      UInt32(tiles.count),
    ]
    numbers.reserveCapacity(6 + tiles.count * (2 + side * side))
    for tile in tiles {
      numbers.append(UInt32(tile))
      replay.appendTile(tile, to: &numbers)
    }
    // All machines that this runs on have the lowest byte first.
    return numbers.withUnsafeBytes { Array($0) }
  }
}
