/// Why no steps record an event of a trace again.
package struct UnscriptedEvent: Error, Equatable, Sendable {
  /// The line of the event in the trace's text.
  package var line: Int
  /// Why.
  package var reason: Reason

  /// Makes an error.
  package init(line: Int, reason: Reason) {
    self.line = line
    self.reason = reason
  }

  /// Why no step can say something.
  package enum Reason: String, Error, CaseIterable, Codable, Sendable {
    /// It is in frame 0, which is shown before the first step.
    case firstFrame
    /// It is in a frame with another event, or after a checkpoint of its frame, and each step shows
    /// a frame of its own.
    case sharedFrame
    /// It is in a frame of an event that goes on, of which a step shows all frames.
    case duringGesture
    /// Its time, or the time that it goes on for, is not that of a frame.
    case betweenFrames
    /// It changes nothing of the environment.
    case emptyChange
  }
}

extension RecordingScript {
  /// The script that records a trace again, event by event.
  ///
  /// Where the trace was recorded while the scene settled, the steps wait for as many frames.
  ///
  /// - Throws: the first event that no step can say.
  package init(recording trace: Trace) throws(UnscriptedEvent) {
    self.init()
    let header = trace.header
    settings.size = header.size
    if header.scale != 2 { settings.scale = header.scale }
    if header.rate != 60 { settings.rate = header.rate }
    if header.seed != 0 { settings.seed = header.seed }
    settings.environment = header.environment
    settings.variants = header.variants
    settings.tolerance = header.tolerance
    settings.rules = header.rules
    var shown = ShownFrames(clock: trace.clock)
    let first = settings.lines.count + 1
    for (index, event) in trace.events.enumerated() {
      do throws(UnscriptedEvent.Reason) {
        for action in try shown.actions(for: event) {
          steps.append(Step(line: first + steps.count, action: action))
        }
      } catch {
        throw UnscriptedEvent(line: Trace.line(ofEvent: index), reason: error)
      }
    }
  }
}

/// The frames that the steps of a script have shown.
private struct ShownFrames {
  let clock: FrameClock
  /// The last one.
  private var last = 0
  /// Those of the latest event that went on.
  private var gesture = 0..<0

  init(clock: FrameClock) { self.clock = clock }

  /// The steps for an event.
  mutating func actions(
    for event: TraceEvent
  ) throws(UnscriptedEvent.Reason) -> [RecordingScript.Action] {
    let frame = clock.frame(at: event.time)
    guard clock.microseconds(of: frame) == event.time else { throw .betweenFrames }
    switch event.action {
    case .checkpoint(let name): return try wait(until: frame, for: frame) + [.checkpoint(name)]
    case .end: return try wait(until: frame, for: frame)
    case .environment(let change) where change.isEmpty: throw .emptyChange
    default: break
    }
    guard frame > 0 else { throw .firstFrame }
    let wait = try wait(until: frame - 1, for: frame)
    let frames = clock.frame(at: event.time + event.action.duration) - frame
    last = frame + frames
    guard event.action.duration > 0 else { return wait + [.event(event.action)] }
    guard frames > 0, clock.microseconds(of: last) - event.time == event.action.duration else {
      throw .betweenFrames
    }
    gesture = frame..<last + 1
    return wait + [.gesture(event.action.withUsualDuration, over: .frames(frames))]
  }

  /// Goes on to a frame, for what comes in it or the next.
  private mutating func wait(
    until frame: Int, for next: Int
  ) throws(UnscriptedEvent.Reason) -> [RecordingScript.Action] {
    guard frame >= last else { throw gesture.contains(next) ? .duringGesture : .sharedFrame }
    defer { last = frame }
    return frame == last ? [] : [.wait(.frames(frame - last))]
  }
}

extension TraceAction {
  /// The action as a script has it, whose steps say how long it goes on.
  fileprivate var withUsualDuration: TraceAction {
    switch self {
    case .scroll(let target, let distance, _): .scroll(target, by: distance, duration: 1)
    case .magnify(let target, let scale, _): .magnify(target, by: scale, duration: 1)
    case .rotate(let target, let angle, _): .rotate(target, by: angle, duration: 1)
    default: self
    }
  }
}
