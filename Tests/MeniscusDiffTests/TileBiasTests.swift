import MeniscusDiff
import MeniscusGeometry
import MeniscusImage
import TestSupport
import Testing

/// Wide, faint drift is found; noise, movement and strong small changes are not.
@Suite struct TileBiasTests {
  /// A picture of soft noise around grey, so that tiles are not even.
  private func ground(_ width: Int, _ height: Int) -> Bitmap {
    var seeded = Seeded(31)
    return Bitmap(
      width: width, height: height,
      samples: (0..<width * height * 4).map {
        $0 % 4 == 3 ? 255 : UInt8(100 + seeded.next(40))
      })
  }

  private func changing(
    _ bitmap: Bitmap, _ change: (_ x: Int, _ y: Int, _ channel: Int, _ value: Int) -> Int
  ) -> Bitmap {
    var result = bitmap
    for index in bitmap.samples.indices where index % 4 != 3 {
      let (x, y) = (index / 4 % bitmap.width, index / 4 / bitmap.width)
      let value = change(x, y, index % 4, Int(bitmap.samples[index]))
      result.samples[index] = UInt8(min(max(value, 0), 255))
    }
    return result
  }

  @Test func aFaintTintOfAPanelIsFound() throws {
    let expected = ground(192, 128)
    // 1.5 % of white over a panel of 6 by 4 tiles: about two levels, which no threshold sees.
    let actual = changing(expected) { x, y, _, value in
      (32..<128).contains(x) && (32..<96).contains(y)
        ? value + Int((Double(255 - value) * 0.015).rounded()) : value
    }
    let pixelmatch = try PixelmatchComparison(
      expected: expected, actual: actual, options: PixelmatchOptions(.yiq))
    expectEqual(pixelmatch.mismatch, 0)
    let comparison = try TileBiasComparison(expected: expected, actual: actual)
    #expect(!comparison.isWithinTolerance)
    #expect(comparison.tileCount == 96 && comparison.driftingTiles == 24)
    let drift = try #require(comparison.drifts.first)
    #expect(comparison.drifts.count == 1 && drift.tiles == 24)
    expectEqual(drift.bounds, PixelRect(x: 32, y: 32, width: 96, height: 64))
    for channel in 0..<3 { #expect((1.5...2.5).contains(drift.means[channel])) }
    expectEqual(drift.means[3], 0)
    // The other way round the picture is darker.
    let reversed = try TileBiasComparison(expected: actual, actual: expected)
    expectEqual(reversed.drifts.first?.means, drift.means.map { -$0 })
  }

  @Test func aColorCastAndOneLevelAreFound() throws {
    let expected = ground(64, 64)
    for channel in 0..<3 {
      let cast = changing(expected) { _, _, own, value in own == channel ? value + 1 : value }
      let comparison = try TileBiasComparison(expected: expected, actual: cast)
      #expect(!comparison.isWithinTolerance && comparison.driftingTiles == 16)
      expectEqual(comparison.drifts.first?.means[channel], 1)
    }
    var alpha = expected
    for index in stride(from: 3, to: alpha.samples.count, by: 4) { alpha.samples[index] = 254 }
    #expect(!(try TileBiasComparison(expected: expected, actual: alpha).isWithinTolerance))
  }

  @Test(arguments: [2, 5, 30]) func noiseIsNot(amount: Int) throws {
    let expected = ground(160, 160)
    var seeded = Seeded(UInt64(amount))
    let actual = changing(expected) { _, _, _, value in
      value + seeded.next(2 * amount + 1) - amount
    }
    let comparison = try TileBiasComparison(expected: expected, actual: actual)
    #expect(comparison.isWithinTolerance)
    #expect(comparison.driftingTiles <= 1)
  }

  @Test func movementAndStrongDotsAreNot() throws {
    let expected = ground(160, 160)
    let moved = changing(expected) { x, y, channel, value in
      x == 0 ? value : Int(expected.samples[(y * 160 + x - 1) * 4 + channel])
    }
    #expect(try TileBiasComparison(expected: expected, actual: moved).isWithinTolerance)
    let dots = changing(expected) { x, y, _, value in x % 40 == 5 && y % 40 == 5 ? 255 : value }
    #expect(try TileBiasComparison(expected: expected, actual: dots).isWithinTolerance)
  }

  /// Three tiles in a row are no drift, four are; those that touch by corners are two groups.
  @Test func groupsTouchByTheirEdges() throws {
    let expected = ground(160, 160)
    func comparison(_ tiles: [(Int, Int)]) throws -> TileBiasComparison {
      let actual = changing(expected) { x, y, _, value in
        tiles.contains { $0 == (x / 16, y / 16) } ? value + 2 : value
      }
      return try TileBiasComparison(expected: expected, actual: actual)
    }
    #expect(try comparison([(1, 1), (2, 1), (3, 1)]).isWithinTolerance)
    #expect(!(try comparison([(1, 1), (2, 1), (3, 1), (3, 2)]).isWithinTolerance))
    let corners = try comparison([(1, 1), (2, 2), (3, 3), (4, 4)])
    #expect(corners.isWithinTolerance && corners.drifts.map(\.tiles) == [1, 1, 1, 1])
    expectEqual(corners.drifts.map(\.bounds.minX), [16, 32, 48, 64])
    var strict = TileBiasTolerance.usual
    strict.tiles = 1
    let one = changing(expected) { x, y, _, value in x < 16 && y < 16 ? value + 2 : value }
    #expect(
      !(try TileBiasComparison(expected: expected, actual: one, tolerance: strict)
        .isWithinTolerance))
  }

  /// The last tiles take what is left over; in a small picture half of the tiles are enough.
  @Test(arguments: [(1, 1), (15, 40), (47, 33), (40, 17)])
  func sizesThatAreNoMultiples(width: Int, height: Int) throws {
    let expected = ground(width, height)
    let actual = changing(expected) { _, _, _, value in value + 3 }
    let comparison = try TileBiasComparison(expected: expected, actual: actual)
    expectEqual(comparison.tileCount, max(width / 16, 1) * max(height / 16, 1))
    expectEqual(comparison.driftingTiles, comparison.tileCount)
    #expect(!comparison.isWithinTolerance)
    expectEqual(
      comparison.drifts.map(\.bounds),
      [
        PixelRect(x: 0, y: 0, width: width, height: height)
      ])
  }

  @Test func equalAndEmptyPicturesDoNotDrift() throws {
    let bitmap = ground(33, 33)
    let same = try TileBiasComparison(expected: bitmap, actual: bitmap)
    #expect(same.isWithinTolerance && same.drifts.isEmpty && same.tileCount == 4)
    let empty = Bitmap(width: 0, height: 4)
    #expect(try TileBiasComparison(expected: empty, actual: empty).isWithinTolerance)
    #expect(throws: DiffError.self) {
      try TileBiasComparison(expected: bitmap, actual: empty)
    }
  }
}
