import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Code that was written for SwiftUI compiles, is laid out and answers.
@MainActor
struct TypicalCodeTests {
  @Test func aListOfRowsIsLaidOutAndAnswers() throws {
    let stage = Stage(height: 400) { PetList() }
    #expect(stage.frame.issues.isEmpty)
    #expect(stage.frame.isSettled)
    #expect(throws: Never.self) { try stage.frame.displayList.validate() }
    // Padding of 16 above, a ring of 20, 4, a line of 1, 6 between the rows.
    let rows = ["Minka", "Rex", "Bubble"].compactMap { stage.model("feed \($0)") }
    expectEqual(rows.map(\.minX), [296, 296, 296])
    expectEqual(rows.map(\.minY), [49, 71, 93])
    #expect(stage.host.unencodableState.isEmpty)
    let capsules = stage.frame.fills.filter { $0.bounds.height == 8 }.map(\.bounds.width)
    expectEqual(capsules.prefix(1), [22])
    stage.tap("feed Minka")
    #expect(!stage.frame.isSettled)
    stage.settle()
    let fed = stage.frame.fills.filter { $0.bounds.height == 8 }.map(\.bounds.width)
    expectEqual(fed.prefix(1), [24])
    // The badge has appeared.
    #expect(stage.frame.fills.contains { $0.bounds.size == Size2D(width: 30, height: 30) })
  }

  @Test func formsThatAreWrittenLessOftenAreShown() {
    for stage in [
      Stage(width: 393, height: 700) { RecipeSettings() },
      Stage(width: 393, height: 700) { RecipeList() },
    ] {
      #expect(stage.frame.issues.isEmpty, "\(stage.frame.issues)")
      #expect(stage.host.unencodableState.isEmpty, "\(stage.host.unencodableState)")
      #expect(throws: Never.self) { try stage.frame.displayList.validate() }
      expectEqual(stage.unmet, [])
    }
  }

  @Test func aDozenViewsFitABuilder() {
    let stage = Stage { Dozen() }
    expectEqual(stage.frame.fills.map(\.bounds.width), [Double](repeating: 10, count: 12))
    expectEqual(stage.frame.fills.first?.bounds.minX, 94.5)
  }

  @Test func aModifierHasStateAndEnvironmentOfItsOwn() {
    let stage = Stage(configure: { $0.colorScheme = .dark }) {
      Color.pureRed.frame(width: 20, height: 20).card()
    }
    expectEqual(stage.frame.fills.first?.color, .black)
    expectEqual(stage.frame.fills.first?.bounds.size, Size2D(width: 36, height: 36))
    stage.tap(160, 120)
    expectClose(stage.frame.fills(.pureRed).first?.bounds.width ?? 0, 21, closerThan: 1e-9)
  }

  @Test func recursiveViewsEnd() {
    struct Node: Identifiable {
      let id: Int
      var children: [Node]?
    }
    let leaf = Node(id: 3)
    let node = Node(id: 1, children: [Node(id: 2, children: [leaf]), leaf])
    let stage = Stage { Tree(node: node, children: \.children) }
    expectEqual(stage.frame.fills.map(\.bounds.minX), [145, 155, 165, 155])
  }

  @Test func aWaveMoves() {
    let lab = Lab(0.0, rate: 10) { phase in
      Wave(phase: phase).fill(Color.pureRed).frame(width: 100, height: 40)
    }
    lab.change(to: .pi, .linear(duration: 1))
    var hashes: Set<UInt64> = []
    for _ in 0..<8 { hashes.insert(lab.stage.step().displayDigest.list) }
    expectEqual(hashes.count, 8)
  }
}
