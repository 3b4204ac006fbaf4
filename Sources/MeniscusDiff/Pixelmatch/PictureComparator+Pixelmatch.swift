extension PictureComparator {
  /// Pixelmatch of releases 7.0 to 7.2.
  public static let pixelmatch72 = pixelmatch(.yiq, options: [])
  /// Pixelmatch of the main branch.
  public static let pixelmatchMain = pixelmatch(
    .okLab,
    options: [
      ComparatorOption(
        "window", "N", .integer(1...mostPixels),
        "count the worst window of N×N px instead of the whole picture")
    ])

  private static func pixelmatch(
    _ generation: PixelmatchOptions.Generation, options: [ComparatorOption]
  ) -> PictureComparator {
    let usual = PixelmatchOptions(generation)
    return PictureComparator(
      generation.rawValue, family: "pixelmatch",
      options: [
        ComparatorOption(
          "threshold", "T", .number(0...1), usual: .number(usual.threshold),
          "how far apart colours may be, 0 to 1 (default 0.1)"),
        ComparatorOption(flag: "include-aa", "also count what looks like antialiasing"),
        ComparatorOption(
          "checkerboard", "on|off", .either("on", "off"), usual: .flag(usual.checkerboard),
          "judge translucent pixels over a checkerboard, or over white (default on)"),
        ComparatorOption("mask", "PNG", .output, "write what differs on a transparent ground"),
      ] + options
    ) { (expected, actual, settings, parallel) throws(DiffError) in
      var options = PixelmatchOptions(generation)
      options.threshold = settings.number("threshold")
      options.includeAA = settings.flag("include-aa")
      options.checkerboard = settings.flag("checkerboard")
      options.windowSize = settings["window"]?.integer
      let comparison = try PixelmatchComparison(
        expected: expected, actual: actual, options: options, parallel: parallel)
      return ComparatorFinding(
        isWithinTolerance: comparison.mismatch == 0,
        figures: [ComparatorFigure("pixelmatch", .record(comparison.figures))],
        outputs: ["mask": { .picture(comparison.mask) }]
      ) { comparison.picture }
    }
  }
}

extension PixelmatchComparison {
  /// The figures and the options, under the original's names.
  var figures: [ComparatorFigure] {
    var figures = [
      ComparatorFigure("generation", .text(options.generation.rawValue), .setting),
      ComparatorFigure("mismatch", .integer(mismatch)),
      ComparatorFigure("antialiased", .integer(antialiased)),
      ComparatorFigure("threshold", .number(options.threshold), .setting),
      ComparatorFigure("includeAA", .flag(options.includeAA), .setting),
      ComparatorFigure("checkerboard", .flag(options.checkerboard), .setting),
    ]
    if let window = options.windowSize {
      figures.append(ComparatorFigure("windowSize", .integer(window), .setting))
    }
    return figures
  }
}
