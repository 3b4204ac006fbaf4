import MeniscusUI
import TestSupport
import Testing

/// The menu of an article: written as it is written there.
@MainActor
struct GlassMenuTests {
  @Test func theMenuSplitsAndPoursBackIn() throws {
    let log = Log()
    let lab = Lab(false, isInteractive: true) { isExpanded in
      GlassMenuSample(
        methods: [.espresso, .filter, .press], isExpanded: .constant(isExpanded),
        onPick: { log.note($0.rawValue) })
    }
    expectEqual(lab.frame.glass.count, 1)
    let start = lab.frame.displayDigest
    lab.change(to: true, .bouncy)
    lab.stage.run(8)
    expectEqual(lab.frame.glass.count, 4)
    #expect(lab.frame.glass.allSatisfy { $0.presence == 1 })
    lab.stage.settle()
    let middle = lab.frame.glassBoxes[1].center
    lab.stage.tap(middle.x, middle.y)
    expectEqual(log.take(), ["filter"])
    lab.change(to: false, .bouncy)
    lab.stage.settle()
    expectEqual(lab.frame.displayDigest, start)
  }
}
