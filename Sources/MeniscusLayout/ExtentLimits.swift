/// The limits of a flexible frame along one axis, in points; nil where there is none.
///
/// 0 ≤ minimum ≤ ideal ≤ maximum holds for those that are stated; only the maximum may be infinite.
public struct ExtentLimits: Equatable, Sendable {
  /// The smallest extent.
  public let minimum: Double?
  /// The extent for a proposal of nil.
  public let ideal: Double?
  /// The largest extent.
  public let maximum: Double?
  /// What was wrong with the values given.
  public let issues: LayoutIssues

  /// Makes limits; NaN and an infinite minimum or ideal are ignored, a negative minimum becomes 0,
  /// and what lies below the limit before it is raised to it.
  public init(minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil) {
    var issues: LayoutIssues = []
    var lower = Self.finite(minimum, issues: &issues)
    if let value = lower, value < 0 {
      issues.insert(.negative)
      lower = 0
    }
    var middle = Self.finite(ideal, issues: &issues)
    if let value = middle, value < (lower ?? 0) {
      issues.insert(value < 0 ? .negative : .idealBelowMinimum)
      middle = lower ?? 0
    }
    var upper = maximum
    if let value = upper, value.isNaN {
      issues.insert(.notFinite)
      upper = nil
    }
    let floor = middle ?? lower ?? 0
    if let value = upper, value < floor {
      issues.insert(value < 0 ? .negative : .maximumBelowIdeal)
      upper = floor
    }
    self.minimum = lower
    self.ideal = middle
    self.maximum = upper
    self.issues = issues
  }

  private static func finite(_ extent: Double?, issues: inout LayoutIssues) -> Double? {
    guard let extent, !extent.isFinite else { return extent }
    issues.insert(.notFinite)
    return nil
  }

  /// Whether neither minimum, ideal nor maximum is stated.
  var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

  private func clamped(_ extent: Double) -> Double {
    min(max(extent, minimum ?? 0), maximum ?? .infinity)
  }

  /// What the child is offered when measured: the proposal, else the ideal, within the limits.
  func offer(for proposed: ProposedExtent) -> ProposedExtent {
    (proposed ?? ideal).map(clamped)
  }

  /// The frame's extent around a child of extent `child`.
  ///
  /// With both limits the proposal is taken, clamped; with one limit the frame goes along with the
  /// proposal between the child's extent and the limit; with none it is the child's.
  func extent(for proposed: ProposedExtent, child: Double) -> Double {
    let offer = offer(for: proposed) ?? child
    switch (minimum, maximum) {
    case (nil, nil): return child
    case (.some, .some): return clamped(offer)
    case (.some(let minimum), nil): return max(min(offer, child), minimum)
    case (nil, .some(let maximum)): return min(max(offer, child), maximum)
    }
  }

  /// What the child is offered when placed: the frame's extent, or nil where nothing but the child
  /// has decided it.
  func placedOffer(for proposed: ProposedExtent, extent: Double) -> ProposedExtent {
    let isUndecided =
      ideal == nil && proposed == nil && extent > (minimum ?? -.infinity)
      && extent < (maximum ?? .infinity)
    return isUndecided ? nil : extent
  }
}
