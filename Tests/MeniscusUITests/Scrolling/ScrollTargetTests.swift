import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Where scrolling comes to rest.
@MainActor
struct ScrollTargetTests {
  /// Pages of 320 by 200 side by side, in the middle of 320 by 240.
  private func pages(_ behavior: some ScrollTargetBehavior & Sendable) -> Stage {
    Stage(rate: 100) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<5) { index in
            Color.pureRed.frame(width: 320, height: 200)
              .accessibilityIdentifier("page-\(index)")
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(behavior)
    }
  }

  /// Drags by steps of `step` points every 10 ms, ten of them.
  private func drag(_ stage: Stage, by step: Double) {
    stage.press(300, 120)
    for index in 1...10 { stage.move(300 + step * Double(index), 120) }
    stage.release(300 + step * 10, 120)
  }

  private func edge(_ stage: Stage, _ index: Int) -> Double? {
    stage.shown("page-\(index)")?.minX
  }

  @Test func pagesComeToRestOneAway() {
    let stage = pages(.paging)
    drag(stage, by: -20)
    stage.settle()
    expectEqual(edge(stage, 1), 0)
    // A fling of 5,000 points a second is one page, too.
    drag(stage, by: -50)
    stage.settle()
    expectEqual(edge(stage, 2), 0)
    drag(stage, by: 25)
    stage.settle()
    expectEqual(edge(stage, 1), 0)
  }

  @Test func aShortPullComesBack() {
    let stage = pages(.paging)
    stage.press(300, 120)
    stage.move(285, 120)
    stage.move(230, 120)
    stage.run(30)
    stage.move(230, 120)
    stage.move(230, 120)
    stage.move(230, 120)
    stage.release(230, 120)
    expectEqual(edge(stage, 0), -60)
    stage.settle()
    expectEqual(edge(stage, 0), 0)
  }

  @Test func pagesStayInBounds() {
    let stage = pages(.paging)
    drag(stage, by: 30)
    stage.settle()
    expectEqual(edge(stage, 0), 0)
  }

  private func cards(
    _ behavior: ViewAlignedScrollTargetBehavior, height: Double = 400
  ) -> Stage {
    Stage(height: height, rate: 100) {
      ScrollView {
        VStack(spacing: 10) {
          ForEach(0..<30) { index in
            Color.pureRed.frame(width: 320, height: 90)
              .accessibilityIdentifier("page-\(index)")
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(behavior)
    }
  }

  @Test func viewsComeToRestAtTheBeginning() throws {
    let stage = cards(.viewAligned)
    stage.press(100, 380)
    for y in stride(from: 370.0, through: 280, by: -10) { stage.move(100, y) }
    stage.release(100, 280)
    stage.settle()
    // 90 points by hand, then 1,000 points a second, less the silence, at 0.99 a millisecond:
    // 0.980 · 99.5 points more, to 187.5 of which 200 is the nearest multiple of 100.
    expectEqual(stage.shown("page-2")?.minY, 0)
  }

  @Test func oneViewAtATime() {
    let stage = cards(ViewAlignedScrollTargetBehavior(limitBehavior: .alwaysByOne))
    stage.press(100, 390)
    for y in stride(from: 340.0, through: 40, by: -50) { stage.move(100, y) }
    stage.release(100, 40)
    stage.settle()
    expectEqual(stage.shown("page-1")?.minY, 0)
  }

  @Test func aFewViewsAtATime() {
    let stage = cards(.viewAligned(limitBehavior: .alwaysByFew))
    stage.press(100, 390)
    for y in stride(from: 340.0, through: 40, by: -50) { stage.move(100, y) }
    stage.release(100, 40)
    stage.settle()
    // A fling of 5,000 points a second is three views, a number of ours.
    expectEqual(stage.shown("page-3")?.minY, 0)
  }

  /// The middle of a view comes to lie in the middle of 430 points: the view at 170 from the top.
  @Test(arguments: [(UnitPoint.center, 170.0), (.bottom, 340), (.top, 0)])
  func viewsComeToRestByAPointOfTheirs(_ anchor: UnitPoint, _ place: Double) throws {
    let stage = cards(.viewAligned(anchor: anchor), height: 430)
    stage.press(100, 390)
    for y in stride(from: 340.0, through: 40, by: -50) { stage.move(100, y) }
    stage.release(100, 40)
    stage.settle()
    let first = try #require(stage.shown("page-10")?.minY)
    // Views follow each other by 100 points.
    expectClose((first - place).truncatingRemainder(dividingBy: 100), 0, within: 0.01)
  }

  private struct Halfway: ScrollTargetBehavior, Sendable {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.x = (context.contentSize.width - context.containerSize.width) / 2
    }
  }

  @Test func aBehaviourOfOnesOwnDecides() {
    let stage = pages(Halfway())
    drag(stage, by: -20)
    stage.settle()
    expectEqual(edge(stage, 2), 0)
  }

  /// The way to a target keeps the velocity v of the release and decays so that it ends there at 10
  /// points a second, where that takes a share between 0.99 and 0.998 a millisecond.
  @Test func theWayToATargetGoesOnAtTheVelocityOfTheRelease() throws {
    let stage = pages(Halfway())
    drag(stage, by: -20)
    // The first ten of 200 points do not count.
    let start = try #require(edge(stage, 0))
    expectEqual(start, -190)
    stage.step()
    let next = try #require(edge(stage, 0))
    // 2,000 points a second and 450 points to go: a velocity covers 450 ÷ 1990 seconds of its own,
    // so that 1 ÷ (1 + 1990 ÷ 450,000) = 0.995597 of it is left each millisecond, 0.956832 after ten.
    let expected = 2000 * 450 / 1990 * (1 - 0.956832)
    // Drawn to half points.
    expectClose(start - next, expected, within: 0.26)
  }
}

/// What is told about phases and places.
@MainActor
struct ScrollToldTests {
  @Test func aReleaseTellsItsVelocity() {
    let log = Log()
    let stage = Stage(height: 400, rate: 100) {
      ScrollView { Color.pureRed.frame(width: 320, height: 4000) }
        .onScrollPhaseChange { _, new, context in
          let speed = context.velocity.map { "\(Int($0.dx)) \(Int($0.dy.rounded()))" }
          log.note("\(new) \(speed ?? "-") \(Int(context.geometry.contentOffset.y))")
        }
    }
    stage.press(100, 390)
    for y in stride(from: 380.0, through: 290, by: -10) { stage.move(100, y) }
    stage.release(100, 290)
    stage.settle()
    // 10 points every 10 ms; the first ten points do not count.
    let told = log.take()
    expectEqual(told.prefix(2), ["tracking - 0", "interacting - 0"])
    expectEqual(told.dropFirst(2).first, "decelerating 0 1000 90")
    #expect(told.last?.hasPrefix("idle - ") == true)
  }

  @Test func aPositionTellsWhatItIsToldBy() {
    let positions: [(ScrollPosition, [CGFloat?], Edge?)] = [
      (ScrollPosition(), [nil, nil], nil), (ScrollPosition(y: 30), [nil, 30], nil),
      (ScrollPosition(x: 20), [20, nil], nil), (ScrollPosition(x: 1, y: 2), [1, 2], nil),
      (ScrollPosition(idType: Int.self, edge: .bottom), [nil, nil], .bottom),
    ]
    for (position, offsets, edge) in positions {
      expectEqual([position.x, position.y], offsets)
      expectEqual(position.edge, edge)
      #expect(position.viewID == nil)
    }
    expectEqual(ScrollPosition(id: 3).viewID as? Int, 3)
    expectEqual(ScrollPosition(id: 3).viewID(type: String.self), nil)
  }

  /// A viewport of 100 by 80 points with content that is scrolled by 30: the room begins at -30, so
  /// that the viewport begins at 30 of its own.
  @Test func aRoomTellsTheBoundsOfSpacesAround() {
    let log = Log()
    let stage = Stage {
      ScrollView {
        GeometryReader { proxy in
          Text(note(proxy))
        }
        .frame(width: 100, height: 200)
      }
      .frame(width: 100, height: 80)
      .coordinateSpace(.named("outside"))
    }
    func note(_ proxy: GeometryProxy) -> String {
      let spaces: [NamedCoordinateSpace] = [
        .scrollView, .scrollView(axis: .horizontal), .named("outside"), .named("nobody's"),
      ]
      log.note(
        spaces.map { space in
          proxy.bounds(of: space).map { "\(Int($0.minY)) \(Int($0.width)) \(Int($0.height))" }
            ?? "-"
        }.joined(separator: ", "))
      return "A"
    }
    expectEqual(log.take().last, "0 100 80, -, 0 100 80, -")
    stage.step(.wheel(at: Point2D(x: 160, y: 120), delta: Size2D(width: 0, height: 30)))
    stage.settle()
    expectEqual(log.take().last, "30 100 80, -, 30 100 80, -")
  }
}

/// Telling content where to go, and hearing where it is.
@MainActor
struct ScrollPositionTests {
  private struct Rows: View {
    let log: Log
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<50) { index in
              Color.pureRed.frame(width: 320, height: 40)
                .accessibilityIdentifier("row-\(index)")
                .onTapGesture {
                  switch index {
                  case 0: proxy.scrollTo(20, anchor: .top)
                  case 1: proxy.scrollTo(20)
                  case 2:
                    withAnimation(.linear(duration: 1)) { proxy.scrollTo(20, anchor: .center) }
                  case 3: proxy.scrollTo("named", anchor: .bottom)
                  case 20: proxy.scrollTo(0)
                  default: proxy.scrollTo(49)
                  }
                }
            }
            Color.pureBlue.frame(width: 320, height: 40).id("named")
          }
        }
      }
    }
  }

  private func stage() -> Stage { Stage(height: 200, rate: 10) { Rows(log: Log()) } }

  @Test func aReaderScrollsToAView() {
    let stage = stage()
    stage.tap("row-0")
    expectEqual(stage.shown("row-20")?.minY, 0)
    expectEqual(stage.frame.isSettled, false)
    stage.settle()
    // Back: as little as shows the first row.
    stage.tap("row-20")
    expectEqual(stage.shown("row-0")?.minY, 0)
    // As little as shows row 20: at the bottom.
    stage.tap("row-1")
    expectEqual(stage.shown("row-20")?.maxY, 200)
  }

  @Test func aReaderFindsAViewByItsName() {
    let stage = stage()
    stage.tap("row-3")
    expectEqual(stage.frame.fills(.pureBlue).first?.bounds.maxY, 200)
  }

  @Test func anAnimationScrollsThere() {
    let stage = stage()
    stage.tap("row-2")
    // 20 · 40 − (200 − 40) ÷ 2 = 720 points in a second.
    expectEqual(stage.shown("row-0")?.minY, 0)
    stage.run(5)
    expectEqual(stage.shown("row-0")?.minY, -360)
    stage.settle()
    expectEqual(stage.shown("row-0")?.minY, -720)
    // A touch takes hold of content on its way.
    let caught = self.stage()
    caught.tap("row-2")
    caught.run(5)
    // The touch comes in the sixth frame.
    caught.press(100, 100)
    caught.run(3)
    expectEqual(caught.shown("row-0")?.minY, -432)
    caught.release(100, 100)
    caught.settle()
    expectEqual(caught.shown("row-0")?.minY, -432)
  }

  private struct Positioned: View {
    @State private var shown: Int?
    let log: Log
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<50) { index in
            Color.pureRed.frame(width: 320, height: 40)
              .onTapGesture { shown = 30 }.accessibilityIdentifier("row-\(index)")
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $shown)
      .onChange(of: shown) { _, new in log.note(new.map { "\($0)" } ?? "nil") }
    }
  }

  @Test func aPositionIsReadAndWritten() {
    let log = Log()
    let stage = Stage(height: 200, rate: 100) { Positioned(log: log) }
    #expect(log.take().isEmpty)
    stage.step(.wheel(at: Point2D(x: 100, y: 100), delta: Size2D(width: 0, height: 85)))
    expectEqual(log.take(), ["2"])
    // It stays where the wheel left it: what was written is not gone to.
    expectEqual(stage.shown("row-0")?.minY, -85)
    stage.tap("row-3")
    expectEqual(log.take(), ["30"])
    expectEqual(stage.shown("row-30")?.minY, 0)
    stage.step(.wheel(at: Point2D(x: 100, y: 100), delta: Size2D(width: 0, height: -40)))
    expectEqual(log.take(), ["29"])
    stage.tap("row-30")
    expectEqual(stage.shown("row-30")?.minY, 0)
  }

  private struct Ordered: View {
    @State private var position = ScrollPosition(edge: .bottom)
    let log: Log
    var body: some View {
      ScrollView {
        Color.pureRed.frame(width: 320, height: 1000)
          .onTapGesture { withAnimation(.linear(duration: 1)) { position.scrollTo(edge: .top) } }
      }
      .scrollPosition($position)
      .onChange(of: position) { log.note(position.isPositionedByUser ? "user" : "code") }
    }
  }

  @Test func aPositionGoesToAnEdge() {
    let log = Log()
    let stage = Stage(height: 200, rate: 10) { Ordered(log: log) }
    expectEqual(stage.frame.fills(.pureRed).first?.bounds.maxY, 200)
    stage.tap(100, 100)
    stage.run(5)
    expectEqual(stage.frame.fills(.pureRed).first?.bounds.minY, -400)
    stage.settle()
    expectEqual(stage.frame.fills(.pureRed).first?.bounds.minY, 0)
    expectEqual(log.take(), ["code"])
    stage.step(.wheel(at: Point2D(x: 100, y: 100), delta: Size2D(width: 0, height: 85)))
    expectEqual(log.take(), ["user"])
    stage.settle()
    // The same edge again is a new order.
    stage.tap(100, 100)
    stage.settle()
    expectEqual(stage.frame.fills(.pureRed).first?.bounds.minY, 0)
  }
}

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
