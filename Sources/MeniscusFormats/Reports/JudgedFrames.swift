/// What came of judging frames between checkpoints, which can be done where the frames of the accepted
/// run are kept.
package struct JudgedFrames: Equatable, Codable, Sendable {
  /// By how much the pictures of a frame differ.
  package struct Difference: Equatable, Codable, Sendable {
    /// The frame.
    package var frame: Int
    /// The pixels that differ; all of them where the pictures have other extents.
    package var pixels: Int
    /// The greatest difference of a channel, of 255.
    package var channel: Int

    /// Describes a frame.
    package init(frame: Int, pixels: Int, channel: Int) {
      self.frame = frame
      self.pixels = pixels
      self.channel = channel
    }
  }

  /// The number of frames that were drawn otherwise than accepted, no checkpoints, and were judged.
  package var count = 0
  /// Those that differ by more than they may, in order.
  package var beyond: [Int] = []
  /// The first of them; nil where there is none.
  package var first: Difference?

  /// Makes a judgement of no frame.
  package init() {}
}

/// Why frames that are kept of the accepted run cannot be used.
package enum UnusableFrames: Equatable, Codable, Sendable {
  /// The file cannot be read as what it should be, or not by this version.
  case unreadable(path: String)
  /// The file is not of the run whose hashes `frames.json` has.
  case stale(path: String)
}
