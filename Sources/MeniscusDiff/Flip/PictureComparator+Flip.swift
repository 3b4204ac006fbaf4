extension PictureComparator {
  /// By looks, with bounds for what is weak and wide and for what is strong and small.
  public static let flip = PictureComparator(
    "flip",
    options: [
      ComparatorOption(
        "mean", "VALUE", .number(0...1), usual: .number(FlipTolerance.usual.mean),
        "how large the mean of 32×32 px may be, 0 to 1 (default 0.05)"),
      ComparatorOption(
        "threshold", "T", .number(0...1), usual: .number(FlipTolerance.usual.threshold),
        "the value above which a pixel is plainly visible (default 0.15)"),
      ComparatorOption(
        "area", "N", .integer(0...mostPixels), usual: .integer(FlipTolerance.usual.area),
        "how many plainly visible pixels may be connected (default 8)"),
      pixelsPerDegree, map,
    ]
  ) { (expected, actual, settings, parallel) throws(DiffError) in
    let comparison = try FlipComparison(
      expected: expected, actual: actual, tolerance: FlipTolerance(settings), parallel: parallel)
    return ComparatorFinding(
      isWithinTolerance: comparison.isWithinTolerance,
      figures: [ComparatorFigure("flip", .record(comparison.figures))],
      outputs: ["map": { .values(comparison.map.values) }]
    ) { HeatMap(comparison.map).bitmap }
  }

  /// How far the eye is away.
  static let pixelsPerDegree = ComparatorOption(
    "ppd", "P", .number(FlipMap.pixelsPerDegreeRange), usual: .number(FlipMap.usualPixelsPerDegree),
    "pixels per degree of visual angle, 10 to 300 (default 67.02)")

  /// The map of values.
  static let map = ComparatorOption(
    "map", "F32", .output, "write the map as little-endian 32-bit floats")

  /// By looks, with the bounds of a tolerance.
  public static func flip(within tolerance: FlipTolerance) -> PictureComparator {
    flip.with([
      "mean": .number(tolerance.mean), "threshold": .number(tolerance.threshold),
      "area": .integer(tolerance.area), "ppd": .number(tolerance.pixelsPerDegree),
    ])
  }

  /// The most pixels that an option counts.
  static let mostPixels = 1 << 25
}

extension FlipTolerance {
  /// The bounds that ꟻLIP is asked for.
  public init(_ settings: [ComparatorFigure]) {
    self.init(
      pixelsPerDegree: settings.number("ppd"), mean: settings.number("mean"),
      threshold: settings.number("threshold"), area: settings.integer("area"))
  }
}

extension FlipComparison {
  /// The figures under the names of the authors' tool, and the bounds that are ours.
  var figures: [ComparatorFigure] {
    let quartiles = summary.weightedQuartiles
    return [
      ComparatorFigure("mean", .number(summary.mean)),
      ComparatorFigure("weightedMedian", .number(quartiles.median)),
      ComparatorFigure("firstWeightedQuartile", .number(quartiles.first)),
      ComparatorFigure("thirdWeightedQuartile", .number(quartiles.third)),
      ComparatorFigure("min", .number(summary.minimum)),
      ComparatorFigure("max", .number(summary.maximum)),
      ComparatorFigure("pixelsPerDegree", .number(tolerance.pixelsPerDegree), .setting),
      ComparatorFigure("windowMean", .number(worstWindow.mean)),
      ComparatorFigure("allowedMean", .number(tolerance.mean), .allowed),
      ComparatorFigure("threshold", .number(tolerance.threshold), .setting),
      ComparatorFigure("area", .integer(worstRegion?.count ?? 0)),
      ComparatorFigure("allowedArea", .integer(tolerance.area), .allowed),
    ]
  }
}
