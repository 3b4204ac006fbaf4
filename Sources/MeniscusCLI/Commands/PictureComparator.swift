import MeniscusDiff
import MeniscusReplay
import MeniscusSuite

/// What `diff` compares two pictures by.
enum PictureComparator: String, CaseIterable {
  case exact
  case pixelmatch72 = "pixelmatch-7.2"
  case pixelmatchMain = "pixelmatch-main"
  case flip
  case tileBias = "tile-bias"
  case ciede2000
  case perceptual

  /// The comparator, as an option of `diff`.
  static let option = Option(
    "comparator", "NAME",
    "exact (unless given), pixelmatch-7.2, pixelmatch-main, flip, tile-bias, ciede2000 or "
      + "perceptual")

  /// The options that have a meaning for some comparators alone.
  static let ownOptions: [(option: Option, comparators: [PictureComparator])] = [
    (
      Option(
        "threshold", "T",
        "pixelmatch: how far colours may lie apart, 0 to 1, 0.1 unless given; flip: from where a "
          + "pixel is plain to see, 0.15 unless given"), [.pixelmatch72, .pixelmatchMain, .flip]
    ),
    (
      Option(flag: "include-aa", "pixelmatch: count what looks like antialiasing too"),
      [.pixelmatch72, .pixelmatchMain]
    ),
    (
      Option(
        "checkerboard", "on|off",
        "pixelmatch: see translucent pixels over a checkerboard or over white; on unless given"),
      [.pixelmatch72, .pixelmatchMain]
    ),
    (
      Option("window", "N", "pixelmatch-main: count the fullest window of N×N px, not all"),
      [.pixelmatchMain]
    ),
    (
      Option("mean", "VALUE", "flip: what the mean of 32×32 px may be, 0 to 1; 0.05 unless given"),
      [.flip]
    ),
    (Option("area", "N", "flip: how many plain pixels may touch; 8 unless given"), [.flip]),
    (
      Option(
        "ppd", "P", "flip, perceptual: pixels in a degree of sight, 10 to 300; 67.02 unless given"),
      [.flip, .perceptual]
    ),
    (
      Option("mask", "PNG", "pixelmatch: write what differs over nothing"),
      [.pixelmatch72, .pixelmatchMain]
    ),
    (
      Option("map", "F32", "flip, perceptual: write the map as little-endian 32-bit numbers"),
      [.flip, .perceptual]
    ),
  ]
}

/// A comparator with what may differ by it.
enum PictureTest {
  case exact
  case pixelmatch(PixelmatchOptions)
  case flip(FlipTolerance)
  case tileBias
  case ciede2000
  case perceptual(pixelsPerDegree: Double)
}

extension Arguments {
  /// The comparator that was asked for, with its options; those of others are refused.
  func pictureTest() throws(CommandLineError) -> PictureTest {
    let comparator = try pictureComparator()
    for (option, comparators) in PictureComparator.ownOptions
    where has(option.name) && !comparators.contains(comparator) {
      throw .needs(
        option: "--\(option.name)",
        other: comparators.map { "--comparator \($0.rawValue)" }.joined(separator: "` or `"),
        command: command)
    }
    switch comparator {
    case .exact: return .exact
    case .pixelmatch72: return .pixelmatch(try pixelmatchOptions(.yiq))
    case .pixelmatchMain: return .pixelmatch(try pixelmatchOptions(.okLab))
    case .flip: return .flip(try flipTolerance())
    case .tileBias: return .tileBias
    case .ciede2000: return .ciede2000
    case .perceptual: return .perceptual(pixelsPerDegree: try pixelsPerDegree())
    }
  }

  private func pictureComparator() throws(CommandLineError) -> PictureComparator {
    guard let name = self["comparator"] else { return .exact }
    guard let comparator = PictureComparator(rawValue: name) else {
      let allowed = PictureComparator.allCases.map(\.rawValue)
      throw .unknownValue(
        option: "--comparator", text: name, allowed: allowed,
        nearest: NearestName.suggestion(for: name, among: allowed))
    }
    return comparator
  }

  private func pixelmatchOptions(
    _ generation: PixelmatchOptions.Generation
  ) throws(CommandLineError) -> PixelmatchOptions {
    var options = PixelmatchOptions(generation)
    if let threshold = try number("threshold", in: 0...1) { options.threshold = threshold }
    options.includeAA = has("include-aa")
    switch self["checkerboard"] {
    case nil, "on": options.checkerboard = true
    case "off": options.checkerboard = false
    case let text?:
      throw .unknownValue(
        option: "--checkerboard", text: text, allowed: ["on", "off"],
        nearest: NearestName.suggestion(for: text, among: ["on", "off"]))
    }
    options.windowSize = try integer("window", in: 1...TraceLimit.pixels)
    return options
  }

  private func flipTolerance() throws(CommandLineError) -> FlipTolerance {
    var tolerance = FlipTolerance.usual
    if let mean = try number("mean", in: TraceLimit.perceptualDifference) { tolerance.mean = mean }
    if let threshold = try number("threshold", in: TraceLimit.perceptualDifference) {
      tolerance.threshold = threshold
    }
    if let area = try integer("area", in: TraceLimit.area) { tolerance.area = area }
    tolerance.pixelsPerDegree = try pixelsPerDegree()
    return tolerance
  }

  private func pixelsPerDegree() throws(CommandLineError) -> Double {
    try number("ppd", in: TraceLimit.pixelsPerDegree) ?? FlipMap.usualPixelsPerDegree
  }
}
