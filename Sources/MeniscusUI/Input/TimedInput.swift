/// An event with the time at which it happened.
package struct TimedInput: Equatable, Sendable {
  /// What happened.
  package let event: InputEvent
  /// When, in seconds on the virtual clock; nil for the time of the frame that takes it in.
  package let time: Double?

  /// An event at a time of its own, or at that of its frame.
  package init(_ event: InputEvent, at time: Double? = nil) {
    self.event = event
    self.time = time
  }
}
