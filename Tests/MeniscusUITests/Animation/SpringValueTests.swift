import MeniscusUI
import TestSupport
import Testing

/// `Spring` and `UnitCurve` as values.
@MainActor
struct SpringValueTests {
  /// The published table: damping ratio, stiffness, damping, values at 0.1, 0.2, 0.3 and 0.5
  /// seconds and the settling duration; tolerances are half of the last digit printed.
  @Test func presetsAreThePublishedOnes() {
    let table: [(Spring, [Double], [Double])] = [
      (.smooth, [1, 157.914, 25.133, 0.735], [0.35774, 0.71542, 0.89003, 0.98640]),
      (.snappy, [0.85, 157.914, 21.363, 0.877], [0.38810, 0.78637, 0.95645, 1.00602]),
      (.bouncy, [0.7, 157.914, 17.593, 1.045], [0.42330, 0.87371, 1.03393, 1.01450]),
      (
        .bouncy(extraBounce: 0.1), [0.6, 157.914, 15.080, 1.201],
        [0.44996, 0.94403, 1.09354, 1.00932]
      ),
    ]
    for (spring, numbers, values) in table {
      expectClose(spring.dampingRatio, numbers[0], closerThan: 1e-12)
      expectClose(spring.stiffness, numbers[1], within: 5.1e-4)
      expectClose(spring.damping, numbers[2], within: 5.1e-4)
      expectClose(spring.settlingDuration, numbers[3], within: 5.1e-4)
      expectClose(spring.duration, 0.5, closerThan: 1e-12)
      for (time, value) in zip([0.1, 0.2, 0.3, 0.5], values) {
        expectClose(spring.value(target: 1.0, time: time), value, within: 5.1e-6)
      }
    }
  }

  @Test func formsOfASpringAgree() {
    let spring = Spring(duration: 0.4, bounce: 0.2)
    expectClose(spring.bounce, 0.2, closerThan: 1e-12)
    let other = Spring(response: 0.4, dampingRatio: 0.8)
    expectClose(other.stiffness, spring.stiffness, closerThan: 1e-9)
    let physical = Spring(stiffness: spring.stiffness, damping: spring.damping)
    expectClose(
      physical.value(target: 1.0, time: 0.2),
      spring.value(target: 1.0, time: 0.2),
      closerThan: 1e-12)
    // Unless it is allowed, damping is at most critical.
    expectEqual(Spring(stiffness: 100, damping: 50).dampingRatio, 1)
    expectEqual(Spring(stiffness: 100, damping: 50, allowOverDamping: true).dampingRatio, 2.5)
    #expect(Spring(stiffness: -1, damping: .nan).value(target: 1.0, time: 1).isFinite)
  }

  @Test func aSpringCanBeMadeToSettleInTime() {
    for (duration, ratio) in [(0.5, 0.7), (1.2, 1), (3, 0.3)] {
      let spring = Spring(settlingDuration: duration, dampingRatio: ratio)
      expectClose(spring.settlingDuration, duration, closerThan: 1e-6)
      expectClose(spring.dampingRatio, ratio, closerThan: 1e-12)
    }
  }

  /// Thousand steps of a millisecond are one of a second.
  @Test func updatesGoOnFromWhereTheyAre() {
    let spring = Spring.bouncy
    var (value, velocity) = (CGPoint(x: 3, y: -4).animatableData, CGPoint.zero.animatableData)
    let target = CGPoint(x: 100, y: 50).animatableData
    for _ in 0..<300 {
      spring.update(value: &value, velocity: &velocity, target: target, deltaTime: 0.001)
    }
    let way = spring.value(target: 1.0, time: 0.3)
    expectClose(Double(value.first), 3 + 97 * way, closerThan: 1e-9)
    expectClose(Double(value.second), -4 + 54 * way, closerThan: 1e-9)
  }

  /// The force is what the change of the velocity comes from: k (target − x) − c v.
  @Test func theForceIsTheChangeOfTheVelocity() {
    let spring = Spring.snappy
    for step in 1...20 {
      let time = Double(step) / 25
      let position = spring.value(target: 10.0, time: time)
      let velocity = spring.velocity(target: 10.0, time: time)
      let slope =
        (spring.velocity(target: 10.0, time: time + 1e-6)
          - spring.velocity(target: 10.0, time: time - 1e-6)) / 2e-6
      let force = spring.force(target: 10.0, position: position, velocity: velocity)
      expectClose(force, slope, closerThan: 1e-3)
    }
  }

  @Test func valuesWithAPartThatCanBeAnimatedGoFromOneToTheOther() {
    let spring = Spring.smooth
    let angle = spring.value(
      fromValue: Angle.radians(1), toValue: .radians(3), initialVelocity: .zero, time: 0.2)
    expectClose(angle.radians, 1 + 2 * 0.71542, closerThan: 1e-4)
  }

  /// S-33 to S-41 as code of people sees them.
  @Test func unitCurvesAreThePublishedOnes() {
    let table: [(UnitCurve, [Double], Double)] = [
      (.easeIn, [0.09, 0.32, 0.62], 0.01), (.easeOut, [0.38, 0.68, 0.91], 0.01),
      (.easeInOut, [0.13, 0.50, 0.87], 0.01), (.circularEaseIn, [0.032, 0.134, 0.339], 5.1e-4),
      (.circularEaseOut, [0.661, 0.866, 0.968], 5.1e-4),
      (.circularEaseInOut, [0.067, 0.5, 0.933], 5.1e-4), (.linear, [0.25, 0.5, 0.75], 0),
    ]
    for (curve, values, tolerance) in table {
      for (time, value) in zip([0.25, 0.5, 0.75], values) {
        expectClose(curve.value(at: time), value, within: tolerance)
        expectClose(curve.inverse.value(at: curve.value(at: time)), time, closerThan: 1e-9)
      }
      #expect(curve.value(at: -1) == 0 && curve.value(at: 2) == 1)
    }
    for (time, velocity) in zip([0.25, 0.5, 0.75], [0.67, 1.07, 1.37]) {
      expectClose(UnitCurve.easeIn.velocity(at: time), velocity, within: 0.0051)
    }
    for (time, velocity) in zip([0, 0.25, 0.5, 0.75, 1], [0, 1.06, 1.72, 1.06, 0]) {
      expectClose(UnitCurve.easeInOut.velocity(at: time), velocity, within: 0.0051)
    }
    let bezier = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.25, y: 1))
    expectClose(bezier.value(at: 0.25), 0.40851, closerThan: 5.1e-6)
  }
}
