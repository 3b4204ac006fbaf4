import MeniscusFormats
import MeniscusReplay

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
      cause = self.cause(index, delay: max(frame - last, 0))
    }
    return cause
  }

  /// The events that reach the scene in a frame, those under way included.
  func events(in frame: Int) -> [EventCause] {
    events.enumerated().compactMap { index, event in
      let first = clock.frame(at: event.time)
      let last = clock.frame(at: event.time + event.action.duration)
      guard event.action.isInput, (first...last).contains(frame) else { return nil }
      return cause(index, delay: 0)
    }
  }

  private func cause(_ index: Int, delay: Int) -> EventCause {
    EventCause(
      title: events[index].action.title, line: Trace.line(ofEvent: index),
      frame: clock.frame(at: events[index].time), delay: delay)
  }
}
