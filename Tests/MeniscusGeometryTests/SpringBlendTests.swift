import MeniscusGeometry
import TestSupport
import Testing

/// A response that comes over from that of another spring.
@Suite("Spring blending")
struct SpringBlendTests {
  private let old = SpringCurve(response: 0.8, dampingRatio: 0.6)
  private let new = SpringCurve(response: 0.2, dampingRatio: 0.9)

  /// Runge and Kutta's method in steps of 20 µs with the response that changes all the time.
  ///
  /// The
  /// response that is held for steps of 1/300 second, at its value in the middle of each, errs by
  /// the square of the step: the largest difference seen is 4·10⁻⁵ of the way.
  @Test func followsTheEquationWithAResponseThatChanges() {
    let blend = 0.25
    var (x, v) = (-1.0, 3.0)
    let h = 2e-5
    func force(_ x: Double, _ v: Double, _ t: Double) -> Double {
      let s = min(t / blend, 1)
      let response = 0.8 + (0.2 - 0.8) * s * s * (3 - 2 * s)
      let frequency = 2 * Double.pi / response
      return -(frequency * frequency * x + 2 * 0.9 * frequency * v)
    }
    for step in 0..<25_000 {
      let t = Double(step) * h
      if step % 1250 == 0 {
        let state = new.state(
          at: t, displacement: -1, velocity: 3, blendingFrom: old, over: blend)
        expectClose(state.displacement, x, closerThan: 2e-4, "at \(t)")
        expectClose(state.velocity, v, closerThan: 5e-3, "at \(t)")
      }
      let (k1, l1) = (v, force(x, v, t))
      let (k2, l2) = (v + 0.5 * h * l1, force(x + 0.5 * h * k1, v + 0.5 * h * l1, t + 0.5 * h))
      let (k3, l3) = (v + 0.5 * h * l2, force(x + 0.5 * h * k2, v + 0.5 * h * l2, t + 0.5 * h))
      let (k4, l4) = (v + h * l3, force(x + h * k3, v + h * l3, t + h))
      x += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
      v += h / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
    }
  }

  @Test func withoutABlendItIsThePlainSpring() {
    for duration in [0, -1, .nan, .infinity] as [Double] {
      let state = new.state(
        at: 0.1, displacement: -1, velocity: 3, blendingFrom: old, over: duration)
      #expect(state == new.state(at: 0.1, displacement: -1, velocity: 3))
    }
    let same = new.state(at: 0.1, displacement: -1, velocity: 3, blendingFrom: new, over: 1)
    #expect(same == new.state(at: 0.1, displacement: -1, velocity: 3))
  }

  /// The motion may be asked for at any times: a step that is cut short is cut in closed form.
  @Test func isContinuousInTime() {
    var last = -1.0
    for step in 1...2000 {
      let state = new.state(
        at: Double(step) * 5e-4, displacement: -1, velocity: 0, blendingFrom: old, over: 0.3)
      // The stiffest spring pulls a way of 1 to at most 16 a second: 0.008 in half a millisecond.
      expectClose(state.displacement, last, closerThan: 0.009)
      last = state.displacement
    }
    #expect(last.magnitude < 1e-6)
  }

  @Test func longBlendsTakeBoundedWork() {
    let state = new.state(
      at: 1e6, displacement: -1, velocity: 0, blendingFrom: old, over: 1e6)
    #expect(state.displacement.magnitude < 1e-3)
  }

  @Test func aSpringThatIsSpedDoesTheSameInLessTime() {
    let sped = old.sped(by: 3)
    for step in 0...20 {
      let time = Double(step) / 20
      expectClose(sped.value(at: time / 3), old.value(at: time), closerThan: 1e-14)
    }
  }
}

/// Curves with time and progress exchanged.
@Suite("Inverse timing curve")
struct InverseTimingCurveTests {
  @Test func takesTheCurveBack() {
    let curves: [TimingCurve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn,
      .circularEaseOut, .circularEaseInOut, .circularEaseInOutInverse,
    ]
    for curve in curves {
      expectEqual(curve.inverse.inverse, curve)
      for step in 0...40 {
        let time = Double(step) / 40
        // Near upright ends half of the digits are lost.
        expectClose(curve.inverse.value(at: curve.value(at: time)), time, closerThan: 1e-7)
      }
    }
  }
}
