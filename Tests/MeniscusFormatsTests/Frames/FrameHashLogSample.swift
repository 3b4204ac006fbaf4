import MeniscusFormats
import MeniscusGeometry

/// Frame-hash logs for tests.
enum FrameHashLogSample {
  /// Hashes that differ from stage to stage and from number to number.
  static func hashes(_ number: UInt64) -> StageHashes {
    var hashes = StageHashes()
    for stage in Stage.allCases {
      hashes[stage] = number &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(stage.index)
    }
    return hashes
  }

  /// A frame-hash log in which views appear, change and go, frames are idle, and the extent
  /// changes.
  static var hashLog: FrameHashLog {
    var animating = hashes(1)
    animating[.layout] = 7
    animating[.pixels] = .max
    return FrameHashLog(
      rate: 60, pixelWidth: 640, pixelHeight: 480, tileSize: 64,
      views: ["Root", "Root/VStack", "Root/VStack/\"quoted\""],
      frames: [
        FrameHashLog.Frame(
          hashes: hashes(1),
          views: [
            .init(view: 0, state: 0, layout: 1, operations: 0),
            .init(view: 1, state: 0xFF_FFFF, layout: 0xAB, operations: 0x80_0000),
          ],
          tiles: [.init(tile: 0, digest: 1), .init(tile: 79, digest: 0xFE_BABE)]),
        FrameHashLog.Frame(hashes: hashes(1), views: [], tiles: []),
        FrameHashLog.Frame(hashes: hashes(1), views: [], tiles: []),
        FrameHashLog.Frame(
          hashes: animating,
          views: [
            .init(view: 1, state: 0xFF_FFFF, layout: 0xAC, operations: 0x80_0000),
            .init(view: 2, state: 1, layout: 2, operations: 3),
          ], tiles: []),
        FrameHashLog.Frame(
          hashes: hashes(2), views: [.init(view: 1, state: 0, layout: 0, operations: 0)],
          tiles: [.init(tile: 3, digest: 0)],
          extent: PixelSize(width: 128, height: 128)),
        FrameHashLog.Frame(hashes: hashes(2), views: [], tiles: []),
      ],
      checkpoints: [.init(name: "start", frame: 0), .init(name: "end-2", frame: 5)])
  }
}
