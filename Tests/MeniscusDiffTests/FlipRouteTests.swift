import MeniscusDiff
import TestSupport
import Testing

/// What makes ꟻLIP quick changes nothing: filters of all lengths, blocks and bands.
@Suite struct FlipRouteTests {
  /// A filter of any length, along a row and down a column, alone and beside another one, is the
  /// weighted sum that it says, and so exact where weights and values are short.
  @Test(arguments: 1...23) func filtersAreTheirSums(steps: Int) {
    var seeded = Seeded(UInt64(steps))
    // Eighths and small integers: no sum is rounded, whatever its order.
    func weights(_ steps: Int) -> FlipWeights {
      FlipWeights((0...steps).map { _ in Double(seeded.next(17) - 8) / 8 })
    }
    let (own, other, longer, shorter) = (
      weights(steps), weights(steps), weights(steps + 4), weights(max(steps - 4, 1))
    )
    let reach = max(steps + 4, FlipWeights.leastSteps)
    let source = (0..<(2 * reach + 2) * FlipFilter.rowStride).map { (place: Int) -> Float in
      let mixed: Int = place &* 2_654_435_761 >> 9
      return Float(mixed % 31 - 15)
    }
    let middle = reach * FlipFilter.rowStride
    for (count, isDown) in [(8, true), (8, false), (24, true), (24, false), (64, false)] {
      let stride = isDown ? FlipFilter.rowStride : 1
      func expected(
        _ weights: FlipWeights, _ first: Float, _ weigh: (Float, Float, Float) -> Float
      ) -> [Float] {
        (0..<count).map { column in
          let place = middle + column
          var sum = first * weights.values[0] * source[place]
          for step in 1..<weights.values.count {
            let (a, b) = (source[place - step * stride], source[place + step * stride])
            sum += weights.values[step] * weigh(a, b, source[place])
          }
          return sum
        }
      }
      func symmetric(_ weights: FlipWeights) -> [Float] {
        expected(weights, 1) { a, b, _ in a + b }
      }
      func filtered(
        _ filter: (FlipFilter, UnsafeMutablePointer<Float>, UnsafeMutablePointer<Float>) -> Void
      ) -> [[Float]] {
        var targets = [Float](repeating: .nan, count: 2 * 65)
        source.withUnsafeBufferPointer { source in
          targets.withUnsafeMutableBufferPointer { targets in
            guard let source = source.baseAddress, let first = targets.baseAddress else { return }
            filter(
              FlipFilter(source: source + middle, count: count, isDown: isDown), first, first + 65)
          }
        }
        #expect(targets[count].isNaN && targets[65 + count].isNaN)
        return [Array(targets[..<count]), Array(targets[65..<65 + count])]
      }
      let alone = filtered { filter, target, _ in filter.symmetric(own, into: target) }
      expectEqual(alone[0], symmetric(own))
      for second in [other, longer, shorter] {
        expectEqual(
          filtered { $0.symmetric(own, into: $1, second, into: $2) },
          [symmetric(own), symmetric(second)])
      }
      expectEqual(
        filtered { $0.features(slope: own, into: $1, bend: other, into: $2) },
        [expected(own, 0) { a, b, _ in b - a }, expected(other, 0) { a, b, m in a + b - 2 * m }])
    }
  }

  /// Extents around those of blocks and loops, with changes at the edges and inside: as the paper has
  /// it, and by bands and blocks in any order the same bits.
  @Test(arguments: [
    (1, 1), (2, 9), (3, 2), (7, 5), (8, 8), (9, 3), (17, 6), (127, 2), (128, 3), (129, 2), (260, 2),
    (3, 70),
  ])
  func extentsOfLoops(width: Int, height: Int) throws {
    var seeded = Seeded(UInt64(width * 7 + height))
    let expected = seeded.bitmap(width: width, height: height).opaque
    for isDense in [true, false] {
      var actual = isDense ? seeded.bitmap(width: width, height: height).opaque : expected
      for (x, y) in [(0, 0), (width - 1, height - 1), (width / 2, height - 1)] {
        actual = actual.moving(1, x: x, y: y, by: 100)
      }
      let map = try FlipMap(expected: expected, actual: actual, pixelsPerDegree: 12)
      let backwards = try FlipMap(
        expected: expected, actual: actual, pixelsPerDegree: 12,
        parallel: .backwards)
      expectEqual(map, backwards)
      let reference = FlipReference(pixelsPerDegree: 12).map(expected, actual)
      let worst = zip(map.values, reference).map { abs(Double($0) - $1) }.max() ?? 0
      #expect(worst < 1e-4)
    }
  }
}
