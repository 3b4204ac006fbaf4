import MeniscusReplay

/// The event of a trace that something goes back to.
package struct EventCause: Equatable, Codable, Sendable {
  /// What happened, in a few words: `toggle away`.
  package var title: String
  /// The line of the event in the trace.
  package var line: Int
  /// The frame that it belongs to.
  package var frame: Int
  /// How many frames after the event, or after the end of its gesture, it showed; 0 while it was
  /// under way.
  ///
  /// What shows later was brought about by the clock: a timer, a task, or an animation.
  package var delay: Int
}

extension Trace {
  /// The last event at or before a frame; nil where there is none, as at the beginning.
  ///
  /// Checkpoints, and the end, change nothing.
  func cause(of frame: Int) -> EventCause? {
    var cause: EventCause?
    for (index, event) in events.enumerated() where event.action.isInput {
      let first = clock.frame(at: event.time)
      guard first <= frame else { break }
      let last = clock.frame(at: event.time + event.action.duration)
      cause = EventCause(
        title: Sentences.title(of: event.action), line: Trace.line(ofEvent: index), frame: first,
        delay: max(frame - last, 0))
    }
    return cause
  }

  /// The events that reach the scene in a frame, those under way included.
  func events(in frame: Int) -> [EventCause] {
    events.enumerated().compactMap { index, event in
      let first = clock.frame(at: event.time)
      let last = clock.frame(at: event.time + event.action.duration)
      guard event.action.isInput, (first...last).contains(frame) else { return nil }
      return EventCause(
        title: Sentences.title(of: event.action), line: Trace.line(ofEvent: index), frame: first,
        delay: 0)
    }
  }
}

extension TraceAction {
  /// Whether it reaches the scene.
  fileprivate var isInput: Bool {
    switch self {
    case .checkpoint, .end: false
    default: true
    }
  }
}
