extension PictureComparator {
  /// Sample by sample, without any tolerance.
  public static let exact = PictureComparator("exact") {
    (expected, actual, _, _) throws(DiffError) in
    var difference: PixelDifference?
    if case .different(let found) = ExactComparison(expected: expected, actual: actual) {
      difference = found
    }
    var figures = [
      ComparatorFigure("differingPixels", .integer(difference?.count ?? 0)),
      ComparatorFigure(
        "maximumChannelDifference", .integer(difference?.maximumChannelDifference ?? 0)),
      ComparatorFigure("alphaOnlyPixels", .integer(difference?.alphaOnlyCount ?? 0)),
    ]
    if let difference { figures.append(ComparatorFigure("bounds", .rectangle(difference.bounds))) }
    return ComparatorFinding(isWithinTolerance: difference == nil, figures: figures) {
      DifferencePicture.drawn(expected, actual)
    }
  }
}
