import MeniscusGeometry
import TestSupport
import Testing

/// The curves against the values of `swiftui-semantics.md`, sections 2.1 and 10.
@Suite("Timing curve")
struct TimingCurveTests {
  private func expect(
    _ values: [Double], at times: [Double], within tolerance: Double,
    _ function: (Double) -> Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (time, value) in zip(times, values) {
      let result = function(time)
      expectClose(
        result, value, within: tolerance, "at \(time)", sourceLocation: sourceLocation)
    }
  }

  /// Five digits are printed, so half of the fifth is the tolerance.
  @Test func valuesOfTheTable() {
    let times = [0.1, 0.25, 0.5, 0.75, 0.9]
    expect(
      [0.01703, 0.09346, 0.31536, 0.62186, 0.83943], at: times, within: 5.1e-6,
      TimingCurve.easeIn.value)
    expect(
      [0.16057, 0.37814, 0.68464, 0.90654, 0.98297], at: times, within: 5.1e-6,
      TimingCurve.easeOut.value)
    expect(
      [0.01972, 0.12916, 0.5, 0.87084, 0.98028], at: times, within: 5.1e-6,
      TimingCurve.easeInOut.value)
    expect(
      [0.0948, 0.40851, 0.8024, 0.96046, 0.99432], at: times, within: 5.1e-6,
      TimingCurve.bezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1).value)
  }

  /// S-33 to S-35 are given within ±0.01.
  @Test func valuesOfSwiftUICurves() {
    let times = [0.25, 0.5, 0.75]
    expect([0.09, 0.32, 0.62], at: times, within: 0.01, TimingCurve.easeIn.value)
    expect([0.38, 0.68, 0.91], at: times, within: 0.01, TimingCurve.easeOut.value)
    expect([0.13, 0.5, 0.87], at: times, within: 0.01, TimingCurve.easeInOut.value)
  }

  /// S-36 and S-37, to the two digits printed.
  @Test func velocitiesOfSwiftUICurves() {
    let times = [0.25, 0.5, 0.75]
    expect([0.67, 1.07, 1.37], at: times, within: 0.0051, TimingCurve.easeIn.velocity)
    expect([1.06, 1.72, 1.06], at: times, within: 0.0051, TimingCurve.easeInOut.velocity)
    expect([0, 0], at: [0, 1], within: 1e-15, TimingCurve.easeInOut.velocity)
  }

  /// S-38 to S-40, to the three digits printed.
  @Test func valuesOfCircularCurves() {
    let times = [0.25, 0.5, 0.75]
    expect([0.032, 0.134, 0.339], at: times, within: 5.1e-4, TimingCurve.circularEaseIn.value)
    expect([0.661, 0.866, 0.968], at: times, within: 5.1e-4, TimingCurve.circularEaseOut.value)
    expect([0.067, 0.5, 0.933], at: times, within: 5.1e-4, TimingCurve.circularEaseInOut.value)
  }

  static let all: [TimingCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn,
    .circularEaseOut, .circularEaseInOut, .bezier(x1: 0, y1: 1, x2: 1, y2: 0),
    .bezier(x1: 1, y1: 0, x2: 0, y2: 1), .bezier(x1: 0.3, y1: -0.5, x2: 0.6, y2: 1.6),
    .bezier(x1: -3, y1: 0.2, x2: 7, y2: 0.9), .bezier(x1: 0, y1: 0, x2: 0, y2: 0),
  ]

  /// S-41, and that the ends are exact.
  @Test(arguments: all)
  func endsAreExactAndHoldBeyond(_ curve: TimingCurve) {
    for time in [0, -0.5, -.infinity] as [Double] { expectEqual(curve.value(at: time), 0) }
    for time in [1, 1.5, .infinity] as [Double] { expectEqual(curve.value(at: time), 1) }
    #expect(!curve.velocity(at: 0).isNaN && !curve.velocity(at: 1).isNaN)
    #expect(!curve.value(at: .nan).isNaN)
  }

  /// The velocity is the slope between two near values, where the curve is not upright.
  @Test(arguments: all)
  func velocityIsTheSlope(_ curve: TimingCurve) {
    for step in 1..<40 {
      let time = Double(step) / 40
      let slope = (curve.value(at: time + 1e-6) - curve.value(at: time - 1e-6)) / 2e-6
      let velocity = curve.velocity(at: time)
      guard velocity.magnitude < 20 else { continue }
      // Central differences err by about v‴ · 10⁻¹² and rounding by 10⁻¹⁰.
      expectClose(velocity, slope, closerThan: 1e-5 * (1 + velocity.magnitude))
    }
  }

  /// Points that de Casteljau's construction puts on the curve.
  @Test func bezierCurvesPassThroughTheirPoints() {
    let curve = TimingCurve.bezier(x1: 0.3, y1: -0.5, x2: 0.6, y2: 1.6)
    let cubic = Cubic2D(
      start: .zero, control1: Point2D(x: 0.3, y: -0.5), control2: Point2D(x: 0.6, y: 1.6),
      end: Point2D(x: 1, y: 1))
    for step in 0...50 {
      let point = cubic.point(at: Double(step) / 50)
      expectClose(curve.value(at: point.x), point.y, closerThan: 1e-14)
    }
  }

  @Test func verticalTangentsAreInfiniteAndLostOnesFound() {
    expectEqual(TimingCurve.bezier(x1: 0, y1: 0.5, x2: 1, y2: 1).velocity(at: 0), .infinity)
    expectEqual(TimingCurve.circularEaseIn.velocity(at: 1), .infinity)
    // The control point lies on the start; the curve leaves towards the other, (0.58, 1).
    expectClose(TimingCurve.easeOut.velocity(at: 0), 1 / 0.58, closerThan: 1e-14)
    expectClose(TimingCurve.easeIn.velocity(at: 1), 1 / 0.58, closerThan: 1e-14)
    expectEqual(TimingCurve.bezier(x1: 0, y1: 0, x2: 0, y2: 0).velocity(at: 0), 1)
    // In the middle both derivatives vanish, or are what rounding leaves, and are equal.
    expectEqual(TimingCurve.bezier(x1: 1, y1: 1, x2: 0, y2: 0).velocity(at: 0.5), 1)
    #expect(TimingCurve.bezier(x1: 1, y1: 0, x2: 0, y2: 1).velocity(at: 0.5) > 1e6)
  }
}
