extension PictureComparator {
  /// How far colours lie apart; it informs, and equal samples decide.
  public static let ciede2000 = PictureComparator("ciede2000", isJudge: false) {
    (expected, actual, _, _) throws(DiffError) in
    let comparison = try CiedeComparison(expected: expected, actual: actual)
    return ComparatorFinding(
      isWithinTolerance: expected == actual,
      figures: [
        ComparatorFigure(
          "ciede2000",
          .record([
            ComparatorFigure("mean", .number(comparison.mean)),
            ComparatorFigure("median", .number(comparison.median)),
            ComparatorFigure("p95", .number(comparison.percentile95)),
            ComparatorFigure("p99", .number(comparison.percentile99)),
            ComparatorFigure("max", .number(comparison.maximum)),
            ComparatorFigure("noticeable", .integer(comparison.noticeable)),
            ComparatorFigure("justNoticeable", .number(CiedeComparison.justNoticeable), .setting),
          ]))
      ]
    ) { DifferencePicture.drawn(expected, actual) }
  }
}
