import MeniscusDisplay
import MeniscusFormats
import MeniscusGeometry

/// How a trace is replayed; but for a fault none of it may change a hash.
package struct ReplayOptions: Equatable, Sendable {
  /// How many threads draw at once.
  package var threads: Int
  /// Whether every tile is drawn, whatever changed, in frames with another display list than the last.
  ///
  /// The fused shapes follow from the list: an equal frame was proven by the one before.
  package var fullRepaint: Bool
  /// Whether a full repaint draws a quarter of the tiles in turn instead, and all of them at checkpoints
  /// and in every 16th frame.
  package var rotatesRepaint = false
  /// The side of the tiles that are painted again as a whole, in pixels.
  package var tileSize = 64
  /// Every how many frames the renderer is a new one that remembers nothing; nil for never.
  package var freshEvery: Int?
  /// What is done wrong on purpose; nil for nothing.
  package var fault: Fault?
  /// Whether it is noted which faults the scene could have.
  package var notesFaults = false
  /// Whether every frame is drawn a second time, moved by whole pixels; where that gives other
  /// pixels, the hash differs.
  package var checksTranslation = false
  /// Whether it is noted who brings about what.
  package var notesChanges = false
  /// Whether what checkpoints show is kept; otherwise they are hashed as every frame.
  package var keepsCheckpoints = true
  /// The bytes of it that stay in memory; the rest is in a file until it is looked at.
  package var captureRoom = CaptureStore.usualRoom
  /// The clock of the phases' times.
  package var clock = TimingClock.monotonic
  /// A phase that takes longer on purpose; nil for none.
  package var slowdown: Slowdown?
  /// Whether shapes are fused and frames are drawn at all, even where nobody asks for pixels.
  ///
  /// Without that, nothing is known of what lies behind glass, which adapts to nothing then, and there
  /// are no hashes of surfaces.
  package var drawsFrames = true
  /// The frames of which pixels are drawn.
  package var pixels: PixelSampling
  /// What has to hold for the replay to prove something.
  package var requirements: ReplayRequirements

  /// How much longer a phase takes on purpose.
  package struct Slowdown: Equatable, Sendable {
    /// The phase.
    package var phase: Phase
    /// The part of its time that is added, 0 to 100.
    package var share: Double

    /// Makes a slowdown.
    package init(phase: Phase, share: Double) {
      self.phase = phase
      self.share = share
    }
  }

  /// A clock that phases are timed by.
  package enum TimingClock: Sendable {
    /// Time as it passes.
    case monotonic
    /// What the processors spend on the thread that replays, which neighbours on the machine
    /// lengthen far less.
    case threadProcessorTime
  }

  /// Makes options.
  package init(
    threads: Int = 1, fullRepaint: Bool = false, pixels: PixelSampling = .all,
    requirements: ReplayRequirements = .all
  ) {
    precondition(threads > 0, "A replay draws with at least one thread.")
    self.threads = threads
    self.fullRepaint = fullRepaint
    self.pixels = pixels
    self.requirements = requirements
  }
}

/// What has to hold for a replay to prove something; without it, a replay is an error.
package struct ReplayRequirements: OptionSet, Sendable {
  /// A bit for each requirement.
  package let rawValue: UInt8

  /// Makes a set from its bits.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The trace has a checkpoint.
  package static let checkpoint = ReplayRequirements(rawValue: 1)
  /// Nothing moves any more at the last frame.
  package static let settled = ReplayRequirements(rawValue: 2)
  /// All of them, which verdicts ask for; a look at a single frame asks for none.
  package static let all: ReplayRequirements = [.checkpoint, .settled]
}
