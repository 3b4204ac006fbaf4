import MeniscusGeometry
import TestSupport
import Testing

/// Rectangles of whole pixels.
@Suite("Pixel rectangles") struct PixelRectTests {
  private static let one = PixelRect(x: 2, y: 3, width: 10, height: 5)

  /// Another rectangle, what both share, and what lies around both.
  private static let pairs: [(PixelRect, shared: PixelRect, around: PixelRect)] = [
    (one, one, one),
    (.empty, .empty, one),
    (
      PixelRect(x: 12, y: 3, width: 1, height: 1), .empty,
      PixelRect(x: 2, y: 3, width: 11, height: 5)
    ),
    (
      PixelRect(x: -1, y: 7, width: 4, height: 9), PixelRect(x: 2, y: 7, width: 1, height: 1),
      PixelRect(x: -1, y: 3, width: 13, height: 13)
    ),
    (PixelRect(x: 4, y: 4, width: 2, height: 2), PixelRect(x: 4, y: 4, width: 2, height: 2), one),
  ]

  @Test("What two rectangles share, and what lies around them")
  func pairs() {
    for (other, shared, around) in Self.pairs {
      for (left, right) in [(Self.one, other), (other, Self.one)] {
        #expect(left.intersection(right) == shared && left.union(right) == around)
        expectEqual(left.intersects(right), !shared.isEmpty)
      }
      expectEqual(Self.one.contains(other), around == Self.one && other != .empty)
    }
  }

  @Test("Extents, moved, and in points")
  func measures() {
    let one = Self.one
    #expect((one.minX, one.minY, one.maxX, one.maxY) == (2, 3, 12, 8))
    #expect(one.width == 10 && one.height == 5 && !one.isEmpty && PixelRect.empty.isEmpty)
    expectEqual(one.moved(x: -2, y: 1), PixelRect(minX: 0, minY: 4, maxX: 10, maxY: 9))
    expectEqual(one.points(scale: 2), Rect2D(x: 1, y: 1.5, width: 5, height: 2.5))
  }
}

/// Work that is spread.
@Suite("Parallel for") struct ParallelForTests {
  @Test("Every item is in one run, in order, whoever does the work")
  func map() {
    for parallel in [ParallelFor.serial, .backwards, .threads(4)] {
      for count in [0, 1, 2, 15, 16, 17, 1_000] {
        let runs = parallel.map(count, pieces: 16) { $0 }
        expectEqual(Array(runs.joined()), Array(0..<count))
        expectEqual(runs.count, min(count, parallel.workers == 1 ? 1 : 16))
      }
    }
  }

  @Test("Every item is in one run, and each worker has a number below theirs")
  func runs() {
    for parallel in [ParallelFor.serial, .backwards, .threads(4)] {
      for count in [0, 1, 2, 15, 1_000] {
        var times = [Int](repeating: 0, count: count)
        var workers = [Int](repeating: -1, count: count)
        times.withUnsafeMutableBufferPointer { times in
          workers.withUnsafeMutableBufferPointer { workers in
            guard let first = times.baseAddress, let second = workers.baseAddress else { return }
            let shared = (SharedElements(first), SharedElements(second))
            parallel.runs(of: count) { run, worker in
              for item in run {
                shared.0[item] += 1
                shared.1[item] = worker
              }
            }
          }
        }
        #expect(times.allSatisfy { $0 == 1 })
        #expect(workers.allSatisfy { (0..<parallel.workers).contains($0) })
      }
    }
  }
}
