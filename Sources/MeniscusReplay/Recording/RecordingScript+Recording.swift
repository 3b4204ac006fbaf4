import MeniscusFormats
import MeniscusUI

extension RecordingScript {
  /// Drives a scene with the steps.
  ///
  /// - Parameter settled: the frames in which nothing moved in a replay of what the steps are held to
  ///   record; without them the frames are shown.
  /// - Throws: what goes wrong at a step, with the script's line.
  @MainActor
  package func record(
    _ scene: Scene, settled: [ClosedRange<Int>]? = nil
  ) throws(ReplayError) -> Trace {
    let recorder = try Recorder(
      scene: scene, size: settings.size, scale: settings.scale ?? 2,
      rate: settings.rate ?? 60, seed: settings.seed ?? 0, environment: settings.environment,
      variants: settings.variants, settled: settled)
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
