import MeniscusDiff
import MeniscusGeometry
import MeniscusImage
import TestSupport
import Testing

/// What a tolerance lets pass, and what it does not.
@Suite struct FlipComparisonTests {
  /// A grey panel on a light ground with a few dark strokes.
  private let expected: Bitmap = {
    var bitmap = Bitmap(
      width: 220, height: 160, samples: (0..<220 * 160 * 4).map { $0 % 4 == 3 ? 255 : 236 })
    bitmap.paint(x: 30, y: 20, width: 150, height: 110) { _ in 186 }
    for stroke in 0..<8 {
      bitmap.paint(x: 45 + stroke * 14, y: 40, width: 3, height: 30) { _ in 40 }
    }
    return bitmap
  }()

  private func comparison(
    _ tolerance: FlipTolerance = .usual, _ change: (inout Bitmap) -> Void
  ) throws -> FlipComparison {
    var actual = expected
    change(&actual)
    return try FlipComparison(expected: expected, actual: actual, tolerance: tolerance)
  }

  @Test func whatNobodySeesPasses() throws {
    #expect(try comparison { _ in }.isWithinTolerance)
    // One level all over a panel is half of what an eye tells apart side by side.
    let level = try comparison { $0.paint(x: 30, y: 20, width: 150, height: 110) { $0 + 1 } }
    #expect(level.isWithinTolerance)
    #expect(level.summary.mean > 0)
    var seeded = Seeded(5)
    let noise = try comparison {
      $0.paint(x: 0, y: 0, width: 220, height: 160) { $0 + UInt8(seeded.next(3)) - 1 }
    }
    #expect(noise.isWithinTolerance)
  }

  /// Weak and wide: the tint of a panel that bounds for single pixels do not find.
  @Test func aTintOfAPanelFails() throws {
    let tint = try comparison { bitmap in
      bitmap.paint(x: 30, y: 20, width: 150, height: 110) { UInt8(Int($0) + (255 - Int($0)) / 23) }
    }
    expectEqual(tint.worstRegion, nil)
    #expect(tint.exceedsMean && !tint.exceedsArea)
  }

  /// Strong and small: a mean does not find it, not even that of a window.
  @Test func aStrongDotFails() throws {
    let dot = try comparison { $0.paint(x: 110, y: 100, width: 2, height: 2) { _ in 20 } }
    #expect(dot.summary.mean < 0.001)
    #expect(dot.worstWindow.mean < FlipTolerance.usual.mean)
    #expect(dot.exceedsArea && !dot.exceedsMean)
    let region = try #require(dot.worstRegion)
    #expect(region.pixels.minX <= 110 && region.pixels.maxX > 110)
    #expect(region.pixels.minY <= 100 && region.pixels.maxY > 100)
    #expect(region.count <= region.pixels.width * region.pixels.height)
  }

  @Test(arguments: [1, 2, 4]) func strokesThatMoveFail(by distance: Int) throws {
    let moved = try comparison { bitmap in
      bitmap.paint(x: 45, y: 40, width: 3, height: 30) { _ in 186 }
      bitmap.paint(x: 45 + distance, y: 40, width: 3, height: 30) { _ in 40 }
    }
    #expect(moved.exceedsArea)
  }

  @Test func boundsAreInclusive() throws {
    let change: (inout Bitmap) -> Void = {
      $0.paint(x: 110, y: 100, width: 2, height: 2) { _ in 20 }
    }
    let found = try comparison(.usual, change)
    let count = try #require(found.worstRegion).count
    var tolerance = FlipTolerance.usual
    tolerance.area = count
    tolerance.mean = found.worstWindow.mean
    #expect(try comparison(tolerance, change).isWithinTolerance)
    tolerance.area = count - 1
    #expect(try comparison(tolerance, change).exceedsArea)
    tolerance.area = count
    tolerance.mean = found.worstWindow.mean.nextDown
    #expect(try comparison(tolerance, change).exceedsMean)
    tolerance = FlipTolerance(pixelsPerDegree: 67, mean: 0, threshold: 0, area: 0)
    #expect(try comparison(tolerance) { _ in }.isWithinTolerance)
    #expect(!(try comparison(tolerance) { $0.samples[0] -= 4 }.isWithinTolerance))
  }

  /// However large the picture is, the verdict on a part stays.
  @Test func whatIsEqualAroundDoesNotDilute() throws {
    func tint(_ side: Int) throws -> FlipComparison {
      let plain = Bitmap(
        width: side, height: side, samples: (0..<side * side * 4).map { $0 % 4 == 3 ? 255 : 180 })
      var actual = plain
      actual.paint(x: 8, y: 8, width: 64, height: 64) { $0 + 4 }
      return try FlipComparison(expected: plain, actual: actual)
    }
    let (small, large) = (try tint(80), try tint(320))
    #expect(large.summary.mean < small.summary.mean / 10)
    expectEqual(large.worstWindow, small.worstWindow)
    #expect(small.exceedsMean && large.exceedsMean)
  }

  @Test func windowsAtTheEdgeCount() throws {
    // 70 columns: the last window begins at 48 and has 22.
    let plain = Bitmap(
      width: 70, height: 20, samples: (0..<70 * 20 * 4).map { $0 % 4 == 3 ? 255 : 180 })
    var actual = plain
    actual.paint(x: 66, y: 0, width: 4, height: 20) { $0 + 30 }
    let window = try FlipComparison(expected: plain, actual: actual).worstWindow
    expectEqual(window.pixels, PixelRect(x: 48, y: 0, width: 22, height: 20))
    let map = try FlipMap(expected: plain, actual: actual)
    var sum = 0.0
    for y in 0..<20 { for x in 48..<70 { sum += Double(map.values[y * 70 + x]) } }
    expectClose(window.mean, sum / 440, closerThan: 1e-12)
  }

  @Test func quartilesAreThoseOfSortedValues() throws {
    let map = try comparison {
      $0.paint(x: 60, y: 30, width: 90, height: 40) { UInt8(clamping: Int($0) + 25) }
    }.map
    let sorted = map.values.map { Double($0) }.sorted()
    let total = sorted.reduce(0, +)
    func value(_ share: Double) -> Double {
      var sum = 0.0
      for value in sorted {
        sum += value
        if sum > share * total { return value }
      }
      return 0
    }
    let quartiles = FlipSummary(of: map).weightedQuartiles
    expectEqual(quartiles.first, value(0.25))
    expectEqual(quartiles.median, value(0.5))
    expectEqual(quartiles.third, value(0.75))
    #expect(quartiles.first < quartiles.median && quartiles.median < quartiles.third)
  }

  @Test func heatRisesInLightness() throws {
    let map = try comparison {
      $0.paint(x: 0, y: 0, width: 220, height: 160) { UInt8(clamping: Int($0) + 60) }
    }.map
    let heat = HeatMap(map).bitmap
    #expect(heat.width == 220 && heat.height == 160)
    let pixels = map.values.enumerated().map { index, value in
      let samples = heat.samples[(index * 4)..<(index * 4 + 4)].map { Double($0) }
      expectEqual(samples[3], 255)
      return (value, 0.2126 * samples[0] + 0.7152 * samples[1] + 0.0722 * samples[2])
    }.sorted { $0.0 < $1.0 }
    for (low, high) in zip(pixels, pixels.dropFirst()) { #expect(high.1 >= low.1 - 1) }
    let equal = HeatMap(try FlipMap(expected: expected, actual: expected)).bitmap
    // The first colour of the map, by its authors.
    expectEqual(Array(equal.samples[0..<4]), [0, 0, 4, 255])
  }
}

extension Bitmap {
  /// Changes the colours of a rectangle, sample by sample; alpha stays.
  fileprivate mutating func paint(
    x: Int, y: Int, width: Int, height: Int, _ change: (UInt8) -> UInt8
  ) {
    for row in y..<y + height {
      for column in x..<x + width {
        for channel in 0..<3 {
          let index = (row * self.width + column) * 4 + channel
          samples[index] = change(samples[index])
        }
      }
    }
  }
}
