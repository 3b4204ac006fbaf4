import MeniscusGeometry

/// The filters of ꟻLIP for one distance of observation.
///
/// Every filter is separable. Of a symmetric or antisymmetric row of weights only the middle and
/// what lies to its right is kept: entry k weighs the columns k to the left and to the right.
///
/// Source: Andersson, Nilsson, Akenine-Möller, Oskarsson, Åström and Fairchild, "ꟻLIP: A Difference
/// Evaluator for Alternating Images", 2020, sections 4.1 (contrast sensitivity) and 4.2 (features).
struct FlipKernels: Sendable {
  /// How far the filters reach, in pixels; the contrast sensitivity reaches farthest.
  let radius: Int
  /// The sensitivity to luminance; the sum over both sides is 1.
  let achromatic: FlipWeights
  /// The sensitivity to red against green; the sum over both sides is 1.
  let redGreen: FlipWeights
  /// The first and the second part of the sensitivity to blue against yellow, which is a sum of two
  /// Gaussians: along a row each has the sum 1.
  let blueYellow: (first: FlipWeights, second: FlipWeights)
  /// The same parts down a column, where their sums are their shares and add up to 1.
  let blueYellowShare: (first: FlipWeights, second: FlipWeights)
  /// Across a feature's direction: a Gaussian with the sum 1.
  let smooth: FlipWeights
  /// Edges: its first derivative, antisymmetric; the right side has the sum 1, the left side −1.
  let edge: FlipWeights
  /// Points: its second derivative; positive weights have the sum 1, negative ones −1.
  let point: FlipWeights

  /// Makes the filters.
  ///
  /// - Parameter pixelsPerDegree: pixels in a degree of the field of view.
  init(pixelsPerDegree: Double) {
    // The widest Gaussian's three standard deviations: √(b ÷ 2π²), b in square degrees.
    let widest = (Self.blueYellowWidths.first / (2 * Double.pi * Double.pi)).squareRoot()
    let radius = Int((3 * widest * pixelsPerDegree).rounded(.up))
    func sensitivity(_ width: Double) -> [Double] {
      (0...radius).map { step in
        let degrees = Double.pi * Double(step) / pixelsPerDegree
        return Exact.exponential(-degrees * degrees / width)
      }
    }
    self.radius = radius
    achromatic = FlipWeights(Self.trimmed(Self.normalized(sensitivity(0.0047))))
    redGreen = FlipWeights(Self.trimmed(Self.normalized(sensitivity(0.0053))))
    let (first, second) = Self.blueYellowWidths
    let (firstRow, secondRow) = (sensitivity(first), sensitivity(second))
    func weight(_ amplitude: Double, _ width: Double, _ row: [Double]) -> Double {
      let sum = Self.sum(row)
      return amplitude * (Double.pi / width).squareRoot() * sum * sum
    }
    let firstWeight = weight(34.1, first, firstRow)
    let secondWeight = weight(13.5, second, secondRow)
    let total = firstWeight + secondWeight
    let (firstHalf, secondHalf) = (Self.normalized(firstRow), Self.normalized(secondRow))
    blueYellow = (FlipWeights(firstHalf), FlipWeights(secondHalf))
    blueYellowShare = (
      FlipWeights(firstHalf.map { $0 * (firstWeight / total) }),
      FlipWeights(secondHalf.map { $0 * (secondWeight / total) })
    )

    // Features are as wide as people see edges: 0.082 degrees.
    let deviation = 0.5 * 0.082 * pixelsPerDegree
    let steps = (0...Int((3 * deviation).rounded(.up))).map { Double($0) }
    let gaussian = steps.map { Exact.exponential(-$0 * $0 / (2 * deviation * deviation)) }
    smooth = FlipWeights(Self.normalized(gaussian))
    let slopes = zip(steps, gaussian).map { $0 * $1 }
    let slope = slopes.reduce(0, +)
    edge = FlipWeights(slopes.map { $0 / slope })
    let bends = zip(steps, gaussian).map { ($0 * $0 / (deviation * deviation) - 1) * $1 }
    let positive = Self.sum(bends.map { max($0, 0) })
    let negative = -Self.sum(bends.map { min($0, 0) })
    point = FlipWeights(bends.map { $0 / ($0 > 0 ? positive : negative) })
  }

  private static let blueYellowWidths = (first: 0.04, second: 0.025)

  /// The sum over both sides.
  private static func sum(_ half: [Double]) -> Double {
    2 * half.dropFirst().reduce(0, +) + half[0]
  }

  private static func normalized(_ half: [Double]) -> [Double] {
    let sum = sum(half)
    return half.map { $0 / sum }
  }

  /// Without the outer weights that move a value between 0 and 1 by less than 10⁻⁹.
  private static func trimmed(_ half: [Double]) -> [Double] {
    Array(half.prefix { $0 >= 1e-10 })
  }
}
