import MeniscusGeometry
import MeniscusImage

/// Computes the map of two pictures, part by part, strip by strip.
struct FlipCalculation: Sendable {
  private let kernels: FlipKernels
  private let color = FlipColor()
  private let distance: FlipDistance
  private let scale: FlipScale

  init(pixelsPerDegree: Double) {
    kernels = FlipKernels(pixelsPerDegree: pixelsPerDegree)
    distance = FlipDistance(color: color)
    scale = FlipScale(color)
  }

  /// The map of two pictures; translucent ones are looked at over black and over white, and what
  /// differs more counts.
  ///
  /// - Parameter parallel: spreads the parts.
  func map(expected: Bitmap, actual: Bitmap, parallel: ParallelFor) -> [Float] {
    let map = PixelPair.reading(expected, actual) { pair -> [Float]? in
      let blocks = FlipBlocks(pair, radius: kernels.radius, parallel: parallel)
      guard blocks.isOpaque || blocks.parts.isEmpty else { return nil }
      return [Float](unsafeUninitializedCapacity: pair.width * pair.height) { map, count in
        count = pair.width * pair.height
        guard let base = map.baseAddress else { return }
        fill(Target(map: base), blocks.parts, pair, parallel)
      }
    }
    guard let map else { return [] }
    if let map { return map }
    let black = self.map(expected: expected.over(0), actual: actual.over(0), parallel: parallel)
    let white = self.map(
      expected: expected.over(255), actual: actual.over(255), parallel: parallel)
    return zip(black, white).map { max($0, $1) }
  }

  /// Computes the parts of a map, of which all else is 0.
  private func fill(
    _ target: Target, _ parts: [FlipBlocks.Part], _ pair: PixelPair, _ parallel: ParallelFor
  ) {
    _ = parallel.mapRows(pair.height) { rows in
      (target.map + rows.lowerBound * pair.width).initialize(
        repeating: 0, count: rows.count * pair.width)
    }
    parallel(parts.count) { fill(target, parts[$0], pair) }
  }

  /// The memory of the map, of which every part is written by one piece of work.
  private struct Target: @unchecked Sendable {
    let map: UnsafeMutablePointer<Float>
  }

  /// Computes a part.
  private func fill(_ target: Target, _ part: FlipBlocks.Part, _ pair: PixelPair) {
    var rows = FlipRows(
      of: pair, columns: part.columns, from: part.rows.lowerBound, kernels: kernels, color: color)
    let strip = FlipStrip(
      kernels: kernels, distance: distance, scale: scale, count: part.columns.count)
    var next = part.rows.lowerBound
    while next < part.rows.upperBound {
      let own = next..<min(next + FlipRows.strip, part.rows.upperBound)
      rows.prepare(own)
      strip.filter(rows, own)
      for row in own {
        strip.fill(
          target.map + (row * pair.width + part.columns.lowerBound), row: row - next)
      }
      next = own.upperBound
    }
    strip.deallocate()
    rows.deallocate()
  }
}
