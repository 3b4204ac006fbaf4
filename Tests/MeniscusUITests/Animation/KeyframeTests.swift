import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

private struct Pose: Equatable {
  var x = 0.0
  var scale = 1.0
}

@MainActor
struct KeyframeTests {
  private func near(_ value: Double, _ expected: Double, _ tolerance: Double = 1e-9) -> Bool {
    abs(value - expected) <= tolerance
  }

  @Test func linearKeyframesGoStraightAndByCurves() {
    let timeline = KeyframeTimeline(initialValue: 10.0) {
      LinearKeyframe(20.0, duration: 1)
      LinearKeyframe(0.0, duration: 2, timingCurve: .easeIn)
    }
    expectEqual(timeline.duration, 3)
    expectEqual(timeline.value(time: -1), 10)
    #expect(near(timeline.value(time: 0.25), 12.5))
    expectEqual(timeline.value(time: 1), 20)
    // easeIn at a half: 0.31536.
    #expect(near(timeline.value(time: 2), 20 - 20 * 0.31536, 2e-4))
    expectEqual(timeline.value(time: 9), 0)
    #expect(near(timeline.value(progress: 0.5), timeline.value(time: 1.5)))
  }

  @Test func movesAreThereAtOnce() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1.0, duration: 1)
      MoveKeyframe(5.0)
      LinearKeyframe(7.0, duration: 1)
    }
    expectEqual(timeline.duration, 2)
    #expect(near(timeline.value(time: 0.999), 0.999))
    expectEqual(timeline.value(time: 1), 5)
    #expect(near(timeline.value(time: 1.5), 6))
  }

  /// The published values of the smooth and the bouncy spring.
  @Test func springsFollowTheTable() {
    let timeline = KeyframeTimeline(initialValue: 100.0) {
      SpringKeyframe(200.0, duration: 0.3, spring: .bouncy)
      SpringKeyframe(0.0, spring: .smooth, startVelocity: 0)
    }
    #expect(near(timeline.value(time: 0.1), 142.330, 1e-3))
    #expect(near(timeline.value(time: 0.2), 187.371, 1e-3))
    // A spring that is cut short is gone on from where it is: at 203.393.
    #expect(near(timeline.value(time: 0.4), 203.393 * (1 - 0.35774), 2e-3))
    // Without a duration it takes as long as the spring settles: 0.735 seconds.
    #expect(near(timeline.duration, 0.3 + 0.735, 1e-3))
  }

  /// Points at even times: in the middle between two, a Catmull-Rom spline is at
  /// (−p₀ + 9p₁ + 9p₂ − p₃) ÷ 16.
  @Test func cubicKeyframesAreACatmullRomSpline() {
    let points = [3.0, 10, -4, 8, 20]
    let timeline = KeyframeTimeline(initialValue: points[0]) {
      CubicKeyframe(points[1], duration: 0.5)
      CubicKeyframe(points[2], duration: 0.5)
      CubicKeyframe(points[3], duration: 0.5)
      CubicKeyframe(points[4], duration: 0.5)
    }
    for index in 1...2 {
      let p = points[(index - 1)...(index + 2)].map { $0 }
      let middle = (-p[0] + 9 * p[1] + 9 * p[2] - p[3]) / 16
      #expect(near(timeline.value(time: Double(index) * 0.5 + 0.25), middle))
    }
    for (index, point) in points.enumerated() {
      #expect(near(timeline.value(time: Double(index) * 0.5), point))
    }
    // At rest at both ends: after a hundredth of the way in time, about 3 · 10⁻⁴ of the way.
    expectClose(timeline.value(time: 0.005), 3, closerThan: 0.01)
    expectClose(timeline.value(time: 1.995), 20, closerThan: 0.01)
  }

  @Test func cubicKeyframesTakeVelocities() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10.0, duration: 2, startVelocity: 3, endVelocity: -1)
    }
    // Hermite in the middle: 10 ÷ 2 + 2 · (3 − (−1)) ÷ 8.
    #expect(near(timeline.value(time: 1), 6))
    #expect(near(timeline.value(time: 1e-6) / 1e-6, 3, 1e-4))
    #expect(near((10 - timeline.value(time: 2 - 1e-6)) / 1e-6, -1, 1e-4))
  }

  /// Whatever follows whatever, velocities are the same on both sides where keyframes are smooth.
  @Test func motionIsSmoothBetweenKeyframes() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10.0, duration: 0.5)
      CubicKeyframe(5.0, duration: 0.4)
      SpringKeyframe(30.0, duration: 0.3, spring: .bouncy)
      CubicKeyframe(0.0, duration: 0.7)
    }
    for time in [0.5, 0.9, 1.2] {
      let before = (timeline.value(time: time) - timeline.value(time: time - 1e-5)) / 1e-5
      let after = (timeline.value(time: time + 1e-5) - timeline.value(time: time)) / 1e-5
      expectClose(before, after, closerThan: 0.1, "at \(time): \(before), \(after)")
    }
  }

  @Test func tracksRunSideBySide() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\Pose.x) {
        LinearKeyframe(10.0, duration: 1)
        if true { LinearKeyframe(0.0, duration: 1) }
      }
      KeyframeTrack(\Pose.scale) {
        for step in 1...3 { LinearKeyframe(1 + Double(step), duration: 0.25) }
      }
    }
    expectEqual(timeline.duration, 2)
    expectEqual(timeline.value(time: 0.5), Pose(x: 5, scale: 3))
    expectEqual(timeline.value(time: 1.5), Pose(x: 5, scale: 4))
  }

  @Test func hostileDurationsEndSomewhere() {
    for duration in [0, -1, .nan, .infinity] as [Double] {
      let timeline = KeyframeTimeline(initialValue: 1.0) {
        CubicKeyframe(2.0, duration: duration)
        LinearKeyframe(3.0, duration: duration)
        SpringKeyframe(4.0, duration: duration)
      }
      expectEqual(timeline.duration, 0)
      expectEqual(timeline.value(time: 0), 4)
    }
    let none = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\Pose.x) { for _ in 0..<0 { LinearKeyframe(1.0, duration: 1) } }
    }
    expectEqual(none.value(time: 3), Pose())
  }

  private func place(_ stage: Stage) -> Double {
    ((stage.frame.fills(.pureRed).first?.bounds.minX ?? 0) - 155).rounded()
  }

  @Test func anAnimatorRepeats() {
    let stage = Stage(rate: 10) {
      Color.pureRed.frame(width: 10, height: 10)
        .keyframeAnimator(initialValue: 0.0) { content, x in
          content.offset(x: x)
        } keyframes: { _ in
          LinearKeyframe(100.0, duration: 0.5)
          LinearKeyframe(20.0, duration: 0.3)
        }
    }
    let places = (0..<10).map { _ in
      stage.step()
      return place(stage)
    }
    expectEqual(places, [20, 40, 60, 80, 100, 73, 47, 0, 20, 40])
    #expect(stage.frame.isSettled && !stage.frame.endlessMotion.isEmpty)
  }

  @Test func anAnimatorMayGoOnce() {
    let stage = Stage(rate: 10) {
      KeyframeAnimator(initialValue: 0.0, repeating: false) { x in
        Color.pureRed.frame(width: 10, height: 10).offset(x: x)
      } keyframes: { _ in
        LinearKeyframe(100.0, duration: 0.5)
      }
    }
    expectEqual(stage.settle(), 5)
    expectEqual(place(stage), 100)
    expectEqual(stage.step().counters[.bodies], 0)
  }

  @Test func aTriggerStartsFromTheValueShown() {
    let lab = Lab(0, rate: 10) { trigger in
      KeyframeAnimator(initialValue: 10.0, trigger: trigger) { x in
        Color.pureRed.frame(width: 10, height: 10).offset(x: x)
      } keyframes: { value in
        LinearKeyframe(value + 50, duration: 0.5)
        LinearKeyframe(0.0, duration: 0.5)
      }
    }
    expectEqual(place(lab.stage), 10)
    #expect(lab.frame.isSettled)
    lab.change(to: 1)
    expectEqual(place(lab.stage), 10)
    lab.stage.run(3)
    expectEqual(place(lab.stage), 40)
    lab.change(to: 2)
    expectEqual(place(lab.stage), 50)
    lab.stage.run(2)
    expectEqual(place(lab.stage), 70)
    lab.stage.settle()
    expectEqual(place(lab.stage), 0)
  }
}
