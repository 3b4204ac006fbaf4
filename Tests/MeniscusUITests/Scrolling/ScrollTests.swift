import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

@MainActor
struct ScrollTests {
  /// A column of content in a viewport of 320 points by `height`, at 100 frames a second.
  private func stage(height: Double = 400, content length: Double = 3000) -> Stage {
    Stage(height: height, rate: 100) {
      ScrollView {
        Color.pureRed.frame(width: 320, height: length).accessibilityIdentifier("content")
      }
    }
  }

  /// The offset by the state of the scroll view, in points, not rounded.
  private func offset(_ stage: Stage, _ axis: String = "y") -> Double? {
    let name = "offset \(axis) = "
    for line in stage.host.snapshot().split(separator: "\n") {
      for field in line.split(whereSeparator: { "{},".contains($0) }) {
        let field = field.drop { $0 == " " }
        if field.hasPrefix(name) { return Double(field.dropFirst(name.count)) }
      }
    }
    return nil
  }

  /// Presses at 300 and moves up by 10 points a frame until content has moved by `distance`.
  private func fling(_ stage: Stage, by distance: Double) {
    stage.press(160, 300)
    var y = 300.0
    // The first ten points do not count.
    while y > 290 - distance {
      y -= 10
      stage.move(160, y)
    }
    stage.step(.release(pointer: 0, at: Point2D(x: 160, y: y)))
  }

  /// 1,000 points a second come to rest after (v − 10) · 0.998 ÷ (1 − 0.998) ÷ 1000 = 494.01 points.
  @Test func aFlingDecelerates() throws {
    let stage = stage()
    fling(stage, by: 80)
    stage.run(49)
    let start = try #require(offset(stage))
    #expect(start > 80)
    let frames = try #require(stage.settle())
    #expect(frames < 400)
    let rest = try #require(offset(stage))
    expectClose(rest, 80 + 494.01, closerThan: 1e-9)
    // After 0.49 seconds 0.998^490 of the velocity is left.
    expectClose(start, 80 + 499 * (1 - 0.374941), closerThan: 1e-3)
    expectEqual(stage.model("content"), Rect2D(x: 0, y: 0, width: 320, height: 3000))
    #expect(abs((stage.shown("content")?.minY ?? 0) + rest) <= 0.25)
    expectEqual(stage.step().counters, WorkCounters())
  }

  @Test func aPointerReleasedWithItsLastMoveKeepsAllOfItsVelocity() throws {
    let stage = stage()
    stage.press(160, 300)
    for y in stride(from: 290.0, through: 210, by: -10) { stage.move(160, y) }
    stage.step(
      .move(pointer: 0, at: Point2D(x: 160, y: 200)),
      .release(pointer: 0, at: Point2D(x: 160, y: 200)))
    stage.settle()
    let distance = try #require(offset(stage)) - 90
    expectClose(distance, 494.01, closerThan: 1e-9)
  }

  @Test func contentFollowsThePointerOnceItHasMovedTenPoints() {
    let stage = stage()
    stage.press(160, 300)
    stage.move(160, 290)
    expectEqual(offset(stage), 0)
    stage.move(160, 285)
    expectEqual(offset(stage), 5)
    stage.move(160, 265)
    expectEqual(offset(stage), 25)
    stage.move(160, 275)
    expectEqual(offset(stage), 15)
    expectEqual(stage.frame.fills(.pureRed).first?.bounds.minY, -15)
    expectEqual(stage.frame.counters[.bodies], 0)
    expectEqual(stage.frame.counters[.placements], 0)
  }

  /// f(x) = (1 − 1 ÷ (0.55 x ÷ 800 + 1)) · 800, to two decimals.
  @Test(
    arguments: zip([10.0, 50, 100, 200, 400], [5.46, 26.59, 51.46, 96.70, 172.55]))
  func contentResistsBeyondItsBounds(_ pull: Double, _ shown: Double) throws {
    let stage = stage(height: 800)
    stage.press(160, 100)
    stage.move(160, 110)
    stage.move(160, 110 + pull)
    #expect(abs(try #require(offset(stage)) + shown) < 0.005)
    // At the other end likewise.
    let end = self.stage(height: 800)
    end.step(.wheel(at: Point2D(x: 160, y: 100), delta: Size2D(width: 0, height: 5000)))
    expectEqual(offset(end), 2200)
    end.press(160, 700)
    end.move(160, 690)
    end.move(160, 690 - pull)
    try expectClose(#require(offset(end)) - 2200, shown, closerThan: 0.005)
  }

  /// Released at rest: x₀ e^(−10 t).
  @Test func contentReturnsExactlyToItsBound() throws {
    let stage = stage(height: 800)
    stage.press(160, 100)
    stage.move(160, 110)
    for _ in 0..<12 { stage.move(160, 510) }
    let start = try #require(offset(stage))
    #expect(abs(start + 172.55) < 0.005)
    stage.release(160, 510)
    expectEqual(offset(stage), start)
    stage.run(10)
    try expectClose(#require(offset(stage)), start * 0.367879441, closerThan: 1e-6)
    stage.settle()
    expectEqual(offset(stage), 0)
    expectEqual(stage.frame.fills(.pureRed).first?.bounds.minY, 0)
  }

  @Test func aFlingBeyondTheBoundComesBackToIt() throws {
    let stage = stage(height: 400, content: 600)
    fling(stage, by: 80)
    var furthest = 0.0
    while !stage.frame.isSettled {
      stage.step()
      furthest = max(furthest, try #require(offset(stage)))
    }
    #expect(furthest > 200)
    // v ÷ 2 · (e^(−10 t) − e^(−12 t)) is 0.0335 v at most, where e^(2 t) = 1.2.
    let bound: Double = 200 + 1000 * 0.0335
    #expect(furthest < bound)
    expectEqual(offset(stage), 200)
  }

  @Test func whatIsCaughtInFlightFollowsThePointer() throws {
    let stage = stage()
    fling(stage, by: 80)
    stage.run(20)
    stage.press(160, 200)
    let caught = try #require(offset(stage))
    stage.run(5)
    expectEqual(offset(stage), caught)
    stage.move(160, 195)
    try expectClose(#require(offset(stage)) - caught, 5, closerThan: 1e-9)
    stage.move(160, 170)
    for _ in 0..<12 { stage.move(160, 170) }
    stage.release(160, 170)
    // The indicator fades; the content rests.
    stage.settle()
    try expectClose(#require(offset(stage)) - caught, 30, closerThan: 1e-9)
  }

  @Test func aTapOnWhatScrollsHoldsItAndIsNoTap() throws {
    let log = Log()
    let stage = Stage(height: 400, rate: 100) {
      ScrollView {
        Color.pureRed.frame(width: 320, height: 3000).onTapGesture { log.note("tap") }
      }
    }
    fling(stage, by: 80)
    stage.run(20)
    stage.tap(160, 200)
    let held = try #require(offset(stage))
    stage.settle()
    expectEqual(offset(stage), held)
    #expect(log.take().isEmpty)
    stage.tap(160, 200)
    expectEqual(log.take(), ["tap"])
  }

  /// 1,000 points a second are 10 after ln 100 ÷ 2.002 = 2.3003 seconds, between two frames.
  @Test("A touch holds what scrolls at its own time", arguments: [(2.3001, true), (2.309, false)])
  func aTouchIsJudgedByItsOwnTime(after seconds: Double, isHeld: Bool) {
    let log = Log()
    let stage = Stage(height: 400, rate: 100) {
      ScrollView {
        Color.pureRed.frame(width: 320, height: 3000).onTapGesture { log.note("tap") }
      }
    }
    fling(stage, by: 80)
    let time = Double(stage.index) / 100 + seconds
    stage.run(230)
    let place = Point2D(x: 160, y: 200)
    stage.step(inputs: [
      TimedInput(.press(pointer: 0, at: place), at: time),
      TimedInput(.release(pointer: 0, at: place), at: time + 0.0005),
    ])
    stage.run(1)
    expectEqual(log.take(), isHeld ? [] : ["tap"])
  }

  @Test func whatIsHeldBeyondItsBoundReturnsWhenItIsLetGo() throws {
    let stage = stage(height: 400, content: 600)
    fling(stage, by: 80)
    while try #require(offset(stage)) <= 205 { stage.step() }
    stage.press(160, 200)
    let held = try #require(offset(stage))
    stage.run(50)
    try expectClose(#require(offset(stage)), held, closerThan: 1e-9)
    stage.release(160, 200)
    stage.settle()
    expectEqual(offset(stage), 200)
  }

  @Test func contentThatFitsComesBack() throws {
    let stage = stage(height: 400, content: 100)
    expectEqual(stage.model("content")?.height, 100)
    stage.press(160, 50)
    stage.move(160, 30)
    stage.move(160, -70)
    #expect(try #require(offset(stage)) > 0)
    stage.release(160, -70)
    stage.settle()
    expectEqual(offset(stage), 0)
    stage.step(.wheel(at: Point2D(x: 160, y: 50), delta: Size2D(width: 0, height: 50)))
    expectEqual(offset(stage), 0)
  }

  @Test func aLargerViewportKeepsTheOffsetInBounds() {
    let stage = stage(height: 400, content: 1000)
    let point = Point2D(x: 160, y: 100)
    stage.step(.wheel(at: point, delta: Size2D(width: 0, height: 600)))
    expectEqual(offset(stage), 600)
    stage.step(.resize(Size2D(width: 320, height: 700)))
    expectEqual(offset(stage), 300)
    expectEqual(stage.frame.displayList.size, Size2D(width: 320, height: 700))
    expectEqual(stage.frame.fills(.pureRed).first?.bounds.maxY, 700)
    stage.step(.resize(Size2D(width: 320, height: 400)))
    expectEqual(offset(stage), 300)
  }

  @Test func contentThatShrinksInFlightIsReturnedTo() throws {
    let lab = Lab(3000.0, rate: 100, isInteractive: true) { length in
      ScrollView { Color.pureRed.frame(width: 200, height: length) }.frame(height: 200)
    }
    lab.stage.step(
      .wheel(at: Point2D(x: 160, y: 120), delta: Size2D(width: 0, height: 2800)))
    lab.stage.press(160, 200)
    for y in stride(from: 190.0, through: 100, by: -10) { lab.stage.move(160, y) }
    lab.stage.release(160, 100)
    #expect(try #require(offset(lab.stage)) > 2800)
    lab.change(to: 1000)
    lab.stage.settle()
    expectEqual(offset(lab.stage), 800)
  }

  @Test func aPanTakesThePointerFromAButton() {
    let log = Log()
    let stage = Stage(height: 400) {
      ScrollView {
        VStack(spacing: 0) {
          Button(action: { log.note("action") }) {
            Color.pureRed.frame(width: 320, height: 200)
          }
          Color.blue.frame(height: 2000)
        }
      }
    }
    stage.press(160, 150)
    expectEqual(stage.frame.groups, [0.4])
    stage.move(160, 141)
    expectEqual(stage.frame.groups, [0.4])
    stage.move(160, 140)
    #expect(stage.frame.groups.isEmpty)
    stage.move(160, 150)
    stage.release(160, 150)
    stage.settle()
    #expect(log.take().isEmpty)
    stage.tap(160, 100)
    expectEqual(log.take(), ["action"])
  }

  @Test func aSidewaysMovementIsNotForAColumn() {
    let log = Log()
    let stage = Stage(height: 400) {
      ScrollView {
        Color.red.frame(width: 320, height: 2000).onTapGesture { log.note("tap") }
      }
    }
    stage.press(160, 100)
    stage.move(190, 105)
    stage.release(190, 105)
    expectEqual(offset(stage), 0)
    expectEqual(log.take(), ["tap"])
  }

  @Test func ofNestedViewsTheOneOfTheDirectionScrolls() {
    let stage = Stage(height: 400, rate: 100) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) {
            Color.pureBlue.frame(width: 1000, height: 200)
          }
          Color.pureRed.frame(width: 320, height: 2000)
        }
      }
    }
    stage.press(160, 150)
    stage.move(140, 150)
    stage.move(100, 150)
    expectEqual(offset(stage, "x"), 50)
    expectEqual(offset(stage, "y"), 0)
    for _ in 0..<12 { stage.move(100, 150) }
    stage.release(100, 150)
    stage.press(160, 150)
    stage.move(160, 130)
    stage.move(160, 100)
    expectEqual(offset(stage, "x"), 50)
    expectEqual(offset(stage, "y"), 40)
  }

  @Test func aWheelThatAnInnerViewCannotFollowTurnsTheOuter() {
    let stage = Stage(height: 400) {
      ScrollView(.horizontal) {
        ScrollView {
          Color.pureRed.frame(width: 1000, height: 1000)
        }
      }
    }
    let point = Point2D(x: 100, y: 100)
    stage.step(.wheel(at: point, delta: Size2D(width: 0, height: 70)))
    expectEqual(offset(stage, "y"), 70)
    stage.step(.wheel(at: point, delta: Size2D(width: 50, height: 0)))
    expectEqual(offset(stage, "x"), 50)
    stage.step(.wheel(at: point, delta: Size2D(width: 0, height: -500)))
    expectEqual(offset(stage, "y"), 0)
    stage.step(.wheel(at: point, delta: Size2D(width: 0, height: -500)))
    expectEqual(stage.frame.counters[.bodies], 0)
  }

  @Test func contentIsClippedToTheViewport() throws {
    let stage = stage(height: 400)
    stage.step(.wheel(at: Point2D(x: 160, y: 100), delta: Size2D(width: 0, height: 100)))
    let list = stage.frame.displayList
    guard case .beginClip(.rectangle(let region)) = list.operations.first?.action else {
      Issue.record("Nothing is clipped.")
      return
    }
    expectEqual(region, Rect2D(x: 0, y: 0, width: 320, height: 400))
    expectEqual(list.visibleBounds()[1], Rect2D(x: 0, y: 0, width: 320, height: 400))
  }

  @Test func whatIsScrolledAwayIsNotHit() {
    let log = Log()
    let stage = Stage(height: 240) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(width: 320, height: 100).onTapGesture { log.note("first") }
          Color.blue.frame(width: 320, height: 1000).onTapGesture { log.note("second") }
        }
      }
      .frame(height: 100)
    }
    stage.tap(160, 120)
    expectEqual(log.take(), ["first"])
    stage.step(.wheel(at: Point2D(x: 160, y: 120), delta: Size2D(width: 0, height: 100)))
    stage.tap(160, 120)
    expectEqual(log.take(), ["second"])
    // Beyond the viewport nothing is hit, though content goes on there.
    stage.tap(160, 200)
    #expect(log.take().isEmpty)
  }

  /// A scroll view takes what it is offered along its axis, whatever its content is.
  @Test func aScrollViewFillsItsAxis() {
    let stage = Stage(width: 80, height: 80) {
      ScrollView { Color.red.frame(height: 100).accessibilityIdentifier("content") }
        .accessibilityIdentifier("scroll")
    }
    expectEqual(stage.model("scroll"), Rect2D(x: 0, y: 0, width: 80, height: 80))
    expectEqual(stage.model("content"), Rect2D(x: 0, y: 0, width: 80, height: 100))
  }

  @Test func aScrollViewIsAsWideAsItsContentAcrossItsAxis() {
    let stage = Stage(width: 200, height: 80) {
      ScrollView { Color.red.frame(width: 30, height: 20) }.accessibilityIdentifier("scroll")
    }
    expectEqual(stage.model("scroll"), Rect2D(x: 85, y: 0, width: 30, height: 80))
    let along = Stage(width: 200, height: 80) {
      ScrollView(.horizontal) { Color.red.frame(width: 30, height: 20) }
        .accessibilityIdentifier("scroll")
    }
    expectEqual(along.model("scroll"), Rect2D(x: 0, y: 30, width: 200, height: 20))
  }

  @Test func anEmptyScrollViewTakesAllThatIsLeft() {
    let stage = Stage(width: 100, height: 200) {
      VStack {
        Text("a")
        ScrollView {}
      }
      .accessibilityIdentifier("stack")
    }
    expectEqual(stage.model("stack")?.height, 200)
  }
}
