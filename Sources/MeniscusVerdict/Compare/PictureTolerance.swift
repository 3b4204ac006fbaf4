import MeniscusDiff
import MeniscusFormats

/// How the picture of a checkpoint is compared with what is accepted.
struct PictureTolerance: Equatable, Sendable {
  /// How the part of the picture is compared that no rule is about.
  enum Comparison: Equatable, Sendable {
    /// Bit for bit.
    case exact
    /// By a comparator that judges whole pictures.
    case comparator(PictureComparator)
    /// By how many pixels differ, and by how much.
    case bounds(ToleranceRule.Bounds)
  }

  /// How it is compared.
  var comparison: Comparison
  /// Where the bounds come from; nil for the trace's own tolerance.
  var source: PlacedRule?
  /// The rules about parts of the picture, in order.
  var areas: [PlacedRule] = []

  /// Whether pictures have to be equal bit for bit, all of them.
  var isExact: Bool { comparison == .exact && areas.isEmpty }

  /// Whether there is a bound that equal pictures do not keep.
  var asksForDifferences: Bool {
    let effects = areas.map(\.rule.effect) + [source?.rule.effect].compactMap { $0 }
    return effects.contains { effect in
      guard case .allow(let bounds) = effect else { return false }
      return bounds.pixels.lowerBound > 0 || bounds.channel.lowerBound > 0
    }
  }
}

extension FlipTolerance {
  /// The bounds that a trace asks for, the usual ones where it names none.
  package init(_ profile: TraceTolerance.FlipProfile) {
    let usual = FlipTolerance.usual
    self.init(
      pixelsPerDegree: profile.pixelsPerDegree ?? usual.pixelsPerDegree,
      mean: profile.mean ?? usual.mean, threshold: profile.threshold ?? usual.threshold,
      area: profile.area ?? usual.area)
  }
}

extension TraceTolerance.FlipProfile {
  /// The bounds, each of them.
  init(_ tolerance: FlipTolerance) {
    self.init()
    pixelsPerDegree = tolerance.pixelsPerDegree
    mean = tolerance.mean
    threshold = tolerance.threshold
    area = tolerance.area
  }
}
