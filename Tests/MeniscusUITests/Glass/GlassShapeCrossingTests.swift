import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Glass whose shape changes for one that nothing leads to.
@MainActor
struct GlassShapeCrossingTests {
  private func lab(_ configure: (inout SceneConfiguration) -> Void = { _ in }) -> Lab<String> {
    Lab("1", configure: configure) { text in
      Rectangle().fill(.clear)
        .glassEffect(.clear, in: TextShape(text, font: .system(size: 60)))
        .frame(width: 60, height: 60)
    }
  }

  @Test func theOneFadesAsTheOtherComes() {
    let lab = lab()
    let before = lab.frame.glass[0]
    lab.change(to: "2", .linear(duration: 0.1))
    expectEqual(lab.frame.glassBoxes, [before.box])
    lab.stage.run(3)
    // Half the way.
    expectEqual(lab.frame.glass.count, 2)
    expectEqual(lab.frame.glass[0].box, before.box)
    // The one that goes is as fast: (1 − ½)², and 1 less that of the other.
    expectClose(lab.frame.glass[0].presence, 0.25, closerThan: 1e-9)
    expectClose(lab.frame.glass[1].presence, 0.75, closerThan: 1e-9)
    // They do not fuse.
    expectEqual(Set(lab.frame.glass.map(\.element.container)).count, 2)
    #expect(!lab.frame.isSettled)
    lab.stage.run(3)
    expectEqual(lab.frame.glass.count, 1)
    expectEqual(lab.frame.glass[0].presence, 1)
    #expect(lab.frame.glass[0].box != before.box)
    #expect(lab.frame.isSettled)
  }

  @Test func withoutAnimationItIsThereAtOnce() {
    let lab = lab()
    lab.change(to: "2")
    expectEqual(lab.frame.glass.count, 1)
    expectEqual(lab.frame.glass[0].presence, 1)
    #expect(lab.frame.isSettled)
  }

  @Test func aSolidFaceChangesInTheMiddle() throws {
    let lab = lab { $0.increaseContrast = true }
    func face() throws -> Rect2D {
      // A face and its border, of one of the two.
      let fills = lab.frame.fills.filter { $0.path.hasSuffix("glassEffect") }
      try #require(fills.count == 2)
      expectEqual(fills[0].color?.opacity, 1)
      return fills[0].bounds
    }
    let before = try face()
    lab.change(to: "2", .linear(duration: 0.1))
    lab.stage.run(2)
    expectEqual(try face(), before)
    lab.stage.run(2)
    let after = try face()
    #expect(after != before)
    lab.stage.settle()
    expectEqual(try face(), after)
  }

  @Test func aChangeThatIsNoneCrossesNothing() {
    let lab = Lab(1.0) { opacity in
      Rectangle().fill(.clear).frame(width: 60, height: 60)
        .glassEffect(.clear, in: TextShape("1", font: .system(size: 60)))
        .opacity(opacity)
    }
    lab.change(to: 0.5, .linear(duration: 0.1))
    lab.stage.run(3)
    expectEqual(lab.frame.glass.count, 1)
  }

  @Test func aShapeWithDataOfItsOwnGoesByThem() {
    let lab = Lab(CGFloat(4)) { radius in
      Rectangle().fill(.clear).frame(width: 60, height: 60)
        .glassEffect(.clear, in: .rect(cornerRadius: radius))
    }
    lab.change(to: 20, .linear(duration: 0.1))
    lab.stage.run(3)
    expectEqual(lab.frame.glass.count, 1)
    expectEqual(lab.frame.glass[0].radius, 12)
  }
}
