import MeniscusDiff
import MeniscusImage
import MeniscusSuite

/// What a comparator says of two pictures of the same extents.
struct PictureJudgement {
  /// Its figures.
  private(set) var figures: PictureFigures
  /// Its verdict and figures in words; nil where samples say all.
  private(set) var sentence: String?
  /// The picture of the differences.
  private(set) var picture: () -> Bitmap
  /// The picture of the differences alone.
  private(set) var mask: (() -> Bitmap)?
  /// The map of values.
  private(set) var map: FlipMap?

  private static let threads = ComparatorThreads.spread(over: 2)

  /// Compares two pictures.
  ///
  /// - Throws: ``DiffError/sizesDiffer(expected:actual:)``.
  init(_ test: PictureTest, _ expected: Bitmap, _ actual: Bitmap) throws(DiffError) {
    figures = PictureFigures(equalUnder: test)
    let difference = try DifferencePicture(expected: expected, actual: actual).bitmap
    picture = { difference }
    switch test {
    case .exact:
      figures.withinTolerance = ExactComparison(expected: expected, actual: actual) == .identical
    case .pixelmatch(let options):
      let comparison = try PixelmatchComparison(
        expected: expected, actual: actual, options: options, parallel: Self.threads)
      figures.withinTolerance = comparison.mismatch == 0
      figures.pixelmatch = PictureFigures.Pixelmatch(options, comparison)
      sentence = Sentences.verdict(figures.withinTolerance, Sentences.pixelmatch(comparison))
      picture = { comparison.picture }
      mask = { comparison.mask }
    case .flip(let tolerance):
      let comparison = try FlipComparison(
        expected: expected, actual: actual, tolerance: tolerance, parallel: Self.threads)
      figures.withinTolerance = comparison.isWithinTolerance
      figures.flip = PictureFigures.Flip(tolerance, comparison)
      sentence = Sentences.verdict(figures.withinTolerance, Sentences.perception(comparison))
      picture = { HeatMap(comparison.map).bitmap }
      map = comparison.map
    case .tileBias:
      let comparison = try TileBiasComparison(expected: expected, actual: actual)
      figures.withinTolerance = comparison.isWithinTolerance
      figures.tileBias = PictureFigures.TileBias(comparison)
      sentence = Sentences.verdict(figures.withinTolerance, Sentences.tileBias(comparison))
    case .ciede2000:
      let comparison = try CiedeComparison(expected: expected, actual: actual)
      // It informs; whether the pictures are equal is told by their samples.
      figures.withinTolerance = ExactComparison(expected: expected, actual: actual) == .identical
      figures.ciede2000 = PictureFigures.Ciede(comparison)
      sentence = Sentences.ciede(comparison)
    case .perceptual(let pixelsPerDegree):
      let comparison = try PerceptualComparison(
        expected: expected, actual: actual, pixelsPerDegree: pixelsPerDegree,
        parallel: Self.threads)
      take(comparison)
    }
  }

  private mutating func take(_ comparison: PerceptualComparison) {
    figures.withinTolerance = comparison.isWithinTolerance
    figures.broken = comparison.broken.map(\.rawValue)
    figures.pixelmatch = PictureFigures.Pixelmatch(
      comparison.pixelmatch.options, comparison.pixelmatch)
    figures.flip = PictureFigures.Flip(comparison.flip.tolerance, comparison.flip)
    figures.tileBias = PictureFigures.TileBias(comparison.tileBias)
    sentence = Sentences.verdict(figures.withinTolerance, Sentences.layers(comparison))
    picture = { HeatMap(comparison.flip.map).bitmap }
    map = comparison.flip.map
  }
}

extension FlipMap {
  /// The values row by row from the top, four bytes each, the least first.
  var littleEndianBytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(values.count * 4)
    for value in values {
      let bits = value.bitPattern
      for shift in [0, 8, 16, 24] as [UInt32] {
        bytes.append(UInt8(truncatingIfNeeded: bits >> shift))
      }
    }
    return bytes
  }
}
