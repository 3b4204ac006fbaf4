import MeniscusImage

/// Computes the map of two pictures, block by block, row by row.
struct FlipCalculation {
  /// What a row is filtered into down the columns.
  private enum Result: Int, CaseIterable {
    case achromatic, redGreen, blueYellow, otherBlueYellow, edgeAcross, edgeDown, pointAcross,
      pointDown
  }

  private let kernels: FlipKernels
  private let color = FlipColor()
  private let powers = PowerTable()
  /// The largest distance of colours, which is that of green and blue, with its exponent.
  private let largest: Double
  /// The logarithm of the knee's distance, with its exponent.
  private let kneeLogarithm: Double
  /// The logarithm of what a smaller distance is multiplied by.
  private let lowSlopeLogarithm: Double

  /// The exponent of a colour's distance.
  private static let colorExponent = 0.7
  /// The share of the largest distance up to which values rise steeply.
  private static let kneeDistance = 0.4
  /// The value of that distance.
  private static let kneeValue = 0.95

  init(pixelsPerDegree: Double) {
    kernels = FlipKernels(pixelsPerDegree: pixelsPerDegree)
    let distance = FlipColor.distance(
      color.hunt(red: 0, green: 1, blue: 0), color.hunt(red: 0, green: 0, blue: 1))
    largest = powers.power(ofTwo: Self.colorExponent * powers.logarithm(distance))
    kneeLogarithm = powers.logarithm(Self.kneeDistance * largest)
    lowSlopeLogarithm = powers.logarithm(Self.kneeValue) - kneeLogarithm
  }

  /// The map of two opaque pictures of the same extents.
  func map(expected: Bitmap, actual: Bitmap) -> [Float] {
    let (width, height) = (expected.width, expected.height)
    var map = [Float](repeating: 0, count: width * height)
    let blocks = FlipBlocks(expected: expected, actual: actual, radius: kernels.radius)
    if blocks.rows.allSatisfy(\.isEmpty) { return map }
    expected.samples.withUnsafeBufferPointer { expected in
      actual.samples.withUnsafeBufferPointer { actual in
        map.withUnsafeMutableBufferPointer { map in
          let pictures = [expected, actual].map {
            FlipRows(picture: $0, width: width, height: height, kernels: kernels, color: color)
          }
          let length = Result.allCases.count * FlipBlocks.width
          let results = UnsafeMutableBufferPointer<Double>.allocate(capacity: 2 * length)
          results.initialize(repeating: 0)
          for (block, stretches) in blocks.rows.enumerated() {
            let start = block * FlipBlocks.width
            let count = min(FlipBlocks.width, width - start)
            for rows in stretches {
              fill(map, rows, start, count, pictures, results, width: width, height: height)
            }
          }
          results.deallocate()
          pictures.forEach { $0.deallocate() }
        }
      }
    }
    return map
  }

  /// Computes a stretch of rows of a block.
  private func fill(
    _ map: UnsafeMutableBufferPointer<Float>, _ rows: Range<Int>, _ start: Int, _ count: Int,
    _ pictures: [FlipRows], _ results: UnsafeMutableBufferPointer<Double>, width: Int, height: Int
  ) {
    var next = max(rows.lowerBound - kernels.radius, 0)
    let length = results.count / 2
    for row in rows {
      while next <= min(row + kernels.radius, height - 1) {
        for picture in pictures { picture.filter(row: next, start: start, count: count) }
        next += 1
      }
      filter(pictures[0], row, into: results, at: 0, count)
      filter(pictures[1], row, into: results, at: length, count)
      let target = row * width + start
      for index in 0..<count {
        map[target + index] = Float(value(results, index, length + index))
      }
    }
  }

  private func filter(
    _ picture: FlipRows, _ row: Int, into results: UnsafeMutableBufferPointer<Double>,
    at place: Int, _ count: Int
  ) {
    func filter(
      _ plane: FlipRows.Plane, _ half: [Double], isAntisymmetric: Bool = false, _ result: Result
    ) {
      picture.filter(
        plane, with: half, row: row, isAntisymmetric: isAntisymmetric, into: results,
        at: place + result.rawValue * FlipBlocks.width, count: count)
    }
    filter(.achromatic, kernels.achromatic, .achromatic)
    filter(.redGreen, kernels.redGreen, .redGreen)
    filter(.firstBlueYellow, kernels.blueYellowShare.first, .blueYellow)
    filter(.secondBlueYellow, kernels.blueYellowShare.second, .otherBlueYellow)
    filter(.edge, kernels.smooth, .edgeAcross)
    filter(.smooth, kernels.edge, isAntisymmetric: true, .edgeDown)
    filter(.point, kernels.smooth, .pointAcross)
    filter(.smooth, kernels.point, .pointDown)
  }

  /// The value of a pixel, of the results for both pictures.
  @inline(__always)
  private func value(
    _ results: UnsafeMutableBufferPointer<Double>, _ expected: Int, _ actual: Int
  ) -> Double {
    let first = opponent(results, expected)
    let second = opponent(results, actual)
    if first == second { return 0 }
    let distance = FlipColor.distance(color.hunt(first), color.hunt(second))
    // Colours may be other and look alike, and then there is nothing for features to strengthen.
    if distance < 1e-12 { return 0 }
    let logarithm = redistributed(logarithm: powers.logarithm(distance))
    let feature = max(
      abs(magnitude(results, expected, .edgeAcross) - magnitude(results, actual, .edgeAcross)),
      abs(magnitude(results, expected, .pointAcross) - magnitude(results, actual, .pointAcross)))
    // Divided by √2 and with the exponent one half, as the paper has it.
    let strength = (feature * 0.5.squareRoot()).squareRoot()
    return min(powers.power(ofTwo: (1 - strength) * logarithm), 1)
  }

  @inline(__always)
  private func opponent(
    _ results: UnsafeMutableBufferPointer<Double>, _ index: Int
  ) -> FlipColor.Triple {
    let width = FlipBlocks.width
    return (
      results[index], results[index + width],
      results[index + 2 * width] + results[index + 3 * width]
    )
  }

  @inline(__always)
  private func magnitude(
    _ results: UnsafeMutableBufferPointer<Double>, _ index: Int, _ first: Result
  ) -> Double {
    let across = results[index + first.rawValue * FlipBlocks.width]
    let down = results[index + (first.rawValue + 1) * FlipBlocks.width]
    return (across * across + down * down).squareRoot()
  }

  /// A distance of colours as a value from 0 to 1, both as logarithms to base two.
  ///
  /// Small distances take up nearly all of the range.
  @inline(__always)
  private func redistributed(logarithm distance: Double) -> Double {
    let logarithm = Self.colorExponent * distance
    if logarithm < kneeLogarithm { return logarithm + lowSlopeLogarithm }
    let above = powers.power(ofTwo: logarithm) - Self.kneeDistance * largest
    let share = above / (largest - Self.kneeDistance * largest)
    return powers.logarithm(Self.kneeValue + share * (1 - Self.kneeValue))
  }
}
