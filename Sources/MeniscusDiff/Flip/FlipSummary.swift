/// The values of a map in a few numbers.
public struct FlipSummary: Equatable, Sendable {
  /// The mean, 0 to 1.
  public var mean: Double
  /// The weighted quartiles: the values up to which the map's smaller values make up a quarter, a
  /// half and three quarters of the sum of all; 0 where the map is 0.
  ///
  /// They tell what the differences are like, whatever the share of the picture that is equal.
  public var weightedQuartiles: WeightedQuartiles
  /// The smallest value.
  public var minimum: Double
  /// The largest value.
  public var maximum: Double

  /// Three values of which each weighs as much as it is large.
  public struct WeightedQuartiles: Equatable, Sendable {
    /// A quarter of the sum lies below.
    public var first: Double
    /// Half of the sum lies below.
    public var median: Double
    /// Three quarters of the sum lie below.
    public var third: Double
  }

  /// Sums up a map.
  ///
  /// Complexity: linear in the pixels.
  public init(of map: FlipMap) {
    let positive = map.positiveValues()
    var sum = 0.0
    var (minimum, maximum) = (positive.first ?? 0, Float(0))
    for value in positive {
      sum += Double(value)
      if value > maximum { maximum = value }
      if value < minimum { minimum = value }
    }
    if positive.count < map.values.count { minimum = 0 }
    mean = map.values.isEmpty ? 0 : sum / Double(map.values.count)
    let buckets = WeightedBuckets(positive)
    weightedQuartiles = WeightedQuartiles(
      first: buckets.value(at: 0.25), median: buckets.value(at: 0.5),
      third: buckets.value(at: 0.75))
    self.minimum = Double(minimum)
    self.maximum = Double(maximum)
  }
}

extension FlipMap {
  /// The values over 0, in their order.
  ///
  /// Complexity: linear in the values; of most maps most are 0, and these are passed over in blocks.
  fileprivate func positiveValues() -> [Float] {
    var positive: [Float] = []
    values.withUnsafeBufferPointer { values in
      guard let base = values.baseAddress else { return }
      var index = 0
      while index < values.count {
        let end = min(index &+ 16, values.count)
        if Self.isAnyPositive(base + index, end &- index) {
          while index < end {
            if base[index] > 0 { positive.append(base[index]) }
            index &+= 1
          }
        }
        index = end
      }
    }
    return positive
  }

  /// Whether any of some values is not 0; none is negative.
  @inline(__always)
  static func isAnyPositive(_ values: UnsafePointer<Float>, _ count: Int) -> Bool {
    var bits: UInt32 = 0
    var index = 0
    while index < count {
      bits |= values[index].bitPattern
      index &+= 1
    }
    return bits != 0
  }
}

/// The sums of positive values by their leading bits, which order positive numbers.
private struct WeightedBuckets {
  private static let shift = 15
  private let values: [Float]
  private var sums: [Double]
  private var total = 0.0

  init(_ values: [Float]) {
    self.values = values
    sums = [Double](
      repeating: 0, count: Int(Float(1).bitPattern >> UInt32(Self.shift)) + 1)
    for value in values { sums[Self.bucket(of: value)] += Double(value) }
    for sum in sums { total += sum }
  }

  private static func bucket(of value: Float) -> Int {
    Int(min(value, 1).bitPattern >> UInt32(shift))
  }

  /// The smallest value at which the sum of the values up to it exceeds a share of the whole.
  func value(at share: Double) -> Double {
    let goal = share * total
    var sum = 0.0
    for (bucket, own) in sums.enumerated() where own > 0 {
      if sum + own > goal {
        let inside = values.filter { Self.bucket(of: $0) == bucket }.sorted()
        for value in inside {
          sum += Double(value)
          if sum > goal { return Double(value) }
        }
        // What rounding left over belongs to the bucket's largest.
        return Double(inside.last ?? 0)
      }
      sum += own
    }
    return 0
  }
}
