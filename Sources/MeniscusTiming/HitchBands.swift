/// How serious a hitch ratio is.
public enum HitchSeverity: String, CaseIterable, Sendable {
  /// Hardly noticed.
  case good
  /// Noticed.
  case warning
  /// Disturbing.
  case critical
  /// So disturbing that it is to be mended first.
  case immediate
}

/// A named set of bounds that sorts hitch ratios, in milliseconds per second.
public struct HitchBands: Equatable, Sendable {
  /// The name under which reports mention the set.
  public let name: String
  /// The greatest good ratio.
  public let good: Double
  /// The greatest ratio that is no worse than a warning.
  public let warning: Double
  /// The greatest ratio that is no worse than critical.
  public let critical: Double

  /// Makes a set from its bounds, which rise.
  public init(name: String, good: Double, warning: Double, critical: Double) {
    precondition(good <= warning && warning <= critical, "The bounds of the bands rise.")
    self.name = name
    self.good = good
    self.warning = warning
    self.critical = critical
  }

  /// The strict set, which is the default.
  ///
  /// Apple published it for scrolling in 2020: good to 5, critical from 10. 10 itself is critical,
  /// so the greatest warning is the number before it.
  public static let scrolling = HitchBands(
    name: "scrolling", good: 5, warning: 10.0.nextDown, critical: .infinity)

  /// The lenient set: good to 10, warning to 25, critical to 50.
  ///
  /// Apple's documentation gives it for the hitches of all animations.
  public static let animation = HitchBands(
    name: "animation", good: 10, warning: 25, critical: 50)

  /// The band that `ratio` lies in.
  public func severity(of ratio: Double) -> HitchSeverity {
    if ratio <= good { return .good }
    if ratio <= warning { return .warning }
    return ratio <= critical ? .critical : .immediate
  }
}
