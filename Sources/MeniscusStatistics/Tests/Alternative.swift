/// What a test asks of two samples.
public enum Alternative: String, CaseIterable, Sendable {
  /// Whether they differ.
  case twoSided = "two-sided"
  /// Whether the first is less than the second.
  case less
  /// Whether the first is greater than the second.
  case greater
}

/// How the probability of a rank sum is found.
public enum RankMethod: String, CaseIterable, Sendable {
  /// By counting all arrangements of values that are all different.
  case exact
  /// By the normal distribution, corrected for ties.
  case asymptotic
}

/// Why a test or an interval cannot be had.
public enum StatisticsError: Error, Equatable, Sendable {
  /// There are fewer values than it takes.
  case tooFew(count: Int, least: Int)
  /// A value is not finite, or is not positive where it has to be; its place.
  case unusable(index: Int)
  /// Two samples that belong together in pairs are not as long as each other.
  case unequalCounts(Int, Int)
}

extension [Double] {
  /// Refuses a sample that is too short, or has a value that is not finite.
  func require(_ least: Int) throws(StatisticsError) {
    if let index = firstIndex(where: { !$0.isFinite }) { throw .unusable(index: index) }
    if count < least { throw .tooFew(count: count, least: least) }
  }
}
