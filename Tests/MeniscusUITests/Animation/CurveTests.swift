import MeniscusUI
import TestSupport
import Testing

/// What is shown, frame by frame, against tables that were not made by this project's code.
@MainActor
struct CurveTests {
  /// Shows a mark that moves by 1,000 points; how far it has come at some frames after the change.
  private func progress(
    _ animation: Animation, rate: Int, frames: [Int]
  ) -> [Double] {
    let lab = Lab(0.0, rate: rate) { x in
      Color.pureRed.frame(width: 10, height: 10).offset(x: x)
    }
    let start = lab.frame.fills(.pureRed).first?.bounds.minX ?? 0
    lab.change(to: 1000, animation)
    var progress: [Double] = []
    for frame in 1...(frames.max() ?? 1) {
      lab.stage.step()
      if frames.contains(frame) {
        progress.append(((lab.frame.fills(.pureRed).first?.bounds.minX ?? 0) - start) / 1000)
      }
    }
    return progress
  }

  private func agree(_ values: [Double], _ expected: [Double], within tolerance: Double) -> Bool {
    values.count == expected.count
      && zip(values, expected).allSatisfy { abs($0 - $1) <= tolerance }
  }

  /// Progress after 0.05, 0.1, 0.2, 0.3 and 0.5 seconds.
  ///
  /// x″ = −2ζω x′ − ω² x by Runge and Kutta's
  /// method in steps of 10 µs, computed in Python; good to 10⁻¹², and the columns of the published
  /// table where they have the same springs. A place of a thousand points carries 10⁻¹³ of it.
  nonisolated static let springs: [(name: String, animation: Animation, values: [Double])] = [
    (
      "default", .default,
      [0.131311455359, 0.357739556470, 0.715415689086, 0.890033939227, 0.986399068534]
    ),
    (
      "smooth", .smooth,
      [0.131311455359, 0.357739556470, 0.715415689086, 0.890033939227, 0.986399068534]
    ),
    (
      "snappy", .snappy,
      [0.138210352709, 0.388102445785, 0.786369170017, 0.956446593804, 1.006019960712]
    ),
    (
      "bouncy", .bouncy,
      [0.145715013536, 0.423302123075, 0.873710895602, 1.033930362296, 1.014498421616]
    ),
    (
      "bouncy and more", .bouncy(extraBounce: 0.1),
      [0.151087681312, 0.449963881521, 0.944031090437, 1.093536446514, 1.009320209685]
    ),
    (
      "smooth in 0.8 s", .smooth(duration: 0.8),
      [0.059605143667, 0.185968904064, 0.465583948702, 0.681899131606, 0.902924125727]
    ),
    (
      "overdamped", .spring(duration: 0.6, bounce: -0.3),
      [0.086420535839, 0.232858969840, 0.490930515921, 0.667381802859, 0.858544783869]
    ),
    (
      "by response", .spring(response: 0.5, dampingFraction: 0.825),
      [0.139417337102, 0.393607719743, 0.799648863187, 0.968510771601, 1.008401962880]
    ),
    (
      "by damping alone", .spring(dampingFraction: 0.825),
      [0.139417337102, 0.393607719743, 0.799648863187, 0.968510771601, 1.008401962880]
    ),
    (
      "by physics", .interpolatingSpring(mass: 2, stiffness: 100, damping: 12),
      [0.056115900232, 0.198564097616, 0.596595341761, 0.960537023429, 1.228994579333]
    ),
  ]

  @Test(arguments: springs.indices)
  func springsFollowTheirEquation(_ index: Int) {
    let spring = Self.springs[index]
    let values = progress(spring.animation, rate: 20, frames: [1, 2, 4, 6, 10])
    #expect(agree(values, spring.values, within: 1e-9), "\(spring.name): \(values)")
  }

  /// OpenSwiftUI's table of presets: five decimals.
  @Test func presetsAreThePublishedOnes() {
    let frames = [1, 2, 3, 5]
    #expect(
      agree(
        progress(.smooth, rate: 10, frames: frames), [0.35774, 0.71542, 0.89003, 0.98640],
        within: 5e-6))
    #expect(
      agree(
        progress(.snappy, rate: 10, frames: frames), [0.38810, 0.78637, 0.95645, 1.00602],
        within: 5e-6))
    #expect(
      agree(
        progress(.bouncy, rate: 10, frames: frames), [0.42330, 0.87371, 1.03393, 1.01450],
        within: 5e-6))
    #expect(
      agree(
        progress(.interactiveSpring, rate: 10, frames: [1, 2]), [0.97997, 1.00148], within: 5e-6))
    #expect(
      agree(
        progress(
          .interactiveSpring(response: 0.15, dampingFraction: 0.86), rate: 50, frames: [1]),
        [0.217316477877], within: 1e-9))
  }

  /// Progress at 0.1, 0.25, 0.5, 0.75 and 0.9 of the duration, to five decimals.
  nonisolated static let curves: [(name: String, animation: Animation, values: [Double])] = [
    ("linear", .linear(duration: 1), [0.1, 0.25, 0.5, 0.75, 0.9]),
    ("easeIn", .easeIn(duration: 1), [0.01703, 0.09346, 0.31536, 0.62186, 0.83943]),
    ("easeOut", .easeOut(duration: 1), [0.16057, 0.37814, 0.68464, 0.90654, 0.98297]),
    ("easeInOut", .easeInOut(duration: 1), [0.01972, 0.12916, 0.5, 0.87084, 0.98028]),
    (
      "timingCurve", .timingCurve(0.25, 0.1, 0.25, 1, duration: 1),
      [0.0948, 0.40851, 0.8024, 0.96046, 0.99432]
    ),
  ]

  @Test(arguments: curves.indices)
  func curvesAreThePublishedOnes(_ index: Int) {
    let curve = Self.curves[index]
    let values = progress(curve.animation, rate: 20, frames: [2, 5, 10, 15, 18])
    #expect(agree(values, curve.values, within: 5e-6), "\(curve.name): \(values)")
  }

  /// 0.35 seconds: 7 frames of 20 a second.
  @Test func curvesTakeATimeByDefault() {
    for animation in [Animation.linear, .easeIn, .easeOut, .easeInOut] {
      let values = progress(animation, rate: 20, frames: [6, 7])
      #expect(values[0] < 1)
      expectEqual(values[1], 1)
    }
  }

  @Test func delaysSpeedsAndRepeats() {
    let tenth = 1e-9
    let linear = Animation.linear(duration: 1)
    let frames = [2, 5, 8, 10, 12, 15, 20, 22, 25, 30]
    func check(_ animation: Animation, _ expected: [Double]) -> Bool {
      agree(progress(animation, rate: 10, frames: frames), expected, within: tenth)
    }
    #expect(check(linear.delay(0.5), [0, 0, 0.3, 0.5, 0.7, 1, 1, 1, 1, 1]))
    #expect(check(linear.speed(2), [0.4, 1, 1, 1, 1, 1, 1, 1, 1, 1]))
    #expect(check(linear.speed(0.5), [0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 1, 1, 1, 1]))
    // Delays inside speeds are sped too; outside they are not.
    #expect(check(linear.delay(1).speed(2), [0, 0, 0.6, 1, 1, 1, 1, 1, 1, 1]))
    #expect(check(linear.speed(2).delay(1), [0, 0, 0, 0, 0.4, 1, 1, 1, 1, 1]))
    #expect(
      check(
        linear.repeatCount(2, autoreverses: false),
        [0.2, 0.5, 0.8, 0, 0.2, 0.5, 1, 1, 1, 1]))
    #expect(
      check(
        linear.repeatCount(3), [0.2, 0.5, 0.8, 1, 0.8, 0.5, 0, 0.2, 0.5, 1]))
    #expect(
      check(
        linear.repeatForever(), [0.2, 0.5, 0.8, 1, 0.8, 0.5, 0, 0.2, 0.5, 1]))
    #expect(
      check(
        linear.repeatForever(autoreverses: false),
        [0.2, 0.5, 0.8, 0, 0.2, 0.5, 0, 0.2, 0.5, 0]))
  }

  @Test func theFrameOfTheChangeShowsTheOldPlace() {
    let lab = Lab(0.0) { x in Color.pureRed.frame(width: 10, height: 10).offset(x: x) }
    expectEqual(lab.change(to: 100, .linear(duration: 1)).fills(.pureRed).first?.bounds.minX, 155)
    #expect(!lab.frame.isSettled)
  }

  @Test func whatRepeatsForeverEndsWithTheNextChange() {
    let lab = Lab(0.0) { x in Color.pureRed.frame(width: 10, height: 10).offset(x: x) }
    lab.change(to: 100, .linear(duration: 0.1).repeatForever())
    lab.stage.run(300)
    #expect(!lab.frame.endlessMotion.isEmpty)
    // A change without animation ends it.
    #expect(lab.change(to: 50).isSettled && lab.frame.endlessMotion.isEmpty)
    expectEqual(lab.frame.fills(.pureRed).first?.bounds.minX, 205)
  }

  @Test func springsEndAtTheirTarget() throws {
    for animation in [Animation.smooth, .snappy, .bouncy] {
      let lab = Lab(0.0) { x in Color.pureRed.frame(width: 10, height: 10).offset(x: x) }
      lab.change(to: 100, animation)
      let frames = try #require(lab.stage.settle())
      // Within a thousandth after 0.73, 0.88 and 1.05 seconds at most, by the springs' envelopes.
      #expect(frames > 30 && frames <= 66)
      expectEqual(lab.frame.fills(.pureRed).first?.bounds.minX, 255)
      expectEqual(lab.stage.step().counters[.operations], 0)
    }
  }
}
