import Foundation
import MeniscusDisplay
import MeniscusUI
import TestSupport
import Testing

private struct Item: Identifiable {
  let id = UUID()
  var title: String
}

private struct Items: View {
  @State private var items = ["a", "b", "c"].map { Item(title: $0) }
  @State private var chosen: UUID?
  @State private var names: [UUID: String] = [:]
  let choice: Int

  var body: some View {
    VStack {
      ForEach(items) { Text(verbatim: $0.title) }
      Color.green.frame(width: 20, height: 20)
        .onTapGesture {
          chosen = items[choice].id
          for item in items { names[item.id] = item.title }
        }
        .accessibilityIdentifier("choose")
    }
  }
}

@MainActor
struct IdentityNumberTests {
  /// Every stage has identities of its own, as every run has.
  @Test func identitiesThatDifferFromRunToRunAreHashedByTheirOrder() {
    func hash(_ choice: Int) -> UInt64 {
      let stage = Stage { Items(choice: choice) }
      return stage.tap("choose").stateHash
    }
    expectEqual(hash(1), hash(1))
    #expect(hash(1) != hash(2))
    expectEqual(Set((0..<8).map { _ in hash(0) }).count, 1)
  }

  @Test func anIdentityThatIsDrawnDiffers() {
    func list() -> UInt64 {
      let id = UUID()
      return Stage { Text(verbatim: id.uuidString) }.frame.displayDigest.list
    }
    #expect(list() != list())
  }

  @Test func snapshotsAndPathsTellNumbers() {
    func snapshot() -> String {
      let stage = Stage { Items(choice: 1) }
      stage.tap("choose")
      return stage.host.snapshot()
    }
    #expect(snapshot().contains("identity 2"))
    expectEqual(snapshot(), snapshot())
  }
}
