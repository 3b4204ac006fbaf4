import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Whom touches belong to where several gestures could have them.
@MainActor
struct ArbitrationTests {
  private let log = Log()

  @Test func aChildComesBeforeItsAncestor() {
    let log = log
    let stage = Stage(rate: 100) {
      ZStack {
        Color.pureBlue
        Color.pureRed.frame(width: 100, height: 100)
          .gesture(DragGesture().onEnded { _ in log.note("child") })
      }
      .gesture(DragGesture().onEnded { _ in log.note("parent") })
    }
    stage.press(160, 120)
    stage.move(190, 120)
    stage.release(190, 120)
    expectEqual(log.take(), ["child"])
    stage.press(20, 20)
    stage.move(50, 20)
    stage.release(50, 20)
    expectEqual(log.take(), ["parent"])
  }

  @Test func highPriorityReversesAndSimultaneousGivesToBoth() {
    let log = log
    let stage = Stage(rate: 100) {
      VStack(spacing: 0) {
        Color.pureRed.onTapGesture { log.note("child") }
          .highPriorityGesture(TapGesture().onEnded { log.note("high") })
        Color.pureBlue.onTapGesture { log.note("child") }
          .simultaneousGesture(TapGesture().onEnded { log.note("both") })
        Color.pureGreen.onTapGesture { log.note("child") }
          .highPriorityGesture(TapGesture().onEnded { log.note("high") }, including: .subviews)
      }
    }
    stage.tap(100, 40)
    expectEqual(log.take(), ["high"])
    stage.tap(100, 120)
    expectEqual(log.take(), ["child", "both"])
    stage.tap(100, 200)
    expectEqual(log.take(), ["child"])
  }

  @Test func aMaskLeavesOutTheGesturesInside() {
    let log = log
    let stage = Stage(rate: 100) {
      VStack(spacing: 0) {
        Color.pureRed.onTapGesture { log.note("child") }
          .gesture(TapGesture().onEnded { log.note("own") }, including: .gesture)
        Color.pureBlue.onTapGesture { log.note("child") }
          .gesture(TapGesture().onEnded { log.note("own") }, including: .none)
      }
    }
    stage.tap(100, 40)
    expectEqual(log.take(), ["own"])
    stage.tap(100, 200)
    expectEqual(log.take(), [])
  }

  @Test func aDragTakesTheTouchFromATapInside() {
    let log = log
    let stage = Stage(rate: 100) {
      Color.pureRed.onTapGesture { log.note("tap") }
        .gesture(DragGesture().onEnded { _ in log.note("drag") })
    }
    stage.tap(100, 100)
    expectEqual(log.take(), ["tap"])
    stage.press(100, 100)
    stage.move(112, 100)
    stage.release(112, 100)
    expectEqual(log.take(), ["drag"])
  }

  @Test func aTapWaitsForADoubleTapInside() {
    let log = log
    let stage = Stage(rate: 100) {
      Color.pureRed.onTapGesture(count: 2) { log.note("double") }
        .onTapGesture { log.note("single") }
    }
    stage.tap(100, 100)
    #expect(log.take().isEmpty)
    #expect(!stage.frame.isSettled)
    stage.run(35)
    #expect(log.take().isEmpty)
    stage.step()
    expectEqual(log.take(), ["single"])
    #expect(stage.frame.isSettled)
    stage.tap(100, 100)
    stage.run(10)
    stage.tap(100, 100)
    expectEqual(log.take(), ["double"])
    stage.run(60)
    #expect(log.take().isEmpty)
  }

  @Test func aTapInsideDoesNotWaitForADoubleTapAround() {
    let log = log
    let stage = Stage(rate: 100) {
      Color.pureRed.onTapGesture { log.note("single") }
        .onTapGesture(count: 2) { log.note("double") }
    }
    stage.tap(100, 100)
    stage.tap(100, 100)
    expectEqual(log.take(), ["single", "single"])
  }

  @Test func aTapAndALongPressOfOneView() {
    let log = log
    let stage = Stage(rate: 100) {
      Color.pureRed.onTapGesture { log.note("tap") }.onLongPressGesture { log.note("long") }
    }
    stage.tap(100, 100)
    expectEqual(log.take(), ["tap"])
    stage.press(100, 100)
    stage.run(50)
    expectEqual(log.take(), ["long"])
    stage.release(100, 100)
    #expect(log.take().isEmpty)
  }

  @Test func aDragInsideAScrollViewKeepsItFromScrolling() throws {
    let log = log
    let stage = Stage(height: 400, rate: 100) {
      ScrollView {
        VStack(spacing: 0) {
          Color.pureRed.frame(height: 200)
            .gesture(DragGesture().onEnded { _ in log.note("drag") })
          Color.pureBlue.frame(width: 320, height: 2000)
            .simultaneousGesture(DragGesture().onEnded { _ in log.note("both") })
        }
      }
    }
    stage.press(100, 150)
    stage.move(100, 130)
    stage.move(100, 100)
    stage.release(100, 100)
    expectEqual(log.take(), ["drag"])
    expectEqual(stage.frame.fills(.pureRed).first?.bounds.minY, 0)
    stage.press(100, 350)
    stage.move(100, 330)
    stage.move(100, 300)
    for _ in 0..<12 { stage.move(100, 300) }
    stage.release(100, 300)
    // What is at once with other gestures is at once with scrolling, too.
    expectEqual(log.take(), ["both"])
    stage.settle()
    expectEqual(stage.frame.fills(.pureRed).first?.bounds.minY, -40)
  }

  @Test func aDragThatNeedsMoreThanTenPointsLosesToTheScrollView() {
    let log = log
    let stage = Stage(height: 400, rate: 100) {
      ScrollView {
        Color.pureRed.frame(width: 320, height: 2000)
          .gesture(DragGesture(minimumDistance: 30).onEnded { _ in log.note("drag") })
      }
    }
    stage.press(100, 350)
    stage.move(100, 335)
    stage.move(100, 300)
    expectEqual(stage.frame.fills(.pureRed).first?.bounds.minY, -40)
    stage.release(100, 300)
    #expect(log.take().isEmpty)
  }

  @Test func aDragAroundAButtonLetsGoOfIt() {
    let log = log
    let stage = Stage(rate: 100) {
      Button(action: { log.note("action") }) { Color.pureRed.frame(width: 200, height: 100) }
        .gesture(DragGesture().onEnded { _ in log.note("drag") })
    }
    stage.press(160, 120)
    expectEqual(stage.frame.groups, [0.4])
    stage.move(172, 120)
    #expect(stage.frame.groups.isEmpty)
    stage.release(172, 120)
    expectEqual(log.take(), ["drag"])
    stage.tap(160, 120)
    expectEqual(log.take(), ["action"])
  }

  @Test func whatIsDisabledLeavesTouchesToWhatIsAround() {
    let log = log
    let stage = Stage(rate: 100) {
      Color.pureRed.onTapGesture { log.note("child") }.disabled(true)
        .onTapGesture { log.note("parent") }
    }
    stage.tap(100, 100)
    expectEqual(log.take(), ["parent"])
  }

  @Test func oneGestureThenAnother() {
    let log = log
    let stage = Stage(rate: 100) {
      Color.pureRed.gesture(
        LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture())
          .onChanged { value in
            switch value {
            case .first: log.note("pressing")
            case .second(_, nil): log.note("pressed")
            case .second(_, let drag?): log.note("drag \(Int(drag.translation.width))")
            }
          }
          .onEnded { _ in log.note("end") })
    }
    stage.press(100, 100)
    stage.run(20)
    stage.move(130, 100)
    stage.release(130, 100)
    expectEqual(log.take(), ["pressing", "pressed", "drag 30", "end"])
    // Without the press there is no drag.
    stage.press(100, 100)
    stage.move(130, 100)
    stage.release(130, 100)
    expectEqual(log.take(), ["pressing"])
    // Without the drag there is no end.
    stage.press(100, 100)
    stage.run(20)
    stage.release(100, 100)
    expectEqual(log.take(), ["pressing", "pressed"])
    #expect(stage.frame.isSettled)
  }

  @Test func oneOfTwoGestures() {
    let log = log
    let stage = Stage(rate: 100) {
      Color.pureRed.gesture(
        TapGesture(count: 2).onEnded { log.note("double") }
          .exclusively(before: TapGesture().onEnded { log.note("single") })
          .onEnded { value in
            if case .first = value { log.note("first") } else { log.note("second") }
          })
    }
    stage.tap(100, 100)
    stage.run(40)
    expectEqual(log.take(), ["single", "second"])
    stage.tap(100, 100)
    stage.tap(100, 100)
    expectEqual(log.take(), ["double", "first"])
    stage.run(100)
    #expect(log.take().isEmpty)
  }

  @Test func anExclusiveGestureIsReadyAgainAfterAFailure() {
    let log = log
    let stage = Stage(rate: 100) {
      Color.pureRed.gesture(
        LongPressGesture().onEnded { _ in log.note("long") }
          .exclusively(before: MagnifyGesture().onEnded { _ in log.note("magnify") }))
    }
    stage.tap(100, 100)
    stage.press(100, 100)
    stage.run(60)
    stage.release(100, 100)
    expectEqual(log.take(), ["long"])
    let point = Point2D(x: 100, y: 100)
    stage.step(
      .magnify(.began, at: point, scale: 1), .magnify(.changed, at: point, scale: 2),
      .magnify(.ended, at: point, scale: 2))
    expectEqual(log.take(), ["magnify"])
  }

  @Test func aGestureOfOnesOwnIsRecognisedAsItsBodyIs() {
    struct Flick: Gesture {
      let log: Log
      var body: some Gesture<DragGesture.Value> {
        DragGesture().onEnded { _ in log.note("flick") }
      }
    }
    let log = log
    let stage = Stage(rate: 100) { Color.pureRed.gesture(Flick(log: log)) }
    stage.press(100, 100)
    stage.move(130, 100)
    stage.release(130, 100)
    expectEqual(log.take(), ["flick"])
  }

  @Test func aTouchThatIsNeverHeardToEndIsGivenUp() {
    let log = log
    let stage = Stage(rate: 100) {
      Color.pureRed.gesture(
        DragGesture().onChanged { _ in log.note("drag") }.onEnded { _ in log.note("end") })
    }
    stage.press(100, 100)
    stage.move(130, 100)
    expectEqual(log.take(), ["drag"])
    stage.press(100, 100)
    stage.release(100, 100)
    #expect(log.take().isEmpty)
    stage.press(100, 100)
    stage.move(130, 100)
    stage.release(130, 100)
    expectEqual(log.take(), ["drag", "end"])
  }
}

/// `@GestureState`.
@MainActor
struct GestureStateTests {
  private struct Card: View {
    @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1)))
    private var offset: CGFloat?
    @State private var kept: CGFloat = 0
    let log: Log

    var body: some View {
      Color.pureRed.frame(width: 100, height: 100)
        .offset(x: kept + (offset ?? 0))
        .gesture(
          DragGesture(coordinateSpace: .global)
            .updating($offset) { value, state, _ in state = value.translation.width }
            .onEnded { _ in log.note("end") })
    }
  }

  @Test func aGestureStateGoesBackByItsTransaction() {
    let log = Log()
    let stage = Stage(rate: 10) { Card(log: log) }
    stage.press(160, 120)
    stage.move(190, 120)
    expectEqual(stage.frame.fills(.pureRed).first?.bounds.minX, 140)
    let dragged = stage.frame.stateHash
    stage.release(190, 120)
    expectEqual(log.take(), ["end"])
    #expect(stage.frame.stateHash != dragged)
    stage.run(5)
    expectEqual(stage.frame.fills(.pureRed).first?.bounds.minX, 125)
    stage.settle()
    expectEqual(stage.frame.fills(.pureRed).first?.bounds.minX, 110)
  }

  private struct Pressed: View {
    @GestureState private var isPressed = false

    var body: some View {
      ScrollView {
        (isPressed ? Color.pureBlue : Color.pureRed).frame(width: 320, height: 2000)
          .gesture(
            LongPressGesture().updating($isPressed) { value, state, _ in state = value })
      }
    }
  }

  @Test func whatIsTakenAwayLeavesTheStateAsItWas() {
    let stage = Stage(height: 400, rate: 100) { Pressed() }
    let before = stage.frame.stateHash
    stage.press(100, 300)
    expectEqual(stage.frame.fills(.pureBlue).count, 1)
    // The scroll view takes the touch.
    stage.move(100, 290)
    expectEqual(stage.frame.fills(.pureRed).count, 1)
    for _ in 0..<12 { stage.move(100, 290) }
    stage.release(100, 290)
    stage.settle()
    expectEqual(stage.frame.stateHash, before)
  }
}
