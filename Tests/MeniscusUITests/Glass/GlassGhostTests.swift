import MeniscusUI
import TestSupport
import Testing

/// A shape that comes and goes.
private struct Coming: View {
  let isThere: Bool
  let transition: GlassEffectTransition
  @Namespace private var namespace

  var body: some View {
    GlassEffectContainer(spacing: 24) {
      VStack(spacing: 16) {
        Color.pureRed.frame(width: 80, height: 40).glassEffect()
          .glassEffectID("stays", in: namespace)
        if isThere {
          Color.pureBlue.frame(width: 60, height: 60).glassEffect(in: .circle)
            .glassEffectID("comes", in: namespace)
            .glassEffectTransition(transition)
        }
      }
    }
  }
}

/// Many quick turns leave no ghost: requirement G10.
@MainActor
struct GlassGhostTests {
  @Test(arguments: [
    GlassEffectTransition.matchedGeometry, .materialize, .identity,
  ])
  func quickTogglingLeavesNothing(_ transition: GlassEffectTransition) throws {
    let lab = Lab(false) { Coming(isThere: $0, transition: transition) }
    let empty = lab.frame.displayDigest.list
    lab.change(to: true, .smooth(duration: 0.4))
    try #require(lab.stage.settle() != nil)
    let full = lab.frame.displayDigest.list
    expectEqual(lab.frame.glass.count, 2)
    #expect(full != empty)
    // An odd number of turns, from none to a dozen frames apart.
    for (turn, pause) in [3, 0, 7, 1, 12, 2, 0, 0, 5, 4, 1, 9, 2].enumerated() {
      lab.change(to: !turn.isMultiple(of: 2), .smooth(duration: 0.4))
      lab.stage.run(pause)
      #expect(lab.frame.glass.count <= 2)
    }
    try #require(lab.stage.settle() != nil)
    expectEqual(lab.frame.displayDigest.list, empty)
    expectEqual(lab.frame.glass.count, 1)
    lab.change(to: true, .smooth(duration: 0.4))
    try #require(lab.stage.settle() != nil)
    expectEqual(lab.frame.displayDigest.list, full)
  }
}
