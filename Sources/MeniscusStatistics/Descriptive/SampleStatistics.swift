import Foundation

/// The usual descriptive statistics of a sample, in the unit of its values.
public struct SampleStatistics: Equatable, Sendable {
  /// The values, rising.
  public let sorted: [Double]
  /// The arithmetic mean.
  public let mean: Double

  /// Makes the statistics of `values`, or nil where there are none or one is not finite.
  ///
  /// Complexity: O(n log n).
  public init?(_ values: [Double]) {
    guard !values.isEmpty, values.allSatisfy(\.isFinite) else { return nil }
    sorted = values.sorted()
    mean = Self.mean(ofSorted: sorted)
  }

  /// The number of values.
  public var count: Int { sorted.count }
  /// The least value.
  public var minimum: Double { sorted[0] }
  /// The greatest value.
  public var maximum: Double { sorted[sorted.count - 1] }
  /// The middle value, or the mean of the two middle ones.
  public var median: Double { quantile(0.5) }

  /// The standard deviation of the sample (divided by n − 1), or nil for a single value.
  public var standardDeviation: Double? {
    guard count > 1 else { return nil }
    let squares = Self.sum(sorted.map { ($0 - mean) * ($0 - mean) })
    return (squares / Double(count - 1)).squareRoot()
  }

  /// The standard deviation of the values as a whole population (divided by n).
  public var populationDeviation: Double {
    let squares = Self.sum(sorted.map { ($0 - mean) * ($0 - mean) })
    return (squares / Double(count)).squareRoot()
  }

  /// The geometric mean, or nil where a value is not positive.
  public var geometricMean: Double? {
    guard minimum > 0 else { return nil }
    return exp(Self.sum(sorted.map { log($0) }) / Double(count))
  }

  /// The median absolute deviation from the median, as it is.
  public var medianAbsoluteDeviation: Double {
    let centre = median
    return Self.quantile(0.5, of: sorted.map { abs($0 - centre) }.sorted())
  }

  /// The median absolute deviation, scaled to estimate a normal distribution's standard deviation.
  ///
  /// The factor is 1 ÷ Φ⁻¹(¾).
  public var normalMedianAbsoluteDeviation: Double {
    medianAbsoluteDeviation * 1.482_602_218_505_602
  }

  /// The value below which a fraction of the sample lies, linear between neighbours.
  ///
  /// This is type 7 of Hyndman and Fan, the default of R and NumPy.
  ///
  /// - Precondition: `fraction` is 0 to 1.
  public func quantile(_ fraction: Double) -> Double {
    Self.quantile(fraction, of: sorted)
  }

  private static func quantile(_ fraction: Double, of sorted: [Double]) -> Double {
    precondition((0...1).contains(fraction), "A quantile's fraction lies between 0 and 1.")
    let position = Double(sorted.count - 1) * fraction
    let lower = Int(position)
    guard lower + 1 < sorted.count else { return sorted[sorted.count - 1] }
    let weight = position - Double(lower)
    return sorted[lower] + (sorted[lower + 1] - sorted[lower]) * weight
  }

  /// The mean; of values that are all the same it is that value to the last bit.
  private static func mean(ofSorted values: [Double]) -> Double {
    values[0] == values[values.count - 1] ? values[0] : sum(values) / Double(values.count)
  }

  /// The sum with Neumaier's compensation, so that long samples lose nothing.
  private static func sum(_ values: [Double]) -> Double {
    var sum = 0.0
    var lost = 0.0
    for value in values {
      let next = sum + value
      lost += abs(sum) >= abs(value) ? (sum - next) + value : (value - next) + sum
      sum = next
    }
    return sum + lost
  }
}
