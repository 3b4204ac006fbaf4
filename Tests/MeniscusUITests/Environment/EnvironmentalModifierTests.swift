import MeniscusUI
import TestSupport
import Testing

/// Changes of views, and motions, that the environment decides about.
@MainActor
struct EnvironmentalModifierTests {
  private struct Signal: EnvironmentalModifier {
    struct Resolved: ViewModifier {
      let color: Color

      func body(content: Content) -> some View { content.background(color) }
    }

    func resolve(in environment: EnvironmentValues) -> Resolved {
      Resolved(color: environment.isEnabled ? .pureGreen : .pureRed)
    }
  }

  @Test func aModifierIsResolvedAnew() {
    let lab = Lab(false) { isOff in
      Color.clear.frame(width: 10, height: 10).modifier(Signal()).disabled(isOff)
    }
    expectEqual(lab.frame.fills(.pureGreen).count, 1)
    lab.change(to: true)
    expectEqual(lab.frame.fills(.pureGreen).count, 0)
    expectEqual(lab.frame.fills(.pureRed).count, 1)
  }

  /// A motion that jumps half the way where controls are off.
  private struct Halting: CustomAnimation {
    func animate<Value: VectorArithmetic>(
      value: Value, time: Double, context: inout AnimationContext<Value>
    ) -> Value? {
      time < 1 ? value.scaled(by: context.environment.isEnabled ? 0 : 0.5) : nil
    }
  }

  @Test func aMotionKnowsTheEnvironmentOfItsView() {
    func place(isOff: Bool) -> Double? {
      let lab = Lab(0.0, rate: 10) { x in
        Color.pureRed.frame(width: 10, height: 10).offset(x: x).disabled(isOff)
      }
      lab.change(to: 100, Animation(Halting()))
      return lab.stage.run(3).fills(.pureRed).first?.bounds.minX
    }
    expectEqual(place(isOff: false), 155)
    expectEqual(place(isOff: true), 205)
  }
}
