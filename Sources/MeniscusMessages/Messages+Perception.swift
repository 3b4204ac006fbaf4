import MeniscusFormats

extension Messages {
  /// How much a picture differs that is within its tolerance.
  static func tolerated(_ report: CheckpointReport) -> String {
    "\(grouped(report.differingPixels)) px differ, within tolerance"
      + (report.comparison.map { ": " + figures($0.figures, of: $0.comparator) } ?? "")
      + (parts(report.parts).map { ": " + $0 } ?? "")
  }

  /// Something that differs and is allowed, at so many frames a second.
  ///
  /// - Parameter judged: the frames between checkpoints whose pictures were compared; nil for none.
  package static func tolerated(
    _ difference: ToleratedDifference, rate: Int, judged: JudgedFrames? = nil
  ) -> String {
    let clock = FrameClock(rate: rate)
    return switch difference {
    case .frames(let divergence):
      "not required to be exact: " + Self.divergence(divergence, clock: clock)
        + "; " + compared(judged)
    case .unseen(let divergence):
      "for information, since \(looksTheSame): "
        + Self.divergence(divergence, clock: clock)
    case .checkpoint(let report): "checkpoint \(report.name): \(tolerated(report))"
    case .snapshots(let names):
      "not required to be exact: the view \(names.count == 1 ? "snapshot" : "snapshots") of "
        + list(names, limit: 6)
    }
  }

  /// Where pictures are compared.
  private static func compared(_ judged: JudgedFrames?) -> String {
    guard let judged else { return "pictures are compared at the checkpoints" }
    let others = count(judged.count, "other frame")
    return "pictures are compared at the checkpoints and in \(others) whose pixels differ"
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
