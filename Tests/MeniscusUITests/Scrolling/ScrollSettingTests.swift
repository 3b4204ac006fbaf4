import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// What is said about a scroll view from around it, and what it tells.
@MainActor
struct ScrollSettingTests {
  private func fills(_ stage: Stage) -> Rect2D? { stage.frame.fills(.pureRed).first?.bounds }

  private func wheel(_ stage: Stage, _ distance: Double) {
    stage.step(
      .wheel(at: Point2D(x: 100, y: 100), delta: Size2D(width: 0, height: distance)))
  }

  @Test func whatIsDisabledStaysWhereItIs() {
    let log = Log()
    let stage = Stage(height: 200, rate: 100) {
      ScrollView {
        Color.pureRed.frame(width: 320, height: 1000).onTapGesture { log.note("tap") }
      }
      .scrollDisabled(true)
    }
    stage.press(100, 180)
    stage.move(100, 160)
    stage.move(100, 100)
    stage.release(100, 100)
    wheel(stage, 50)
    expectEqual(fills(stage)?.minY, 0)
    stage.tap(100, 100)
    expectEqual(log.take(), ["tap"])
  }

  @Test func marginsAreScrolledWithTheContent() {
    let stage = Stage(height: 200, rate: 100) {
      ScrollView { Color.pureRed.frame(height: 1000) }
        .contentMargins(.all, EdgeInsets(top: 30, leading: 20, bottom: 10, trailing: 40))
    }
    // The content is offered what the margins leave across.
    expectEqual(fills(stage), Rect2D(x: 20, y: 30, width: 260, height: 1000))
    wheel(stage, 30)
    expectEqual(fills(stage)?.minY, 0)
    wheel(stage, 5000)
    expectEqual(fills(stage)?.maxY, 190)
  }

  @Test func contentBeginsAtItsAnchor() {
    let lab = Lab(1000.0, rate: 100, isInteractive: true) { height in
      ScrollView { Color.pureRed.frame(width: 200, height: height) }
        .frame(height: 200).defaultScrollAnchor(.bottom)
    }
    // The viewport reaches from 20 to 220.
    expectEqual(fills(lab.stage)?.maxY, 220)
    lab.change(to: 1100)
    expectEqual(fills(lab.stage)?.maxY, 220)
    // What was scrolled stays where it is.
    wheel(lab.stage, -300)
    lab.change(to: 1200)
    expectEqual(fills(lab.stage)?.maxY, 620)
    // What fits lies at the anchor, too.
    lab.change(to: 50)
    expectEqual(fills(lab.stage)?.maxY, 220)
  }

  @Test func rowsBeginAtTheRightWhereLinesRunFromThere() {
    let stage = Stage(configure: { $0.layoutDirection = .rightToLeft }) {
      ScrollView(.horizontal) { Color.pureRed.frame(width: 1000, height: 100) }
    }
    expectEqual(fills(stage)?.maxX, 320)
  }

  @Test func whatFitsDoesNotBounceWhereItIsNotTo() {
    let stage = Stage(height: 200, rate: 100) {
      ScrollView { Color.pureRed.frame(width: 320, height: 100) }
        .scrollBounceBehavior(.basedOnSize)
    }
    stage.press(100, 50)
    stage.move(100, 70)
    stage.move(100, 90)
    expectEqual(fills(stage)?.minY, 0)
    #expect(stage.frame.isSettled)
  }

  @Test func contentIsDrawnBeyondTheViewportWhereItIsToBe() {
    let lab = Lab(false) { isDisabled in
      ScrollView { Color.pureRed.frame(width: 100, height: 300) }
        .frame(height: 100).scrollClipDisabled(isDisabled)
    }
    func clips() -> Int {
      lab.frame.displayList.operations.filter {
        if case .beginClip = $0.action { true } else { false }
      }.count
    }
    expectEqual(clips(), 1)
    lab.change(to: true)
    expectEqual(clips(), 0)
  }

  @Test func indicatorsShowWhileContentMovesAndFade() throws {
    let stage = Stage(height: 200, rate: 100) {
      ScrollView { Color.pureRed.frame(width: 320, height: 1000) }
    }
    func indicator() -> Fill? { stage.frame.fills.first { $0.path.hasSuffix("ScrollView") } }
    expectEqual(indicator(), nil)
    stage.press(100, 180)
    stage.move(100, 160)
    stage.move(100, 130)
    stage.run(200)
    // 194 of 200 points for 1,000: 38.8 points, 3 from the edge; 40 of 800 points on the way: from
    // 10.76 to 49.56, to half points.
    let box = try #require(indicator()).bounds
    expectEqual(box, Rect2D(x: 314, y: 11, width: 3, height: 38.5))
    expectClose(indicator()?.color?.opacity ?? 0, 0.35, closerThan: 1e-9)
    stage.release(100, 130)
    #expect(indicator() != nil)
    #expect(!stage.frame.isSettled)
    stage.settle()
    expectEqual(indicator(), nil)
    let hidden = Stage(height: 200, rate: 100) {
      ScrollView { Color.pureRed.frame(width: 320, height: 1000) }.scrollIndicators(.hidden)
    }
    hidden.step(.wheel(at: Point2D(x: 100, y: 100), delta: Size2D(width: 0, height: 85)))
    #expect(hidden.frame.isSettled)
    expectEqual(hidden.frame.fills.count, 1)
  }

  @Test func geometryAndPhaseAreTold() {
    let log = Log()
    let stage = Stage(height: 200, rate: 100) {
      ScrollView { Color.pureRed.frame(width: 320, height: 1000) }
        .onScrollGeometryChange(for: Bool.self) {
          $0.contentOffset.y > 50
        } action: { _, new in
          log.note(new ? "below" : "above")
        }
        .onScrollPhaseChange { old, new in log.note("\(old) \(new)") }
    }
    #expect(log.take().isEmpty)
    stage.press(100, 180)
    expectEqual(log.take(), ["idle tracking"])
    stage.move(100, 160)
    stage.move(100, 140)
    expectEqual(log.take(), ["tracking interacting"])
    stage.move(100, 100)
    expectEqual(log.take(), ["below"])
    stage.release(100, 100)
    expectEqual(log.take(), ["interacting decelerating"])
    stage.settle()
    expectEqual(log.take(), ["decelerating idle"])
    stage.tap(100, 100)
    expectEqual(log.take(), ["idle tracking", "tracking idle"])
    wheel(stage, -2000)
    expectEqual(log.take(), ["above"])
  }

  /// UIKit: of two in one another along one axis the inner one moves as long as it can when the
  /// touch begins to scroll; at its end the outer one.
  @Test func atItsEndTheInnerLeavesATouchToTheOuter() {
    let stage = Stage(height: 200, rate: 100) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView { Color.pureBlue.frame(width: 320, height: 150) }.frame(height: 100)
          Color.pureRed.frame(width: 320, height: 1000)
        }
      }
    }
    func blue() -> Double? { stage.frame.fills(.pureBlue).first?.bounds.minY }
    func drag(_ distance: Double) {
      stage.press(100, 60)
      stage.move(100, 60 + (distance < 0 ? -10 : 10))
      stage.move(100, 60 + (distance < 0 ? -10 : 10) + distance)
      for _ in 0..<12 { stage.move(100, 60 + (distance < 0 ? -10 : 10) + distance) }
      stage.release(100, 60 + (distance < 0 ? -10 : 10) + distance)
      stage.settle()
    }
    // The inner one moves to its end, and bounces there.
    drag(-70)
    expectEqual(blue(), -50)
    expectEqual(fills(stage)?.minY, 100)
    drag(-30)
    expectEqual(blue(), -80)
    expectEqual(fills(stage)?.minY, 70)
    // Back: the inner one can move again.
    drag(20)
    expectEqual(blue(), -60)
    expectEqual(fills(stage)?.minY, 70)
  }
}
