import MeniscusGeometry
import MeniscusUI

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
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, text) in lines.enumerated() {
      let line = try ScriptLine(text, number: index + 1)
      if !line.words.isEmpty { try parser.take(line) }
    }
    self = parser.script
  }

  init() {}

  /// Drives a scene with the steps.
  ///
  /// - Throws: what goes wrong at a step, with the script's line.
  @MainActor
  package func record(_ scene: Scene) throws(ReplayError) -> Trace {
    let recorder = try Recorder(
      scene: scene, size: settings.size, scale: settings.scale ?? 2,
      rate: settings.rate ?? 60, seed: settings.seed ?? 0, environment: settings.environment,
      variants: settings.variants)
    for step in steps {
      do {
        try recorder.perform(step.action)
      } catch {
        throw error.inScript(line: step.line)
      }
    }
    var trace = try recorder.end()
    trace.header.tolerance = settings.tolerance
    trace.header.rules = settings.rules
    return trace
  }
}

extension Recorder {
  /// Performs a step of a script.
  fileprivate func perform(_ action: RecordingScript.Action) throws(ReplayError) {
    switch action {
    case .event(let action): try perform([action])
    case .gesture(.scroll(let target, let distance, _), let time):
      try scroll(at: target, by: distance, over: seconds(of: time))
    case .gesture(.magnify(let target, let scale, _), let time):
      try magnify(target, by: scale, over: seconds(of: time))
    case .gesture(.rotate(let target, let angle, _), let time):
      try rotate(target, by: angle, over: seconds(of: time))
    case .gesture(let action, _): try perform([action])
    case .wait(.frames(let frames)): try wait(frames: frames)
    case .wait(.seconds(let seconds)): try wait(seconds: seconds)
    case .settle(let maximum): try settle(maximum: maximum)
    case .checkpoint(let name): try checkpoint(name)
    }
  }

  private func seconds(of duration: ScriptDuration) -> Double {
    switch duration {
    case .frames(let frames): Double(frames) / Double(header.rate)
    case .seconds(let seconds): seconds
    }
  }
}

extension ReplayError {
  /// The same error at a line of a script.
  fileprivate func inScript(line: Int) -> ReplayError {
    func moved(_ place: EventPlace) -> EventPlace { EventPlace(line: line, frame: place.frame) }
    switch self {
    case .trace(_, _, let problem): return .script(line: line, problem: .event(problem))
    case .missingTarget(let id, let place, let known, let suggestion):
      return .missingTarget(id, at: moved(place), known: known, suggestion: suggestion)
    case .ambiguousTarget(let id, let place, let count):
      return .ambiguousTarget(id, at: moved(place), count: count)
    case .targetOutside(let id, let place, let point):
      return .targetOutside(id, at: moved(place), point: point)
    case .notAToggle(let id, let place): return .notAToggle(id, at: moved(place))
    case .frames, .script, .font, .scene, .nothingChecked, .neverSettled, .frameLimit:
      return self
    }
  }
}
