import MeniscusDiff
import MeniscusImage
import MeniscusReplay
import MeniscusSuite

extension Option {
  /// The comparator.
  static let comparator = Option("comparator", "NAME", "exact or flip (by looks)")
}

extension Arguments {
  /// The comparator that was named, or nil where none was.
  func comparator() throws(CommandLineError) -> TraceTolerance.Comparator? {
    guard let name = self["comparator"] else { return nil }
    guard let comparator = TraceTolerance.Comparator(rawValue: name) else {
      let allowed = TraceTolerance.Comparator.allCases.map(\.rawValue)
      throw .unknownValue(
        option: "--comparator", text: name, allowed: allowed,
        nearest: NearestName.suggestion(for: name, among: allowed))
    }
    return comparator
  }
}

/// Compares two pictures.
struct PictureDiff {
  /// What was said.
  let arguments: Arguments
  /// What answers are printed on.
  let tool: Tool

  /// The options that have a meaning for ꟻLIP alone.
  static let bounds = [
    Option("mean", "VALUE", "flip: what the mean of 32×32 px may be, 0 to 1; 0.05 unless given"),
    Option("threshold", "VALUE", "flip: from where a pixel is plain to see; 0.15 unless given"),
    Option("area", "N", "flip: how many such pixels may touch; 8 unless given"),
    Option(
      "pixels-per-degree", "N", "flip: pixels in a degree of sight, 10 to 300; 67.02 unless given"),
  ]

  /// Compares them and says what came of it.
  ///
  /// - Parameter pictures: reads them, once what was said has been checked.
  func run(_ pictures: () throws -> (Bitmap, Bitmap)) throws -> ExitCode {
    let tolerance = try tolerance()
    let (expected, actual) = try pictures()
    var line = PictureLine()
    var sentence = "equal: \(expected.width)×\(expected.height) px"
    switch ExactComparison(expected: expected, actual: actual) {
    case .identical:
      line.withinTolerance = tolerance.map { _ in true }
    case .sizesDiffer(let expected, let actual):
      line.equal = false
      line.withinTolerance = tolerance.map { _ in false }
      sentence = Sentences.sizes(expected: expected, actual: actual)
    case .different(let difference):
      line.take(difference)
      sentence = Sentences.difference(difference)
      var picture = try DifferencePicture(expected: expected, actual: actual).bitmap
      if let tolerance {
        let comparison = try FlipComparison(
          expected: expected, actual: actual, tolerance: tolerance)
        line.take(comparison)
        let verdict = comparison.isWithinTolerance ? "within tolerance" : "beyond tolerance"
        sentence += "; \(verdict): \(Sentences.perception(comparison))"
        picture = HeatMap(comparison.map).bitmap
      }
      if let out = arguments["out"] { try Disk.write(PNG.encode(picture), to: out) }
    }
    tool.console.print(arguments.has("json") ? try JSONOutput.text(of: line) : sentence)
    return line.withinTolerance ?? line.equal ? .accepted : .different
  }

  /// What pictures may differ by; nil for nothing.
  private func tolerance() throws(CommandLineError) -> FlipTolerance? {
    guard try arguments.comparator() == .flip else {
      if let option = Self.bounds.first(where: { arguments.has($0.name) }) {
        throw .needs(
          option: "--\(option.name)", other: "--comparator flip", command: arguments.command)
      }
      return nil
    }
    var tolerance = FlipTolerance.usual
    if let mean = try arguments.number("mean", in: TraceLimit.perceptualDifference) {
      tolerance.mean = mean
    }
    if let threshold = try arguments.number("threshold", in: TraceLimit.perceptualDifference) {
      tolerance.threshold = threshold
    }
    if let area = try arguments.integer("area", in: TraceLimit.area) { tolerance.area = area }
    if let value = try arguments.number("pixels-per-degree", in: TraceLimit.pixelsPerDegree) {
      tolerance.pixelsPerDegree = value
    }
    return tolerance
  }
}

/// What `diff` says of two pictures.
private struct PictureLine: Encodable {
  var equal = true
  var differingPixels = 0
  var maximumChannelDifference = 0
  var withinTolerance: Bool?
  var flip: Flip?

  /// What ꟻLIP says of them.
  struct Flip: Encodable {
    var mean: Double
    var weightedQuartiles: [Double]
    var maximum: Double
    var windowMean: Double
    var area: Int
    var allowedMean: Double
    var threshold: Double
    var allowedArea: Int
    var pixelsPerDegree: Double
  }

  mutating func take(_ difference: PixelDifference) {
    equal = false
    differingPixels = difference.count
    maximumChannelDifference = difference.maximumChannelDifference
  }

  mutating func take(_ comparison: FlipComparison) {
    let quartiles = comparison.summary.weightedQuartiles
    withinTolerance = comparison.isWithinTolerance
    flip = Flip(
      mean: comparison.summary.mean,
      weightedQuartiles: [quartiles.first, quartiles.median, quartiles.third],
      maximum: comparison.summary.maximum, windowMean: comparison.worstWindow.mean,
      area: comparison.worstRegion?.count ?? 0, allowedMean: comparison.tolerance.mean,
      threshold: comparison.tolerance.threshold, allowedArea: comparison.tolerance.area,
      pixelsPerDegree: comparison.tolerance.pixelsPerDegree)
  }
}
