import Foundation

/// When the next frame of a recording is due.
struct SessionClock {
  /// Whether frames go by only one by one, when somebody asks.
  var isPaused = false
  /// How many times as fast as real time.
  var speed = 1.0
  /// Frames a second, at a speed of 1.
  var rate = 60
  /// Whether somebody has asked for a frame.
  private(set) var hasStep = false
  private var due = Date.distantPast

  /// Asks for a frame while the clock is stopped.
  mutating func step() { hasStep = isPaused }

  /// Until when there is nothing to do but to wait for what comes.
  ///
  /// - Parameter isRunning: whether frames go by.
  func nextTick(isRunning: Bool) -> Date {
    isRunning ? due : Date(timeIntervalSinceNow: 1)
  }

  /// Whether it is time for a frame.
  var isDue: Bool { due <= Date() }

  /// Notes that a frame is shown.
  ///
  /// A clock that is behind, after a rest, a heavy frame or a stop of the process, does not catch up: a
  /// frame has its time.
  mutating func tick() {
    let (now, period) = (Date(), 1 / (Double(rate) * speed))
    hasStep = false
    let next = due.addingTimeInterval(period)
    due = next.timeIntervalSince(now) > -period ? next : now.addingTimeInterval(period)
  }
}
