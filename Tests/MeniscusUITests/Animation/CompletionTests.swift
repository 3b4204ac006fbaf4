import MeniscusUI
import TestSupport
import Testing

/// Who waits for the end of an animation is told once, and when.
@MainActor
struct CompletionTests {
  private func lab(_ log: Log, rate: Int = 10) -> Lab<Double> {
    Lab(0.0, rate: rate) { x in Color.pureRed.frame(width: 10, height: 10).offset(x: x) }
  }

  private func move(
    _ lab: Lab<Double>, to x: Double, _ animation: Animation?, _ log: Log,
    _ name: String = "done", criteria: AnimationCompletionCriteria = .logicallyComplete
  ) {
    lab.perform { value in
      withAnimation(animation, completionCriteria: criteria) {
        value.wrappedValue = x
      } completion: {
        log.note(name)
      }
    }
  }

  /// The number of frames until something is noted.
  private func frames(_ lab: Lab<Double>, _ log: Log, limit: Int = 300) -> Int? {
    for count in 0...limit {
      if !log.take().isEmpty { return count }
      lab.stage.step()
    }
    return nil
  }

  @Test func aCurveIsCompleteByItsTime() {
    for criteria in [AnimationCompletionCriteria.logicallyComplete, .removed] {
      let log = Log()
      let lab = lab(log)
      move(lab, to: 100, .linear(duration: 1), log, criteria: criteria)
      expectEqual(frames(lab, log), 10)
      lab.stage.run(30)
      #expect(log.take().isEmpty)
    }
  }

  /// A spring of 0.5 seconds is taken for done then; it rests later.
  @Test func aSpringIsLogicallyCompleteBeforeItRests() throws {
    let log = Log()
    let lab = lab(log, rate: 60)
    move(lab, to: 100, .bouncy, log)
    expectEqual(frames(lab, log), 30)
    #expect(!lab.frame.isSettled)
    let other = self.lab(log, rate: 60)
    move(other, to: 100, .bouncy, log, criteria: .removed)
    let rest = try #require(frames(other, log))
    #expect(rest > 30 && rest <= 66, "\(rest)")
    #expect(other.frame.isSettled)
  }

  @Test func wrappedAnimationsAreCompleteWhenTheyAre() {
    let linear = Animation.linear(duration: 1)
    let table: [(Animation, Int)] = [
      (linear.delay(0.5), 15), (linear.speed(2), 5), (linear.repeatCount(3), 30),
      (linear.logicallyComplete(after: 0.3), 3), (.spring(duration: 0.8).speed(2), 4),
    ]
    for (animation, expected) in table {
      let log = Log()
      let lab = lab(log)
      move(lab, to: 100, animation, log)
      expectEqual(frames(lab, log), expected, "\(animation)")
    }
  }

  @Test func whatMovesNothingIsCompleteInItsFrame() {
    let log = Log()
    let lab = lab(log)
    move(lab, to: 0, .linear(duration: 1), log)
    expectEqual(log.take(), ["done"])
    move(lab, to: 50, nil, log)
    expectEqual(log.take(), ["done"])
    #expect(lab.frame.isSettled)
  }

  @Test func anInterruptedAnimationIsCompleteOnItsOwn() {
    let log = Log()
    let lab = lab(log)
    move(lab, to: 100, .linear(duration: 1), log, "first")
    lab.stage.run(4)
    move(lab, to: 200, .linear(duration: 1), log, "second")
    lab.stage.run(4)
    #expect(log.take().isEmpty)
    lab.stage.step()
    expectEqual(log.take(), ["first"])
    lab.stage.run(5)
    expectEqual(log.take(), ["second"])
  }

  @Test func restIsWaitedForThroughInterruptions() throws {
    let log = Log()
    let lab = lab(log)
    move(lab, to: 100, .linear(duration: 1), log, "first", criteria: .removed)
    lab.stage.run(4)
    move(lab, to: 200, .linear(duration: 1), log, "second", criteria: .removed)
    lab.stage.run(9)
    #expect(log.take().isEmpty)
    lab.stage.step()
    expectEqual(log.take(), ["first", "second"])
  }

  @Test func aJumpCompletesWhatItEnds() {
    let log = Log()
    let lab = lab(log)
    move(lab, to: 100, .linear(duration: 1).repeatForever(), log, criteria: .removed)
    lab.stage.run(25)
    #expect(log.take().isEmpty)
    lab.change(to: 50)
    expectEqual(log.take(), ["done"])
    #expect(lab.frame.isSettled)
  }

  @Test func aViewThatGoesCompletesWhatMovedIt() {
    let log = Log()
    let lab = Lab(0.0, rate: 10) { x in
      if x < 500 { Color.pureRed.frame(width: 10, height: 10).offset(x: x) }
    }
    move(lab, to: 100, .linear(duration: 2), log, criteria: .removed)
    lab.stage.run(3)
    lab.change(to: 600)
    lab.stage.step()
    expectEqual(log.take(), ["done"])
  }

  @Test func aCompletionMayAnimateAgain() {
    let log = Log()
    let lab = lab(log)
    lab.perform { value in
      withAnimation(.linear(duration: 0.5)) {
        value.wrappedValue = 100
      } completion: {
        log.note("there")
        withAnimation(.linear(duration: 0.5)) {
          value.wrappedValue = 0
        } completion: {
          log.note("back")
        }
      }
    }
    lab.stage.run(5)
    expectEqual(log.take(), ["there"])
    #expect(!lab.frame.isSettled)
    lab.stage.run(5)
    expectEqual(log.take(), ["back"])
    #expect(lab.frame.isSettled)
  }

  @Test func aTransactionOnTheWayDownMayWaitToo() {
    let log = Log()
    let lab = Lab(0.0, rate: 10) { x in
      VStack {
        Color.pureRed.frame(width: 10, height: 10).offset(x: x)
        Color.pureBlue.frame(width: 10, height: 10).offset(x: x)
      }
      .transaction(value: x) { transaction in
        transaction.animation = .linear(duration: 0.5)
        transaction.addAnimationCompletion { log.note("done") }
      }
    }
    lab.change(to: 100)
    lab.stage.run(4)
    #expect(log.take().isEmpty)
    lab.stage.run(20)
    expectEqual(log.take(), ["done"])
  }

  @Test func outsideOfAScenesAnimationsAreCompleteAtOnce() {
    let log = Log()
    withAnimation(.default) {
      log.note("body")
    } completion: {
      log.note("done")
    }
    expectEqual(log.take(), ["body", "done"])
  }
}
