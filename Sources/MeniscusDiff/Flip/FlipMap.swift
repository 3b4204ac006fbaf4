import MeniscusGeometry
import MeniscusImage

/// How much two pictures seem to differ where one looks from one to the other and back, pixel by
/// pixel: ꟻLIP for pictures of low dynamic range.
///
/// 0 is no difference and 1 the largest that there is. It allows for the distance of the eye, which
/// blurs, and weighs colours, edges and points. Where pictures are not opaque, they are looked at
/// over black and over white, and what differs more counts. The map of a picture with itself is 0,
/// and it does not matter which of the two comes first.
///
/// Source: Andersson, Nilsson, Akenine-Möller, Oskarsson, Åström and Fairchild, "ꟻLIP: A Difference
/// Evaluator for Alternating Images", Proceedings of the ACM on Computer Graphics and Interactive
/// Techniques 3 (2), 2020.
public struct FlipMap: Equatable, Sendable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The values, 0 to 1, row by row from the top.
  public let values: [Float]

  /// What the paper takes for usual: the pixels in a degree of the field of view at 0.7 metres from a
  /// display 0.7 metres and 3,840 pixels wide.
  public static let usualPixelsPerDegree = 3840 * Double.pi / 180
  /// The distances that make sense: the least leaves features a pixel, the most is a page's print
  /// under a loupe.
  public static let pixelsPerDegreeRange = 10.0...300.0

  /// Computes the map of two pictures.
  ///
  /// Complexity: linear in the pixels that differ or lie in reach of the filters, times their radius,
  /// which is 10 pixels usually; equal regions cost a comparison of memory.
  ///
  /// - Parameters:
  ///   - pixelsPerDegree: pixels in a degree of the field of view: more for a display of smaller
  ///     pixels or for an eye farther away, which sees less.
  ///   - parallel: spreads the work over threads, which changes no bit.
  public init(
    expected: Bitmap, actual: Bitmap, pixelsPerDegree: Double = usualPixelsPerDegree,
    parallel: ParallelFor = .serial
  ) throws(DiffError) {
    precondition(
      Self.pixelsPerDegreeRange.contains(pixelsPerDegree),
      "A degree has a number of pixels that makes sense.")
    try DiffError.checkSizes(expected, actual)
    width = expected.width
    height = expected.height
    values = FlipCalculation(pixelsPerDegree: pixelsPerDegree).map(
      expected: expected, actual: actual, parallel: parallel)
  }
}

extension Bitmap {
  /// The picture over a ground of one grey, opaque, rounded to the nearest sample.
  func over(_ grey: UInt8) -> Bitmap {
    var result = self
    result.samples.withUnsafeMutableBufferPointer { samples in
      for first in stride(from: 0, to: samples.count, by: 4) {
        let alpha = Int(samples[first + 3])
        if alpha == 255 { continue }
        for index in first..<(first + 3) {
          let sum = Int(samples[index]) * alpha + Int(grey) * (255 - alpha)
          samples[index] = UInt8((sum + 127) / 255)
        }
        samples[first + 3] = 255
      }
    }
    return result
  }
}
