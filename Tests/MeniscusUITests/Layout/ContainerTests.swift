import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Views that follow from the room around them.
@MainActor
struct ContainerTests {
  private func box(_ name: String, _ width: CGFloat, _ height: CGFloat = 20) -> some View {
    Color.blue.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  @Test(arguments: [(300.0, "wide"), (150, "narrow"), (50, "least"), (10, "least")])
  func theFirstViewThatFitsIsShown(width: Double, expected: String) {
    let stage = Stage(width: width, height: 100) {
      ViewThatFits(in: .horizontal) {
        box("wide", 200)
        box("narrow", 100)
        box("least", 40)
      }
    }
    for name in ["wide", "narrow", "least"] {
      expectEqual(stage.model(name) != nil, name == expected)
    }
    expectEqual(stage.frame.displayList.operations.count, 1)
  }

  @Test func anotherRoomShowsAnotherView() {
    let stage = Stage(width: 300, height: 100) {
      ViewThatFits {
        box("wide", 200)
        box("narrow", 100)
      }
    }
    stage.step(.resize(Size2D(width: 120, height: 100)))
    expectEqual(stage.model("narrow")?.minX, 10)
    expectEqual(stage.model("wide"), nil)
    stage.step(.resize(Size2D(width: 220, height: 100)))
    expectEqual(stage.model("wide")?.minX, 10)
  }

  @Test func readersKnowTheirRoomInTheFirstFrame() {
    let stage = Stage(width: 200, height: 100) {
      GeometryReader { proxy in
        box("half", proxy.size.width / 2, proxy.size.height / 4)
      }
    }
    expectEqual(stage.model("half"), Rect2D(x: 0, y: 0, width: 100, height: 25))
    stage.step(.resize(Size2D(width: 80, height: 40)))
    expectEqual(stage.model("half"), Rect2D(x: 0, y: 0, width: 40, height: 10))
    let bodies = stage.step().counters[.bodies]
    expectEqual(bodies, 0)
  }

  @Test func readersSeeChangesOfWhatTheyRead() {
    let lab = Lab(0.5) { fraction in
      GeometryReader { proxy in
        Color.blue.frame(width: proxy.size.width * fraction).accessibilityIdentifier("bar")
      }
    }
    expectEqual(lab.stage.model("bar")?.width, 160)
    lab.change(to: 0.25)
    expectEqual(lab.stage.model("bar")?.width, 80)
  }

  @Test func framesFollowTheScrollViewAround() {
    let stage = Stage(width: 300, height: 200) {
      VStack(spacing: 0) {
        Color.red.frame(height: 50)
        ScrollView(.horizontal) {
          HStack(spacing: 10) {
            ForEach(0..<6) { number in
              Color.blue
                .containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 10)
                .accessibilityIdentifier("page \(number)")
            }
          }
        }
        .frame(width: 200)
      }
    }
    // (200 − 2 · 10) / 3 = 60 points a page, 10 between.
    expectEqual(stage.model("page 0")?.width, 60)
    expectEqual(stage.model("page 4")?.minX, 280)
  }

  @Test(
    "A container's length is what the margins of the scroll view leave of it, also once they change"
  )
  func marginsAreNoContainer() {
    let lab = Lab(30.0) { margin in
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<3) { number in
            Color.blue.containerRelativeFrame(.horizontal).accessibilityIdentifier("page \(number)")
          }
        }
      }
      .contentMargins(.horizontal, margin)
    }
    // 320 points, less a margin on either side.
    expectEqual(lab.stage.model("page 0")?.width, 260)
    expectEqual(lab.stage.model("page 2")?.minX, 520)
    lab.change(to: 10)
    expectEqual(lab.stage.model("page 0")?.width, 300)
    expectEqual(lab.stage.model("page 2")?.minX, 600)
  }

  @Test func framesFollowTheSceneWhereNothingScrolls() {
    let stage = Stage(width: 300, height: 200) {
      VStack {
        Color.blue.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
          axis == .horizontal ? length / 2 : length / 4
        }
        .accessibilityIdentifier("a")
      }
      .padding(40)
    }
    expectEqual(stage.model("a")?.size, Size2D(width: 150, height: 50))
    stage.step(.resize(Size2D(width: 100, height: 100)))
    expectEqual(stage.model("a")?.size, Size2D(width: 50, height: 25))
  }

  @Test func dividersAreAPixelThickAcrossTheirStack() {
    let stage = Stage(width: 100, height: 60) {
      VStack(spacing: 0) {
        Divider().accessibilityIdentifier("level")
        HStack(spacing: 0) {
          Color.red
          Divider().accessibilityIdentifier("upright")
          Color.red
        }
      }
    }
    expectEqual(stage.model("level")?.size, Size2D(width: 100, height: 0.5))
    expectEqual(stage.model("upright")?.size, Size2D(width: 0.5, height: 59.5))
  }
}

/// Bars that cover the safe area, and what reaches under them.
@MainActor
struct SafeAreaModifierTests {
  @Test func barsStandAtTheirEdgesAndContentInTheRest() {
    let stage = Stage(width: 100, height: 200) {
      Color.blue.accessibilityIdentifier("content")
        .safeAreaInset(edge: .top, spacing: 0) {
          Color.red.frame(height: 30).accessibilityIdentifier("bar")
        }
        .safeAreaInset(edge: .trailing) {
          Color.red.frame(width: 20).accessibilityIdentifier("side")
        }
    }
    expectEqual(stage.model("bar"), Rect2D(x: 0, y: 0, width: 72, height: 30))
    expectEqual(stage.model("side"), Rect2D(x: 80, y: 0, width: 20, height: 200))
    expectEqual(stage.model("content"), Rect2D(x: 0, y: 30, width: 72, height: 170))
  }

  @Test func whatIgnoresTheSafeAreaReachesUnderTheBarsThatItTouches() {
    let stage = Stage(width: 100, height: 200) {
      VStack(spacing: 0) {
        Color.blue.ignoresSafeArea().accessibilityIdentifier("outer")
        Color.green.accessibilityIdentifier("lower")
      }
      .background {
        Color.yellow.accessibilityIdentifier("behind").ignoresSafeArea(edges: .bottom)
      }
      .safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: 30) }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 50) }
    }
    // The modifier's own frame stays; its content is drawn under the bar that it touches.
    expectEqual(stage.model("lower"), Rect2D(x: 0, y: 90, width: 100, height: 60))
    expectEqual(stage.model("outer"), Rect2D(x: 0, y: 30, width: 100, height: 60))
    expectEqual(stage.model("behind"), Rect2D(x: 0, y: 30, width: 100, height: 170))
  }

  @Test func paddingOfTheSafeAreaIsReachedUnder() {
    let stage = Stage(width: 100, height: 100) {
      ZStack {
        Color.blue.accessibilityIdentifier("all").ignoresSafeArea()
        Color.red.accessibilityIdentifier("inside")
      }
      .safeAreaPadding(.horizontal, 10)
      .safeAreaPadding(.top, 20)
    }
    expectEqual(stage.model("inside"), Rect2D(x: 10, y: 20, width: 80, height: 80))
    expectEqual(stage.model("all"), Rect2D(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func readersAreToldHowFarTheyReachUnderBars() {
    let stage = Stage(width: 100, height: 100) {
      GeometryReader { proxy in
        Color.blue.frame(height: proxy.safeAreaInsets.top + 1).accessibilityIdentifier("told")
      }
      .ignoresSafeArea()
      .safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: 30) }
    }
    expectEqual(stage.model("told"), Rect2D(x: 0, y: 0, width: 100, height: 31))
  }
}
