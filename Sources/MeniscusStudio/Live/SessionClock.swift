/// When the next frame of a recording is due.
///
/// It goes by the time since the machine started: that of the day may be set back.
package struct SessionClock {
  /// Whether frames go by only one by one, when somebody asks.
  package var isPaused = false
  /// How many times as fast as real time.
  package var speed = 1.0 {
    // What was to wait for a slow frame waits no longer than for one of the new speed.
    didSet { due = min(due, .now + period) }
  }
  /// Frames a second, at a speed of 1.
  package var rate = 60
  /// Whether somebody has asked for a frame.
  private(set) var hasStep = false
  private var due = ContinuousClock.now

  /// A clock of which a frame is due.
  package init() {}

  private var period: Duration { .seconds(1 / (Double(rate) * speed)) }

  /// Asks for a frame while the clock is stopped; it is due at once.
  package mutating func step() {
    guard isPaused else { return }
    hasStep = true
    due = .now
  }

  /// How long there is nothing to do but to wait for what comes.
  ///
  /// - Parameter isRunning: whether frames go by.
  package func untilTick(isRunning: Bool) -> Duration {
    isRunning ? max(due - .now, .zero) : .seconds(1)
  }

  /// Whether it is time for a frame.
  package var isDue: Bool { due <= .now }

  /// Notes that a frame is shown.
  ///
  /// A clock that is behind, after a rest, a heavy frame or a stop of the process, does not catch up: a
  /// frame has its time.
  package mutating func tick(at now: ContinuousClock.Instant = .now) {
    let period = self.period
    hasStep = false
    let next = due + period
    due = next > now - period ? next : now + period
  }
}
