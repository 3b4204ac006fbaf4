import Foundation
import MeniscusStatistics
import TestSupport
import Testing

@Suite struct SampleStatisticsTests {
  private struct File: Decodable {
    struct Case: Decodable {
      var name: String
      var values: [Double]
      var n: Int
      var mean: Double
      var sd_ddof1: Double?
      var median: Double
      var mad_raw: Double
      var mad_normal: Double
      var min: Double
      var max: Double
      var quantiles: [String: [String: Double]]
    }
    var cases: [Case]
  }

  /// NumPy 2.2.0 and SciPy 1.16.3; the files' own tolerance is 1e-9 of the value.
  @Test(.enabled(if: Conformance.isPresent)) func agreesWithNumPyAndSciPy() throws {
    let folder = try #require(Conformance.folder)
    let url = folder.appendingPathComponent("performance/descriptive.json")
    let file = try JSONDecoder().decode(File.self, from: Data(contentsOf: url))
    #expect(file.cases.count >= 6)
    for expected in file.cases {
      let actual = try #require(SampleStatistics(expected.values))
      expectEqual(actual.count, expected.n, "\(expected.name)")
      expectNear(actual.mean, expected.mean, expected.name)
      expectEqual(actual.standardDeviation == nil, expected.sd_ddof1 == nil)
      expectNear(actual.standardDeviation ?? 0, expected.sd_ddof1 ?? 0, expected.name)
      expectNear(actual.median, expected.median, expected.name)
      expectNear(actual.medianAbsoluteDeviation, expected.mad_raw, expected.name)
      expectNear(actual.normalMedianAbsoluteDeviation, expected.mad_normal, expected.name)
      expectEqual(actual.minimum, expected.min)
      expectEqual(actual.maximum, expected.max)
      let linear = try #require(expected.quantiles["linear"])
      let nearest = try #require(expected.quantiles["inverted_cdf"])
      expectEqual(linear.count, 10)
      for (fraction, value) in linear {
        let fraction = try #require(Double(fraction))
        expectNear(actual.quantile(fraction), value, "\(expected.name) at \(fraction)")
      }
      for (fraction, value) in nearest {
        let percent = Int((try #require(Double(fraction)) * 100).rounded())
        expectEqual(NearestRank.percentile(percent, of: actual.sorted), value)
      }
    }
  }

  @Test func rejectsWhatHasNoStatistics() {
    expectEqual(SampleStatistics([]), nil)
    expectEqual(SampleStatistics([1, .nan]), nil)
    expectEqual(SampleStatistics([1, .infinity]), nil)
  }

  @Test func meanKeepsWhatALargeValueWouldSwallow() {
    // By hand: (1 + 1e16 + 1 - 1e16) / 4; without compensation the ones are lost.
    expectEqual(SampleStatistics([1, 1e16, 1, -1e16])?.mean, 0.5)
  }

  @Test func quantilesMoveAndScaleWithTheSample() throws {
    let values = (0..<37).map { Double(($0 * 17) % 37) }
    let plain = try #require(SampleStatistics(values))
    let mapped = try #require(SampleStatistics(values.map { $0 * 4 + 8 }))
    for step in 0...20 {
      let fraction = Double(step) / 20
      expectNear(mapped.quantile(fraction), plain.quantile(fraction) * 4 + 8, "\(fraction)")
    }
    expectNear(mapped.medianAbsoluteDeviation, plain.medianAbsoluteDeviation * 4, "deviation")
  }

  private func expectNear(_ actual: Double, _ expected: Double, _ name: String) {
    expectClose(actual, expected, within: 1e-9 * max(abs(expected), 1e-3), "\(name)")
  }
}
