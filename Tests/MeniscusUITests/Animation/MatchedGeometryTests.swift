import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Views that share their geometry.
@MainActor
struct MatchedGeometryTests {
  private let linear = Animation.linear(duration: 1)

  /// A source on the left and one that follows on the right, of other extents.
  private struct Pair: View {
    @Namespace private var space
    var properties = MatchedGeometryProperties.frame
    var sourceAnchor = UnitPoint.center
    var anchor = UnitPoint.center
    var width: CGFloat = 40

    var body: some View {
      HStack(spacing: 0) {
        Color.pureRed
          .matchedGeometryEffect(id: 1, in: space, anchor: sourceAnchor)
          .frame(width: width, height: 20)
        Color.pureBlue
          .matchedGeometryEffect(
            id: 1, in: space, properties: properties, anchor: anchor, isSource: false
          )
          .frame(width: 100, height: 60)
          .accessibilityIdentifier("follower")
      }
    }
  }

  private func blue(_ stage: Stage) -> Rect2D? { stage.frame.fills(.pureBlue).first?.bounds }
  private func red(_ stage: Stage) -> Rect2D? { stage.frame.fills(.pureRed).first?.bounds }

  @Test func whoFollowsTakesThePlaceAndTheExtentOfTheSource() {
    let stage = Stage { Pair() }
    // The row of 140 points is in the middle of 320 by 240.
    let source = Rect2D(x: 90, y: 110, width: 40, height: 20)
    expectEqual(red(stage), source)
    expectEqual(blue(stage), source)
    // In the layout it stays where it was.
    expectEqual(stage.model("follower"), Rect2D(x: 130, y: 90, width: 100, height: 60))
    #expect(stage.frame.isSettled)
    expectEqual(stage.step().counters[.placements], 0)
  }

  @Test func eitherPropertyMayBeTakenAlone() {
    let position = Stage { Pair(properties: .position) }
    expectEqual(blue(position), Rect2D(x: 60, y: 90, width: 100, height: 60))
    let size = Stage { Pair(properties: .size) }
    expectEqual(blue(size), Rect2D(x: 130, y: 90, width: 40, height: 20))
    let none = Stage { Pair(properties: []) }
    expectEqual(blue(none), Rect2D(x: 130, y: 90, width: 100, height: 60))
  }

  @Test func anchorsMeet() {
    let corner = Stage {
      Pair(properties: .position, sourceAnchor: .topLeading, anchor: .topLeading)
    }
    expectEqual(blue(corner), Rect2D(x: 90, y: 110, width: 100, height: 60))
    let mixed = Stage {
      Pair(properties: .position, sourceAnchor: .bottomTrailing, anchor: .topLeading)
    }
    expectEqual(blue(mixed), Rect2D(x: 130, y: 130, width: 100, height: 60))
    let mirrored = Stage(configure: { $0.layoutDirection = .rightToLeft }) {
      Pair(properties: .position, sourceAnchor: .topLeading, anchor: .topLeading)
    }
    // The source is on the right now, at 190; leading corners meet at 230.
    expectEqual(blue(mirrored), Rect2D(x: 130, y: 110, width: 100, height: 60))
  }

  @Test func whoFollowsMovesWithTheSource() {
    let lab = Lab(CGFloat(40), rate: 10) { Pair(width: $0) }
    lab.change(to: 80, linear)
    for _ in 0..<12 {
      lab.stage.step()
      expectEqual(blue(lab.stage), red(lab.stage))
    }
    expectEqual(blue(lab.stage)?.width, 80)
    lab.change(to: 10)
    expectEqual(blue(lab.stage), red(lab.stage))
    #expect(lab.frame.isSettled)
  }

  @Test func withoutASourceOneKeepsItsOwn() {
    let lab = Lab(true, rate: 10) { isThere in
      Follower(isThere: isThere)
    }
    expectEqual(blue(lab.stage), red(lab.stage))
    lab.change(to: false)
    expectEqual(blue(lab.stage), lab.stage.model("follower"))
    lab.change(to: true)
    expectEqual(blue(lab.stage), red(lab.stage))
  }

  private struct Follower: View {
    @Namespace private var space
    var isThere: Bool

    var body: some View {
      VStack(spacing: 0) {
        Color.pureBlue.matchedGeometryEffect(id: "a", in: space, isSource: false)
          .frame(width: 50, height: 50).accessibilityIdentifier("follower")
        if isThere {
          Color.pureRed.matchedGeometryEffect(id: "a", in: space).frame(width: 20, height: 20)
        }
      }
    }
  }

  /// A tile that is replaced by a card.
  private struct Hero: View {
    @Namespace private var space
    var isOpen: Bool

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.white.frame(width: 300, height: 200)
        if isOpen {
          Color.pureBlue.matchedGeometryEffect(id: "tile", in: space)
            .frame(width: 200, height: 150).padding(.leading, 100).padding(.top, 50)
        } else {
          Color.pureRed.matchedGeometryEffect(id: "tile", in: space)
            .frame(width: 40, height: 30)
        }
      }
    }
  }

  private let tile = Rect2D(x: 10, y: 20, width: 40, height: 30)
  private let card = Rect2D(x: 110, y: 70, width: 200, height: 150)

  private func mixed(_ part: Double) -> Rect2D {
    Rect2D(
      x: 10 + 100 * part, y: 20 + 50 * part, width: 40 + 160 * part, height: 30 + 120 * part)
  }

  @Test func whatReplacesAnotherComesFromItsPlace() {
    let lab = Lab(false, rate: 10) { Hero(isOpen: $0) }
    expectEqual(red(lab.stage), tile)
    lab.change(to: true, linear)
    for frame in 1...9 {
      lab.stage.step()
      let expected = mixed(Double(frame) / 10)
      // Both are on the same way, the one fading in, the other out.
      expectEqual(red(lab.stage)?.isNear(expected), true, "\(frame)")
      expectEqual(blue(lab.stage)?.isNear(expected), true, "\(frame)")
      expectEqual(lab.frame.groups.count, 2)
      let sum: Double = lab.frame.groups.reduce(0, +)
      expectClose(sum, 1, closerThan: 1e-9)
    }
    lab.stage.step()
    expectEqual(blue(lab.stage), card)
    expectEqual(red(lab.stage), nil)
    #expect(lab.frame.isSettled)
    #expect(lab.frame.issues.isEmpty)
  }

  @Test func withoutAnAnimationItIsThereAtOnce() {
    let lab = Lab(false, rate: 10) { Hero(isOpen: $0) }
    lab.change(to: true)
    expectEqual(blue(lab.stage), card)
    #expect(lab.frame.isSettled)
  }

  @Test(arguments: [Animation.linear(duration: 0.5), .smooth, .bouncy])
  func turningAroundIsSmooth(_ animation: Animation) {
    let lab = Lab(false, rate: 120) { Hero(isOpen: $0) }
    var last = tile
    var isOpen = false
    for turn in 0..<12 {
      isOpen.toggle()
      lab.change(to: isOpen, animation)
      for _ in 0..<(9 + turn * 17 % 40) {
        lab.stage.step()
        let shown = [red(lab.stage), blue(lab.stage)].compactMap { $0 }
        for rect in shown {
          // The far edge goes 260 points, at most 6 ways a second by the springs' equations, and
          // twice that where a velocity is taken over: 26 points in 1/120 second.
          #expect(rect.isNear(last, within: 26))
        }
        if let both = shown.first { last = both }
        // Both are one thing: they never part.
        if shown.count == 2 { #expect(shown[0].isNear(shown[1], within: 1e-6)) }
      }
    }
    lab.stage.settle()
    #expect(isOpen ? blue(lab.stage) == card : red(lab.stage) == tile)
    expectEqual(isOpen ? red(lab.stage) : blue(lab.stage), nil)
  }

  @Test func twoSourcesAreReported() {
    struct Doubled: View {
      @Namespace private var space
      var body: some View {
        HStack {
          Color.pureRed.matchedGeometryEffect(id: 1, in: space).frame(width: 10, height: 10)
          Color.pureBlue.matchedGeometryEffect(id: 1, in: space).frame(width: 10, height: 10)
        }
      }
    }
    let stage = Stage { Doubled() }
    stage.run(2)
    guard case .ambiguousGeometrySource(let view, let identifier) = stage.frame.issues.first
    else {
      Issue.record("Nothing was reported.")
      return
    }
    expectContains(view, "Color[1].matchedGeometryEffect")
    expectEqual(identifier, "1")
    expectEqual(stage.frame.issues.count, 1)
    #expect(stage.frame.isSettled)
  }

  @Test func otherIdentifiersAndNamespacesAreOthers() {
    struct Spaces: View {
      @Namespace private var first
      @Namespace private var second
      var body: some View {
        HStack(spacing: 0) {
          Color.pureRed.matchedGeometryEffect(id: 1, in: first).frame(width: 10, height: 10)
          Color.pureBlue.matchedGeometryEffect(id: 1, in: second, isSource: false)
            .frame(width: 20, height: 20)
          Color.pureGreen.matchedGeometryEffect(id: 2, in: first, isSource: false)
            .frame(width: 20, height: 20)
        }
      }
    }
    let stage = Stage { Spaces() }
    expectEqual(blue(stage)?.width, 20)
    expectEqual(stage.frame.fills(.pureGreen).first?.bounds.width, 20)
  }

  @Test func anOffsetOfTheSourceIsFollowed() {
    struct Shifted: View {
      @Namespace private var space
      var body: some View {
        ZStack {
          Color.pureRed.frame(width: 10, height: 10)
            .matchedGeometryEffect(id: 1, in: space).offset(x: 50, y: 20)
          Color.pureBlue.matchedGeometryEffect(id: 1, in: space, isSource: false)
            .frame(width: 80, height: 80)
        }
      }
    }
    let stage = Stage { Shifted() }
    expectEqual(blue(stage), Rect2D(x: 205, y: 135, width: 10, height: 10))
  }
}
