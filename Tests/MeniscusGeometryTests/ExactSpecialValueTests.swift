import MeniscusGeometry
import TestSupport
import Testing

/// Zeros, infinities and NaN, as C99's Annex F has them.
@Suite("Exact: special values")
struct ExactSpecialValueTests {
  /// A function, and what it is of some arguments.
  struct Table: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let function: @Sendable (Double) -> Double
    let values: KeyValuePairs<Double, Double>

    init(
      _ name: String, _ values: KeyValuePairs<Double, Double>,
      _ function: @escaping @Sendable (Double) -> Double
    ) {
      (testDescription, self.function, self.values) = (name, function, values)
    }
  }

  /// Equality that tells zeros apart.
  private func same(_ a: Double, _ b: Double) -> Bool {
    a.isNaN ? b.isNaN : a == b && a.sign == b.sign
  }

  private static let infinity = Double.infinity
  private static let half = Double.pi / 2

  private static let exponentials: KeyValuePairs<Double, Double> = [
    0: 1, -0.0: 1, 0x1p-1074: 1, infinity: infinity, -infinity: 0, .nan: .nan, 1e308: infinity,
    -1e308: 0,
  ]
  private static let logarithms: KeyValuePairs<Double, Double> = [
    1: 0, 0: -infinity, -0.0: -infinity, infinity: infinity, -1: .nan, -infinity: .nan, .nan: .nan,
  ]
  private static let odd: KeyValuePairs<Double, Double> = [
    0: 0, -0.0: -0.0, infinity: .nan, -infinity: .nan, .nan: .nan,
  ]
  private static let even: KeyValuePairs<Double, Double> = [
    0: 1, -0.0: 1, infinity: .nan, -infinity: .nan, .nan: .nan,
  ]

  static let tables = [
    Table("sine", odd) { Exact.sine($0) },
    Table("sine beside the cosine", odd) { Exact.sineAndCosine($0).sine },
    Table("tangent", odd) { Exact.tangent($0) },
    Table("cosine", even) { Exact.cosine($0) },
    Table("cosine beside the sine", even) { Exact.sineAndCosine($0).cosine },
    Table("exponential", exponentials) { Exact.exponential($0) },
    Table("exponential at its end", [709.782712893385: infinity]) { Exact.exponential($0) },
    Table("binary exponential", exponentials) { Exact.binaryExponential($0) },
    Table(
      "binary exponential at its ends", [1024: infinity, -1074: 0x1p-1074, -1075.5: 0]
    ) { Exact.binaryExponential($0) },
    Table("natural logarithm", logarithms) { Exact.naturalLogarithm($0) },
    Table("binary logarithm", logarithms) { Exact.binaryLogarithm($0) },
    Table(
      "cube root",
      [0: 0, -0.0: -0.0, infinity: infinity, -infinity: -infinity, .nan: .nan]
    ) { Exact.cubeRoot($0) },
    Table(
      "arc tangent", [0: 0, -0.0: -0.0, infinity: half, -infinity: -half, .nan: .nan]
    ) { Exact.arcTangent($0) },
  ]

  @Test(arguments: tables)
  func valuesAreSpecial(_ table: Table) {
    for (argument, value) in table.values {
      let found = table.function(argument)
      #expect(same(found, value), "of \(argument): \(found), not \(value)")
    }
  }

  @Test func theLargestExponentialIsFinite() {
    #expect(Exact.exponential(709.782712893384) < .infinity)
  }

  @Test(arguments: [0, -0.0, 1, -3, infinity, -infinity, Double.nan])
  func powersWithoutExceptionAreOne(_ value: Double) {
    expectEqual(
      [Exact.power(value, 0), Exact.power(value, -0.0), Exact.power(1, value)], [1, 1, 1])
  }

  private static let powers: [(Double, Double, Double)] = [
    (-1, infinity, 1), (-1, -infinity, 1),
    // Of zero and infinity.
    (-0.0, 3, -0.0), (-0.0, 2, 0), (-0.0, 0.5, 0), (0, -3, infinity), (-0.0, -3, -infinity),
    (-0.0, -2.5, infinity), (-0.0, -1e300, infinity), (infinity, -0.1, 0),
    (infinity, 0x1p-1074, infinity), (-infinity, 3, -infinity), (-infinity, 2, infinity),
    (-infinity, -3, -0.0), (-infinity, -0.5, 0),
    // To infinity and beyond.
    (0.5, infinity, 0), (0.5, -infinity, infinity), (-0.5, infinity, 0),
    (-0.5, -infinity, infinity), (0, infinity, 0), (0, -infinity, infinity), (-0.0, infinity, 0),
    (-0.0, -infinity, infinity), (1.5, infinity, infinity), (1.5, -infinity, 0),
    (-1.5, infinity, infinity), (-1.5, -infinity, 0), (infinity, infinity, infinity),
    (infinity, -infinity, 0), (-infinity, infinity, infinity), (-infinity, -infinity, 0),
    (-2, 0.5, .nan), (.nan, 1, .nan), (2, .nan, .nan), (1 + 0x1p-52, 1e308, infinity),
    (-3, -9_007_199_254_740_991, -0.0), (-3, -9_007_199_254_740_992, 0),
    (0x1p-1074, 0x1p-1074, 1),
  ]

  @Test(arguments: powers)
  func powersOfZeroAndInfinity(_ base: Double, _ exponent: Double, _ power: Double) {
    #expect(same(Exact.power(base, exponent), power))
  }

  private static let arcTangents: [(Double, Double, Double)] = [
    (.nan, 0, .nan), (0, .nan, .nan), (infinity, infinity, .pi / 4),
    (-infinity, -infinity, -2.356194490192345), (1, infinity, 0), (-1, -infinity, -.pi),
    (infinity, -1e308, half),
  ]

  @Test(arguments: arcTangents)
  func arcTangentsOfVectors(_ y: Double, _ x: Double, _ angle: Double) {
    #expect(same(Exact.arcTangent(y: y, x: x), angle))
  }

  @Test(arguments: [0, 0x1p-1074, 1, infinity])
  func arcTangentsOfVectorsOnTheAxes(_ length: Double) {
    let (right, left) = (
      [0, -0.0].map { Exact.arcTangent(y: $0, x: length) },
      [0, -0.0].map { Exact.arcTangent(y: $0, x: -length) }
    )
    #expect(same(right[0], 0) && same(right[1], -0.0), "\(right)")
    expectEqual(left, [.pi, -.pi])
    guard length > 0 else { return }
    expectEqual(
      [Exact.arcTangent(y: length, x: 0), Exact.arcTangent(y: -length, x: -0.0)],
      [Self.half, -Self.half])
  }
}
