/// The t test of two independent samples.
public struct TTest: Equatable, Sendable {
  /// The difference of the means over its standard error; infinite where the samples are two levels,
  /// not a number where they are one.
  public let t: Double
  /// The degrees of freedom.
  public let freedom: Double
  /// The probability of a `t` at least as far from zero; not a number where `t` is none.
  public let p: Double

  /// What a test has to know of a sample.
  public struct Moments: Equatable, Sendable {
    /// The mean.
    public var mean: Double
    /// The variance.
    public var variance: Double
    /// The number of values.
    public var count: Int

    /// States what a sample is like.
    public init(mean: Double, variance: Double, count: Int) {
      self.mean = mean
      self.variance = variance
      self.count = count
    }
  }

  private init(difference: Double, error: Double, freedom: Double) {
    self.freedom = freedom
    t = difference / error
    p = StudentDistribution(freedom: freedom).bothTails(t)
  }

  /// Student's test, which pools the variances.
  ///
  /// - Precondition: together there are at least three values.
  public static func student(_ first: Moments, _ second: Moments) -> TTest {
    let (n, m) = (Double(first.count), Double(second.count))
    precondition(n + m > 2, "A test of two means has a degree of freedom.")
    let freedom = n + m - 2
    let pooled = ((n - 1) * first.variance + (m - 1) * second.variance) / freedom
    return TTest(
      difference: first.mean - second.mean, error: (pooled * (1 / n + 1 / m)).squareRoot(),
      freedom: freedom)
  }

  /// Student's test of two samples.
  public static func student(
    _ first: [Double], _ second: [Double]
  ) throws(StatisticsError) -> TTest {
    student(try moments(first), try moments(second))
  }

  /// Welch's test of two samples, which leaves each its own variance.
  public static func welch(_ first: [Double], _ second: [Double]) throws(StatisticsError) -> TTest {
    let (one, other) = (try moments(first), try moments(second))
    let (n, m) = (Double(one.count), Double(other.count))
    let (a, b) = (one.variance / n, other.variance / m)
    let freedom = (a + b) * (a + b) / (a * a / (n - 1) + b * b / (m - 1))
    return TTest(
      difference: one.mean - other.mean, error: (a + b).squareRoot(),
      freedom: freedom.isNaN ? 1 : freedom)
  }

  private static func moments(_ sample: [Double]) throws(StatisticsError) -> Moments {
    try sample.require(2)
    guard let statistics = SampleStatistics(sample), let deviation = statistics.standardDeviation
    else { throw .tooFew(count: sample.count, least: 2) }
    return Moments(
      mean: statistics.mean, variance: deviation * deviation, count: sample.count)
  }
}
