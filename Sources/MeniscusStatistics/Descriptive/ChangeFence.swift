/// How large a relative change has to be, by the changes that a metric had before.
///
/// The threshold is Q3 + 3 (Q3 − Q1) of the relative changes between neighbours of the last 30 values,
/// as rustc-perf has it, quartiles being the medians of the halves; with fewer values it is 0.2 %. A
/// metric that never changed has a threshold of zero, so that any change of it counts.
public struct ChangeFence: Equatable, Sendable {
  /// The number of values that are looked at.
  public static let length = 30
  /// The threshold where there are fewer.
  public static let usual = 0.002

  /// The first quartile of the changes; nil where there were too few values.
  public let firstQuartile: Double?
  /// The third quartile of the changes; nil where there were too few values.
  public let thirdQuartile: Double?
  /// The relative change that is significant.
  public let threshold: Double

  /// The fence behind values in the order in which they came; a value of zero has no relative change
  /// after it.
  public init(after values: [Double]) {
    let last = values.suffix(Self.length)
    let changes = zip(last, last.dropFirst()).compactMap { old, new in
      old == 0 ? nil : abs((new - old) / old)
    }
    let half = changes.count / 2
    let sorted = changes.sorted()
    guard last.count == Self.length,
      let first = SampleStatistics(Array(sorted.prefix(half)))?.median,
      let third = SampleStatistics(Array(sorted.suffix(half)))?.median
    else {
      (firstQuartile, thirdQuartile, threshold) = (nil, nil, Self.usual)
      return
    }
    (firstQuartile, thirdQuartile) = (first, third)
    threshold = third + 3 * (third - first)
  }

  /// Whether a step between two values is significant.
  public func isSignificant(from old: Double, to new: Double) -> Bool {
    old == 0 ? new != 0 : abs((new - old) / old) >= threshold
  }
}
