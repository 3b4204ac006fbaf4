/// A step from one level of a series to another, as it could be known at the time.
public struct LevelShift: Equatable, Sendable {
  /// The first value of the new level, counted from 0.
  public let index: Int
  /// The value that made it known; nothing after it was looked at.
  public let known: Int
  /// The mean of the level before.
  public let before: Double
  /// The mean of the level after, as far as it was known.
  public let after: Double
  /// How likely such a step is by chance at a place that was not searched for; 0 for exact values.
  public let p: Double

  /// Describes a step.
  public init(index: Int, known: Int, before: Double, after: Double, p: Double) {
    self.index = index
    self.known = known
    self.before = before
    self.after = after
    self.p = p
  }

  /// How many values after its first one made it known.
  public var delay: Int { known - index }
  /// The level after over the one before; nil where the one before is zero.
  public var ratio: Double? { before == 0 ? nil : after / before }
}

extension LevelShift {
  /// The steps of a series without noise: every value that differs from the one before, known at once.
  ///
  /// Complexity: O(n).
  public static func exact(_ values: [Double]) -> [LevelShift] {
    values.indices.dropFirst().filter { values[$0] != values[$0 - 1] }.map { index in
      LevelShift(
        index: index, known: index, before: values[index - 1], after: values[index], p: 0)
    }
  }
}
