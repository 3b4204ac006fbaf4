import MeniscusUI
import TestSupport
import Testing

/// Halves of steppers act again while they are held, and buttons where that is asked for.
@MainActor
struct RepeatedPressTests {
  private struct Counting: View {
    @State private var count = 1
    let most: Int
    let log: Log

    var body: some View {
      Stepper("Count", value: $count, in: 0...most) { log.note($0 ? "begin" : "end") }
        .onChange(of: count) { log.note("\(count)") }
    }
  }

  /// A stepper at the right of 320 by 240 points, a hundred frames a second; more is at 300, 120.
  private func stage(_ log: Log, most: Int = 100) -> Stage {
    Stage(rate: 100) { Counting(most: most, log: log) }
  }

  @Test func aHeldHalfActsAgainAndFaster() {
    let log = Log()
    let stage = stage(log)
    stage.press(300, 120)
    let frames = (1...160).filter { _ in
      stage.step()
      return log.take().contains { Int($0) != nil }
    }
    expectEqual(frames, Array(stride(from: 50, through: 140, by: 10)) + [145, 150, 155, 160])
    stage.release(300, 120)
    stage.run(100)
    expectEqual(log.take(), ["end"])
  }

  /// How many hundredths of a second it is held before it is let go.
  @Test(arguments: [
    (20, ["begin", "end", "2"]), (48, ["begin", "end", "2"]),
    (65, ["begin", "2", "3", "end"]),
  ])
  func theReleaseActsWhereNothingWasRepeated(frames: Int, notes: [String]) {
    let log = Log()
    let stage = stage(log)
    stage.press(300, 120)
    stage.run(frames)
    stage.release(300, 120)
    stage.run(100)
    expectEqual(log.take(), notes)
  }

  @Test func itStopsAtTheEndOfTheRange() {
    let log = Log()
    let stage = stage(log, most: 3)
    stage.press(300, 120)
    #expect(!stage.frame.isSettled)
    stage.run(300)
    expectEqual(log.take(), ["begin", "2", "3"])
    // Nobody waits for time any more.
    #expect(stage.frame.isSettled)
    stage.release(300, 120)
    expectEqual(log.take(), ["end"])
  }

  @Test func itStopsWhereTheFingerLeavesTheHalf() {
    let log = Log()
    let stage = stage(log)
    stage.press(300, 120)
    stage.run(55)
    expectEqual(log.take(), ["begin", "2"])
    stage.move(240, 120)
    stage.run(100)
    #expect(log.take().isEmpty)
    stage.move(300, 120)
    stage.run(49)
    #expect(log.take().isEmpty)
    stage.run(1)
    expectEqual(log.take(), ["3"])
    stage.move(300, 300)
    stage.run(100)
    stage.release(300, 300)
    expectEqual(log.take(), ["end"])
  }

  @Test func aScrollViewThatTakesOverStopsIt() {
    let log = Log()
    let stage = Stage(rate: 100) {
      ScrollView {
        Counting(most: 100, log: log)
        Color.pureRed.frame(width: 320, height: 1000)
      }
    }
    stage.press(300, 16)
    stage.run(20)
    stage.move(300, 5)
    stage.run(100)
    stage.release(300, 5)
    #expect(log.take().isEmpty)
  }

  private struct Growing: View {
    @State private var count = 9
    let log: Log

    var body: some View {
      Stepper(value: $count, in: 0...100) {
        Color.pureRed.frame(width: count < 10 ? 100 : 200, height: 40)
          .onAppear { log.note("label") }
      }
      .frame(width: 250)
      .onChange(of: count) { log.note("\(count)") }
    }
  }

  /// With large texts a label that grows takes the halves' room: they go below it, and are the same ones.
  @Test func aHeldHalfStaysHeldAsItGoesBelowItsLabel() {
    let log = Log()
    let stage = Stage(rate: 100, configure: { $0.dynamicTypeSize = .accessibility1 }) {
      Growing(log: log)
    }
    expectEqual(log.take(), ["label"])
    // The halves, 94 by 32 points, are at the right of 250 by 40 points in the middle.
    stage.press(262, 120)
    stage.run(55)
    expectEqual(log.take(), ["10"])
    // They are at the left now, 3 below the label: of 75 points in the middle the last 32.
    stage.move(106, 141)
    stage.run(100)
    #expect(log.take().contains("12"))
    stage.release(106, 141)
    stage.run(100)
    expectEqual(log.take(), [])
  }

  @Test(arguments: [
    (ButtonRepeatBehavior.enabled, 3), (.automatic, 1), (.disabled, 1),
  ])
  func aButtonActsAgainWhereThatIsAskedFor(behavior: ButtonRepeatBehavior, count: Int) {
    let log = Log()
    let stage = Stage(rate: 100) {
      Button(action: { log.note("act") }) { Color.pureRed.frame(width: 100, height: 40) }
        .buttonRepeatBehavior(behavior)
    }
    stage.press(160, 120)
    stage.run(75)
    stage.release(160, 120)
    expectEqual(log.take().count, count)
  }
}
