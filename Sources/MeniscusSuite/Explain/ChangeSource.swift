import MeniscusReplay
import MeniscusUI

/// What a change goes back to: the event at its root, and the scene's own clock that it came by.
package struct ChangeSource: Equatable, Codable, Sendable {
  /// What of the scene's own brought it about; nil for an event that did at once, or set in motion.
  package var clock: Clock?
  /// The frame in which it happened.
  package var frame: Int
  /// How many frames after that it showed, moved by it; 0 where it showed at once.
  package var delay: Int
  /// The event that it goes back to; nil where the scene began so.
  package var event: EventCause?

  /// What of a scene changes it without an event.
  package struct Clock: Equatable, Codable, Sendable {
    /// What it is: `beginning`, `touch`, `glass`, `timer`, `schedule`, `task`; `unknown` where it was
    /// not found out.
    package var kind: String
    /// The view whose it is; nil where it is nobody's.
    package var view: String?
    /// The frame in which it was set.
    package var since: Int
  }
}

extension ChangeSource {
  /// An event that reaches the scene in a frame.
  init(_ event: EventCause, in frame: Int) {
    self.init(clock: nil, frame: event.delay == 0 ? frame : event.frame, delay: 0, event: event)
  }
}

extension Trace {
  /// What a change in a frame goes back to.
  ///
  /// - Parameter origins: what brought it about, and what set the clock that did, and so on; empty
  ///   where it is not known: then the last event counts.
  func source(of frame: Int, by origins: [ChangeOrigin]) -> ChangeSource? {
    guard let first = origins.first else {
      guard let event = cause(of: frame) else { return nil }
      if event.delay == 0 { return ChangeSource(event, in: frame) }
      return ChangeSource(
        clock: ChangeSource.Clock(kind: "unknown", view: nil, since: event.frame),
        frame: frame, delay: 0, event: event)
    }
    let root = origins.first { [.event, .touch].contains($0.kind) }
    var source = ChangeSource(
      clock: nil, frame: first.frame, delay: max(frame - first.frame, 0),
      event: root.flatMap { cause(of: $0.frame) })
    if first.kind != .event {
      source.clock = ChangeSource.Clock(
        kind: first.kind.rawValue, view: first.view, since: first.since)
    }
    return source
  }
}
