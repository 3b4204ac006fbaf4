import MeniscusUI
import TestSupport
import Testing

/// A motion at constant speed that ends when it is there, written as people write it.
private struct Steady: CustomAnimation {
  var duration: Double

  func animate<Value: VectorArithmetic>(
    value: Value, time: Double, context: inout AnimationContext<Value>
  ) -> Value? {
    guard time < duration else { return nil }
    var part = value
    part.scale(by: time / duration)
    context.state[Calls.self] += 1
    return part
  }

  func velocity<Value: VectorArithmetic>(
    value: Value, time: Double, context: AnimationContext<Value>
  ) -> Value? {
    var part = value
    part.scale(by: 1 / duration)
    return part
  }
}

private enum Calls: AnimationStateKey {
  static var defaultValue: Int { 0 }
}

/// A motion that takes over what it interrupts if that is one of its kind, and is half as long then.
private struct Hasty: CustomAnimation {
  func animate<Value: VectorArithmetic>(
    value: Value, time: Double, context: inout AnimationContext<Value>
  ) -> Value? {
    let duration = context.state[Haste.self] ? 0.5 : 1.0
    guard time < duration else { return nil }
    var part = value
    part.scale(by: time / duration)
    return part
  }

  func shouldMerge<Value: VectorArithmetic>(
    previous: Animation, value: Value, time: Double, context: inout AnimationContext<Value>
  ) -> Bool {
    guard previous.base is Hasty else { return false }
    context.state[Haste.self] = true
    return true
  }
}

private enum Haste: AnimationStateKey {
  static var defaultValue: Bool { false }
}

@MainActor
struct CustomAnimationTests {
  private func lab(rate: Int = 10) -> Lab<Double> {
    Lab(0.0, rate: rate) { x in Color.pureRed.frame(width: 10, height: 10).offset(x: x) }
  }

  private func place(_ lab: Lab<Double>) -> Double {
    (lab.frame.fills(.pureRed).first?.bounds.minX ?? 0) - 155
  }

  private func places(_ animation: Animation, frames: Int) -> [Double] {
    let lab = lab()
    lab.change(to: 100, animation)
    return (0..<frames).map { _ in
      lab.stage.step()
      return (place(lab) * 1e6).rounded() / 1e6
    }
  }

  @Test func movesAsItSays() {
    let places = places(Animation(Steady(duration: 0.5)), frames: 6)
    expectEqual(places, [20, 40, 60, 80, 100, 100])
  }

  @Test func wrappersHoldForIt() {
    let steady = Animation(Steady(duration: 0.4))
    expectEqual(places(steady.delay(0.2), frames: 6), [0, 0, 25, 50, 75, 100])
    expectEqual(places(steady.speed(2), frames: 3), [50, 100, 100])
    expectEqual(
      places(steady.repeatCount(2, autoreverses: false), frames: 9),
      [25, 50, 75, 0, 25, 50, 75, 100, 100])
    expectEqual(places(steady.repeatForever(), frames: 9), [25, 50, 75, 100, 75, 50, 25, 0, 25])
  }

  @Test func settlesAndIsCompleteWhenItSays() {
    let log = Log()
    let lab = lab()
    lab.perform { value in
      withAnimation(Animation(Steady(duration: 0.5))) {
        value.wrappedValue = 100
      } completion: {
        log.note("done")
      }
    }
    lab.stage.run(4)
    #expect(!lab.frame.isSettled && log.take().isEmpty)
    lab.stage.step()
    #expect(lab.frame.isSettled)
    expectEqual(log.take(), ["done"])
  }

  @Test func addsToWhatItInterruptsUnlessItTakesOver() {
    let adding = lab()
    adding.change(to: 100, Animation(Steady(duration: 1)))
    adding.stage.run(4)
    adding.change(to: 200, Animation(Steady(duration: 1)))
    adding.stage.run(2)
    expectClose(place(adding), 70 + 20, closerThan: 1e-9)
    let taking = lab()
    taking.change(to: 100, Animation(Hasty()))
    taking.stage.run(4)
    taking.change(to: 200, Animation(Hasty()))
    expectClose(place(taking), 50, closerThan: 1e-9)
    taking.stage.run(2)
    // 0.2 of 0.5 seconds from 50 to 200.
    expectClose(place(taking), 110, closerThan: 1e-9)
    taking.stage.run(3)
    #expect(taking.frame.isSettled)
  }

  @Test func animationsOfTheEngineCanBeAsked() {
    var context = AnimationContext<Double>.make()
    expectEqual(
      Animation.linear(duration: 1).animate(value: 10, time: 0.25, context: &context), 2.5)
    expectEqual(Animation.linear(duration: 1).velocity(value: 10, time: 0.25, context: context), 10)
    expectEqual(Animation.linear(duration: 1).animate(value: 10, time: 1, context: &context), nil)
    #expect(
      Animation.smooth.shouldMerge(
        previous: .bouncy, value: 1, time: 0, context: &context))
    #expect(
      !Animation.smooth.shouldMerge(
        previous: .linear, value: 1, time: 0, context: &context))
    let base = Animation.smooth.base
    let again = Animation(base)
    expectEqual(again, .smooth)
    expectEqual(Animation(Steady(duration: 1)), Animation(Steady(duration: 1)))
    #expect(Animation(Steady(duration: 1)) != Animation(Steady(duration: 2)))
  }
}

extension AnimationContext {
  /// A context as an animation of somebody's own has it at first.
  fileprivate static func make() -> AnimationContext {
    AnimationContext(state: AnimationState())
  }
}
