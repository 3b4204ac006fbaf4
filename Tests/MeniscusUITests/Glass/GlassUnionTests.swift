import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

private struct Row: View {
  let split: Int
  var other = Glass.regular
  var gap = 20.0
  @Namespace private var namespace

  var body: some View {
    GlassEffectContainer(spacing: 20) {
      HStack(spacing: gap) {
        ForEach(0..<4) { item in
          Color.red.frame(width: 40, height: 40)
            .glassEffect(item == 3 ? other : .regular)
            .glassEffectUnion(id: item < split ? "1" : "2", namespace: namespace)
        }
      }
    }
  }
}

@MainActor
struct GlassUnionTests {
  @Test func equalIdentifiersMakeOneShapeAtRest() {
    let stage = Stage { Row(split: 2) }
    // Four of 40 with gaps of 20 are 220 wide: from 50 on.
    expectEqual(
      stage.frame.glassBoxes,
      [
        Rect2D(x: 50, y: 100, width: 100, height: 40),
        Rect2D(x: 170, y: 100, width: 100, height: 40),
      ])
    // A capsule of the joint frame.
    expectEqual(stage.frame.glass.map(\.radius), [20, 20])
    // The contents stay where they are.
    expectEqual(stage.frame.fills.map(\.bounds.minX), [50, 110, 170, 230])
    #expect(stage.frame.fills.allSatisfy { $0.bounds.width == 40 })
  }

  @Test func unequalGlassStaysApart() {
    let stage = Stage { Row(split: 2, other: .regular.tint(.blue)) }
    expectEqual(stage.frame.glassBoxes.map(\.minX), [50, 170, 230])
    expectEqual(stage.frame.glassBoxes.map(\.width), [100, 40, 40])
  }

  @Test func otherShapesNamespacesAndContainersStayApart() {
    struct Mixed: View {
      @Namespace private var one
      @Namespace private var two

      var body: some View {
        VStack(spacing: 10) {
          GlassEffectContainer {
            HStack(spacing: 10) {
              Color.red.frame(width: 20, height: 20).glassEffect()
                .glassEffectUnion(id: 1, namespace: one)
              Color.red.frame(width: 20, height: 20).glassEffect(in: .circle)
                .glassEffectUnion(id: 1, namespace: one)
              Color.red.frame(width: 20, height: 20).glassEffect()
                .glassEffectUnion(id: 1, namespace: two)
            }
          }
          GlassEffectContainer {
            Color.red.frame(width: 20, height: 20).glassEffect()
              .glassEffectUnion(id: 1, namespace: one)
          }
        }
      }
    }
    let stage = Stage { Mixed() }
    expectEqual(stage.frame.glassBoxes.map(\.width), [20, 20, 20, 20])
  }

  @Test func aUnionNeedsNoStack() {
    struct Scattered: View {
      @Namespace private var namespace

      var body: some View {
        GlassEffectContainer {
          ZStack {
            Color.red.frame(width: 20, height: 20).glassEffect()
              .glassEffectUnion(id: 1, namespace: namespace).offset(x: -50)
            VStack {
              Color.red.frame(width: 20, height: 20).glassEffect()
                .glassEffectUnion(id: 1, namespace: namespace)
            }
            .offset(x: 50)
          }
        }
      }
    }
    expectEqual(
      Stage { Scattered() }.frame.glassBoxes, [Rect2D(x: 100, y: 110, width: 120, height: 20)])
  }

  @Test func anEffectThatChangesItsUnionMovesBothEdges() throws {
    let lab = Lab(2, rate: 10) { Row(split: $0) }
    lab.change(to: 1, .linear(duration: 1))
    lab.stage.run(5)
    // Half the way from 100 to 40, and from 100 to 160.
    expectEqual(
      lab.frame.glassBoxes,
      [
        Rect2D(x: 50, y: 100, width: 70, height: 40),
        Rect2D(x: 140, y: 100, width: 130, height: 40),
      ])
    lab.stage.settle()
    let moved = lab.frame.displayDigest
    expectEqual(moved, Lab(1, rate: 10) { Row(split: $0) }.frame.displayDigest)
    // At once without an animation.
    lab.change(to: 3)
    expectEqual(lab.frame.displayDigest, Lab(3, rate: 10) { Row(split: $0) }.frame.displayDigest)
  }

  @Test func aChangeOfUnionTurnsAroundSmoothly() throws {
    let lab = Lab(2, rate: 60) { Row(split: $0) }
    let start = lab.frame.displayDigest
    lab.change(to: 1, .smooth)
    lab.stage.run(8)
    let before = try #require(lab.frame.glassBoxes.first).width
    lab.change(to: 2, .smooth)
    let after = try #require(lab.frame.glassBoxes.first).width
    expectClose(before, after, closerThan: 12)
    lab.stage.settle()
    expectEqual(lab.frame.displayDigest, start)
  }

  @Test func aMemberThatAppearsWidensTheUnion() {
    struct Growing: View {
      let count: Int
      @Namespace private var namespace

      var body: some View {
        GlassEffectContainer {
          HStack(spacing: 10) {
            ForEach(0..<count, id: \.self) { _ in
              Color.red.frame(width: 40, height: 40).glassEffect()
                .glassEffectUnion(id: "all", namespace: namespace)
            }
          }
          .frame(width: 200, alignment: .leading)
        }
      }
    }
    let lab = Lab(1, rate: 10) { Growing(count: $0) }
    lab.change(to: 2, .linear(duration: 1))
    lab.stage.run(5)
    expectEqual(lab.frame.glassBoxes.map(\.width), [65])
    expectEqual(lab.frame.glass.map(\.presence), [1])
    lab.stage.settle()
    expectEqual(lab.frame.glassBoxes.map(\.width), [90])
    expectEqual(
      lab.frame.displayDigest, Lab(2, rate: 10) { Growing(count: $0) }.frame.displayDigest)
  }
}
