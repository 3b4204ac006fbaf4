extension PictureComparator {
  /// The layered profile: strong and small, plain to see, weak and wide.
  public static let perceptual = PictureComparator(
    "perceptual", options: [pixelsPerDegree, map]
  ) { (expected, actual, settings, parallel) throws(DiffError) in
    let comparison = try PerceptualComparison(
      expected: expected, actual: actual, pixelsPerDegree: settings.number("ppd"),
      parallel: parallel)
    let map = comparison.flip.map
    return ComparatorFinding(
      isWithinTolerance: comparison.isWithinTolerance,
      figures: [
        ComparatorFigure("pixelmatch", .record(comparison.pixelmatch.figures)),
        ComparatorFigure("flip", .record(comparison.flip.figures)),
        ComparatorFigure("tileBias", .record(comparison.tileBias.figures)),
        ComparatorFigure("broken", .list(comparison.broken.map { .text($0.rawValue) })),
      ],
      outputs: ["map": { .values(map.values) }]
    ) { HeatMap(map).bitmap }
  }
}
