import MeniscusGeometry

/// A list of steps from which a trace is recorded, a step a line.
///
/// `docs/recording-scripts.md` has all settings and steps.
package struct RecordingScript: Equatable, Sendable {
  /// A step and where it stands.
  package struct Step: Equatable, Sendable {
    /// The line, from 1.
    package var line: Int
    /// What is done.
    package var action: Action
  }

  /// What a step does.
  package enum Action: Equatable, Sendable {
    /// Shows a frame with an event in it.
    case event(TraceAction)
    /// Shows frames with an event that goes on for a time; its own duration does not count.
    case gesture(TraceAction, over: ScriptDuration)
    /// Shows frames without an event.
    case wait(ScriptDuration)
    /// Shows frames until nothing moves, but no more than so many.
    case settle(maximum: Int)
    /// Names the frame that was shown last.
    case checkpoint(String)
  }

  /// What the scene is shown on, as far as the script says.
  package var settings = Settings()
  /// The steps, in order; the end is after the last.
  package var steps: [Step] = []

  /// What a script may say before its first step; nil is as usual.
  package struct Settings: Equatable, Sendable {
    /// The extent of the frame, in points.
    package var size: Size2D?
    /// The pixels in a point.
    package var scale: Double?
    /// Frames a second.
    package var rate: Int?
    /// The seed of every random choice.
    package var seed: UInt64?
    /// The environment at frame 0.
    package var environment = TraceEnvironment()
    /// The variants in which the suite replays the trace too.
    package var variants: [TraceVariant] = []
    /// How pictures are compared with those that were accepted.
    package var tolerance = TraceTolerance.exact
    /// What may differ, and what is pinned, in parts.
    package var rules: [ToleranceRule] = []
  }

  /// Reads a script.
  package init(_ text: String) throws(ReplayError) {
    var parser = ScriptParser()
    for (index, text) in try Self.lines(of: text).enumerated() {
      let line = try ScriptLine(text[...], number: index + 1)
      if !line.words.isEmpty { try parser.take(line) }
    }
    self = parser.script
  }

  init() {}
}
