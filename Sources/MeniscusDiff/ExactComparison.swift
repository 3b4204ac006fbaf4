import MeniscusGeometry
import MeniscusImage

/// What comes of comparing two pictures sample by sample, without any tolerance.
public enum ExactComparison: Equatable, Sendable {
  /// Every sample is equal.
  case identical
  /// The extents are equal and some samples are not.
  case different(PixelDifference)
  /// The extents differ, which is a failure; no part was compared.
  case sizesDiffer(expected: PixelSize, actual: PixelSize)

  /// Compares two pictures.
  ///
  /// Colours of fully transparent pixels count like all others: equal means equal bytes.
  ///
  /// Complexity: linear in the samples; equal pictures and rows cost a comparison of memory.
  public init(expected: Bitmap, actual: Bitmap) {
    guard expected.width == actual.width, expected.height == actual.height else {
      self = .sizesDiffer(expected: PixelSize(of: expected), actual: PixelSize(of: actual))
      return
    }
    var difference: PixelDifference?
    DifferingRun.forEach(expected: expected, actual: actual) { run in
      difference = run.adding(to: difference, expected: expected, actual: actual)
    }
    self = difference.map { .different($0) } ?? .identical
  }
}

/// How two pictures of the same extents differ.
public struct PixelDifference: Equatable, Sendable {
  /// The number of pixels of which some sample differs.
  public var count: Int
  /// The largest difference of any sample, 1 to 255.
  public var maximumChannelDifference: Int
  /// The number of pixels that differ in nothing but alpha.
  public var alphaOnlyCount: Int
  /// The smallest rectangle around the pixels that differ.
  public var bounds: PixelRect

  /// Makes a difference from its parts.
  public init(
    count: Int, maximumChannelDifference: Int, alphaOnlyCount: Int, bounds: PixelRect
  ) {
    self.count = count
    self.maximumChannelDifference = maximumChannelDifference
    self.alphaOnlyCount = alphaOnlyCount
    self.bounds = bounds
  }
}

extension DifferingRun {
  /// The difference so far with this run's pixels added.
  fileprivate func adding(
    to difference: PixelDifference?, expected: Bitmap, actual: Bitmap
  ) -> PixelDifference {
    let own = PixelRect(x: start, y: row, width: end - start, height: 1)
    var result =
      difference
      ?? PixelDifference(count: 0, maximumChannelDifference: 0, alphaOnlyCount: 0, bounds: own)
    result.count += end - start
    result.bounds = result.bounds.union(own)
    expected.samples.withUnsafeBufferPointer { expected in
      actual.samples.withUnsafeBufferPointer { actual in
        for index in start..<end {
          let first = firstSample + (index - start) * 4
          let color = max(
            Self.distance(expected[first], actual[first]),
            Self.distance(expected[first + 1], actual[first + 1]),
            Self.distance(expected[first + 2], actual[first + 2]))
          let alpha = Self.distance(expected[first + 3], actual[first + 3])
          if color == 0 { result.alphaOnlyCount += 1 }
          result.maximumChannelDifference = max(result.maximumChannelDifference, color, alpha)
        }
      }
    }
    return result
  }
}
