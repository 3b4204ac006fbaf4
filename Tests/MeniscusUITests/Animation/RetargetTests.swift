import MeniscusUI
import TestSupport
import Testing

@MainActor
struct RetargetTests {
  private func place(_ lab: Lab<Double>) -> Double {
    (lab.frame.fills(.pureRed).first?.bounds.minX ?? 0) - 155
  }

  private func lab(rate: Int) -> Lab<Double> {
    Lab(0.0, rate: rate) { x in Color.pureRed.frame(width: 10, height: 10).offset(x: x) }
  }

  /// A bouncy spring to 1,000 that after 0.2 seconds becomes a smooth one to 300.
  ///
  /// Expected: the two equations by Runge and Kutta's method one after the other, place and
  /// velocity handed over, computed in Python.
  @Test func aSpringTakesOverPlaceAndVelocity() {
    let lab = lab(rate: 20)
    lab.change(to: 1000, .bouncy)
    lab.stage.run(3)
    lab.change(to: 300, .smooth)
    expectClose(place(lab), 873.7108956018, closerThan: 1e-8)
    var places: [Double] = []
    for frame in 1...6 {
      lab.stage.step()
      if [1, 2, 4, 6].contains(frame) { places.append(place(lab)) }
    }
    let expected = [877.167120523, 752.539974733, 511.122321407, 383.517943959]
    #expect(zip(places, expected).allSatisfy { abs($0 - $1) < 1e-6 }, "\(places)")
  }

  /// Differences over a frame of 1 ms on both sides of the change: no jump of place or velocity.
  @Test func springsAreContinuousWhereTheyAreInterrupted() {
    let lab = lab(rate: 1000)
    lab.change(to: 100, .snappy)
    lab.stage.run(117)
    let before = place(lab)
    lab.stage.step()
    let last = place(lab)
    lab.change(to: -40, .snappy)
    let changed = place(lab)
    lab.stage.step()
    let after = place(lab)
    // Stiffness 158 by at most 140 points pulls by 0.022 points in a millisecond squared.
    expectClose(changed - last, last - before, closerThan: 0.03)
    expectClose(after - changed, changed - last, closerThan: 0.03)
  }

  @Test func curvesAddUp() {
    let lab = lab(rate: 10)
    let linear = Animation.linear(duration: 1)
    lab.change(to: 100, linear)
    lab.stage.run(4)
    lab.change(to: 300, linear)
    // Half of the first way is left; the second begins.
    expectClose(place(lab), 50, closerThan: 1e-9)
    lab.stage.run(3)
    expectClose(place(lab), 300 - 100 * 0.2 - 200 * 0.7, closerThan: 1e-9)
    lab.stage.run(4)
    expectClose(place(lab), 300 - 200 * 0.3, closerThan: 1e-9)
    lab.stage.run(3)
    expectEqual(place(lab), 300)
    #expect(lab.frame.isSettled)
  }

  @Test func aCurveAndASpringAddUp() {
    let lab = lab(rate: 10)
    lab.change(to: 100, .linear(duration: 1))
    lab.stage.run(4)
    lab.change(to: 200, .smooth)
    lab.stage.run(2)
    // 0.715415689086 of the spring's way after 0.2 seconds; 0.3 of the curve's is left.
    expectClose(place(lab), 200 - 100 * 0.3 - 100 * (1 - 0.715415689086), closerThan: 1e-9)
  }

  @Test func aChangeToTheSameTargetChangesNothing() {
    let lab = lab(rate: 10)
    lab.change(to: 100, .linear(duration: 1))
    lab.stage.run(4)
    lab.change(to: 100)
    expectClose(place(lab), 50, closerThan: 1e-9)
  }

  @Test func aChangeWithoutAnimationJumps() {
    let lab = lab(rate: 10)
    lab.change(to: 100, .linear(duration: 1))
    lab.stage.run(4)
    lab.change(to: 20)
    expectEqual(place(lab), 20)
    #expect(lab.frame.isSettled)
  }

  /// The response comes over in 0.25 seconds.
  ///
  /// Expected: the equation with the response that follows a smooth step, by Runge and Kutta's
  /// method, computed in Python. Holding the response
  /// for 1/300 second errs by less than 2·10⁻⁴ of the way of 700.
  @Test func aResponseIsBlended() {
    let lab = lab(rate: 20)
    lab.change(to: 1000, .spring(response: 0.8, dampingFraction: 0.6))
    lab.stage.run(3)
    lab.change(to: 300, .spring(response: 0.2, dampingFraction: 0.9, blendDuration: 0.25))
    var places = [place(lab)]
    for _ in 1...6 {
      lab.stage.step()
      places.append(place(lab))
    }
    #expect(
      zip(places, Self.blended).allSatisfy { abs($0 - $1) < 0.15 }, "\(places)")
  }

  nonisolated static let blended: [Double] = [
    601.6458, 709.2367, 706.1421, 629.3618,
    505.9286, 382.5987, 319.7904,
  ]

  /// Interpolating springs add up, each by its own equation.
  @Test func interpolatingSpringsAddUp() {
    let lab = lab(rate: 20)
    lab.change(to: 100, .interpolatingSpring(duration: 0.5, bounce: 0.3))
    lab.stage.run(1)
    lab.change(to: 300, .interpolatingSpring)
    lab.stage.run(2)
    // At 0.2 seconds the bouncy one has gone 0.873710895602, at 0.1 the smooth one 0.357739556470.
    let expected = 100 * 0.873710895602 + 200 * 0.357739556470
    expectClose(place(lab), expected, closerThan: 1e-8)
  }

  /// x(t) of a spring of 0.5 seconds without bounce that begins with a velocity of v ways a second:
  /// 1 − (1 + (ω − v) t) e^(−ωt) with ω = 4π, the critically damped spring's closed form.
  @Test func interpolatingSpringsBeginWithAVelocity() {
    let lab = lab(rate: 20)
    lab.change(to: 100, .interpolatingSpring(duration: 0.5, bounce: 0, initialVelocity: 4))
    lab.stage.run(2)
    // ω = 12.566370614359172, e^(−0.1ω) = 0.284609543; by hand: 1 − 1.8566370614 · 0.2846095433.
    expectClose(place(lab), 100 * (1 - 1.8566370614359172 * 0.28460954286), closerThan: 1e-4)
  }

  /// The usual way to stop: the next change ends what repeats for ever, from where it is.
  @Test func whatRepeatsForEverEndsWithTheNextChange() throws {
    let lab = lab(rate: 10)
    lab.change(to: 100, .linear(duration: 1).repeatForever())
    lab.stage.run(13)
    expectClose(place(lab), 70, closerThan: 1e-9)
    lab.change(to: 0, .linear(duration: 0.5))
    expectClose(place(lab), 60, closerThan: 1e-9)
    lab.stage.run(3)
    expectClose(place(lab), 24, closerThan: 1e-9)
    lab.stage.run(2)
    expectEqual(place(lab), 0)
    #expect(lab.frame.isSettled)
  }

  /// Whatever interrupts what: no step is longer than the fastest of the animations can go.
  ///
  /// Springs here go at most 14 ways a second, of ways of at most 400 points and
  /// with what they take over; a frame is a 1,000th of a second.
  @Test(arguments: 0..<12)
  func nothingJumps(_ seed: Int) {
    let animations: [Animation] = [
      .smooth, .snappy, .bouncy, .linear(duration: 0.3), .easeInOut(duration: 0.2),
      .interpolatingSpring(stiffness: 150, damping: 8), .bouncy.speed(1.5),
      .easeIn(duration: 0.25).delay(0.05), .linear(duration: 0.2).repeatForever(),
      .spring(duration: 0.3, bounce: 0.4, blendDuration: 0.2),
    ]
    let lab = lab(rate: 1000)
    var number = UInt64(seed) * 2_654_435_761 + 12345
    func next(_ bound: Int) -> Int {
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((number >> 33) % UInt64(bound))
    }
    var last = place(lab)
    for _ in 0..<12 {
      lab.change(to: Double(next(200)), animations[next(animations.count)])
      expectClose(place(lab), last, closerThan: 8)
      last = place(lab)
      for _ in 0..<next(60) {
        lab.stage.step()
        expectClose(place(lab), last, closerThan: 8)
        last = place(lab)
      }
    }
  }

  /// The same frames one by one and with a state that was asked for between: values depend on the
  /// time alone.
  @Test func valuesDependOnTheTimeAlone() {
    for animation in [Animation.bouncy, .easeInOut(duration: 0.4), .smooth.delay(0.1)] {
      let (slow, quick) = (lab(rate: 10), lab(rate: 120))
      slow.change(to: 100, animation)
      quick.change(to: 100, animation)
      for frame in 1...6 {
        slow.stage.step()
        quick.stage.run(12)
        // Frame times differ in their last bits: n ÷ 10 and 12n ÷ 120, less the times of the change.
        expectClose(place(slow), place(quick), closerThan: 1e-9, "\(frame)")
      }
    }
  }
}
