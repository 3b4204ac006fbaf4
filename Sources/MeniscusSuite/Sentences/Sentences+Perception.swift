import MeniscusDiff
import MeniscusReplay

extension Sentences {
  /// What a perceptual comparison found, in words.
  package static func perception(_ comparison: FlipComparison) -> String {
    perception(
      mean: comparison.summary.mean, maximum: comparison.summary.maximum,
      window: comparison.worstWindow.mean, area: comparison.worstRegion?.count ?? 0,
      comparison.tolerance)
  }

  /// What a perceptual comparison found, in words.
  package static func perception(_ report: PerceptionReport) -> String {
    perception(
      mean: report.mean, maximum: report.maximum, window: report.windowMean, area: report.area,
      FlipTolerance(
        pixelsPerDegree: report.pixelsPerDegree, mean: report.allowedMean,
        threshold: report.threshold, area: report.allowedArea))
  }

  private static func perception(
    mean: Double, maximum: Double, window: Double, area: Int, _ tolerance: FlipTolerance
  ) -> String {
    "ꟻLIP mean \(fraction(mean)), at most \(fraction(maximum)); \(fraction(window)) in a window "
      + "(\(fraction(tolerance.mean)) allowed), \(grouped(area)) px together above "
      + "\(fraction(tolerance.threshold)) (\(grouped(tolerance.area)) allowed)"
  }

  /// How much a picture differs that is within its tolerance.
  static func tolerated(_ report: CheckpointReport) -> String {
    "\(grouped(report.differingPixels)) px differ, within tolerance"
      + (report.perception.map { ": " + perception($0) } ?? "")
      + (report.bounds.map { ": " + $0 } ?? "")
  }

  /// A first frame that differs in nothing that has to be equal.
  static func tolerated(_ divergence: Divergence, clock: FrameClock) -> String {
    "not held to be exact: " + Self.divergence(divergence, clock: clock)
      + "; pictures are compared at the checkpoints"
  }

  /// A first frame that is drawn otherwise where no frame looks otherwise.
  static func unseen(_ divergence: Divergence, clock: FrameClock) -> String {
    "for information, as every frame has the accepted pixels: "
      + Self.divergence(divergence, clock: clock)
  }

  /// View snapshots that differ where layout need not be equal.
  static func toleratedSnapshots(_ names: [String]) -> String {
    "not held to be exact: the view \(names.count == 1 ? "snapshot" : "snapshots") of "
      + list(names, limit: 6)
  }

  /// A number from 0 on with up to four decimals; what is less than one of the fourth says so.
  package static func fraction(_ value: Double) -> String {
    let scaled = Int((min(value, 1e9) * 10_000).rounded())
    if scaled == 0 { return value > 0 ? "less than 0.0001" : "0" }
    var digits = String(scaled % 10_000)
    digits = String(repeating: "0", count: 4 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    let whole = grouped(scaled / 10_000)
    return digits.isEmpty ? whole : "\(whole).\(digits)"
  }
}
