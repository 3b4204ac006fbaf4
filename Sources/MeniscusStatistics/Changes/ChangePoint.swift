/// Where the level of a series changes.
public struct ChangePoint: Equatable, Sendable {
  /// The first value of the new level, counted from 0.
  public let index: Int
  /// The mean of the level before.
  public let before: Double
  /// The mean of the level after.
  public let after: Double
  /// The standard deviation of the level before, as a population.
  public let deviationBefore: Double
  /// The standard deviation of the level after, as a population.
  public let deviationAfter: Double
  /// How likely levels as different are by chance; it is too low where the place was searched for.
  public let p: Double

  /// Compares the values before a place with those from it on, by Student's test with the deviations
  /// of whole populations.
  ///
  /// - Precondition: there are values on both sides.
  init(at index: Int, _ before: ArraySlice<Double>, _ after: ArraySlice<Double>) {
    let (left, right) = (Level(before), Level(after))
    self.index = index
    self.before = left.mean
    self.after = right.mean
    deviationBefore = left.variance.squareRoot()
    deviationAfter = right.variance.squareRoot()
    p = left.count + right.count > 2 ? TTest.student(left, right).p : 1
  }

  /// The level after over the one before; nil where the one before is zero.
  public var ratio: Double? { before == 0 ? nil : after / before }

  /// The relative change in the direction where it is greater: max(|b ÷ a − 1|, |a ÷ b − 1|); a side
  /// that is divided by zero counts for nothing.
  public var magnitude: Double {
    func change(_ from: Double, _ to: Double) -> Double { from == 0 ? 0 : abs(to / from - 1) }
    return max(change(before, after), change(after, before))
  }
}

typealias Level = TTest.Moments

extension Level {
  /// The mean and the population's variance of a stretch; of one level they are exact.
  init(_ values: ArraySlice<Double>) {
    let count = Double(values.count)
    guard let first = values.first, values.contains(where: { $0 != first }) else {
      self.init(mean: values.first ?? 0, variance: 0, count: values.count)
      return
    }
    let mean = values.reduce(0, +) / count
    let variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count
    self.init(mean: mean, variance: variance, count: values.count)
  }
}
