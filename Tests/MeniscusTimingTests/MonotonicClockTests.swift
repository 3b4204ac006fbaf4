import Foundation
import MeniscusTiming
import TestSupport
import Testing

@Suite struct MonotonicClockTests {
  @Test func clocksNeverRunBackwards() {
    var wall = MonotonicClock.now
    var processor = MonotonicClock.threadProcessorTime
    for _ in 0..<1000 {
      let (nextWall, nextProcessor) = (MonotonicClock.now, MonotonicClock.threadProcessorTime)
      #expect(nextWall >= wall)
      #expect(nextProcessor >= processor)
      (wall, processor) = (nextWall, nextProcessor)
    }
  }

  @Test func sleepTakesTimeButNoProcessor() {
    let wall = MonotonicClock.now
    let processor = MonotonicClock.threadProcessorTime
    Thread.sleep(forTimeInterval: 0.05)
    let slept = MonotonicClock.now - wall
    #expect(slept >= 50_000_000, "The unit is the nanosecond.")
    // A sleeping thread is charged for falling asleep and waking only, well under a fifth.
    #expect(MonotonicClock.threadProcessorTime - processor < slept / 5)
  }

  #if os(Linux)
    @Test func clockAgreesWithTheSystemsUptime() {
      let uptime = ProcessInfo.processInfo.systemUptime
      // Both read the same clock; a second covers whatever lies between the two readings.
      expectClose(Double(MonotonicClock.now) / 1e9, uptime, closerThan: 1)
    }
  #endif

  @Test func workTakesProcessorTime() {
    let processor = MonotonicClock.threadProcessorTime
    // Ends only if work is charged.
    while MonotonicClock.threadProcessorTime - processor < 2_000_000 {}
    #expect(MonotonicClock.threadProcessorTime - processor >= 2_000_000)
  }
}
