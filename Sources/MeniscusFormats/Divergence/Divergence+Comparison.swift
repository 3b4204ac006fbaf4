extension Divergence {
  /// Compares two replays frame by frame; nil where they are equal.
  ///
  /// - Parameter pixels: the frames of which both drew the pixels; at others, pixels are not
  ///   compared.
  ///
  /// Complexity: linear in the frames, and in the changes up to the first frame that differs.
  package init?(
    expected: FrameHashLog, actual: FrameHashLog, pixels: PixelSampling = .all
  ) {
    let common = min(expected.frames.count, actual.frames.count)
    var differing: [(frame: Int, stage: Stage)] = []
    for frame in 0..<common {
      let stage = expected.frames[frame].hashes.firstDifference(
        from: actual.frames[frame].hashes, withPixels: pixels.contains(frame))
      if let stage { differing.append((frame, stage)) }
    }
    expectedFrames = expected.frames.count
    actualFrames = actual.frames.count
    differingFrames = differing.count
    guard let first = differing.first, let last = differing.last else {
      if expectedFrames == actualFrames { return nil }
      frame = common
      lastFrame = common
      stage = nil
      views = []
      tiles = []
      return
    }
    frame = first.frame
    lastFrame = last.frame
    let tables = (DigestTable(expected, at: frame), DigestTable(actual, at: frame))
    let comparison = DivergingViews(
      expected: NamedDigests(expected.views, tables.0),
      actual: NamedDigests(actual.views, tables.1))
    var begun = first.stage
    if frame == 0 {
      begun = Self.beginning(
        of: begun, in: (expected.frames[0].hashes, actual.frames[0].hashes),
        comparison.differences(in: begun))
    }
    stage = begun
    views = comparison.differences(in: begun)
    tiles = pixels.contains(frame) ? tables.0.differingTiles(from: tables.1) : []
  }
}

extension StageHashes {
  /// The first stage whose hash differs, with or without regard to the pixels.
  fileprivate func firstDifference(from other: StageHashes, withPixels: Bool) -> Stage? {
    let stage = firstDifference(from: other)
    return stage == .pixels && !withPixels ? nil : stage
  }
}

extension DigestTable {
  /// The digests of a frame-hash log at a frame.
  package init(_ hashLog: FrameHashLog, at frame: Int) {
    for frame in hashLog.frames[...frame] { apply(frame) }
  }

  /// The tiles whose digests differ, rising.
  fileprivate func differingTiles(from other: DigestTable) -> [Int] {
    (0..<max(tiles.count, other.tiles.count)).filter { self[tile: $0] != other[tile: $0] }
  }
}
