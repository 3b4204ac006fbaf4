import MeniscusGeometry
import Testing

/// Zeros, infinities and NaN, as C99's Annex F has them.
@Suite("Exact: special values")
struct ExactSpecialValueTests {
  private let infinity = Double.infinity

  /// Equality that tells zeros apart.
  private func same(_ a: Double, _ b: Double) -> Bool {
    a.isNaN ? b.isNaN : a == b && a.sign == b.sign
  }

  @Test func trigonometry() {
    for function in [Exact.sine, Exact.tangent] {
      #expect(same(function(0), 0))
      #expect(same(function(-0.0), -0.0))
    }
    #expect(Exact.cosine(0) == 1)
    #expect(Exact.cosine(-0.0) == 1)
    for bad in [infinity, -infinity, Double.nan] {
      #expect(Exact.sine(bad).isNaN)
      #expect(Exact.cosine(bad).isNaN)
      #expect(Exact.tangent(bad).isNaN)
      #expect(Exact.sineAndCosine(bad).sine.isNaN)
      #expect(Exact.sineAndCosine(bad).cosine.isNaN)
    }
  }

  @Test func exponentials() {
    for function in [{ Exact.exponential($0) }, Exact.binaryExponential] {
      #expect(function(0) == 1)
      #expect(function(-0.0) == 1)
      #expect(function(0x1p-1074) == 1)
      #expect(function(infinity) == infinity)
      #expect(same(function(-infinity), 0))
      #expect(function(.nan).isNaN)
      #expect(function(1e308) == infinity)
      #expect(same(function(-1e308), 0))
    }
    #expect(Exact.exponential(709.782712893384) < infinity)
    #expect(Exact.exponential(709.782712893385) == infinity)
    #expect(Exact.binaryExponential(1024) == infinity)
    #expect(Exact.binaryExponential(-1074) == 0x1p-1074)
    #expect(Exact.binaryExponential(-1075.5) == 0)
  }

  @Test func logarithms() {
    for function in [Exact.naturalLogarithm, Exact.binaryLogarithm] {
      #expect(same(function(1), 0))
      #expect(function(0) == -infinity)
      #expect(function(-0.0) == -infinity)
      #expect(function(infinity) == infinity)
      #expect(function(-1).isNaN)
      #expect(function(-infinity).isNaN)
      #expect(function(.nan).isNaN)
    }
  }

  @Test func cubeRoots() {
    for value in [0, -0.0, infinity, -infinity, Double.nan] {
      #expect(same(Exact.cubeRoot(value), value))
    }
  }

  @Test func powersWithoutExceptionAreOne() {
    for value in [0, -0.0, 1, -3, infinity, -infinity, Double.nan] {
      #expect(Exact.power(value, 0) == 1)
      #expect(Exact.power(value, -0.0) == 1)
      #expect(Exact.power(1, value) == 1)
    }
    #expect(Exact.power(-1, infinity) == 1)
    #expect(Exact.power(-1, -infinity) == 1)
  }

  @Test func powersOfZeroAndInfinity() {
    #expect(same(Exact.power(-0.0, 3), -0.0))
    #expect(same(Exact.power(-0.0, 2), 0))
    #expect(same(Exact.power(-0.0, 0.5), 0))
    #expect(Exact.power(0, -3) == infinity)
    #expect(Exact.power(-0.0, -3) == -infinity)
    #expect(Exact.power(-0.0, -2.5) == infinity)
    #expect(Exact.power(-0.0, -1e300) == infinity)
    #expect(same(Exact.power(infinity, -0.1), 0))
    #expect(Exact.power(infinity, 0x1p-1074) == infinity)
    #expect(Exact.power(-infinity, 3) == -infinity)
    #expect(Exact.power(-infinity, 2) == infinity)
    #expect(same(Exact.power(-infinity, -3), -0.0))
    #expect(same(Exact.power(-infinity, -0.5), 0))
  }

  @Test func powersToInfinityAndBeyond() {
    for base in [0.5, -0.5, 0, -0.0] {
      #expect(same(Exact.power(base, infinity), 0))
      #expect(Exact.power(base, -infinity) == infinity)
    }
    for base in [1.5, -1.5, infinity, -infinity] {
      #expect(Exact.power(base, infinity) == infinity)
      #expect(same(Exact.power(base, -infinity), 0))
    }
    #expect(Exact.power(-2, 0.5).isNaN)
    #expect(Exact.power(.nan, 1).isNaN)
    #expect(Exact.power(2, .nan).isNaN)
    #expect(Exact.power(1 + 0x1p-52, 1e308) == infinity)
    #expect(same(Exact.power(-3, -9_007_199_254_740_991), -0.0))
    #expect(same(Exact.power(-3, -9_007_199_254_740_992), 0))
    #expect(Exact.power(0x1p-1074, 0x1p-1074) == 1)
  }

  @Test func arcTangents() {
    let half = Double.pi / 2
    #expect(same(Exact.arcTangent(0), 0))
    #expect(same(Exact.arcTangent(-0.0), -0.0))
    #expect(Exact.arcTangent(infinity) == half)
    #expect(Exact.arcTangent(-infinity) == -half)
    #expect(Exact.arcTangent(.nan).isNaN)
    #expect(Exact.arcTangent(y: .nan, x: 0).isNaN)
    #expect(Exact.arcTangent(y: 0, x: .nan).isNaN)
  }

  @Test func arcTangentsOfVectorsOnTheAxes() {
    for x in [0, 0x1p-1074, 1, infinity] {
      #expect(same(Exact.arcTangent(y: 0, x: x), 0))
      #expect(same(Exact.arcTangent(y: -0.0, x: x), -0.0))
      #expect(Exact.arcTangent(y: 0, x: -x) == .pi)
      #expect(Exact.arcTangent(y: -0.0, x: -x) == -.pi)
    }
    for y in [0x1p-1074, 1, infinity] {
      #expect(Exact.arcTangent(y: y, x: 0) == .pi / 2)
      #expect(Exact.arcTangent(y: -y, x: -0.0) == -.pi / 2)
    }
    #expect(Exact.arcTangent(y: infinity, x: infinity) == .pi / 4)
    #expect(Exact.arcTangent(y: -infinity, x: -infinity) == -2.356194490192345)
    #expect(same(Exact.arcTangent(y: 1, x: infinity), 0))
    #expect(Exact.arcTangent(y: -1, x: -infinity) == -.pi)
    #expect(Exact.arcTangent(y: infinity, x: -1e308) == .pi / 2)
  }
}
