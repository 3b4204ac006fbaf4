import Foundation
import MeniscusTiming
import TestSupport
import Testing

@Suite("Paired ratios")
struct PairedRatioTests {
  private struct Fixture: Decodable {
    struct Case: Decodable {
      struct Interval: Decodable {
        let lo: Double?
        let hi: Double?
        let conf: Double?
      }

      let name: String
      let a: [Double]
      let b: [Double]
      let hodges_lehmann_ratio: Double
      let walsh_ci95: Interval
    }

    let cases: [Case]
  }

  @Test("Estimates and intervals are those of the reference", .enabled(if: Conformance.isPresent))
  func reference() throws {
    let fixture = try JSONDecoder().decode(
      Fixture.self,
      from: Data(
        contentsOf: #require(Conformance.folder).appendingPathComponent("performance/paired.json")))
    #expect(!fixture.cases.isEmpty)
    for known in fixture.cases {
      let found = PairedRatio(first: known.a, second: known.b)
      guard let low = known.walsh_ci95.lo, let high = known.walsh_ci95.hi else {
        // The reference has no interval for so few pairs.
        #expect(found == nil, "\(known.name)")
        continue
      }
      let ratio = try #require(found, "\(known.name)")
      for (value, expected) in [
        (ratio.ratio, known.hodges_lehmann_ratio), (ratio.low, low), (ratio.high, high),
        (ratio.confidence, try #require(known.walsh_ci95.conf)),
      ] {
        #expect(abs(value - expected) <= 1e-9 * expected, "\(known.name)")
      }
    }
  }

  @Test("Six pairs are the fewest that have an interval of 95 %")
  func few() throws {
    let times = [10.0, 11, 12, 13, 14]
    #expect(PairedRatio(first: times, second: times) == nil)
    let ratio = try #require(PairedRatio(first: times + [15], second: times.map { 2 * $0 } + [30]))
    // 1 − 2 ÷ 2⁶: only the two most extreme of 64 signs lie outside.
    expectEqual(ratio.confidence, 0.96875)
    #expect(abs(ratio.low - 2) < 1e-12 && abs(ratio.high - 2) < 1e-12)
    #expect(PairedRatio(first: [], second: []) == nil)
    #expect(PairedRatio(first: times + [0], second: times + [1]) == nil)
  }
}
