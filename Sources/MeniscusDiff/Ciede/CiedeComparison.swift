import MeniscusImage

/// How far the colours of two pictures lie apart by CIEDE2000, pixel by pixel, in a few numbers.
///
/// Translucent pixels are seen over white. It is a diagnostic: it knows colours and nothing of
/// places, so that it decides nothing.
public struct CiedeComparison: Equatable, Sendable {
  /// The mean over all pixels.
  public let mean: Double
  /// What half of all pixels do not exceed; likewise 95 and 99 in a hundred.
  public let median, percentile95, percentile99: Double
  /// The largest difference.
  public let maximum: Double
  /// The number of pixels that differ by more than is just noticeable.
  public let noticeable: Int

  /// The difference that is just noticeable (Mahy, Van Eycken and Oosterlinck, 1994).
  public static let justNoticeable = 2.3

  /// Compares two pictures.
  ///
  /// Complexity: linear in the pixels, and log-linear in those that differ.
  ///
  /// - Throws: ``DiffError/sizesDiffer(expected:actual:)``.
  public init(expected: Bitmap, actual: Bitmap) throws(DiffError) {
    try DiffError.checkSizes(expected, actual)
    let space = LabSpace()
    var differences: [Double] = []
    var last: (first: UInt32, second: UInt32, difference: Double) = (0, 0, 0)
    _ = PixelPair.reading(expected, actual) { pair in
      let end = pair.width * pair.height
      var index = pair.nextDifference(from: 0, before: end)
      while index < end {
        let (first, second) = (pair.first[index], pair.second[index])
        // Even areas have the same pair of colours again and again.
        if (first, second) != (last.first, last.second) {
          let difference = space.color(first).ciede2000(from: space.color(second))
          last = (first, second, difference)
        }
        differences.append(last.difference)
        index = pair.nextDifference(from: index + 1, before: end)
      }
    }
    let count = expected.width * expected.height
    // Added up before they are sorted, as they lie in the picture.
    mean = count > 0 ? differences.reduce(0, +) / Double(count) : 0
    noticeable = differences.count { $0 > Self.justNoticeable }
    differences.sort()
    maximum = differences.last ?? 0
    func percentile(_ percent: Int) -> Double {
      // The nearest rank; the pixels that are equal come first.
      let rank = (count * percent + 99) / 100 - (count - differences.count)
      return rank > 0 ? differences[rank - 1] : 0
    }
    (median, percentile95, percentile99) = (percentile(50), percentile(95), percentile(99))
  }
}
