import MeniscusLayout
import TestSupport
import Testing

/// The table of lengths against plain sums.
struct LazyExtentsTests {
  @Test func positionsAreSums() {
    var random = SplitMix(seed: 5)
    for count in [0, 1, 2, 7, 64, 100] {
      var extents = LazyExtents(count: count, spacing: 2.5, estimate: 10)
      var plain = Array(repeating: 10.0, count: count)
      for _ in 0..<200 where count > 0 {
        let index = random.below(count)
        let length = random.length(50)
        let changes = extents.setLength(length, of: index)
        expectEqual(changes, plain[index] != length)
        plain[index] = length
      }
      var start = 0.0
      for index in 0..<count {
        // Quarters add up without rounding.
        expectEqual(extents.start(of: index), start)
        #expect(extents.index(at: start) >= index)
        start += plain[index] + 2.5
      }
      expectEqual(extents.total, max(start - 2.5, 0))
    }
  }

  @Test func stretchesTouchTheirLines() {
    var extents = LazyExtents(count: 10, spacing: 5, estimate: 20)
    extents.setLength(100, of: 2)
    // Lines start at 0, 25, 50, 155, 180 …
    expectEqual(extents.indices(from: 0, to: 20), 0..<1)
    expectEqual(extents.indices(from: 26, to: 51), 1..<3)
    expectEqual(extents.indices(from: 60, to: 156), 2..<4)
    expectEqual(extents.indices(from: -50, to: 1), 0..<1)
    expectEqual(extents.indices(from: 1e6, to: 2e6), 9..<10)
    #expect(extents.indices(from: 10, to: 10).isEmpty)
    #expect(LazyExtents().indices(from: 0, to: 100).isEmpty)
  }

  @Test func lengthsThatAreNoneCountAsNothing() {
    var extents = LazyExtents(count: 3, spacing: 0, estimate: 10)
    extents.setLength(.nan, of: 0)
    extents.setLength(-5, of: 1)
    expectEqual(extents.total, 10)
  }
}
