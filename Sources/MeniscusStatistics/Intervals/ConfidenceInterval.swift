/// An interval that holds a value with some confidence.
public struct ConfidenceInterval: Equatable, Sendable {
  /// The lower end.
  public var low: Double
  /// The upper end.
  public var high: Double
  /// The confidence, which may be more than was asked for.
  public var confidence: Double

  /// Makes an interval.
  public init(low: Double, high: Double, confidence: Double) {
    self.low = low
    self.high = high
    self.confidence = confidence
  }

  /// The interval of what a rising function makes of the value.
  public func map(_ transform: (Double) -> Double) -> ConfidenceInterval {
    ConfidenceInterval(low: transform(low), high: transform(high), confidence: confidence)
  }
}
