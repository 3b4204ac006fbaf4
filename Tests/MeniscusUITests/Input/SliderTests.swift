import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

@MainActor
struct SliderTests {
  private struct Sliding: View {
    @State var value: Double
    var step: Double?
    let log: Log
    var body: some View {
      Group {
        if let step {
          Slider(value: $value, in: 0...10, step: step)
        } else {
          Slider(value: $value) { isEditing in log.note(isEditing ? "begin" : "end") }
        }
      }
      .frame(width: 280)
      .onChange(of: value) { log.note("\(value)") }
    }
  }

  private func stage(
    _ value: Double, step: Double? = nil, scale: Double = 1,
    direction: LayoutDirection = .leftToRight,
    log: Log = Log()
  ) -> Stage {
    Stage(configure: {
      $0.scale = scale
      $0.layoutDirection = direction
    }) { Sliding(value: value, step: step, log: log) }
  }

  private func knob(_ stage: Stage) -> Rect2D? {
    stage.frame.fills.last { $0.bounds.height == 24 }?.bounds
  }

  /// S-43, a slider of 280 by 34 from 20, 103: the track at 0, 14; the knob at 0, 5 and at 243, 5.
  @Test func aSliderHasItsMeasures() throws {
    let track = stage(0).frame.fills.first?.bounds
    expectEqual(track, Rect2D(x: 20, y: 117, width: 280, height: 6))
    expectEqual(knob(stage(0)), Rect2D(x: 20, y: 108, width: 37, height: 24))
    expectEqual(knob(stage(1)), Rect2D(x: 263, y: 108, width: 37, height: 24))
    // Half way is 121.5, at 122 by whole pixels.
    expectEqual(knob(stage(0.5)), Rect2D(x: 142, y: 108, width: 37, height: 24))
  }

  @Test func aSliderWithoutAKnobIsSlidAllTheSame() {
    let log = Log()
    let stage = Stage(configure: { $0.scale = 1 }) {
      Sliding(value: 0, log: log).sliderThumbVisibility(.hidden)
    }
    #expect(knob(stage) == nil)
    stage.press(30, 120)
    stage.move(30 + 243.0 / 2, 120)
    #expect(knob(stage) == nil)
    stage.release(30 + 243.0 / 2, 120)
    expectEqual(log.take(), ["begin", "0.5", "end"])
  }

  @Test func theKnobFollowsThePointerThatTakesIt() {
    let log = Log()
    let stage = stage(0, log: log)
    // 243 points are the whole way; the knob keeps its distance to the pointer.
    stage.press(30, 120)
    expectEqual(log.take(), ["begin"])
    stage.move(30 + 243.0 / 4, 200)
    expectEqual(log.take(), ["0.25"])
    stage.move(1000, 120)
    stage.release(1000, 120)
    expectEqual(log.take(), ["1.0", "end"])
    // Beside the knob nothing is touched.
    stage.tap(100, 120)
    #expect(log.take().isEmpty)
  }

  @Test func stepsAreKept() {
    let log = Log()
    let stage = stage(0, step: 2.5, log: log)
    stage.press(38, 120)
    stage.move(38 + 24.3, 120)
    #expect(log.take().isEmpty)
    stage.move(38 + 24.3 * 1.5, 120)
    stage.release(38 + 24.3 * 1.5, 120)
    expectEqual(log.take(), ["2.5"])
  }

  @Test func aSliderRunsTheOtherWayWhereLinesDo() {
    let log = Log()
    let stage = stage(0, direction: .rightToLeft, log: log)
    expectEqual(knob(stage)?.maxX, 300)
    stage.press(290, 120)
    stage.move(290 - 121.5, 120)
    expectEqual(log.take(), ["begin", "0.5"])
  }

  @Test func aSliderInAScrollViewKeepsItsPointer() {
    let log = Log()
    let stage = Stage(height: 240, rate: 100) {
      ScrollView {
        Sliding(value: 0, log: log)
        Color.pureRed.frame(width: 320, height: 1000)
      }
    }
    stage.press(38, 17)
    stage.move(60, 100)
    stage.move(60, 0)
    expectEqual(stage.frame.fills(.pureRed).first?.bounds.minY, 42)
    stage.release(60, 0)
    expectEqual(log.take().last, "end")
  }

  private struct Stepping: View {
    @State private var count = 1
    let log: Log
    var body: some View {
      Stepper("Count", value: $count, in: 0...2).onChange(of: count) { log.note("\(count)") }
    }
  }

  /// UIKit on iOS 26: a capsule of 94 by 32.
  @Test func aStepperGoesUpAndDownToItsEnds() throws {
    let log = Log()
    let stage = Stage { Stepping(log: log) }
    let capsule = try #require(stage.frame.fills.first?.bounds)
    expectEqual(capsule, Rect2D(x: 226, y: 104, width: 94, height: 32))
    stage.tap(300, 120)
    stage.tap(300, 120)
    expectEqual(log.take(), ["2"])
    stage.tap(240, 120)
    stage.tap(240, 120)
    stage.tap(240, 120)
    expectEqual(log.take(), ["1", "0"])
  }
}
