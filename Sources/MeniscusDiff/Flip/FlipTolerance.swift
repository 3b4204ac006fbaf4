/// How much of a difference counts as none, by ꟻLIP.
///
/// A mean over a whole picture would hide a small strong difference, and more so the larger the
/// picture is; a bound for single pixels alone would let a weak tint of a whole panel pass. So there
/// are two bounds, and both are local.
public struct FlipTolerance: Equatable, Sendable {
  /// Pixels in a degree of the field of view, 10 to 300.
  public var pixelsPerDegree: Double
  /// The most that the mean of a window of 32 by 32 pixels may be: it finds what is weak and wide.
  public var mean: Double
  /// The value above which a pixel is plain to see: with `area` it finds what is strong and small.
  public var threshold: Double
  /// The most pixels above the threshold that may touch each other, at sides or corners.
  public var area: Int

  /// What a trace has that asks for a perceptual comparison and names no bounds.
  ///
  /// The threshold and the area lie between artefacts of antialiasing (up to 8 pixels above 0.15 in
  /// a labelled set) and the defect of a single pixel, black on white (9 pixels); a lone pixel of less
  /// contrast passes, four together do not. The mean lies between one level
  /// of 255 all over a panel and a tint of 1.5 %, which is 3 levels.
  public static let usual = FlipTolerance(
    pixelsPerDegree: FlipMap.usualPixelsPerDegree, mean: 0.05, threshold: 0.15, area: 8)

  /// Makes a tolerance.
  ///
  /// - Precondition: `pixelsPerDegree` lies in its range, the mean and the threshold in 0…1, and the
  ///   area is not negative.
  public init(pixelsPerDegree: Double, mean: Double, threshold: Double, area: Int) {
    precondition(
      FlipMap.pixelsPerDegreeRange.contains(pixelsPerDegree) && (0...1).contains(mean)
        && (0...1).contains(threshold) && area >= 0, "A tolerance's bounds make sense.")
    self.pixelsPerDegree = pixelsPerDegree
    self.mean = mean
    self.threshold = threshold
    self.area = area
  }
}
