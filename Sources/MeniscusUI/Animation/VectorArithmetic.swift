/// A value that can be added, and scaled by a number.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies every component.
  mutating func scale(by factor: Double)
  /// The sum of the squares of all components.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The value with every component multiplied.
  public func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }
}

extension VectorArithmetic {
  /// The value between this one, 0, and another one, 1.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }

  /// Goes on to the value between this one, 0, and another one, 1.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }
}

extension Double: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by factor: Double) { self *= factor }
  /// The square.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by factor: Double) { self *= Float(factor) }
  /// The square.
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
  /// The square.
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

/// No data: nothing to animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Makes it.
  public init() {}
  /// Nothing.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Nothing.
  public static func + (left: Self, right: Self) -> Self { left }
  /// Nothing.
  public static func - (left: Self, right: Self) -> Self { left }
  /// Changes nothing.
  public mutating func scale(by factor: Double) {}
  /// Zero.
  public var magnitudeSquared: Double { 0 }
}

/// Two values that are animated together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Makes a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Both zero.
  public static var zero: Self { Self(.zero, .zero) }
  /// The sums.
  public static func + (left: Self, right: Self) -> Self {
    Self(left.first + right.first, left.second + right.second)
  }
  /// The differences.
  public static func - (left: Self, right: Self) -> Self {
    Self(left.first - right.first, left.second - right.second)
  }
  /// Multiplies both.
  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }
  /// The sum of the squares of both.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// A run of numbers that are animated together; missing numbers count as zero.
struct NumberVector: VectorArithmetic, Sendable {
  var numbers: [Double]

  init(_ numbers: [Double]) {
    self.numbers = numbers
  }

  static var zero: NumberVector { NumberVector([]) }

  static func + (left: NumberVector, right: NumberVector) -> NumberVector {
    left.combined(with: right) { $0 + $1 }
  }

  static func - (left: NumberVector, right: NumberVector) -> NumberVector {
    left.combined(with: right) { $0 - $1 }
  }

  mutating func scale(by factor: Double) {
    for index in numbers.indices { numbers[index] *= factor }
  }

  var magnitudeSquared: Double {
    numbers.reduce(0) { $0 + $1 * $1 }
  }

  private func combined(
    with other: NumberVector, _ combine: (Double, Double) -> Double
  ) -> NumberVector {
    let count = max(numbers.count, other.numbers.count)
    return NumberVector(
      (0..<count).map { index in
        combine(
          index < numbers.count ? numbers[index] : 0,
          index < other.numbers.count ? other.numbers[index] : 0)
      })
  }
}

/// A value with a part that can be animated.
public protocol Animatable {
  /// The type of that part.
  associatedtype AnimatableData: VectorArithmetic
  /// The part that can be animated.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing to animate.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set { _ = newValue }
  }
}
