import MeniscusImage

/// Computes the map of two pictures, part by part, row by row.
struct FlipCalculation: Sendable {
  /// What a row is filtered into down the columns.
  private enum Result: Int, CaseIterable {
    case achromatic, redGreen, blueYellow, otherBlueYellow, edgeAcross, edgeDown, pointAcross,
      pointDown
  }

  private let kernels: FlipKernels
  private let color = FlipColor()
  private let scale: FlipScale

  init(pixelsPerDegree: Double) {
    kernels = FlipKernels(pixelsPerDegree: pixelsPerDegree)
    scale = FlipScale(color)
  }

  /// The map of two opaque pictures of the same extents.
  ///
  /// - Parameter parallel: spreads the parts; nil takes one after the other.
  func map(
    expected: Bitmap, actual: Bitmap, parallel: ParallelWork?
  ) -> [Float] {
    var map = [Float](repeating: 0, count: expected.width * expected.height)
    let parts = FlipBlocks(expected: expected, actual: actual, radius: kernels.radius).parts
    if parts.isEmpty { return map }
    _ = PixelPair.reading(expected, actual) { pair in
      map.withUnsafeMutableBufferPointer { map in
        guard let base = map.baseAddress else { return }
        let target = Target(map: base)
        let work: @Sendable (Int) -> Void = { fill(target, parts[$0], pair) }
        if let parallel {
          parallel(parts.count, work)
        } else {
          for part in parts.indices { work(part) }
        }
      }
    }
    return map
  }

  /// The memory of the map, of which every part is written by one piece of work.
  private struct Target: @unchecked Sendable {
    let map: UnsafeMutablePointer<Float>
  }

  /// Computes a part.
  private func fill(_ target: Target, _ part: FlipBlocks.Part, _ pair: PixelPair) {
    let sum = FlipRows(.sum, of: pair, kernels: kernels, color: color)
    let difference = FlipRows(.difference, of: pair, kernels: kernels, color: color)
    let length = Result.allCases.count * FlipBlocks.width
    let results = UnsafeMutablePointer<Float>.allocate(capacity: 2 * length)
    results.initialize(repeating: 0, count: 2 * length)
    let (start, count) = (part.columns.lowerBound, part.columns.count)
    var next = max(part.rows.lowerBound - kernels.radius, 0)
    for row in part.rows {
      while next <= min(row + kernels.radius, pair.height - 1) {
        _ = sum.filter(from: next, start: start, count: count)
        next = difference.filter(from: next, start: start, count: count)
      }
      filter(sum, row, into: results, count)
      filter(difference, row, into: results + length, count)
      fill(target.map + (row * pair.width + start), results, count)
    }
    results.deallocate()
    sum.deallocate()
    difference.deallocate()
  }

  private func filter(
    _ picture: FlipRows, _ row: Int, into results: UnsafeMutablePointer<Float>, _ count: Int
  ) {
    func filter(
      _ plane: FlipRows.Plane, _ weights: FlipWeights, _ result: Result,
      _ filter: (FlipFilter, FlipWeights) -> Void
    ) {
      picture.filter(
        plane, with: weights, row: row,
        into: results + result.rawValue * FlipBlocks.width, count: count, filter)
    }
    filter(.achromatic, kernels.achromatic, .achromatic) { $0.symmetric($1) }
    filter(.redGreen, kernels.redGreen, .redGreen) { $0.symmetric($1) }
    filter(.firstBlueYellow, kernels.blueYellowShare.first, .blueYellow) { $0.symmetric($1) }
    filter(.secondBlueYellow, kernels.blueYellowShare.second, .otherBlueYellow) {
      $0.symmetric($1)
    }
    filter(.edge, kernels.smooth, .edgeAcross) { $0.symmetric($1) }
    filter(.smooth, kernels.edge, .edgeDown) { $0.slope($1) }
    filter(.point, kernels.smooth, .pointAcross) { $0.symmetric($1) }
    filter(.smooth, kernels.point, .pointDown) { $0.bend($1) }
  }

  /// Computes a row's values, of the results for the sum and for the difference of the pictures.
  private func fill(
    _ map: UnsafeMutablePointer<Float>, _ results: UnsafeMutablePointer<Float>, _ count: Int
  ) {
    let width = FlipBlocks.width
    let (sum, difference) = (results, results + Result.allCases.count * width)
    let color = color
    var index = 0
    while index < count {
      let distance = color.distance(
        sum: (
          sum[index], sum[index &+ width], sum[index &+ 2 &* width] + sum[index &+ 3 &* width]
        ),
        difference: (
          difference[index], difference[index &+ width],
          difference[index &+ 2 &* width] + difference[index &+ 3 &* width]
        ))
      let edge = Self.change(
        sum[index &+ 4 &* width], sum[index &+ 5 &* width], difference[index &+ 4 &* width],
        difference[index &+ 5 &* width])
      let point = Self.change(
        sum[index &+ 6 &* width], sum[index &+ 7 &* width], difference[index &+ 6 &* width],
        difference[index &+ 7 &* width])
      // The results are of no more use.
      sum[index] = distance
      difference[index] = edge > point ? edge : point
      index &+= 1
    }
    scale.fill(map, distances: sum, features: difference, count)
  }

  /// By how much the size of a feature differs, which has a part across and one down: of the sums of
  /// both pictures' parts and of their differences.
  ///
  /// a − b is (a² − b²) ∕ (a + b), and the squares' difference is the product of sum and difference:
  /// that keeps the digits of a small difference.
  @inline(__always)
  private static func change(_ x: Float, _ y: Float, _ dx: Float, _ dy: Float) -> Float {
    let (x1, y1, x2, y2) = (x - dx, y - dy, x + dx, y + dy)
    // Twice the sizes, so that nothing has to be halved: the sum of both is four times too large.
    let sizes = FlipFunctions.root(x1 * x1 + y1 * y1) + FlipFunctions.root(x2 * x2 + y2 * y2)
    return abs((x * dx + y * dy) / (sizes > 1e-20 ? sizes : 1e-20)) * 2
  }
}
