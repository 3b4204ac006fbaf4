import MeniscusStudio
import Testing

/// Frames are a hundred seconds apart here, so that no machine is slow enough to be mistaken for one.
@Suite("The clock of a recording")
struct SessionClockTests {
  private func clock(isPaused: Bool = false) -> SessionClock {
    var clock = SessionClock()
    clock.rate = 1
    clock.speed = 0.01
    clock.isPaused = isPaused
    clock.tick()
    return clock
  }

  @Test("The next frame is due after the time of one")
  func ticks() {
    #expect(!clock().isDue)
    #expect(clock().untilTick(isRunning: true) > .seconds(50))
  }

  @Test("A clock that was stopped for ten frames does not catch up")
  func stops() {
    var clock = clock()
    clock.tick(at: .now + .seconds(1000))
    #expect(clock.untilTick(isRunning: true) > .seconds(1050))
  }

  @Test("A step is due at once, and only while the clock is stopped")
  func steps() {
    var (stopped, running) = (clock(isPaused: true), clock())
    stopped.step()
    running.step()
    #expect(stopped.isDue && stopped.untilTick(isRunning: true) == .zero)
    #expect(!running.isDue)
  }

  @Test("A faster clock does not wait for a slow frame")
  func speeds() {
    var clock = clock()
    clock.speed = 1
    #expect(clock.untilTick(isRunning: true) <= .seconds(1))
    clock.speed = 0.01
    // Slower, it shows the frame that was due, and then takes its time.
    #expect(clock.untilTick(isRunning: true) <= .seconds(1))
  }
}
