/// Pictures of the frames around the first one that differs, as drawn now and as accepted.
package struct FrameStrip: Equatable, Codable, Sendable {
  /// The most pictures that are kept for a case.
  package static let pictureLimit = 24
  /// The most bytes that the pictures of a case may have.
  package static let byteLimit = 4_000_000

  /// A frame.
  package struct Frame: Equatable, Codable, Sendable {
    /// Its number.
    package var frame: Int
    /// The stages that differ from the baseline.
    package var stages: StageSet
    /// The picture of this run.
    package var actual: CheckpointReport.Picture
    /// The accepted picture: the same one where the pixels are equal; nil where it is not known.
    package var expected: CheckpointReport.Picture?
    /// A picture of the differences; nil where there are none, or none can be shown.
    package var difference: CheckpointReport.Picture?

    /// Makes a frame of which no accepted picture is known.
    package init(_ frame: Int, stages: StageSet, actual: CheckpointReport.Picture) {
      self.frame = frame
      self.stages = stages
      self.actual = actual
    }
  }

  /// The frames, in order.
  package var frames: [Frame] = []
  /// The frames that were left out because a limit was met.
  package var omitted: [Int] = []

  /// Makes a strip without frames.
  package init() {}
}

extension FrameStrip {
  /// The frames that show how a run parts from its baseline: the first that differs and the one
  /// before it, and, from the first whose pixels differ on, a few more.
  ///
  /// - Parameters:
  ///   - first: the first frame that differs.
  ///   - differences: the stages that differ, by frame.
  ///   - count: the frames of the run.
  package static func frames(
    around first: Int, differences: [StageSet], count: Int
  ) -> [Int] {
    var frames = Set([first - 1, first])
    let later = differences.indices.dropFirst(first)
    if let seen = later.first(where: { differences[$0].contains(StageSet(.pixels)) }) {
      frames.formUnion([seen - 1, seen, seen + 1, seen + 2, seen + 4])
    }
    return frames.filter { (0..<count).contains($0) }.sorted()
  }
}
