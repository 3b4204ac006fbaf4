import MeniscusDiff
import MeniscusImage
import TestSupport
import Testing

/// What the original's own tests pin, and what holds for all pictures.
@Suite struct PixelmatchComparisonTests {
  private func plain(_ color: [UInt8], side: Int = 5) -> Bitmap {
    let color = color.count == 3 ? color + [255] : color
    return Bitmap(
      width: side, height: side, samples: (0..<side * side * 4).map { color[$0 % 4] })
  }

  private func mismatch(
    _ a: Bitmap, _ b: Bitmap, _ options: PixelmatchOptions
  ) throws -> Int {
    try PixelmatchComparison(expected: a, actual: b, options: options).mismatch
  }

  /// The behaviour that the main branch's tests fix: colours and whether they are told apart.
  @Test(
    arguments: [
      ([0, 0, 0], [13, 13, 13], false), ([0, 0, 0], [23, 23, 23], true),
      ([41, 56, 157], [41, 56, 0], true), ([39, 44, 92], [39, 44, 14], true),
      ([0, 254, 252], [94, 254, 252], false), ([0, 254, 252], [47, 254, 252], false),
      ([0, 0, 0], [255, 255, 255], true),
    ] as [([UInt8], [UInt8], Bool)])
  func colorsOfTheMainBranch(_ a: [UInt8], _ b: [UInt8], differ: Bool) throws {
    let count = try mismatch(plain(a), plain(b), PixelmatchOptions(.okLab))
    expectEqual(count, differ ? 25 : 0)
  }

  /// The threshold of 7.2 in grey: 0.1 of the distance is 26.4 levels.
  @Test(arguments: [(26, false), (27, true)] as [(UInt8, Bool)])
  func greysOfSevenTwo(_ level: UInt8, differ: Bool) throws {
    let count = try mismatch(
      plain([100, 100, 100]), plain([100 + level, 100 + level, 100 + level]),
      PixelmatchOptions(.yiq))
    expectEqual(count, differ ? 25 : 0)
  }

  @Test(arguments: PixelmatchOptions.Generation.allCases)
  func sizesThatDifferAreRefused(_ generation: PixelmatchOptions.Generation) {
    #expect(throws: DiffError.self) {
      try PixelmatchComparison(
        expected: plain([0, 0, 0]), actual: plain([0, 0, 0], side: 4),
        options: PixelmatchOptions(generation))
    }
  }

  /// Rows of all lengths around the blocks in which equal pixels are passed over.
  @Test(arguments: [1, 2, 15, 16, 17, 33, 48]) func everySinglePixelIsFound(width: Int) throws {
    let grey = [UInt8](repeating: 128, count: width * 3 * 4)
    let expected = Bitmap(width: width, height: 3, samples: grey)
    var options = PixelmatchOptions(.yiq)
    options.includeAA = true
    for x in 0..<width {
      let actual = expected.moving(1, x: x, y: 1, by: 100)
      try expectEqual(mismatch(expected, actual, options), 1, "column \(x)")
    }
  }

  /// What is passed over as too faint is what the distance finds alike, alpha of all kinds included.
  @Test(arguments: PixelmatchOptions.Generation.allCases, [true, false])
  func bandsAndBlocksChangeNothing(
    _ generation: PixelmatchOptions.Generation, isOpaque: Bool
  ) throws {
    var seeded = Seeded(21)
    let (width, height) = (37, 36)
    var expected = seeded.bitmap(width: width, height: height)
    var actual = expected
    // Row after row the noise grows, across all limits of what is faint.
    for index in actual.samples.indices where index % 4 != 3 || !isOpaque {
      let amount = index / (width * 4) + 1
      let moved = Int(actual.samples[index]) + seeded.next(2 * amount + 1) - amount
      actual.samples[index] = UInt8(min(max(moved, 0), 255))
    }
    if isOpaque { (expected, actual) = (expected.opaque, actual.opaque) }
    for options in [0.0, 0.02, 0.1, 0.5].map({ threshold in
      var options = PixelmatchOptions(generation)
      options.threshold = threshold
      return options
    }) {
      let whole = try PixelmatchComparison(
        expected: expected, actual: actual, options: options)
      let banded = try PixelmatchComparison(
        expected: expected, actual: actual, options: options,
        parallel: .backwards)
      #expect(banded.mismatch == whole.mismatch && banded.antialiased == whole.antialiased)
      #expect(banded.picture == whole.picture && banded.mask == whole.mask)
      // Each pixel alone, where there are neither blocks nor neighbours.
      var alone = options
      alone.includeAA = true
      alone.checkerboard = false
      var sum = 0
      for index in 0..<width * height {
        let samples = { (picture: Bitmap) in
          Bitmap(
            width: 1, height: 1, samples: Array(picture.samples[index * 4..<index * 4 + 4]))
        }
        sum += try mismatch(samples(expected), samples(actual), alone)
      }
      try expectEqual(mismatch(expected, actual, alone), sum, "threshold \(options.threshold)")
    }
  }

  @Test func theFullestWindowCounts() throws {
    // Two dots 6 apart, and one far away.
    let expected = plain([255, 255, 255], side: 40)
    let actual = expected.inverting([(3, 3), (9, 3), (30, 30)]).opaque
    var options = PixelmatchOptions(.okLab)
    options.includeAA = true
    for (side, count) in [(1, 1), (6, 1), (7, 2), (40, 3), (1_000, 3)] {
      options.windowSize = side
      try expectEqual(mismatch(expected, actual, options), count, "window of \(side)")
    }
  }

  @Test func darkerPixelsTakeTheirOwnColor() throws {
    var options = PixelmatchOptions(.yiq)
    options.diffColorAlt = PixelmatchOptions.Color(red: 1, green: 2, blue: 3)
    let darker = try PixelmatchComparison(
      expected: plain([255, 255, 255]), actual: plain([0, 0, 0]), options: options)
    expectEqual(Array(darker.picture.samples[0..<4]), [1, 2, 3, 255])
    let brighter = try PixelmatchComparison(
      expected: plain([0, 0, 0]), actual: plain([255, 255, 255]), options: options)
    expectEqual(Array(brighter.mask.samples[0..<4]), [255, 0, 0, 255])
  }
}

extension Bitmap {
  /// The picture with nothing that lets light through.
  var opaque: Bitmap {
    var result = self
    for index in stride(from: 3, to: result.samples.count, by: 4) { result.samples[index] = 255 }
    return result
  }
}
