import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

@MainActor
struct PressTests {
  private let log = Log()

  /// A button of 100 by 40 points in the middle.
  private func buttonStage(rate: Int = 60) -> Stage {
    let log = log
    return Stage(rate: rate) {
      Button(action: { log.note("action") }) {
        Color.pureRed.frame(width: 100, height: 40)
      }
      .accessibilityIdentifier("button")
    }
  }

  @Test func aButtonActsWhenItIsReleased() {
    let stage = buttonStage()
    stage.press(160, 120)
    expectEqual(stage.frame.groups, [0.4])
    #expect(log.take().isEmpty)
    stage.release(160, 120)
    expectEqual(log.take(), ["action"])
    #expect(stage.frame.groups.isEmpty)
  }

  @Test func slidingOffLetsGoAndSlidingBackTakesHold() {
    let stage = buttonStage()
    stage.press(160, 120)
    stage.move(160, 220)
    #expect(stage.frame.groups.isEmpty)
    stage.move(160, 130)
    expectEqual(stage.frame.groups, [0.4])
    stage.move(160, 220)
    stage.release(160, 220)
    #expect(log.take().isEmpty)
    #expect(stage.frame.groups.isEmpty)
    stage.press(160, 120)
    stage.move(160, 220)
    stage.move(160, 120)
    stage.release(160, 120)
    expectEqual(log.take(), ["action"])
  }

  @Test func aButtonThatIsOffDoesNothing() {
    let log = log
    let lab = Lab(true, isInteractive: true) { isOff in
      Button(action: { log.note("action") }) { Color.red.frame(width: 100, height: 40) }
        .disabled(isOff)
    }
    lab.stage.tap(160, 120)
    #expect(log.take().isEmpty)
    lab.change(to: false)
    lab.stage.tap(160, 120)
    expectEqual(log.take(), ["action"])
  }

  @Test func aStyleSeesTheStateAndItsOwnEnvironment() {
    let stage = Stage {
      Button(action: {}) { Color.pureRed.frame(width: 100, height: 40) }
        .buttonStyle(ShrinkingStyle()).disabled(true)
      Button(action: {}) { Color.pureRed.frame(width: 100, height: 40) }
        .buttonStyle(ShrinkingStyle()).accessibilityIdentifier("on").offset(y: 60)
    }
    expectEqual(stage.frame.groups, [0.25])
    stage.press(160, 180)
    expectEqual(stage.frame.fills(.pureRed).map(\.bounds.width), [100, 50])
    stage.release(160, 180)
    expectEqual(stage.frame.fills(.pureRed).map(\.bounds.width), [100, 100])
  }

  private struct ShrinkingStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .opacity(isEnabled ? 1 : 0.25)
        .scaleEffect(configuration.isPressed ? 0.5 : 1)
    }
  }

  @Test func aToggleIsATapOnASwitch() {
    struct Setting: View {
      @State private var isOn = false
      let log: Log
      var body: some View {
        Toggle(isOn: $isOn) { Color.red.frame(width: 20, height: 20) }
          .accessibilityIdentifier("toggle")
          .onChange(of: isOn) { log.note("\(isOn)") }
      }
    }
    let log = log
    let stage = Stage { Setting(log: log) }
    guard case .found(let frame, let toggle) = stage.host.match(identifier: "toggle") else {
      Issue.record("The toggle was not found.")
      return
    }
    // The switch is 63 points wide at the trailing end.
    expectEqual(frame.width, 320)
    expectEqual(toggle?.midX, frame.maxX - 31.5)
    stage.tap(frame.maxX - 30, frame.midY)
    expectEqual(log.take(), ["true"])
    stage.settle()
    stage.tap(frame.maxX - 30, frame.midY)
    expectEqual(log.take(), ["false"])
  }

  @Test func twoPointersPressTwoButtons() {
    let log = log
    let stage = Stage {
      HStack(spacing: 60) {
        Button(action: { log.note("left") }) { Color.red.frame(width: 100, height: 40) }
        Button(action: { log.note("right") }) { Color.red.frame(width: 100, height: 40) }
      }
    }
    let (left, right) = (Point2D(x: 60, y: 120), Point2D(x: 260, y: 120))
    stage.step(.press(pointer: 1, at: left), .press(pointer: 2, at: right))
    expectEqual(stage.frame.groups, [0.4, 0.4])
    stage.step(.release(pointer: 2, at: right))
    expectEqual(log.take(), ["right"])
    stage.step(.release(pointer: 1, at: left))
    expectEqual(log.take(), ["left"])
  }

  @Test func aPointerThatWasNeverDownIsIgnored() {
    let stage = buttonStage()
    stage.release(160, 120)
    stage.move(160, 120)
    #expect(log.take().isEmpty)
  }
}

@MainActor
struct TapTests {
  private let log = Log()

  private func stage(count: Int = 1, rate: Int = 100) -> Stage {
    let log = log
    return Stage(rate: rate) { Color.red.onTapGesture(count: count) { log.note("tap") } }
  }

  @Test func aTapMayStray45Points() {
    let stage = stage()
    stage.press(100, 100)
    stage.move(100, 145)
    stage.release(100, 145)
    expectEqual(log.take(), ["tap"])
    stage.press(100, 100)
    stage.move(100, 145.5)
    stage.release(100, 100)
    #expect(log.take().isEmpty)
  }

  @Test func aTapTakes750Milliseconds() {
    let stage = stage()
    stage.press(100, 100)
    stage.run(74)
    stage.release(100, 100)
    expectEqual(log.take(), ["tap"])
    stage.press(100, 100)
    stage.run(75)
    stage.release(100, 100)
    #expect(log.take().isEmpty)
  }

  @Test func twoTapsAreAtMost350MillisecondsApart() {
    let stage = stage(count: 2)
    stage.tap(100, 100)
    #expect(log.take().isEmpty)
    stage.run(34)
    stage.tap(100, 100)
    expectEqual(log.take(), ["tap"])
    // A third tap begins a new row.
    stage.tap(100, 100)
    #expect(log.take().isEmpty)
    stage.run(35)
    stage.tap(100, 100)
    #expect(log.take().isEmpty)
    stage.run(10)
    stage.tap(100, 100)
    expectEqual(log.take(), ["tap"])
  }

  @Test func aFirstTapOfTwoIsState() {
    let stage = stage(count: 2)
    let before = stage.frame.stateHash
    #expect(stage.tap(100, 100).stateHash != before)
    expectEqual(stage.tap(100, 100).stateHash, before)
  }

  @Test func eventsAreHashed() {
    let stage = stage()
    expectEqual(stage.frame.inputHash, 0)
    let first = stage.tap(100, 100).inputHash
    #expect(first != 0)
    expectEqual(stage.tap(100, 100).inputHash, first)
    #expect(stage.tap(100, 101).inputHash != first)
    expectEqual(stage.step().inputHash, 0)
  }
}
