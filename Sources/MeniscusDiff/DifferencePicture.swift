import MeniscusImage

/// A picture that shows where two pictures differ, and how much.
///
/// What is equal is the expected picture in dim grey, for orientation. What differs is bright:
/// from magenta for the least difference of a sample to yellow for the largest. Brightness rises
/// along the ramp and its darkest end is brighter than the brightest grey, so neither the place nor
/// the amount is told by hue alone.
public struct DifferencePicture: Equatable, Sendable {
  /// The picture, opaque, of the same extents as the two.
  public let bitmap: Bitmap

  /// Draws the differences.
  ///
  /// Complexity: linear in the samples.
  public init(expected: Bitmap, actual: Bitmap) throws(DiffError) {
    try DiffError.checkSizes(expected, actual)
    bitmap = Self.drawn(expected, actual)
  }

  /// The picture of the differences of two pictures of the same extents.
  static func drawn(_ expected: Bitmap, _ actual: Bitmap) -> Bitmap {
    let count = expected.samples.count
    var samples = expected.samples.withUnsafeBufferPointer { source in
      [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
        for first in stride(from: 0, to: count, by: 4) {
          let grey = grey(source, at: first)
          target[first] = grey
          target[first + 1] = grey
          target[first + 2] = grey
          target[first + 3] = 255
        }
        initialized = count
      }
    }
    DifferingRun.forEach(expected: expected, actual: actual) { run in
      for index in 0..<(run.end - run.start) {
        let first = run.firstSample + index * 4
        var magnitude = 0
        for sample in first..<(first + 4) {
          let distance = DifferingRun.distance(expected.samples[sample], actual.samples[sample])
          magnitude = max(magnitude, distance)
        }
        let color = color(of: magnitude)
        samples[first] = color.red
        samples[first + 1] = color.green
        samples[first + 2] = color.blue
      }
    }
    return Bitmap(width: expected.width, height: expected.height, samples: samples)
  }

  /// The colour of a pixel whose samples differ by at most `magnitude`, 1 to 255.
  public static func color(of magnitude: Int) -> (red: UInt8, green: UInt8, blue: UInt8) {
    let step = min(max(magnitude, 1), 255) - 1
    func mix(_ low: Int, _ high: Int) -> UInt8 { UInt8(low + (high - low) * step / 254) }
    return (255, mix(64, 240), mix(160, 96))
  }

  /// The grey of an equal pixel: its luma over white, 16 to 79.
  private static func grey(_ samples: UnsafeBufferPointer<UInt8>, at first: Int) -> UInt8 {
    // Rec. 709's weights in 256ths.
    let luma =
      (54 * Int(samples[first]) + 183 * Int(samples[first + 1]) + 19 * Int(samples[first + 2]))
      / 256
    let alpha = Int(samples[first + 3])
    let overWhite = (luma * alpha + 255 * (255 - alpha)) / 255
    return UInt8(16 + overWhite / 4)
  }
}
