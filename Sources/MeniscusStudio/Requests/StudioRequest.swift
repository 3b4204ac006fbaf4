import MeniscusFormats
import MeniscusGeometry
import MeniscusReplay

/// What a page asks of the recorder; `docs/recording-by-hand.md` has all of it.
package enum StudioRequest: Equatable {
  /// Somebody used the scene.
  case input([LiveInput])
  /// The frame that is shown gets a name.
  case checkpoint(String)
  /// The virtual clock stops or goes on, so many times as fast as the watch on the wall.
  case clock(isPaused: Bool, speed: Double)
  /// A stopped clock goes on by a frame.
  case step
  /// Only the first events stay.
  case undo(to: Int)
  /// An event goes.
  case drop(Int)
  /// An event happens at another time, in microseconds.
  case retime(Int, at: Int)
  /// An event becomes what a line of a trace says.
  case replace(Int, TraceEvent)
  /// An event comes in as a line of a trace says, by its time.
  case insert(TraceEvent)
  /// What is at a point of the scene?
  case pick(Point2D)
  /// The recording is kept as a trace.
  case save(SavedRecording)
  /// The page has drawn the picture of a frame.
  case shown(Int)
  /// This page records from now on.
  case take
}

/// As what a recording is kept.
package struct SavedRecording: Equatable, Sendable {
  /// The name of the trace.
  package var name: String
  /// The variants in which the suite replays it too.
  package var variants: [TraceVariant]
  /// Whether a script that records it again is written beside it, where there can be one.
  package var hasScript: Bool
  /// Whether what it shows becomes its baseline.
  package var hasBaseline: Bool
  /// Whether a trace of the name may be replaced.
  package var replaces: Bool

  /// Says as what.
  package init(
    name: String, variants: [TraceVariant], hasScript: Bool, hasBaseline: Bool, replaces: Bool
  ) {
    self.name = name
    self.variants = variants
    self.hasScript = hasScript
    self.hasBaseline = hasBaseline
    self.replaces = replaces
  }
}
