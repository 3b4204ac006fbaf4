import MeniscusUI
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
    #expect(abs(place(lab) - 873.7108956018) < 1e-8)
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
    #expect(abs((changed - last) - (last - before)) < 0.03)
    #expect(abs((after - changed) - (changed - last)) < 0.03)
  }

  @Test func curvesAddUp() {
    let lab = lab(rate: 10)
    let linear = Animation.linear(duration: 1)
    lab.change(to: 100, linear)
    lab.stage.run(4)
    lab.change(to: 300, linear)
    // Half of the first way is left; the second begins.
    #expect(abs(place(lab) - 50) < 1e-9)
    lab.stage.run(3)
    #expect(abs(place(lab) - (300 - 100 * 0.2 - 200 * 0.7)) < 1e-9)
    lab.stage.run(4)
    #expect(abs(place(lab) - (300 - 200 * 0.3)) < 1e-9)
    lab.stage.run(3)
    #expect(place(lab) == 300)
    #expect(lab.frame.isSettled)
  }

  @Test func aCurveAndASpringAddUp() {
    let lab = lab(rate: 10)
    lab.change(to: 100, .linear(duration: 1))
    lab.stage.run(4)
    lab.change(to: 200, .smooth)
    lab.stage.run(2)
    // 0.715415689086 of the spring's way after 0.2 seconds; 0.3 of the curve's is left.
    #expect(abs(place(lab) - (200 - 100 * 0.3 - 100 * (1 - 0.715415689086))) < 1e-9)
  }

  @Test func aChangeToTheSameTargetChangesNothing() {
    let lab = lab(rate: 10)
    lab.change(to: 100, .linear(duration: 1))
    lab.stage.run(4)
    lab.change(to: 100)
    #expect(abs(place(lab) - 50) < 1e-9)
  }

  @Test func aChangeWithoutAnimationJumps() {
    let lab = lab(rate: 10)
    lab.change(to: 100, .linear(duration: 1))
    lab.stage.run(4)
    lab.change(to: 20)
    #expect(place(lab) == 20)
    #expect(lab.frame.isSettled)
  }
}
