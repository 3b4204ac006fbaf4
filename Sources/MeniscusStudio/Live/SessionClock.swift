/// When the next frame of a recording is due.
///
/// It goes by the time since the machine started: that of the day may be set back.
struct SessionClock {
  /// Whether frames go by only one by one, when somebody asks.
  var isPaused = false
  /// How many times as fast as real time.
  var speed = 1.0
  /// Frames a second, at a speed of 1.
  var rate = 60
  /// Whether somebody has asked for a frame.
  private(set) var hasStep = false
  private var due = ContinuousClock.now

  /// Asks for a frame while the clock is stopped.
  mutating func step() { hasStep = isPaused }

  /// How long there is nothing to do but to wait for what comes.
  ///
  /// - Parameter isRunning: whether frames go by.
  func untilTick(isRunning: Bool) -> Duration {
    isRunning ? max(due - .now, .zero) : .seconds(1)
  }

  /// Whether it is time for a frame.
  var isDue: Bool { due <= .now }

  /// Notes that a frame is shown.
  ///
  /// A clock that is behind, after a rest, a heavy frame or a stop of the process, does not catch up: a
  /// frame has its time.
  mutating func tick() {
    let (now, period) = (ContinuousClock.now, Duration.seconds(1 / (Double(rate) * speed)))
    hasStep = false
    let next = due + period
    due = next > now - period ? next : now + period
  }
}
