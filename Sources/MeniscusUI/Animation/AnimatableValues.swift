/// Several values that are animated together.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The values.
  public var value: (repeat each Value)

  /// Makes them from the values.
  public init(_ value: repeat each Value) {
    self.value = (repeat each value)
  }

  /// All zero.
  public static var zero: Self { Self(repeat (each Value).zero) }

  /// Whether all are equal.
  public static func == (left: Self, right: Self) -> Bool {
    for (one, other) in repeat (each left.value, each right.value) {
      if one != other { return false }
    }
    return true
  }

  /// The sums.
  public static func + (left: Self, right: Self) -> Self {
    Self(repeat (each left.value) + (each right.value))
  }

  /// The differences.
  public static func - (left: Self, right: Self) -> Self {
    Self(repeat (each left.value) - (each right.value))
  }

  /// Multiplies all.
  public mutating func scale(by factor: Double) {
    value = (repeat (each value).scaled(by: factor))
  }

  /// The sum of the squares of all.
  public var magnitudeSquared: Double {
    var sum = 0.0
    for one in repeat each value { sum += one.magnitudeSquared }
    return sum
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}

extension AnimatableValues: Animatable {
  /// The values themselves.
  public typealias AnimatableData = Self
}
