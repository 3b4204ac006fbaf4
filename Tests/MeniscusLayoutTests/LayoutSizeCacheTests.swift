import MeniscusGeometry
import MeniscusLayout
import TestSupport
import Testing

struct LayoutSizeCacheTests {
  private func proposal(_ index: Int) -> LayoutProposal {
    LayoutProposal(width: Double(index), height: nil)
  }

  @Test func findsByBits() {
    var cache = LayoutSizeCache()
    let third = LayoutProposal(width: 1.0 / 3, height: .infinity)
    cache.store(Size2D(width: 1, height: 2), for: third)
    expectEqual(cache.size(for: third), Size2D(width: 1, height: 2))
    let next = LayoutProposal(width: (1.0 / 3).nextUp, height: .infinity)
    expectEqual(cache.size(for: next), nil)
    expectEqual(cache.size(for: LayoutProposal(width: 1.0 / 3, height: nil)), nil)
    expectEqual(LayoutProposal(width: -0.0, height: 0), .zero)
    cache.removeAll()
    expectEqual(cache.size(for: third), nil)
  }

  @Test func theOldestGivesWay() {
    var cache = LayoutSizeCache()
    let extra = 3
    for index in 0..<(LayoutSizeCache.capacity + extra) {
      cache.store(Size2D(width: Double(index), height: 0), for: proposal(index))
    }
    expectEqual(cache.count, LayoutSizeCache.capacity)
    for index in 0..<(LayoutSizeCache.capacity + extra) {
      let known = cache.size(for: proposal(index))
      expectEqual(known?.width, index < extra ? nil : Double(index))
    }
  }

  /// Every level of nesting asks the next one for a handful of sizes, not for three times as many
  /// as it was asked for itself: 3¹² would be half a million.
  @Test func deepNestingStaysLinear() {
    let leaf = TestNode.greedy("leaf")
    var node: TestNode = leaf
    for level in 0..<12 {
      let layout: StackLayout = level % 2 == 0 ? .horizontal(spacing: 1) : .vertical(spacing: 1)
      node = StackNode(layout, [node, TestNode.fixed("", 3, 3), .greedy()])
    }
    _ = node.frames(in: Size2D(width: 300, height: 300))
    #expect(leaf.computations <= 16)
  }
}
