import MeniscusDiff
import MeniscusGeometry
import MeniscusImage
import TestSupport
import Testing

/// What makes pixelmatch quick changes nothing: every pixel has the verdict that it has alone.
@Suite struct PixelmatchRouteTests {
  /// How two pictures differ.
  enum Change: CaseIterable {
    case none, all, faint, growing, shifted, corners
  }

  /// A picture of a few colours in steps, so that there are even areas and slopes, and what a change
  /// makes of it.
  private func pair(
    _ change: Change, width: Int, height: Int, isOpaque: Bool
  ) -> (Bitmap, Bitmap) {
    var seeded = Seeded(UInt64(width * 100 + height))
    var expected = seeded.bitmap(width: width, height: height)
    for index in expected.samples.indices {
      let isFlat = index / 4 % width % 11 < 6
      expected.samples[index] =
        isFlat ? expected.samples[index & 3] : expected.samples[index] & 0xE0
    }
    var actual = expected
    for index in actual.samples.indices where index % 4 != 3 || !isOpaque {
      let row = index / (width * 4)
      let amount = [.none: 0, .all: 255, .faint: 3, .growing: row * 2 + 1][change] ?? 0
      let moved = Int(actual.samples[index]) + seeded.next(2 * amount + 1) - amount
      actual.samples[index] = UInt8(min(max(moved, 0), 255))
    }
    if change == .shifted, width > 1 {
      actual.samples = Array(actual.samples.dropFirst(4) + actual.samples.prefix(4))
    }
    if change == .corners {
      for (x, y) in [(0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)] {
        actual = actual.moving(seeded.next(3), x: x, y: y, by: 128)
      }
    }
    return isOpaque ? (expected.opaque, actual.opaque) : (expected, actual)
  }

  @Test(arguments: PixelmatchOptions.Generation.allCases, Change.allCases)
  func everyPixelHasItsOwnVerdict(
    _ generation: PixelmatchOptions.Generation, _ change: Change
  ) throws {
    var options = PixelmatchOptions(generation)
    for (width, height) in [
      (1, 1), (1, 9), (2, 2), (3, 5), (7, 3), (8, 1), (9, 4), (16, 3), (17, 12), (35, 9), (64, 2),
    ] {
      for isOpaque in [true, false] {
        let (expected, actual) = pair(change, width: width, height: height, isOpaque: isOpaque)
        for threshold in [0.02, 0.1, 0.4] {
          options.threshold = threshold
          options.checkerboard = width % 2 == 0
          let place = "\(width)×\(height), opaque \(isOpaque), threshold \(threshold)"
          let marks = PlainPixelmatch(expected, actual, options).marks
          for parallel in [ParallelFor.serial, .backwards] {
            let found = try PixelmatchComparison(
              expected: expected, actual: actual, options: options, parallel: parallel)
            expectEqual(found.mismatch, marks.count { $0 == .different }, "\(place)")
            expectEqual(found.antialiased, marks.count { $0 == .antialiased }, "\(place)")
            let mask = found.mask
            let isMasked = marks.indices.map { mask.samples[$0 * 4 + 3] != 0 }
            expectEqual(isMasked, marks.map { $0 == .different }, "\(place)")
          }
        }
      }
    }
  }

  /// Pairs of colours around the bounds of what is passed over, in all directions, sixteen times each so
  /// that they fill a block.
  @Test(arguments: PixelmatchOptions.Generation.allCases, [0.02, 0.05, 0.1, 0.3])
  func colorsAroundTheBounds(
    _ generation: PixelmatchOptions.Generation, _ threshold: Double
  ) throws {
    var options = PixelmatchOptions(generation)
    options.threshold = threshold
    options.includeAA = true
    var seeded = Seeded(5)
    var (first, second): ([UInt8], [UInt8]) = ([], [])
    let colors = 1_500
    for _ in 0..<colors {
      // Dark colours, where roots are steep, as often as all others.
      let limit = seeded.next(2) == 0 ? 40 : 256
      let one = (0..<3).map { _ in seeded.next(limit) }
      let step = 1 + seeded.next(Int(threshold * 600))
      let other = one.map { min(max($0 + [-step, 0, step][seeded.next(3)], 0), 255) }
      for _ in 0..<16 {
        first += one.map { UInt8($0) } + [255]
        second += other.map { UInt8($0) } + [255]
      }
    }
    let expected = Bitmap(width: 16, height: colors, samples: first)
    let actual = Bitmap(width: 16, height: colors, samples: second)
    let mask = try PixelmatchComparison(expected: expected, actual: actual, options: options).mask
    func firstColumn(of samples: [UInt8]) -> Bitmap {
      let pixels = stride(from: 0, to: samples.count, by: 64).flatMap { samples[$0..<$0 + 4] }
      return Bitmap(width: 1, height: colors, samples: pixels)
    }
    let marks = PlainPixelmatch(firstColumn(of: first), firstColumn(of: second), options).marks
    let differing = marks.count { $0 == .different }
    #expect(differing > 100 && differing < colors - 100)
    for (row, mark) in marks.enumerated() {
      let isMarked = mask.samples[row * 64 + 3] != 0
      expectEqual(
        isMarked, mark == .different,
        "\(first[row * 64..<row * 64 + 3]) and \(second[row * 64..<row * 64 + 3])")
    }
  }
}
