import MeniscusDiff

/// What a perceptual comparison of two pictures found, and what is allowed.
///
/// All but the counts are values of ꟻLIP, 0 to 1.
package struct PerceptionReport: Equatable, Codable, Sendable {
  /// Pixels in a degree of the field of view.
  package var pixelsPerDegree: Double
  /// The mean over the picture.
  package var mean: Double
  /// The first, second and third weighted quartile.
  package var weightedQuartiles: [Double]
  /// The largest value.
  package var maximum: Double
  /// The highest mean of a window of 32 by 32 pixels.
  package var windowMean: Double
  /// What the mean of a window may be.
  package var allowedMean: Double
  /// The value above which a pixel is plain to see.
  package var threshold: Double
  /// The most pixels above the threshold that touch each other.
  package var area: Int
  /// How many pixels above the threshold may touch each other.
  package var allowedArea: Int
  /// The map in colours.
  package var heatMap: CheckpointReport.Picture

  /// Takes over what a comparison found.
  package init(_ comparison: FlipComparison, heatMap: CheckpointReport.Picture) {
    let quartiles = comparison.summary.weightedQuartiles
    pixelsPerDegree = comparison.tolerance.pixelsPerDegree
    mean = comparison.summary.mean
    weightedQuartiles = [quartiles.first, quartiles.median, quartiles.third]
    maximum = comparison.summary.maximum
    windowMean = comparison.worstWindow.mean
    allowedMean = comparison.tolerance.mean
    threshold = comparison.tolerance.threshold
    area = comparison.worstRegion?.count ?? 0
    allowedArea = comparison.tolerance.area
    self.heatMap = heatMap
  }
}
