import MeniscusDiff
import MeniscusGeometry
import MeniscusImage
import TestSupport
import Testing

@Suite struct ExactComparisonTests {
  /// Widths around the sixteen pixels that are compared at a time.
  @Test(arguments: [1, 2, 15, 16, 17, 31, 33, 64])
  func everySinglePixelIsFound(width: Int) {
    var seeded = Seeded(UInt64(width))
    let height = 3
    let expected = seeded.bitmap(width: width, height: height)
    expectEqual(ExactComparison(expected: expected, actual: expected), .identical)
    for y in 0..<height {
      for x in 0..<width {
        let channel = seeded.next(4)
        let amount = 1 + seeded.next(127)
        let actual = expected.moving(channel, x: x, y: y, by: amount)
        let difference = PixelDifference(
          count: 1, maximumChannelDifference: amount, alphaOnlyCount: channel == 3 ? 1 : 0,
          bounds: PixelRect(x: x, y: y, width: 1, height: 1))
        let result = ExactComparison(expected: expected, actual: actual)
        expectEqual(result, .different(difference), "\(x), \(y)")
      }
    }
  }

  @Test func agreesWithACountPixelByPixel() throws {
    var seeded = Seeded(7)
    for round in 0..<40 {
      let (width, height) = (1 + seeded.next(40), 1 + seeded.next(12))
      let expected = seeded.bitmap(width: width, height: height)
      var actual = expected
      for _ in 0..<(1 + seeded.next(30)) {
        actual = actual.moving(
          seeded.next(4), x: seeded.next(width), y: seeded.next(height), by: 1 + seeded.next(100))
      }
      let result = ExactComparison(expected: expected, actual: actual)
      expectEqual(result, byHand(expected, actual), "round \(round)")
      expectEqual(ExactComparison(expected: actual, actual: expected), result, "It is symmetric.")
    }
  }

  @Test func hiddenColorCounts() {
    let expected = Bitmap(width: 1, height: 1)
    let actual = Bitmap(width: 1, height: 1, samples: [1, 0, 0, 0])
    let difference = PixelDifference(
      count: 1, maximumChannelDifference: 1, alphaOnlyCount: 0,
      bounds: PixelRect(x: 0, y: 0, width: 1, height: 1))
    expectEqual(ExactComparison(expected: expected, actual: actual), .different(difference))
  }

  @Test func otherSizesAreNeverCompared() {
    // The same samples in another shape, and one that is a part of the other.
    let wide = Bitmap(width: 6, height: 2)
    for actual in [Bitmap(width: 2, height: 6), Bitmap(width: 6, height: 3)] {
      expectEqual(
        ExactComparison(expected: wide, actual: actual),
        .sizesDiffer(expected: PixelSize(of: wide), actual: PixelSize(of: actual)))
      #expect(throws: DiffError.self) {
        try DifferencePicture(expected: wide, actual: actual)
      }
      #expect(throws: DiffError.self) {
        try ChangedRegions(expected: wide, actual: actual, scale: 1)
      }
    }
  }

  @Test func emptyPicturesAreEqualOnlyToTheirLike() {
    let empty = Bitmap(width: 0, height: 0)
    expectEqual(ExactComparison(expected: empty, actual: empty), .identical)
    let line = Bitmap(width: 5, height: 0)
    #expect(ExactComparison(expected: empty, actual: line) != .identical)
  }

  private func byHand(_ expected: Bitmap, _ actual: Bitmap) -> ExactComparison {
    var (count, maximum, alphaOnly) = (0, 0, 0)
    var (minX, minY, maxX, maxY) = (Int.max, Int.max, Int.min, Int.min)
    for y in 0..<expected.height {
      for x in 0..<expected.width {
        let first = (y * expected.width + x) * 4
        let distances = (first..<(first + 4)).map { index in
          abs(Int(expected.samples[index]) - Int(actual.samples[index]))
        }
        guard distances != [0, 0, 0, 0] else { continue }
        count += 1
        maximum = max(maximum, distances.max() ?? 0)
        if distances[0...2].allSatisfy({ $0 == 0 }) { alphaOnly += 1 }
        (minX, maxX, minY, maxY) = (min(minX, x), max(maxX, x), min(minY, y), max(maxY, y))
      }
    }
    guard count > 0 else { return .identical }
    return .different(
      PixelDifference(
        count: count, maximumChannelDifference: maximum, alphaOnlyCount: alphaOnly,
        bounds: PixelRect(
          x: minX, y: minY, width: maxX - minX + 1, height: maxY - minY + 1)))
  }
}
