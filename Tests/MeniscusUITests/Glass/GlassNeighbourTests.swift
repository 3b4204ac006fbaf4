import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Which effects flow into which, where there are several.
@MainActor
struct GlassNeighbourTests {
  private let linear = Animation.linear(duration: 1)

  @Test func shapesOfOtherKindsMeetHalfWay() throws {
    struct Rounding: View {
      let isShown: Bool
      @Namespace private var namespace

      var body: some View {
        GlassEffectContainer(spacing: 40) {
          ZStack {
            Color.pureRed.frame(width: 60, height: 60).glassEffect(in: .circle)
              .glassEffectID("a", in: namespace).offset(x: -60)
            if isShown {
              Color.pureBlue.frame(width: 80, height: 40).glassEffect(in: .rect(cornerRadius: 10))
                .glassEffectID("b", in: namespace).offset(x: 40)
            }
          }
        }
      }
    }
    let lab = Lab(false, rate: 10) { Rounding(isShown: $0) }
    lab.change(to: true, linear)
    lab.stage.run(5)
    let glass = try #require(lab.frame.glass.last)
    // Half way from the circle at (70, 90) to the rectangle at (160, 100), 80 by 40.
    #expect(glass.box.isNear(Rect2D(x: 115, y: 95, width: 70, height: 50)))
    expectEqual(glass.radius, 20)
  }

  @Test func severalThatAppearAllComeOutOfTheOneThatStands() throws {
    struct Cluster: View {
      let isExpanded: Bool
      @Namespace private var namespace

      var body: some View {
        GlassEffectContainer(spacing: 18) {
          VStack(spacing: 18) {
            if isExpanded {
              ForEach(0..<3) { item in
                Color.pureBlue.frame(width: 30, height: 30).glassEffect(in: .circle)
                  .glassEffectID(item, in: namespace)
              }
            }
            Color.pureRed.frame(width: 40, height: 40).glassEffect(in: .circle)
              .glassEffectID("parent", in: namespace)
          }
          .frame(height: 200, alignment: .bottom)
        }
      }
    }
    let lab = Lab(false, rate: 10) { Cluster(isExpanded: $0) }
    let collapsed = lab.frame.displayDigest
    expectEqual(lab.frame.glassBoxes, [Rect2D(x: 140, y: 180, width: 40, height: 40)])
    lab.change(to: true, linear)
    lab.stage.run(5)
    // Half way between their own places, 48 apart, and the parent's.
    expectEqual(lab.frame.glassBoxes.map(\.minY), [108, 132, 156, 180])
    expectEqual(lab.frame.glassBoxes.map(\.width), [35, 35, 35, 40])
    lab.stage.settle()
    expectEqual(lab.frame.glassBoxes.map(\.minY), [36, 84, 132, 180])
    lab.change(to: false, linear)
    lab.stage.run(5)
    expectEqual(lab.frame.glassBoxes.map(\.minY), [108, 132, 156, 180])
    expectEqual(lab.frame.glassBoxes.map(\.width), [35, 35, 35, 40])
    lab.stage.settle()
    expectEqual(lab.frame.displayDigest, collapsed)
  }

  @Test func aShapeOfTheSameNameTakesOver() throws {
    struct Swapped: View {
      let isLarge: Bool
      @Namespace private var namespace

      var body: some View {
        GlassEffectContainer(spacing: 0) {
          ZStack {
            if isLarge {
              Color.pureRed.frame(width: 100, height: 60).glassEffect()
                .glassEffectID("one", in: namespace).offset(x: 90)
            } else {
              Color.pureBlue.frame(width: 40, height: 40).glassEffect()
                .glassEffectID("one", in: namespace).offset(x: -100)
            }
          }
        }
      }
    }
    let lab = Lab(false, rate: 10) { Swapped(isLarge: $0) }
    let small = lab.frame.glassBoxes[0]
    lab.change(to: true, linear)
    lab.stage.run(5)
    let boxes = lab.frame.glassBoxes
    expectEqual(boxes.count, 2)
    // Both are the same shape, half way.
    #expect(boxes.allSatisfy { $0.isNear(boxes[0]) })
    #expect(boxes[0].isNear(Rect2D(x: 120, y: 95, width: 70, height: 50)))
    expectEqual(small, Rect2D(x: 40, y: 100, width: 40, height: 40))
    lab.stage.settle()
    expectEqual(lab.frame.glassBoxes, [Rect2D(x: 200, y: 90, width: 100, height: 60)])
  }

  @Test func namespacesAreTheViewsOwn() {
    struct Pair: View {
      let isShown: Bool
      @Namespace private var one
      @Namespace private var two

      var body: some View {
        GlassEffectContainer(spacing: 100) {
          HStack(spacing: 10) {
            Color.pureRed.frame(width: 40, height: 40).glassEffect().glassEffectID(1, in: one)
            if isShown {
              Color.pureBlue.frame(width: 40, height: 40).glassEffect().glassEffectID(2, in: two)
            }
          }
        }
      }
    }
    let lab = Lab(false, rate: 10) { Pair(isShown: $0) }
    lab.change(to: true, linear)
    lab.stage.run(5)
    // Another namespace has nothing to flow out of.
    expectEqual(lab.frame.glass.map(\.presence), [1, 0.5])
  }

  @Test func theSpacingDecidesByNearestEdges() throws {
    // As laid out, 40 apart is near enough; 41 is not: it materializes in its own place.
    for (gap, flows) in [(40.0, true), (41.0, false)] {
      let lab = Toggled.lab(false, gap: gap)
      lab.change(to: true, linear)
      lab.stage.run(5)
      let glass = lab.frame.glass
      try #require(glass.count == 2)
      expectEqual(glass.map(\.presence), flows ? [1, 1] : [1, 0.5], "\(gap)")
      let own = Toggled.lab(true, gap: gap).frame.glassBoxes[1]
      expectEqual(glass[1].box == own, !flows, "\(gap)")
      // And back, by the layout that is left.
      let back = Toggled.lab(true, gap: gap)
      back.change(to: false, linear)
      back.stage.run(5)
      expectEqual(back.frame.glass.map(\.presence), flows ? [1, 1] : [1, 0.5], "\(gap)")
    }
  }
}
