/// The fences that tell outliers of a sample from the rest.
///
/// A value beyond 1.5 interquartile ranges from the quartiles is mildly out, beyond 3 severely (Tukey
/// 1977); quartiles are of type 7, as in Criterion. Outliers are counted and kept.
public struct TukeyFences: Equatable, Sendable {
  /// What a value is to a sample.
  public enum Place: String, CaseIterable, Sendable {
    /// Far below the rest.
    case lowSevere
    /// Below the rest.
    case lowMild
    /// Within the fences.
    case inside
    /// Above the rest.
    case highMild
    /// Far above the rest.
    case highSevere
  }

  /// The first quartile.
  public let firstQuartile: Double
  /// The third quartile.
  public let thirdQuartile: Double

  /// The fences of a sample.
  public init(of sample: SampleStatistics) {
    firstQuartile = sample.quantile(0.25)
    thirdQuartile = sample.quantile(0.75)
  }

  /// The third quartile less the first.
  public var range: Double { thirdQuartile - firstQuartile }

  /// Where a value lies; one that lies on a fence is inside it.
  public func place(of value: Double) -> Place {
    if value < firstQuartile - 3 * range { return .lowSevere }
    if value < firstQuartile - 1.5 * range { return .lowMild }
    if value > thirdQuartile + 3 * range { return .highSevere }
    if value > thirdQuartile + 1.5 * range { return .highMild }
    return .inside
  }
}

extension SampleStatistics {
  /// How many values lie at each place of the sample's own fences.
  public var outliers: [TukeyFences.Place: Int] {
    let fences = TukeyFences(of: self)
    return sorted.reduce(into: [:]) { $0[fences.place(of: $1), default: 0] += 1 }
  }
}
