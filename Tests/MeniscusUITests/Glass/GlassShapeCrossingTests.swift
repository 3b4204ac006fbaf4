import MeniscusDisplay
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
    for piece in lab.frame.glass { expectClose(piece.presence, 0.5, closerThan: 1e-9) }
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
