import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

@MainActor
struct TransitionTests {
  private let linear = Animation.linear(duration: 1)

  private func lab(
    _ initial: Bool, _ transition: AnyTransition, direction: LayoutDirection = .leftToRight
  ) -> Lab<Bool> {
    Lab(initial, rate: 10, configure: { $0.layoutDirection = direction }) { isThere in
      if isThere {
        Color.pureRed.frame(width: 40, height: 20).transition(transition)
      }
    }
  }

  private func bounds(_ lab: Lab<Bool>) -> Rect2D? { lab.frame.fills(.pureRed).first?.bounds }

  private func isNear(_ rect: Rect2D?, _ expected: Rect2D) -> Bool {
    guard let rect else { return false }
    return abs(rect.minX - expected.minX) < 1e-9 && abs(rect.minY - expected.minY) < 1e-9
      && abs(rect.width - expected.width) < 1e-9 && abs(rect.height - expected.height) < 1e-9
  }

  @Test func viewsFadeWhereNothingIsStated() {
    let lab = Lab(false, rate: 10) { isThere in
      if isThere { Color.pureRed.frame(width: 40, height: 20) }
    }
    lab.change(to: true, linear)
    // All away at first: nothing of it is drawn.
    #expect(lab.frame.fills(.pureRed).isEmpty)
    lab.stage.run(4)
    expectEqual(lab.frame.groups.count, 1)
    expectClose(lab.frame.groups.first ?? 0, 0.4, closerThan: 1e-12)
    lab.stage.run(6)
    #expect(lab.frame.groups.isEmpty)
    expectEqual(lab.frame.fills(.pureRed).count, 1)
    #expect(lab.frame.isSettled)
  }

  @Test func withoutAnAnimationThereIsNoTransition() {
    let lab = lab(false, .scale)
    lab.change(to: true)
    #expect(isNear(bounds(lab), Rect2D(x: 140, y: 110, width: 40, height: 20)))
    #expect(lab.frame.isSettled)
    lab.change(to: false)
    expectEqual(bounds(lab), nil)
    #expect(lab.frame.isSettled)
  }

  @Test func whatLeavesStaysUntilItIsAway() {
    let lab = lab(true, .opacity)
    let views = lab.frame.views.count
    lab.change(to: false, linear)
    for frame in 1...9 {
      lab.stage.step()
      expectEqual(lab.frame.views.count, views)
      expectClose(lab.frame.groups.first ?? 0, 1 - Double(frame) / 10, closerThan: 1e-12)
    }
    lab.stage.step()
    #expect(lab.frame.fills(.pureRed).isEmpty)
    #expect(lab.frame.views.count < views)
    #expect(lab.frame.isSettled)
  }

  @Test func opacitiesAreOfTheViewsThatFade() throws {
    let lab = lab(true, .opacity)
    let start = lab.frame.views
    lab.change(to: false, linear)
    lab.stage.run(5)
    let group = try #require(
      lab.frame.displayList.operations.first {
        if case .beginGroup = $0.action { true } else { false }
      })
    #expect(group.view.row >= 0)
    expectContains(lab.frame.displayList.views[Int(group.view.row)].path, "Color[1].frame")
    #expect(lab.frame.views != start)
  }

  @Test func viewsScaleAboutAnAnchor() {
    let centred = lab(false, .scale)
    centred.change(to: true, linear)
    centred.stage.run(5)
    #expect(isNear(bounds(centred), Rect2D(x: 150, y: 115, width: 20, height: 10)))
    let cornered = lab(true, .scale(scale: 0.5, anchor: .topLeading))
    cornered.change(to: false, linear)
    cornered.stage.run(5)
    #expect(isNear(bounds(cornered), Rect2D(x: 140, y: 110, width: 30, height: 15)))
  }

  @Test(
    arguments: zip(
      [Edge.top, .bottom, .leading, .trailing],
      [(0.0, -10.0), (0, 10), (-20, 0), (20, 0)]))
  func viewsMoveOverAnEdgeByTheirExtent(_ edge: Edge, _ half: (Double, Double)) {
    let lab = lab(false, .move(edge: edge))
    lab.change(to: true, linear)
    lab.stage.run(5)
    let expected = Rect2D(x: 140 + half.0, y: 110 + half.1, width: 40, height: 20)
    #expect(isNear(bounds(lab), expected))
    lab.stage.settle()
    lab.change(to: false, linear)
    lab.stage.run(5)
    #expect(isNear(bounds(lab), expected))
  }

  @Test func leadingIsOnTheRightWhereLinesRunFromThere() {
    let moving = lab(false, .move(edge: .leading), direction: .rightToLeft)
    moving.change(to: true, linear)
    moving.stage.run(5)
    #expect(isNear(bounds(moving), Rect2D(x: 160, y: 110, width: 40, height: 20)))
    let offset = lab(false, .offset(x: 10, y: 4), direction: .rightToLeft)
    offset.change(to: true, linear)
    offset.stage.run(5)
    #expect(isNear(bounds(offset), Rect2D(x: 135, y: 112, width: 40, height: 20)))
    let scaled = lab(false, .scale(scale: 0, anchor: .leading), direction: .rightToLeft)
    scaled.change(to: true, linear)
    scaled.stage.run(5)
    #expect(isNear(bounds(scaled), Rect2D(x: 160, y: 115, width: 20, height: 10)))
  }

  @Test func appearingAndLeavingMayDiffer() {
    let lab = lab(
      false,
      .asymmetric(insertion: .offset(x: 100), removal: .scale.combined(with: .opacity)))
    lab.change(to: true, linear)
    lab.stage.run(5)
    #expect(isNear(bounds(lab), Rect2D(x: 190, y: 110, width: 40, height: 20)))
    #expect(lab.frame.groups.isEmpty)
    lab.stage.settle()
    lab.change(to: false, linear)
    lab.stage.run(5)
    #expect(isNear(bounds(lab), Rect2D(x: 150, y: 115, width: 20, height: 10)))
    expectEqual(lab.frame.groups, [0.5])
  }

  @Test func slidesGoThroughAndPushesFade() {
    let sliding = lab(false, .slide)
    sliding.change(to: true, linear)
    sliding.stage.run(5)
    #expect(isNear(bounds(sliding), Rect2D(x: 120, y: 110, width: 40, height: 20)))
    sliding.stage.settle()
    sliding.change(to: false, linear)
    sliding.stage.run(5)
    #expect(isNear(bounds(sliding), Rect2D(x: 160, y: 110, width: 40, height: 20)))
    let pushing = lab(true, .push(from: .bottom))
    pushing.change(to: false, linear)
    pushing.stage.run(5)
    #expect(isNear(bounds(pushing), Rect2D(x: 140, y: 100, width: 40, height: 20)))
    expectEqual(pushing.frame.groups, [0.5])
  }

  @Test func whatHasNoEffectLeavesAtOnce() {
    let lab = lab(true, .asymmetric(insertion: .opacity, removal: .identity))
    lab.change(to: false, linear)
    expectEqual(bounds(lab), nil)
    #expect(lab.frame.isSettled)
    let still = self.lab(false, .identity)
    still.change(to: true, linear)
    #expect(isNear(bounds(still), Rect2D(x: 140, y: 110, width: 40, height: 20)))
    #expect(still.frame.isSettled)
  }

  @Test func whatLeavesCanBeTakenBack() {
    let lab = Lab(true, rate: 10) { isThere in
      if isThere { Resident() }
    }
    lab.change(to: false, linear)
    lab.stage.run(3)
    lab.change(to: true, linear)
    // 0.6 of it is there still; two curves add up from now on.
    expectClose(lab.frame.groups.first ?? 0, 0.6, closerThan: 1e-12)
    lab.stage.run(3)
    expectClose(lab.frame.groups.first ?? 0, 1 - 1 + 0.3 + 0.3, closerThan: 1e-12)
    lab.stage.settle()
    #expect(lab.frame.groups.isEmpty)
    expectEqual(lab.frame.fills(.pureRed).count, 1)
  }

  /// A view whose state shows whether it is the same one.
  private struct Resident: View {
    @State private var age = 0
    var body: some View {
      Color.pureRed.frame(width: CGFloat(40 + age), height: 20)
        .accessibilityIdentifier("resident")
        .onAppear { age += 1 }
    }
  }

  @Test func whatIsTakenBackKeepsItsState() {
    let lab = Lab(true, rate: 10) { isThere in
      if isThere { Resident() }
    }
    expectEqual(lab.stage.model("resident")?.width, 41)
    lab.change(to: false, linear)
    lab.stage.run(3)
    lab.change(to: true, linear)
    lab.stage.settle()
    expectEqual(lab.stage.model("resident")?.width, 41)
    lab.change(to: false, linear)
    lab.stage.settle()
    lab.change(to: true, linear)
    expectEqual(lab.stage.model("resident")?.width, 41)
    expectEqual(lab.stage.settle(), 10)
  }

  @Test func whatIsTakenBackWithoutAnAnimationIsThereAtOnce() {
    let lab = lab(true, .opacity)
    lab.change(to: false, linear)
    lab.stage.run(3)
    lab.change(to: true)
    #expect(lab.frame.groups.isEmpty)
    expectEqual(lab.frame.fills(.pureRed).count, 1)
    lab.stage.run(20)
    expectEqual(lab.frame.fills(.pureRed).count, 1)
    #expect(lab.frame.groups.isEmpty)
    #expect(lab.frame.isSettled)
  }

  @Test func whatAppearsCanBeSentAwayWithoutAnAnimation() {
    let lab = lab(false, .opacity)
    lab.change(to: true, linear)
    lab.stage.run(3)
    lab.change(to: false)
    #expect(lab.frame.fills(.pureRed).isEmpty)
    lab.stage.run(1)
    #expect(lab.frame.isSettled)
  }

  @Test(arguments: [Animation.linear(duration: 1), .smooth, .bouncy])
  func togglingQuicklyLeavesNoGhost(_ animation: Animation) {
    let lab = Lab(true, rate: 60) { isFirst in
      if isFirst {
        Color.pureRed.frame(width: 40, height: 20)
      } else {
        Color.pureBlue.frame(width: 40, height: 20)
      }
      if isFirst { Color.pureGreen.frame(width: 10, height: 10) }
    }
    let views = lab.frame.views.map(\.path)
    let digest = lab.frame.displayDigest
    for turn in 1...40 {
      lab.change(to: turn.isMultiple(of: 2), animation)
      lab.stage.run(turn % 5)
      #expect(lab.frame.fills.count <= 4)
    }
    lab.stage.settle()
    expectEqual(lab.frame.views.map(\.path), views)
    expectEqual(lab.frame.displayDigest, digest)
    expectEqual(lab.stage.step().counters[.operations], 0)
  }

  @Test func elementsThatLeaveStayWhereTheyWere() {
    let lab = Lab([1, 2, 3], rate: 10) { numbers in
      HStack(spacing: 0) {
        ForEach(numbers, id: \.self) { number in
          Color(red: Double(number) / 10, green: 0, blue: 0).frame(width: 10, height: 10)
        }
      }
    }
    lab.change(to: [1, 3], linear)
    lab.stage.run(5)
    let fills = lab.frame.fills.dropFirst()
    // In the order of the structure, the one that leaves between its neighbours.
    expectEqual(fills.map { ($0.color?.red ?? 0) * 10 }, [1, 2, 3])
    // From 145 to 150; where it was; from 165 to 160.
    expectEqual(fills.map(\.bounds.minX), [147.5, 155, 162.5])
    lab.stage.settle()
    expectEqual(lab.frame.fills.dropFirst().map(\.bounds.minX), [150, 160])
  }

  @Test func whatLeavesCannotBeTouched() {
    let log = Log()
    let lab = Lab(true, rate: 10, isInteractive: true) { isThere in
      if isThere {
        Color.pureRed.frame(width: 40, height: 20).onTapGesture { log.note("tap") }
      }
    }
    lab.stage.tap(160, 120)
    expectEqual(log.take(), ["tap"])
    lab.change(to: false, linear)
    lab.stage.run(2)
    lab.stage.tap(160, 120)
    #expect(log.take().isEmpty)
  }

  @Test func anotherIdentityIsATransition() {
    let lab = Lab(0, rate: 10) { id in
      Color.pureRed.frame(width: 10, height: 10).id(id)
    }
    lab.change(to: 1, linear)
    lab.stage.run(5)
    expectEqual(lab.frame.groups, [0.5, 0.5])
    lab.stage.settle()
    expectEqual(lab.frame.fills(.pureRed).count, 1)
  }

  @Test func idleFramesAfterATransitionDoNothing() {
    let lab = lab(true, .scale)
    lab.change(to: false, .bouncy)
    lab.stage.settle()
    for _ in 0..<3 { expectEqual(lab.stage.step().counters, WorkCounters()) }
  }
}
