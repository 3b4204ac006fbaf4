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

  /// Makes it of its parts.
  package init(title: String, line: Int, frame: Int, delay: Int) {
    self.title = title
    self.line = line
    self.frame = frame
    self.delay = delay
  }
}
