import MeniscusDisplay
import MeniscusUI
import TestSupport
import Testing

private struct Clockwork<Schedule: TimelineSchedule>: View {
  let schedule: Schedule
  let log: Log
  var body: some View {
    TimelineView(schedule) { context in
      let seconds = context.date.timeIntervalSinceReferenceDate
      let _ = log.note("\(seconds)")
      Color.pureRed.frame(width: 10 + seconds * 10, height: 10)
    }
  }
}

@MainActor
struct TimelineTests {
  private let log = Log()

  private func stage<Schedule: TimelineSchedule & Sendable>(_ schedule: Schedule) -> Stage {
    let log = log
    return Stage(rate: 10) { Clockwork(schedule: schedule, log: log) }
  }

  @Test func aPeriodicTimelineIsMadeAgainAtItsTimes() {
    let stage = stage(.periodic(from: .now, by: 0.5))
    expectEqual(log.take(), ["0.0"])
    let quiet = stage.run(4)
    #expect(log.take().isEmpty)
    expectEqual(quiet.counters[.bodies], 0)
    let frame = stage.step()
    expectEqual(log.take(), ["0.5"])
    expectEqual(frame.counters[.bodies], 1)
    expectEqual(frame.fills(.pureRed).first?.bounds.width, 15)
    stage.run(10)
    expectEqual(log.take(), ["1.0", "1.5"])
    #expect(stage.frame.isSettled)
  }

  @Test func timesBetweenFramesAreSkipped() {
    let stage = stage(.periodic(from: .now, by: 0.04))
    _ = log.take()
    stage.run(2)
    expectEqual(log.take(), ["0.08", "0.2"])
  }

  @Test func anExplicitTimelineEnds() {
    let times = [0.25, 0.3, 0.9].map { Date(timeIntervalSinceReferenceDate: $0) }
    let stage = stage(.explicit(times))
    stage.run(20)
    expectEqual(log.take(), ["0.25", "0.3", "0.9"])
  }

  @Test func anAnimationTimelineFollowsFrames() {
    let stage = stage(.animation)
    stage.run(3)
    expectEqual(log.take(), ["0.0", "0.1", "0.2", "0.3"].map { $0 == "0.3" ? "\(3.0 / 10)" : $0 })
    #expect(stage.frame.isSettled && !stage.frame.endlessMotion.isEmpty)
  }

  @Test func anAnimationTimelineMayBeSlowOrPaused() {
    _ = stage(.animation(minimumInterval: 0.25)).run(6)
    expectEqual(log.take(), ["0.0", "\(3.0 / 10)", "\(6.0 / 10)"])
    let paused = stage(.animation(paused: true))
    paused.run(3)
    expectEqual(log.take(), ["0.0"])
    #expect(paused.frame.isSettled)
  }

  @Test(arguments: [0.0, -1, .nan, .infinity])
  func anIntervalThatIsNoneStandsStill(_ interval: Double) {
    let stage = stage(.periodic(from: .now, by: interval))
    stage.run(3)
    expectEqual(log.take(), ["0.0"])
  }

  @Test func aTimelineThatLeavesStops() {
    let log = log
    let lab = Lab(true, rate: 10) { isThere in
      if isThere { Clockwork(schedule: .periodic(from: .now, by: 0.1), log: log) }
    }
    lab.change(to: false)
    _ = log.take()
    lab.stage.run(5)
    #expect(log.take().isEmpty)
  }
}
