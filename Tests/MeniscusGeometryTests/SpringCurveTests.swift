import MeniscusGeometry
import TestSupport
import Testing

/// The springs against the table of `swiftui-semantics.md`, section 2.2, and their own equation.
@Suite("Spring curve")
struct SpringCurveTests {
  struct Preset: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let spring: SpringCurve
    let ratio: Double
    let stiffness: Double
    let damping: Double
    /// Beyond the target, and when, for springs that swing.
    var overshoot: Double?
    var peakTime = 0.0
    /// At 0.1, 0.2, 0.3 and 0.5 s.
    let values: [Double]
    let settling: Double
  }

  static let presets = [
    Preset(
      testDescription: "smooth", spring: SpringCurve(duration: 0.5), ratio: 1, stiffness: 157.914,
      damping: 25.133, values: [0.35774, 0.71542, 0.89003, 0.98640], settling: 0.735),
    Preset(
      testDescription: "snappy", spring: SpringCurve(duration: 0.5, bounce: 0.15), ratio: 0.85,
      stiffness: 157.914, damping: 21.363, overshoot: 0.00629, peakTime: 0.4746,
      values: [0.38810, 0.78637, 0.95645, 1.00602], settling: 0.877),
    Preset(
      testDescription: "bouncy", spring: SpringCurve(duration: 0.5, bounce: 0.3), ratio: 0.7,
      stiffness: 157.914, damping: 17.593, overshoot: 0.04599, peakTime: 0.3501,
      values: [0.42330, 0.87371, 1.03393, 1.01450], settling: 1.045),
    Preset(
      testDescription: "bouncy(extraBounce: 0.1)", spring: SpringCurve(duration: 0.5, bounce: 0.4),
      ratio: 0.6, stiffness: 157.914, damping: 15.080, overshoot: 0.09478, peakTime: 0.3125,
      values: [0.44996, 0.94403, 1.09354, 1.00932], settling: 1.201),
    Preset(
      testDescription: "interactive", spring: SpringCurve(duration: 0.15, bounce: 0.15),
      ratio: 0.85, stiffness: 1754.60, damping: 71.209, overshoot: 0.00629, peakTime: 0.1424,
      values: [0.97997, 1.00148], settling: 0.295),
  ]

  /// Tolerances are half of the last digit printed.
  @Test(arguments: presets)
  func agreesWithTheTable(_ preset: Preset) {
    let spring = preset.spring
    expectClose(spring.dampingRatio, preset.ratio, closerThan: 1e-15)
    let digit = preset.stiffness > 1000 ? 0.0051 : 5.1e-4
    expectClose(spring.stiffness, preset.stiffness, within: digit)
    expectClose(spring.damping, preset.damping, within: 5.1e-4)
    for (time, value) in zip([0.1, 0.2, 0.3, 0.5], preset.values) {
      expectClose(spring.value(at: time), value, within: 5.1e-6)
    }
    expectClose(spring.settlingDuration(), preset.settling, within: 5.1e-4)
  }

  @Test(arguments: presets)
  func peaksAreWhereTheTableHasThem(_ preset: Preset) {
    guard let overshoot = preset.overshoot else {
      for step in 1...100 { #expect(preset.spring.value(at: Double(step) / 50) < 1) }
      return
    }
    expectClose(preset.spring.value(at: preset.peakTime) - 1, overshoot, within: 5.1e-6)
    #expect(preset.spring.velocity(at: preset.peakTime - 5.1e-5) > 0)
    #expect(preset.spring.velocity(at: preset.peakTime + 5.1e-5) < 0)
  }

  static let regimes: [SpringCurve] = [
    SpringCurve(duration: 0.5, bounce: 1), SpringCurve(duration: 0.5, bounce: 0.3),
    SpringCurve(response: 0.5, dampingRatio: 1 - 1e-9), SpringCurve(duration: 0.5),
    SpringCurve(response: 0.5, dampingRatio: 1 + 1e-9),
    SpringCurve(response: 0.5, dampingRatio: 1 + 1e-13),
    SpringCurve(response: 0.5, dampingRatio: 1.0001), SpringCurve(duration: 0.5, bounce: -0.3),
    SpringCurve(duration: 0.5, bounce: -0.9), SpringCurve(mass: 2, stiffness: 100, damping: 8),
    SpringCurve(stiffness: 50, damping: 40),
  ]

  /// Runge and Kutta's integration of m x″ = −k x − c x′ in steps of 50 µs errs by far less than 10⁻⁸.
  @Test(arguments: regimes)
  func solvesItsEquation(_ spring: SpringCurve) {
    for (displacement, velocity) in [(-1.0, 0.0), (0.5, 7), (-1, -20), (0, 3)] {
      var (x, v) = (displacement, velocity)
      func force(_ x: Double, _ v: Double) -> Double {
        -(spring.stiffness * x + spring.damping * v) / spring.mass
      }
      let h = 5e-5
      for step in 1...8000 {
        let (k1, l1) = (v, force(x, v))
        let (k2, l2) = (v + 0.5 * h * l1, force(x + 0.5 * h * k1, v + 0.5 * h * l1))
        let (k3, l3) = (v + 0.5 * h * l2, force(x + 0.5 * h * k2, v + 0.5 * h * l2))
        let (k4, l4) = (v + h * l3, force(x + h * k3, v + h * l3))
        x += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
        v += h / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
        guard step % 1000 == 0 else { continue }
        let state = spring.state(
          at: Double(step) * h, displacement: displacement, velocity: velocity)
        expectClose(state.displacement, x, closerThan: 1e-8)
        expectClose(state.velocity, v, closerThan: 1e-7)
      }
    }
  }

  /// A spring stopped half-way and let go again with its state moves on as if nothing had happened.
  @Test(arguments: regimes)
  func statesCarryOn(_ spring: SpringCurve) {
    for (first, second) in [(0.001, 0.3), (0.2, 0.2), (0.35, 0.05)] {
      let middle = spring.state(at: first, displacement: -1, velocity: 4)
      let end = spring.state(
        at: second, displacement: middle.displacement, velocity: middle.velocity)
      let whole = spring.state(at: first + second, displacement: -1, velocity: 4)
      expectClose(end.displacement, whole.displacement, closerThan: 1e-13)
      expectClose(end.velocity, whole.velocity, closerThan: 1e-11)
    }
  }

  @Test func valuesStartAtZeroAndScaleWithTheTarget() {
    for spring in Self.regimes {
      expectEqual(spring.value(at: 0, target: 3, initialVelocity: 5), 0)
      expectEqual(spring.velocity(at: 0, target: 3, initialVelocity: 5), 5)
      expectEqual(spring.value(at: -1), 0)
      let value = spring.value(at: 0.2, target: 100, initialVelocity: 300)
      expectClose(value, 100 * spring.value(at: 0.2, initialVelocity: 3), closerThan: 1e-12 * 300)
    }
  }

  @Test func springsRestAfterTheirSettlingDuration() {
    for spring in Self.regimes.dropFirst() {
      for (target, velocity) in [(1.0, 0.0), (1, 30), (1, -30), (-2, 5), (0, 4), (1, 12.6)] {
        let duration = spring.settlingDuration(
          target: target, initialVelocity: velocity, epsilon: 0.001)
        for step in 0...60 {
          let time = duration * (1 + Double(step) / 20) + 1e-9
          let value = spring.value(at: time, target: target, initialVelocity: velocity)
          expectClose(value, target, within: 0.001 * (1 + 1e-6))
        }
        // Without a swing it is the very last moment.
        if spring.dampingRatio >= 1, duration > 0 {
          let value = spring.value(
            at: duration * (1 - 1e-6), target: target, initialVelocity: velocity)
          #expect((value - target).magnitude > 0.001)
        }
      }
    }
    expectEqual(SpringCurve(duration: 0.5, bounce: 1).settlingDuration(), .infinity)
    expectEqual(SpringCurve(duration: 0.5).settlingDuration(target: 0.0005), 0)
  }

  @Test func formsAgree() {
    let spring = SpringCurve(response: 0.5, dampingRatio: 0.825)
    expectClose(spring.bounce, 0.175, closerThan: 1e-15)
    expectClose(spring.duration, 0.5, closerThan: 1e-15)
    let physical = SpringCurve(stiffness: spring.stiffness, damping: spring.damping)
    expectClose(physical.value(at: 0.2), spring.value(at: 0.2), closerThan: 1e-14)
    let overdamped = SpringCurve(duration: 1, bounce: -0.5)
    #expect(overdamped.dampingRatio == 2 && overdamped.bounce == -0.5)
    let heavy = SpringCurve(mass: 3, stiffness: 300, damping: 30)
    #expect((heavy.stiffness - 300).magnitude < 1e-12 && (heavy.damping - 30).magnitude < 1e-13)
  }

  /// (2π ÷ 0.0296)² is just above 45,000.
  @Test func stiffnessIsLimited() {
    for duration in [0, 0.01, 0.0296, -1, .nan] as [Double] {
      expectClose(SpringCurve(duration: duration).stiffness, 45_000, closerThan: 1e-10)
    }
    #expect(SpringCurve(duration: 0.03).stiffness < 45_000)
    expectEqual(SpringCurve(duration: 0.5, bounce: 7), SpringCurve(duration: 0.5, bounce: 1))
    expectEqual(SpringCurve(response: 0.5, dampingRatio: -1).dampingRatio, 0)
    #expect(SpringCurve(duration: 0.5, bounce: -5).value(at: 1).isFinite)
    #expect(SpringCurve(duration: .infinity).value(at: 1).isFinite)
  }
}
