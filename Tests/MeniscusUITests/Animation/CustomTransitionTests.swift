import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// A transition written as people write it: from the left, out to the right, and narrower.
private struct Passing: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .offset(x: phase.value * 100)
      .opacity(phase.isIdentity ? 1 : 0.5)
  }
}

/// A transition that changes the layout.
private struct Widening: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.frame(width: phase.isIdentity ? 40 : 10, height: 20)
  }

  static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

private struct Shift: ViewModifier {
  var x: CGFloat
  func body(content: Content) -> some View { content.offset(x: x) }
}

@MainActor
struct CustomTransitionTests {
  private let linear = Animation.linear(duration: 1)

  private func lab(
    _ initial: Bool, _ transition: AnyTransition, reduceMotion: Bool = false
  ) -> Lab<Bool> {
    Lab(initial, rate: 10, configure: { $0.reduceMotion = reduceMotion }) { isThere in
      if isThere {
        Color.pureRed.frame(width: 40, height: 20).transition(transition)
      }
    }
  }

  private func place(_ lab: Lab<Bool>) -> Double? {
    lab.frame.fills(.pureRed).first.map { (($0.bounds.midX - 160) * 1e6).rounded() / 1e6 }
  }

  @Test func aBodyIsMadeForEveryPhase() {
    let lab = lab(false, AnyTransition(Passing()))
    lab.change(to: true, linear)
    expectEqual(place(lab), -100)
    expectEqual(lab.frame.groups, [0.5])
    lab.stage.run(4)
    expectEqual(place(lab), -60)
    expectClose(lab.frame.groups.first ?? 0, 0.7, closerThan: 1e-12)
    lab.stage.run(6)
    expectEqual(place(lab), 0)
    #expect(lab.frame.isSettled)
    lab.change(to: false, linear)
    lab.stage.run(4)
    expectEqual(place(lab), 40)
    lab.stage.run(5)
    expectEqual(place(lab), 90)
    lab.stage.step()
    expectEqual(place(lab), nil)
    #expect(lab.frame.isSettled)
    expectEqual(lab.stage.step().counters[.operations], 0)
  }

  @Test func withoutAnAnimationThereIsNoTransition() {
    let lab = lab(false, AnyTransition(Passing()))
    lab.change(to: true)
    #expect(place(lab) == 0 && lab.frame.isSettled)
    lab.change(to: false)
    #expect(place(lab) == nil && lab.frame.isSettled)
  }

  /// A view whose transition gives it its width.
  private func wideningLab(reduceMotion: Bool = false) -> Lab<Bool> {
    Lab(false, rate: 10, configure: { $0.reduceMotion = reduceMotion }) { isThere in
      if isThere { Color.pureRed.transition(Widening()) }
    }
  }

  @Test func aTransitionMayChangeTheLayout() {
    let lab = wideningLab()
    lab.change(to: true, linear)
    expectEqual(lab.frame.fills(.pureRed).first?.bounds.width, 10)
    lab.stage.run(5)
    expectEqual(lab.frame.fills(.pureRed).first?.bounds.width, 25)
    lab.stage.settle()
    expectEqual(lab.frame.fills(.pureRed).first?.bounds.width, 40)
  }

  @Test func modifiersMakeATransition() {
    let lab = lab(false, .modifier(active: Shift(x: 100), identity: Shift(x: 0)))
    lab.change(to: true, linear)
    lab.stage.run(3)
    expectEqual(place(lab), 70)
    lab.stage.settle()
    lab.change(to: false, linear)
    lab.stage.run(3)
    expectEqual(place(lab), 30)
  }

  @Test func transitionsOfBothKindsCombine() {
    let lab = lab(
      false,
      .asymmetric(
        insertion: .move(edge: .top), removal: AnyTransition(Passing()).combined(with: .opacity)))
    lab.change(to: true, linear)
    lab.stage.run(5)
    expectEqual(place(lab), 0)
    expectEqual(lab.frame.fills(.pureRed).first?.bounds.minY, 100)
    lab.stage.settle()
    lab.change(to: false, linear)
    lab.stage.run(5)
    expectEqual(place(lab), 50)
    // The custom one fades to a half, the other to nothing.
    expectEqual(lab.frame.groups, [0.5, 0.75])
    lab.stage.settle()
    expectEqual(place(lab), nil)
  }

  @Test func turningAroundGoesOnFromWhereItIs() {
    let lab = lab(true, AnyTransition(Passing()))
    lab.change(to: false, linear)
    lab.stage.run(5)
    expectEqual(place(lab), 50)
    lab.change(to: true, linear)
    expectEqual(place(lab), 60)
    lab.stage.settle()
    expectEqual(place(lab), 0)
    lab.stage.run(20)
    expectEqual(place(lab), 0)
  }

  /// Insertion and removal differ: what turns around takes back the one and goes on with the other.
  @Test(arguments: [Animation.linear(duration: 0.5), .smooth, .bouncy])
  func nothingPopsWhereItTurnsAround(_ animation: Animation) {
    let lab = Lab(false, rate: 240) { isThere in
      if isThere {
        Color.pureRed.frame(width: 40, height: 20)
          .transition(.asymmetric(insertion: .offset(x: -100), removal: .offset(x: 60)))
      }
    }
    var last: Double?
    var isThere = false
    for turn in 0..<30 {
      isThere.toggle()
      lab.change(to: isThere, animation)
      for _ in 0..<(7 + turn * 13 % 40) {
        lab.stage.step()
        let now = place(lab)
        // 160 points by springs of 0.5 seconds: at most 160 · 4π ÷ 2 points a second, and twice
        // that where a velocity is taken over; 8.4 points in 1/240 second.
        if let now, let last { expectClose(now, last, closerThan: 8.4) }
        last = now
      }
    }
    if isThere { lab.change(to: false, animation) }
    lab.stage.settle()
    expectEqual(place(lab), nil)
  }

  @Test func aTransitionMayHaveItsOwnAnimation() {
    let own = lab(false, .opacity.animation(.linear(duration: 0.5)))
    own.change(to: true)
    own.stage.run(2)
    expectClose(own.frame.groups.first ?? 0, 0.4, closerThan: 1e-12)
    own.stage.run(3)
    #expect(own.frame.isSettled)
    own.change(to: false)
    own.stage.run(2)
    expectClose(own.frame.groups.first ?? 0, 0.6, closerThan: 1e-12)
    own.stage.run(3)
    #expect(place(own) == nil && own.frame.isSettled)
    // Parts by animations of their own: the fade ends before the way.
    let both = lab(
      true,
      .offset(x: 100).combined(with: .opacity.animation(.linear(duration: 0.5))))
    both.change(to: false, linear)
    both.stage.run(4)
    expectEqual(place(both), 40)
    expectClose(both.frame.groups.first ?? 0, 0.2, closerThan: 1e-12)
    both.stage.run(2)
    expectEqual(place(both), nil)
    #expect(!both.frame.isSettled)
  }

  @Test func kindsAsTypesAreTheSame() {
    let pairs: [(AnyTransition, AnyTransition)] = [
      (AnyTransition(.opacity), .opacity), (AnyTransition(.scale(0.5)), .scale(scale: 0.5)),
      (AnyTransition(.move(edge: .leading)), .move(edge: .leading)),
      (AnyTransition(.offset(x: 3, y: 4)), .offset(x: 3, y: 4)),
      (AnyTransition(.slide), .slide), (AnyTransition(.push(from: .top)), .push(from: .top)),
      (
        AnyTransition(AsymmetricTransition(insertion: .opacity, removal: .slide)),
        .asymmetric(insertion: .opacity, removal: .slide)
      ),
      (
        AnyTransition(OpacityTransition().combined(with: .move(edge: .top))),
        .opacity.combined(with: .move(edge: .top))
      ),
    ]
    for (left, right) in pairs {
      let labs = [lab(false, left), lab(false, right)]
      for lab in labs { lab.change(to: true, linear) }
      for lab in labs { lab.stage.run(3) }
      expectEqual(labs[0].frame.displayDigest, labs[1].frame.displayDigest)
      for lab in labs { lab.stage.settle() }
      for lab in labs { lab.change(to: false, linear) }
      for lab in labs { lab.stage.run(3) }
      expectEqual(labs[0].frame.displayDigest, labs[1].frame.displayDigest)
    }
  }

  /// In from 0.9 of the size, out to 0.9 or upwards to 1.1, fading both times.
  @Test func blurReplaceScalesAndFades() {
    for (configuration, half) in [
      (BlurReplaceTransition.Configuration.downUp, 38.0), (.upUp, 42),
    ] {
      let lab = lab(false, AnyTransition(.blurReplace(configuration)))
      lab.change(to: true, linear)
      lab.stage.run(5)
      expectClose(lab.frame.fills(.pureRed).first?.bounds.width ?? 0, 38, closerThan: 1e-9)
      expectEqual(lab.frame.groups, [0.5])
      lab.stage.settle()
      lab.change(to: false, linear)
      lab.stage.run(5)
      expectClose(lab.frame.fills(.pureRed).first?.bounds.width ?? 0, half, closerThan: 1e-9)
    }
  }

  @Test func aBuiltInTransitionMayBeAPartOfAnothersBody() {
    struct Fading: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        OpacityTransition().apply(content: content.offset(x: phase.value * 10), phase: phase)
      }
    }
    let lab = lab(false, AnyTransition(Fading()))
    lab.change(to: true, linear)
    lab.stage.run(5)
    expectEqual(place(lab), -5)
    expectEqual(lab.frame.groups, [0.5])
  }

  @Test func peopleWhoWantLessMotionSeeAFade() {
    for transition in [
      AnyTransition.move(edge: .leading), .scale, AnyTransition(Passing()), .slide,
      .move(edge: .top).combined(with: .opacity), .push(from: .top),
    ] {
      let lab = lab(false, transition, reduceMotion: true)
      lab.change(to: true, linear)
      lab.stage.run(5)
      expectEqual(place(lab), 0)
      expectEqual(lab.frame.groups, [0.5])
      expectEqual(lab.frame.fills(.pureRed).first?.bounds.minY, 110)
      lab.stage.settle()
      lab.change(to: false, linear)
      lab.stage.run(5)
      expectEqual(place(lab), 0)
      expectEqual(lab.frame.groups, [0.5])
      lab.stage.settle()
      expectEqual(place(lab), nil)
    }
    // What does not move stays as it is.
    let still = wideningLab(reduceMotion: true)
    still.change(to: true, linear)
    expectEqual(still.frame.fills(.pureRed).first?.bounds.width, 10)
    let none = lab(true, .identity, reduceMotion: true)
    none.change(to: false, linear)
    expectEqual(place(none), nil)
  }

  @Test func aGroupIsGoneWhenItsLastViewIs() {
    let lab = Lab(true, rate: 10) { isThere in
      if isThere {
        Group {
          Color.pureRed.frame(width: 40, height: 20)
            .transition(.opacity.animation(.linear(duration: 0.3)))
          Color.pureBlue.frame(width: 40, height: 20)
            .transition(.opacity.animation(.linear(duration: 0.8)))
          Color.pureGreen.frame(width: 40, height: 20).transition(.identity)
        }
      }
    }
    lab.change(to: false, linear)
    #expect(lab.frame.fills(.pureGreen).isEmpty)
    lab.stage.run(5)
    #expect(lab.frame.fills(.pureRed).isEmpty)
    expectClose(lab.frame.groups.last ?? 0, 3.0 / 8, closerThan: 1e-9)
    lab.stage.run(3)
    #expect(lab.frame.fills(.pureBlue).isEmpty)
    #expect(lab.frame.isSettled)
  }

  @Test func whatLeavesKeepsItsDepth() {
    let lab = Lab(true, rate: 10) { isThere in
      ZStack {
        if isThere { Color.pureRed.frame(width: 40, height: 20).zIndex(1) }
        Color.pureBlue.frame(width: 40, height: 20)
      }
    }
    lab.change(to: false, linear)
    lab.stage.run(5)
    expectEqual(lab.frame.fills.dropFirst().map(\.color), [.pureBlue, .pureRed])
  }

  @Test func aCompletionWaitsForWhatLeaves() {
    let log = Log()
    let lab = lab(true, AnyTransition(Passing()).combined(with: .scale))
    lab.perform { value in
      withAnimation(linear, completionCriteria: .removed) {
        value.wrappedValue = false
      } completion: {
        log.note("done")
      }
    }
    lab.stage.run(9)
    #expect(log.take().isEmpty)
    lab.stage.run(3)
    expectEqual(log.take(), ["done"])
    expectEqual(place(lab), nil)
  }

  @Test(arguments: [false, true])
  func whatHasATransitionStillChanges(_ isCustom: Bool) {
    let transition = isCustom ? AnyTransition(Passing()) : .opacity
    let lab = Lab(10.0, rate: 10) { width in
      if width > 0 {
        Color.pureRed.frame(width: width, height: 20).transition(transition)
      }
    }
    lab.change(to: 30)
    expectEqual(lab.frame.fills(.pureRed).first?.bounds.width, 30)
    lab.change(to: 0, linear)
    lab.stage.run(3)
    lab.change(to: 50, linear)
    lab.stage.settle()
    expectEqual(lab.frame.fills(.pureRed).first?.bounds.width, 50)
  }
}
