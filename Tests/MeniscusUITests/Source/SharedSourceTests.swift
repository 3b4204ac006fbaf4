import MeniscusUI
import TestSupport
import Testing

@MainActor
struct SharedSourceTests {
  /// The same file is SwiftUI's elsewhere, so nothing of it is there for this test.
  @Test func aSourceThatServesBothBehaves() {
    let stage = Stage(height: 400) { BasketView() }
    func lines() -> [String] {
      stage.host.snapshot().split(separator: "\n").compactMap { line in
        line.split(separator: "“").dropFirst().first?.split(separator: "”").first.map(String.init)
      }
    }
    expectEqual(
      lines(),
      ["Basket", "3 things to buy", "Milk", "Bread", "Tulips", "Hide what is done"])
    for identifier in ["item-0", "item-1"] {
      // The switch is at the end of its row.
      guard let row = stage.shown(identifier) else { continue }
      stage.tap(row.maxX - 20, row.center.y)
    }
    expectEqual(lines()[1], "1 thing to buy")
    stage.tap("filter")
    stage.run(120)
    expectEqual(lines(), ["Basket", "1 thing to buy", "Tulips", "Show all"])
    #expect(stage.frame.isSettled && stage.frame.issues.isEmpty)
  }
}
