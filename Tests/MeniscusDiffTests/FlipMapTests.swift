import MeniscusDiff
import MeniscusGeometry
import MeniscusImage
import TestSupport
import Testing

/// What holds for every map.
@Suite struct FlipMapTests {
  private func opaque(_ bitmap: Bitmap) -> Bitmap {
    var result = bitmap
    for index in stride(from: 3, to: result.samples.count, by: 4) { result.samples[index] = 255 }
    return result
  }

  private func plain(_ width: Int, _ height: Int, _ color: [UInt8] = [90, 120, 200, 255]) -> Bitmap
  {
    Bitmap(
      width: width, height: height, samples: (0..<width * height * 4).map { color[$0 % 4] })
  }

  /// Small pictures of noise and of a few changed pixels, against the paper's formulas.
  ///
  /// Two are wider than a block of columns, and in these most pixels are equal.
  @Test(arguments: [
    (34, 19, 67.0206432765823, 700), (150, 23, 67.0206432765823, 3), (290, 3, 30, 2),
    (9, 40, 20, 12), (3, 2, 120, 6),
  ])
  func agreesWithThePaper(width: Int, height: Int, pixelsPerDegree: Double, changes: Int) throws {
    var seeded = Seeded(UInt64(width))
    let expected = opaque(seeded.bitmap(width: width, height: height))
    var actual = expected
    for _ in 0..<changes {
      let (x, y, channel) = (seeded.next(width), seeded.next(height), seeded.next(3))
      actual = actual.moving(channel, x: x, y: y, by: 1 + seeded.next(127))
    }
    let map = try FlipMap(expected: expected, actual: actual, pixelsPerDegree: pixelsPerDegree)
    let reference = FlipReference(pixelsPerDegree: pixelsPerDegree).map(expected, actual)
    var worst = 0.0
    for (value, other) in zip(map.values, reference) {
      worst = max(worst, abs(Double(value) - other))
    }
    // Filters work in 24 bits, and the root of a small difference of features strengthens their
    // rounding; the original, which does so too, is off by as much.
    #expect(worst < 1e-4)
    #expect(map.values.max() ?? 0 > 0.01)
  }

  @Test func aPictureDoesNotDifferFromItself() throws {
    var seeded = Seeded(11)
    let bitmap = seeded.bitmap(width: 40, height: 30)
    let map = try FlipMap(expected: bitmap, actual: bitmap)
    #expect(map.width == 40 && map.height == 30)
    expectEqual(map.values, [Float](repeating: 0, count: 1200))
  }

  @Test func orderDoesNotMatter() throws {
    var seeded = Seeded(12)
    let a = seeded.bitmap(width: 33, height: 21)
    let b = seeded.bitmap(width: 33, height: 21)
    try expectEqual(FlipMap(expected: a, actual: b), FlipMap(expected: b, actual: a))
  }

  @Test func blackAndWhiteAreAsFarApartAsCanBe() throws {
    let black = plain(64, 64, [0, 0, 0, 255])
    let map = try FlipMap(expected: black, actual: plain(64, 64, [255, 255, 255, 255]))
    // The distance is 100 of lightness. 100^0.7 is 25.1189, and the largest is 41.2761: by the
    // paper 0.95 + 0.05 · (25.1189 − 0.4 · 41.2761) ÷ (0.6 · 41.2761).
    let middle = 32 * 64 + 32
    expectClose(map.values[middle], 0.967_38, closerThan: 0.000_01)
    let hues = try FlipMap(
      expected: plain(64, 64, [0, 255, 0, 255]), actual: plain(64, 64, [0, 0, 255, 255]))
    expectClose(hues.values[middle], 1, closerThan: 1e-6)
  }

  @Test func nothingDiffersBeyondTheReachOfTheFilters() throws {
    let expected = plain(300, 60)
    let actual = expected.moving(0, x: 140, y: 30, by: 120)
    let map = try FlipMap(expected: expected, actual: actual)
    for y in 0..<60 {
      for x in 0..<300 {
        let value = map.values[y * 300 + x]
        // The widest filter reaches ⌈3 · 3.017⌉ = 10 pixels.
        if max(abs(x - 140), abs(y - 30)) > 10 { expectEqual(value, 0) } else { #expect(value > 0) }
      }
    }
  }

  /// What is left out is 0 where it is computed, and what is computed does not depend on what is left
  /// out, nor on threads: equal bit for bit.
  @Test(arguments: [(160, 90, 67.0206432765823), (250, 230, 30)])
  func sparseIsDense(width: Int, height: Int, pixelsPerDegree: Double) throws {
    var seeded = Seeded(UInt64(width))
    let expected = opaque(seeded.bitmap(width: width, height: height))
    var actual = expected
    for _ in 0..<5 {
      actual = actual.moving(
        seeded.next(3), x: width / 2 + seeded.next(9), y: height / 2 + seeded.next(9), by: 80)
    }
    // Differences all along three edges have every row and column of two blocks computed.
    var dense = actual
    let edges =
      (0..<width).map { ($0, 0) } + (1..<height).flatMap { [(0, $0), (width - 1, $0)] }
    for (x, y) in edges {
      let sample = (y * width + x) * 4
      dense.samples[sample] ^= 0x55
    }
    let reach = pixelsPerDegree > 60 ? 10 : 5
    let map = try FlipMap(
      expected: expected, actual: actual, pixelsPerDegree: pixelsPerDegree)
    let whole = try FlipMap(
      expected: expected, actual: dense, pixelsPerDegree: pixelsPerDegree,
      parallel: .backwards)
    var others = 0
    for y in 0..<height {
      for x in 0..<width where y > reach && x > reach && x < width - 1 - reach {
        if map.values[y * width + x] != whole.values[y * width + x] { others += 1 }
      }
    }
    expectEqual(others, 0)
    #expect(map.values.count { $0 > 0 } <= (9 + 2 * reach) * (9 + 2 * reach))
  }

  /// The map moves with what it shows, across the borders of the blocks that it is computed in.
  @Test(arguments: [1, 64, 127, 128, 129]) func itDoesNotMatterWhereADifferenceIs(by shift: Int)
    throws
  {
    func map(at x: Int) throws -> [Float] {
      let expected = plain(320, 41)
      let values = try FlipMap(
        expected: expected, actual: expected.moving(1, x: x, y: 20, by: 90)
      ).values
      return (0..<41).flatMap { (row: Int) -> ArraySlice<Float> in
        let middle: Int = row * 320 + x
        return values[middle - 20...middle + 20]
      }
    }
    try expectEqual(map(at: 100), map(at: 100 + shift))
  }

  @Test(arguments: [(0, 0), (0, 7), (7, 0), (1, 1), (1, 500), (500, 1), (2, 2), (129, 1)])
  func extentsOfAllKinds(width: Int, height: Int) throws {
    let expected = plain(width, height)
    let actual = plain(width, height, [200, 30, 10, 255])
    let map = try FlipMap(expected: expected, actual: actual)
    expectEqual(map.values.count, width * height)
    // A plain picture is the same everywhere, up to the edges, which go on beyond themselves.
    for value in map.values { #expect(abs(value - map.values[0]) < 1e-6 && value > 0.3) }
    let comparison = try FlipComparison(expected: expected, actual: actual)
    expectEqual(comparison.isWithinTolerance, map.values.isEmpty)
  }

  @Test func sizesThatDifferAreRefused() {
    #expect(
      throws: DiffError.sizesDiffer(
        expected: PixelSize(width: 3, height: 2), actual: PixelSize(width: 2, height: 3))
    ) {
      try FlipMap(expected: plain(3, 2), actual: plain(2, 3))
    }
  }

  @Test func transparencyIsSeenOverBlackAndWhite() throws {
    // White that lets half of the ground through is white over white, and grey over black.
    let expected = plain(40, 40, [255, 255, 255, 255])
    let actual = plain(40, 40, [255, 255, 255, 128])
    let map = try FlipMap(expected: expected, actual: actual)
    let overBlack = try FlipMap(expected: expected, actual: plain(40, 40, [128, 128, 128, 255]))
    expectEqual(map, overBlack)
    let ink = try FlipMap(
      expected: plain(40, 40, [0, 0, 0, 255]), actual: plain(40, 40, [0, 0, 0, 128]))
    let overWhite = try FlipMap(
      expected: plain(40, 40, [0, 0, 0, 255]), actual: plain(40, 40, [127, 127, 127, 255]))
    expectEqual(ink, overWhite)
    // Colours that nobody sees do not differ.
    let clear = try FlipMap(
      expected: plain(5, 5, [255, 0, 0, 0]), actual: plain(5, 5, [0, 255, 0, 0]))
    #expect(clear.values.allSatisfy { $0 == 0 })
  }

  @Test func fromFartherAwayLessIsSeen() throws {
    let expected = plain(80, 80)
    let actual = expected.inverting([(40, 40), (40, 41), (41, 40)]).moving(3, x: 0, y: 0, by: 0)
    func mean(_ pixelsPerDegree: Double) throws -> Double {
      let map = try FlipMap(
        expected: expected, actual: opaque(actual), pixelsPerDegree: pixelsPerDegree)
      return FlipSummary(of: map).maximum
    }
    #expect(try mean(30) > mean(67) && mean(67) > mean(120) && mean(120) > 0)
  }
}
