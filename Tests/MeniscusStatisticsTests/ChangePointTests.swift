import MeniscusStatistics
import TestSupport
import Testing

@Suite("Change points")
struct ChangePointTests {
  /// Noise that is the same everywhere: multiples of an irrational number without their whole part.
  private static func noise(_ count: Int, _ size: Double) -> [Double] {
    (0..<count).map { index in
      let value = Double(index + 1) * 0.618_033_988_749_895
      return (value - value.rounded(.down) - 0.5) * size
    }
  }

  /// Levels of ten, twenty and ten values, with noise.
  private static let plateau = zip(
    [100, 110, 100].flatMap { [Double](repeating: $0, count: 20) }, noise(60, 2)
  ).map { $0 + $1 }

  @Test("All ways to find changes find a plateau")
  func plateau() {
    expectEqual(ChangePoints.edivisive(Self.plateau).map(\.index), [20, 40])
    expectEqual(ChangePoints.pelt(Self.plateau).map(\.index), [20, 40])
    expectEqual(ChangePoints.twoWindows(Self.plateau).map(\.index), [20, 40])
  }

  @Test("A series that is scaled, moved or reversed in sign has the same changes")
  func equivariance() {
    let values = Self.plateau
    for series in [values.map { $0 * 8 }, values.map { $0 - 512 }, values.map { -$0 }] {
      expectEqual(ChangePoints.edivisive(series).map(\.index), [20, 40])
      expectEqual(ChangePoints.pelt(series).map(\.index), [20, 40])
    }
  }

  @Test("Splits are those of the formula, computed as it is written")
  func split() {
    let values = Self.plateau.suffix(30).map { $0 }
    func sum(_ x: ArraySlice<Double>, _ y: ArraySlice<Double>) -> Double {
      x.reduce(0) { sum, a in y.reduce(sum) { $0 + abs(a - $1) } }
    }
    for range in [0..<30, 3..<20, 12..<14] {
      var best = (index: 0, quality: -Double.infinity)
      for tau in (range.lowerBound + 1)..<range.upperBound {
        for kappa in (tau + 1)...range.upperBound {
          let (x, y) = (values[range.lowerBound..<tau], values[tau..<kappa])
          let (n, m) = (Double(x.count), Double(y.count))
          var quality = 2 / (n + m) * sum(x, y)
          if n > 1 { quality -= 2 * m / ((n + m) * (n - 1)) * sum(x, x) / 2 }
          if m > 1 { quality -= 2 * n / ((n + m) * (m - 1)) * sum(y, y) / 2 }
          if quality > best.quality + 1e-9 { best = (tau, quality) }
        }
      }
      let split = EnergySplit(of: values, in: range)
      expectEqual(split.index, best.index)
      expectNear(split.quality, best.quality)
    }
  }

  @Test("Levels without noise are told apart by one value, and have no change in themselves")
  func flat() {
    let counter = [Double](repeating: 0.1, count: 30) + [0.2]
    let changes = ChangePoints.edivisive(counter)
    expectEqual(changes.map(\.index), [30])
    expectEqual(changes.map(\.p), [0])
    expectEqual(changes.first?.ratio, 2)
    #expect(ChangePoints.edivisive([Double](repeating: 0.1, count: 80)).isEmpty)
    #expect(ChangePoints.pelt([Double](repeating: 0.1, count: 80)).isEmpty)
    expectEqual(ChangePoints.pelt(counter + [0.2]).map(\.index), [30])
  }

  @Test("From zero there is no ratio; magnitude counts the other direction")
  func zero() {
    let changes = ChangePoints.edivisive([0, 0, 0, 0, 5, 5, 5, 5])
    expectEqual(changes.map(\.index), [4])
    expectEqual(changes.map(\.ratio), [nil])
    expectEqual(changes.map(\.magnitude), [1])
    #expect(ChangePoints.edivisive([0, 0, 0, 0, 5, 5, 5, 5], magnitude: 1).isEmpty)
  }

  @Test("Too few values, missing values, and none")
  func few() {
    for values in [[], [1], [1, 2], [.nan, .nan], [.infinity]] as [[Double]] {
      #expect(ChangePoints.edivisive(values).isEmpty && ChangePoints.pelt(values).isEmpty)
      #expect(ChangePoints.twoWindows(values).isEmpty)
    }
    var values = Self.plateau
    (values[0], values[7]) = (.nan, .infinity)
    expectEqual(ChangePoints.edivisive(values).map(\.index), [20, 40])
    #expect(ChangePoints.edivisive([1, 1, 2, 2], window: -5).isEmpty)
    // Distances that are too large for a number are no crash.
    _ = ChangePoints.edivisive([1e308, -1e308, 1e308, -1e308, 0])
  }
}
