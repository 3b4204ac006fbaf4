import MeniscusDiff
import TestSupport
import Testing

/// What makes ꟻLIP quick changes nothing: filters of all lengths, blocks and bands.
@Suite struct FlipRouteTests {
  /// A filter of any length, along a row and down a column, is the weighted sum that it says, and so
  /// exact where weights and values are short.
  @Test(arguments: 1...23) func filtersAreTheirSums(steps: Int) {
    var seeded = Seeded(UInt64(steps))
    // Eighths and small integers: no sum is rounded, whatever its order.
    let half = (0...steps).map { _ in Double(seeded.next(17) - 8) / 8 }
    let weights = FlipWeights(half)
    let (reach, stride) = (max(steps, FlipWeights.leastSteps), FlipFilter.stride)
    let source = (0..<(2 * reach + 2) * stride).map { (place: Int) -> Float in
      let mixed: Int = place &* 2_654_435_761 >> 9
      return Float(mixed % 31 - 15)
    }
    for count in [1, 2, 3, 7, 8, 9, 17] {
      for kind in [FlipFilter.Kind.symmetric, .bend, .slope] {
        func expected(_ place: Int, _ stride: Int) -> Float {
          var sum = kind == .symmetric ? weights.values[0] * source[place] : 0
          for step in 1...steps {
            let (a, b) = (source[place - step * stride], source[place + step * stride])
            let weight = weights.values[step]
            switch kind {
            case .symmetric: sum += weight * (a + b)
            case .bend: sum += weight * (a + b - 2 * source[place])
            case .slope: sum += weight * (b - a)
            }
          }
          return sum
        }
        let middle = reach * stride
        var target = [Float](repeating: .nan, count: FlipFilter.width)
        source.withUnsafeBufferPointer { source in
          target.withUnsafeMutableBufferPointer { target in
            guard let source = source.baseAddress, let target = target.baseAddress else { return }
            let filter = FlipFilter(source: source + middle, target: target, count: count)
            filter.filterAlong(kind, weights)
            #expect((0..<count).allSatisfy { target[$0] == expected(middle + $0, 1) })
            filter.filterDown(kind, weights)
            #expect((0..<count).allSatisfy { target[$0] == expected(middle + $0, stride) })
          }
        }
        #expect(target[count].isNaN)
      }
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
