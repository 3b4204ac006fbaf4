extension PictureComparator {
  /// By wide, faint drift.
  public static let tileBias = PictureComparator("tile-bias") {
    (expected, actual, _, _) throws(DiffError) in
    let comparison = try TileBiasComparison(expected: expected, actual: actual)
    return ComparatorFinding(
      isWithinTolerance: comparison.isWithinTolerance,
      figures: [ComparatorFigure("tileBias", .record(comparison.figures))]
    ) { DifferencePicture.drawn(expected, actual) }
  }
}

extension TileBiasComparison {
  /// The figures.
  var figures: [ComparatorFigure] {
    [
      ComparatorFigure("driftingTiles", .integer(driftingTiles)),
      ComparatorFigure("tiles", .integer(tileCount), .told),
      ComparatorFigure(
        "drifts",
        .list(
          drifts.map { drift in
            .record([
              ComparatorFigure("tiles", .integer(drift.tiles)),
              ComparatorFigure("bounds", .rectangle(drift.bounds)),
              ComparatorFigure("means", .list(drift.means.map { .number($0) })),
            ])
          })),
    ]
  }
}
