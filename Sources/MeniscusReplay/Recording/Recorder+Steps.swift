import MeniscusFormats
import MeniscusGeometry

/// The steps of a recording; each shows at least one frame.
extension Recorder {
  /// Taps a view.
  package func tap(
    _ id: String, unit: Point2D = TraceIdentifier.center
  ) throws(ReplayError) {
    try tap(at: .id(id, unit: unit))
  }

  /// Taps a target.
  package func tap(at target: TraceTarget) throws(ReplayError) {
    try perform([.tap(target)])
  }

  /// Taps a view that has to be a toggle.
  package func toggle(
    _ id: String, unit: Point2D = TraceIdentifier.center
  ) throws(ReplayError) {
    try perform([.toggle(TraceIdentifier(id, unit: unit))])
  }

  /// Puts a pointer down.
  package func press(_ target: TraceTarget, pointer: Int = 0) throws(ReplayError) {
    try perform([.press(pointer: pointer, target)])
  }

  /// Moves a pointer that is down.
  package func move(to target: TraceTarget, pointer: Int = 0) throws(ReplayError) {
    try perform([.move(pointer: pointer, target)])
  }

  /// Lifts a pointer, where it is unless a target is given.
  package func release(
    at target: TraceTarget? = nil, pointer: Int = 0
  ) throws(ReplayError) {
    try perform([.release(pointer: pointer, target)])
  }

  /// Drags a view by a distance in points over a time in seconds, and lets go.
  package func scroll(
    _ id: String, by distance: Size2D, over seconds: Double
  ) throws(ReplayError) {
    try scroll(at: .id(id), by: distance, over: seconds)
  }

  /// Drags from a target by a distance in points over a time in seconds, and lets go.
  package func scroll(
    at target: TraceTarget, by distance: Size2D, over seconds: Double
  ) throws(ReplayError) {
    try perform([.scroll(target, by: distance, duration: try duration(of: seconds))])
  }

  /// Spreads two fingers to a scale over a time in seconds.
  package func magnify(
    _ target: TraceTarget, by scale: Double, over seconds: Double
  ) throws(ReplayError) {
    try perform([.magnify(target, by: scale, duration: try duration(of: seconds))])
  }

  /// Turns two fingers by radians, clockwise, over a time in seconds.
  package func rotate(
    _ target: TraceTarget, by radians: Double, over seconds: Double
  ) throws(ReplayError) {
    try perform([.rotate(target, by: radians, duration: try duration(of: seconds))])
  }

  /// Shows frames without an event, for a time in seconds rounded to whole frames.
  package func wait(seconds: Double) throws(ReplayError) {
    try wait(frames: try frames(in: seconds))
  }

  /// The frames that go by in a time in seconds, rounded.
  private func frames(in seconds: Double) throws(ReplayError) -> Int {
    precondition(seconds >= 0, "A time is not negative.")
    let frames = (seconds * Double(header.rate)).rounded()
    guard frames < Double(FrameHashLog.frameLimit) else {
      throw .frameLimit(frames: Int(min(frames, 1e15)), limit: FrameHashLog.frameLimit)
    }
    return Int(frames)
  }

  /// A time in seconds as whole frames from the next one on, at least one, in microseconds.
  private func duration(of seconds: Double) throws(ReplayError) -> Int {
    let clock = FrameClock(rate: header.rate)
    let frames = max(try frames(in: seconds), 1)
    return clock.microseconds(of: frame + 1 + frames) - clock.microseconds(of: frame + 1)
  }
}
