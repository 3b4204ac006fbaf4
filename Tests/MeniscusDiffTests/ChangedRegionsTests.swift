import MeniscusDiff
import MeniscusGeometry
import MeniscusImage
import TestSupport
import Testing

@Suite struct ChangedRegionsTests {
  private func regions(
    _ pixels: [(x: Int, y: Int)], dilation: Int, limit: Int = 16
  ) throws -> ChangedRegions {
    let expected = Bitmap(width: 60, height: 40)
    return try ChangedRegions(
      expected: expected, actual: expected.inverting(pixels), scale: 2, dilation: dilation,
      limit: limit)
  }

  @Test func equalPicturesHaveNone() throws {
    let result = try regions([], dilation: 4)
    #expect(result.regions.isEmpty)
    expectEqual(result.omittedCount, 0)
  }

  @Test func onePixelIsARegion() throws {
    let result = try regions([(59, 39)], dilation: 4)
    let region = ChangedRegion(
      pixels: PixelRect(x: 59, y: 39, width: 1, height: 1),
      points: Rect2D(x: 29.5, y: 19.5, width: 0.5, height: 0.5), count: 1)
    expectEqual(result.regions, [region])
  }

  /// Two pixels belong together up to 2 · dilation + 1 columns or rows apart, in any direction.
  @Test(arguments: [0, 1, 3])
  func reachIsTwiceTheDilationAndOne(dilation: Int) throws {
    let reach = 2 * dilation + 1
    for distance in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
      let (dx, dy) = (distance.0 * reach, distance.1 * reach)
      let near = try regions([(20, 20), (20 + dx, 20 + dy)], dilation: dilation)
      expectEqual(near.regions.count, 1)
      expectEqual(near.regions.first?.count, 2)
      let (farX, farY) = (distance.0 * (reach + 1), distance.1 * (reach + 1))
      let far = try regions([(20, 20), (20 + farX, 20 + farY)], dilation: dilation)
      expectEqual(far.regions.map(\.count), [1, 1])
    }
  }

  @Test func largestComesFirstAndTheLimitCounts() throws {
    let pixels = [(5, 30), (50, 2), (30, 2), (20, 20), (21, 20), (21, 21)]
    let all = try regions(pixels, dilation: 1)
    expectEqual(all.regions.map(\.count), [3, 1, 1, 1])
    // Of equal size: the upper, then the left one first.
    expectEqual(all.regions.map(\.pixels.minX), [20, 30, 50, 5])
    let some = try regions(pixels, dilation: 1, limit: 2)
    expectEqual(some.regions, Array(all.regions.prefix(2)))
    expectEqual(some.omittedCount, 2)
  }

  @Test func armsThatMeetBelowAreOneRegion() throws {
    // A fork: two columns that only the bottom row joins.
    let columns = (0..<10).flatMap { [(10, $0), (40, $0)] }
    let bottom = (10...40).map { ($0, 10) }
    let result = try regions(columns + bottom, dilation: 0)
    expectEqual(result.regions.count, 1)
    expectEqual(result.regions.first?.pixels, PixelRect(x: 10, y: 0, width: 31, height: 11))
    expectEqual(result.regions.first?.count, 51)
  }

  /// Against the definition: flood over pairs of pixels no further apart than the reach.
  @Test func agreesWithFloodingPixelByPixel() throws {
    var seeded = Seeded(11)
    for round in 0..<60 {
      let dilation = seeded.next(4)
      var seen: Set<Int> = []
      let pixels = (0..<(1 + seeded.next(90))).compactMap { _ -> (x: Int, y: Int)? in
        let (x, y) = (seeded.next(60), seeded.next(40))
        return seen.insert(y * 60 + x).inserted ? (x, y) : nil
      }
      let result = try regions(pixels, dilation: dilation, limit: .max)
      let flooded = flood(pixels, reach: 2 * dilation + 1)
      expectEqual(result.regions.count, flooded.count, "round \(round)")
      for region in result.regions {
        #expect(flooded.contains { $0.0 == region.pixels && $0.1 == region.count })
      }
    }
  }

  private func flood(_ pixels: [(x: Int, y: Int)], reach: Int) -> [(PixelRect, Int)] {
    var rest = pixels
    var result: [(PixelRect, Int)] = []
    while let first = rest.popLast() {
      var cluster = [first]
      var next = 0
      while next < cluster.count {
        let (x, y) = cluster[next]
        let isNear = { (p: (x: Int, y: Int)) in abs(p.x - x) <= reach && abs(p.y - y) <= reach }
        cluster += rest.filter(isNear)
        rest.removeAll(where: isNear)
        next += 1
      }
      let (xs, ys) = (cluster.map(\.x).sorted(), cluster.map(\.y).sorted())
      let (right, bottom) = (xs[xs.count - 1], ys[ys.count - 1])
      let bounds = PixelRect(
        x: xs[0], y: ys[0], width: right - xs[0] + 1, height: bottom - ys[0] + 1)
      result.append((bounds, cluster.count))
    }
    return result
  }
}
