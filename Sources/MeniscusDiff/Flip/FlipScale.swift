/// From the distance of colours and the difference of features to a value from 0 to 1.
struct FlipScale: Sendable {
  /// The distance, with its exponent, up to which values rise steeply.
  private let knee: Float
  /// The largest distance less the knee's, with its exponent.
  private let above: Float
  /// The logarithm of the knee's value, from which on the range differs.
  private let kneeLogarithm: Float
  /// The logarithm of what a smaller distance is multiplied by.
  private let lowSlopeLogarithm: Float

  /// The smallest distance of which a logarithm is taken; a smaller one is 0 in the end.
  private static let least: Float = 1e-30
  /// The exponent of a colour's distance.
  private static let exponent: Float = 0.7
  /// The share of the largest distance up to which values rise steeply.
  private static let kneeDistance: Float = 0.4
  /// The value of that distance.
  private static let kneeValue: Float = 0.95

  init(_ color: FlipColor) {
    // The largest distance is that of green and blue.
    let distance = Self.distance((0, 1, 0), (0, 0, 1), color)
    let largest = FlipFunctions.power(
      ofTwo: FlipFunctions.logarithm(distance) * Self.exponent)
    knee = Self.kneeDistance * largest
    above = largest - knee
    kneeLogarithm = FlipFunctions.logarithm(Self.kneeValue)
    lowSlopeLogarithm = kneeLogarithm - FlipFunctions.logarithm(knee)
  }

  /// The distance of two colours, given as light.
  private static func distance(
    _ first: FlipColor.Triple, _ second: FlipColor.Triple, _ color: FlipColor
  ) -> Float {
    let (a, b) = (color.opponent.times(first), color.opponent.times(second))
    var opponents = [a.0 + b.0, a.1 + b.1, a.2 + b.2, b.0 - a.0, b.1 - a.1, b.2 - a.2]
    var room = opponents
    opponents.withUnsafeMutableBufferPointer { opponents in
      room.withUnsafeMutableBufferPointer { room in
        guard let opponents = opponents.baseAddress, let room = room.baseAddress else { return }
        FlipDistance(color: color).fill(
          FlipDistance.Row(room, stride: 1, count: 1),
          of: FlipDistance.Row(opponents, stride: 1, count: 1))
      }
    }
    return room[0]
  }

  /// Writes the values of `count` pixels.
  ///
  /// Small distances take up nearly all of the range, and what edges and points differ by
  /// strengthens them: the value is raised to the power of 1 − √(feature ÷ √2).
  func fill(
    _ values: UnsafeMutablePointer<Float>, distances: UnsafeMutablePointer<Float>,
    features: UnsafeMutablePointer<Float>, _ count: Int
  ) {
    let (kneeLogarithm, lowSlopeLogarithm) = (kneeLogarithm, lowSlopeLogarithm)
    var isAnyAbove: UInt32 = 0
    var index = 0
    while index < count {
      let distance = distances[index]
      let logarithm =
        FlipFunctions.logarithm(distance > Self.least ? distance : Self.least) * Self.exponent
      let value = logarithm + lowSlopeLogarithm
      isAnyAbove |= value >= kneeLogarithm ? 1 : 0
      values[index] = value
      index &+= 1
    }
    if isAnyAbove != 0 { bend(values, count) }
    index = 0
    while index < count {
      let strength = FlipFunctions.root(features[index] * 0.707_106_8)
      let result = FlipFunctions.power(ofTwo: (1 - strength) * values[index])
      let bounded = result < 1 ? result : 1
      values[index] = distances[index] > Self.least ? bounded : 0
      index &+= 1
    }
  }

  /// Takes what is above the knee to its share of the range, all as logarithms.
  private func bend(_ values: UnsafeMutablePointer<Float>, _ count: Int) {
    var index = 0
    while index < count {
      let value = values[index]
      let distance = FlipFunctions.power(ofTwo: value - lowSlopeLogarithm)
      let high = Self.kneeValue + (distance - knee) / above * (1 - Self.kneeValue)
      let isAbove = value >= kneeLogarithm
      let bent = FlipFunctions.logarithm(isAbove ? high : 1)
      values[index] = isAbove ? bent : value
      index &+= 1
    }
  }
}
