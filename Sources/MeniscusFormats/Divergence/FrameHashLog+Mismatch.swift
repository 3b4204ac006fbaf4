import MeniscusGeometry

/// Something that two replays of a trace have to share before their frames can be compared.
package enum FrameHashLogMismatch: Equatable, Codable, Sendable {
  /// The frames a second.
  case rate(expected: Int, actual: Int)
  /// The extent at frame 0.
  case extent(expected: PixelSize, actual: PixelSize)
  /// The side of the tiles, which is the tool's own.
  case tileSize(expected: Int, actual: Int)
  /// The checkpoints: those that only one replay has, or that it has at another frame.
  case checkpoints(expected: [FrameHashLog.Checkpoint], actual: [FrameHashLog.Checkpoint])
  /// The digests of views from a frame on, of which every stage is equal in all frames.
  case digests(frame: Int, views: [String])
}

extension FrameHashLog {
  /// The extent at frame 0.
  package var extent: PixelSize { PixelSize(width: pixelWidth, height: pixelHeight) }

  /// What the frame-hash log does not share with one that was replayed from the same trace.
  package func mismatches(with actual: FrameHashLog) -> [FrameHashLogMismatch] {
    var mismatches: [FrameHashLogMismatch] = []
    if rate != actual.rate {
      mismatches.append(.rate(expected: rate, actual: actual.rate))
    }
    if extent != actual.extent {
      mismatches.append(.extent(expected: extent, actual: actual.extent))
    }
    if tileSize != actual.tileSize {
      mismatches.append(.tileSize(expected: tileSize, actual: actual.tileSize))
    }
    if checkpoints != actual.checkpoints {
      mismatches.append(
        .checkpoints(
          expected: checkpoints.filter { !actual.checkpoints.contains($0) },
          actual: actual.checkpoints.filter { !checkpoints.contains($0) }))
    }
    return mismatches
  }
}
