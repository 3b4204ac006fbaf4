import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// The knob of a switch goes with a finger, and the nearer end is chosen when it lets go.
@MainActor
struct SwitchDragTests {
  private struct Setting: View {
    @State var isOn: Bool
    let log: Log

    var body: some View {
      Toggle("Switch", isOn: $isOn).labelsHidden().onChange(of: isOn) { log.note("\(isOn)") }
    }
  }

  /// How a finger goes from the knob, in points; the knob has a way of 22 points.
  struct Drag: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var isOn = false
    var isMirrored = false
    let steps: [Point2D]
    /// What the switch comes to be; nil where it stays.
    let result: String?

    init(
      _ name: String, isOn: Bool = false, isMirrored: Bool = false, _ steps: [(Double, Double)],
      to result: String?
    ) {
      testDescription = name
      self.isOn = isOn
      self.isMirrored = isMirrored
      self.steps = steps.map { Point2D(x: $0.0, y: $0.1) }
      self.result = result
    }
  }

  nonisolated static let drags = [
    Drag("a tap", [], to: "true"),
    Drag("a tap that shakes", [(4, 2)], to: "true"),
    Drag("across", [(12, 0), (26, 0)], to: "true"),
    Drag("across from the other end", isOn: true, [(-12, 0), (-26, 0)], to: "false"),
    Drag("across where lines run the other way", isMirrored: true, [(-26, 0)], to: "true"),
    Drag("over the middle and back", [(26, 0), (0, 0)], to: nil),
    Drag("not as far as the middle", [(10.5, 0)], to: nil),
    Drag("beyond its own end", [(-40, 0)], to: nil),
    Drag("across and far off", [(26, 0), (120, 190)], to: "true"),
    Drag("across and far off at once", [(26, 190)], to: "true"),
    Drag("back and far off", [(26, 0), (2, 190)], to: nil),
    Drag("down and far off", [(0, 190)], to: nil),
  ]

  @Test(arguments: drags)
  func theNearerEndIsChosen(drag: Drag) {
    let log = Log()
    let stage = Stage(
      height: 400,
      configure: { $0.layoutDirection = drag.isMirrored ? .rightToLeft : .leftToRight }
    ) { Setting(isOn: drag.isOn, log: log) }
    // The middle of the knob: 11 points from that of the switch.
    let start = Point2D(x: drag.isOn != drag.isMirrored ? 171 : 149, y: 200)
    stage.press(start.x, start.y)
    for step in drag.steps { stage.move(start.x + step.x, start.y + step.y) }
    #expect(log.take().isEmpty)
    let last = drag.steps.last ?? .zero
    stage.release(start.x + last.x, start.y + last.y)
    stage.settle()
    expectEqual(log.take(), drag.result.map { [$0] } ?? [])
  }

  /// The leading edge of a classic knob, which is never glass: 2 points from that of the switch.
  @Test func theKnobGoesWithTheFingerBetweenItsEnds() {
    let stage = Stage(isClassic: true) { Setting(isOn: false, log: Log()) }
    func knob() -> Double? {
      stage.frame.fills(RGBA(red: 1, green: 1, blue: 1)).first { $0.bounds.width == 27 }?
        .bounds.minX
    }
    expectEqual(knob(), 136.5)
    stage.press(150, 120)
    for (x, edge) in [(154.0, 140.5), (160, 146.5), (300, 156.5), (150, 136.5), (20, 136.5)] {
      stage.move(x, 120)
      expectEqual(knob(), edge)
    }
    stage.move(165, 120)
    stage.release(165, 120)
    stage.settle()
    expectEqual(knob(), 156.5)
  }

  @Test func theGlassOfTheKnobGoesWithTheFinger() throws {
    let stage = Stage { Setting(isOn: false, log: Log()) }
    stage.press(149, 120)
    stage.run(60)
    stage.move(159, 120)
    let lens = try #require(stage.frame.glass.first { $0.presence > 0.99 })
    expectClose(lens.box.center.x, 159, within: 1)
  }

  /// What lasts while nobody touches it, state and view alike, is as it was before.
  @Test func afterASlideNothingIsLeft() {
    let stage = Stage { Setting(isOn: false, log: Log()) }
    let (state, layout) = (stage.frame.stateHash, stage.frame.layoutHash)
    stage.press(149, 120)
    stage.move(170, 120)
    #expect(stage.frame.stateHash != state && stage.frame.layoutHash != layout)
    stage.move(149, 120)
    stage.release(149, 120)
    stage.settle()
    expectEqual(stage.frame.stateHash, state)
    expectEqual(stage.frame.layoutHash, layout)
  }

  /// To a side the switch keeps the finger, up and down the scroll view takes it.
  @Test(arguments: [
    ([Point2D(x: 1, y: -10), Point2D(x: 26, y: -60)], false),
    ([Point2D(x: 14, y: 1), Point2D(x: 26, y: -60)], true),
  ])
  func aScrollViewTakesOver(steps: [Point2D], isSwitched: Bool) {
    let log = Log()
    let stage = Stage(rate: 100) {
      ScrollView {
        Setting(isOn: false, log: log).padding(.top, 100)
        Color.pureRed.frame(width: 320, height: 1000)
      }
    }
    func top() -> Double? { stage.frame.fills(.pureRed).first?.bounds.minY }
    let before = top()
    stage.press(149, 114)
    for step in steps { stage.move(149 + step.x, 114 + step.y) }
    #expect((top() == before) == isSwitched)
    stage.release(175, 54)
    stage.settle()
    expectEqual(log.take(), isSwitched ? ["true"] : [])
  }
}
