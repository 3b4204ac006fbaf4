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

  /// Makes it of its parts.
  package init(clock: Clock? = nil, frame: Int, delay: Int, event: EventCause? = nil) {
    self.clock = clock
    self.frame = frame
    self.delay = delay
    self.event = event
  }

  /// What of a scene changes it without an event.
  package struct Clock: Equatable, Codable, Sendable {
    /// What it is: `beginning`, `touch`, `glass`, `timer`, `schedule`, `task`; `unknown` where it was
    /// not found out.
    package var kind: String
    /// The view whose it is; nil where it is nobody's.
    package var view: String?
    /// The frame in which it was set.
    package var since: Int

    /// Makes it of its parts.
    package init(kind: String, view: String? = nil, since: Int) {
      self.kind = kind
      self.view = view
      self.since = since
    }
  }
}
