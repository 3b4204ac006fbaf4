import Foundation
import MeniscusTiming
import TestSupport
import Testing

@Suite struct HitchRatioTests {
  private struct File: Decodable {
    struct Case: Decodable {
      var name: String
      var refresh_hz: Double
      var budget_ms: Double
      var frame_ms: [Double]
      var missed_vsyncs: [Int]
      var hitch_time_quantized_ms: Double
      var duration_quantized_ms: Double
      var hitch_ratio_quantized_ms_per_s: Double
      var hitch_time_raw_ms: Double
      var duration_raw_ms: Double
      var hitch_ratio_raw_ms_per_s: Double
      var janky_frames: Int
      var longest_hitch_ms: Double
      var longest_streak: Int
      var band_scroll_2020: String
      var band_xcode27_hitches: String
    }
    var cases: [Case]
  }

  @Test(.enabled(if: Conformance.isPresent)) func agreesWithTheWrittenRule() throws {
    let folder = try #require(Conformance.folder)
    let url = folder.appendingPathComponent("performance/hitch_ratio.json")
    let file = try JSONDecoder().decode(File.self, from: Data(contentsOf: url))
    #expect(file.cases.count >= 4)
    for expected in file.cases {
      let actual = try #require(
        HitchRatio(workTimes: expected.frame_ms, refreshRate: expected.refresh_hz))
      expectEqual(actual.frameCount, expected.frame_ms.count)
      expectEqual(actual.missed, expected.missed_vsyncs, "\(expected.name)")
      expectEqual(actual.lateFrameCount, expected.janky_frames)
      expectEqual(actual.longestStreak, expected.longest_streak)
      let pairs = [
        (actual.interval, expected.budget_ms),
        (actual.longestHitch, expected.longest_hitch_ms),
        (actual.hitchTime, expected.hitch_time_quantized_ms),
        (actual.duration, expected.duration_quantized_ms),
        (actual.ratio, expected.hitch_ratio_quantized_ms_per_s),
        (actual.rawHitchTime, expected.hitch_time_raw_ms),
        (actual.rawDuration, expected.duration_raw_ms),
        (actual.rawRatio, expected.hitch_ratio_raw_ms_per_s),
      ]
      for (value, reference) in pairs {
        // 1e-9 of the value: the sums may be taken in another order.
        expectClose(value, reference, within: 1e-9 * max(reference, 1), "\(expected.name)")
      }
      let (scrolling, animation) = (HitchBands.scrolling, HitchBands.animation)
      expectEqual(scrolling.severity(of: actual.ratio).rawValue, expected.band_scroll_2020)
      expectEqual(animation.severity(of: actual.ratio).rawValue, expected.band_xcode27_hitches)
    }
  }

  @Test func nothingHasNoRatio() {
    expectEqual(HitchRatio(workTimes: [], refreshRate: 60), nil)
  }

  @Test func workIsRoundedUpToRefreshes() throws {
    // By hand at 100 Hz (10 ms): idle, just in time, just late, three refreshes, idle.
    let ratio = try #require(HitchRatio(workTimes: [0, 10, 10.01, 25, 0], refreshRate: 100))
    expectEqual(ratio.missed, [0, 0, 1, 2, 0])
    expectEqual(ratio.longestStreak, 2)
    expectEqual(ratio.hitchTime, 30)
    expectEqual(ratio.duration, 80)
    expectEqual(ratio.ratio, 375)
  }

  @Test func noiseAtOneIntervalMissesNothing() throws {
    // A few units in the last place over 1 and 3 intervals of 1000/60 ms, as sums of spans give.
    let interval = 1000.0 / 60
    let times = [interval.nextUp.nextUp, (3 * interval).nextUp.nextUp]
    let ratio = try #require(HitchRatio(workTimes: times, refreshRate: 60))
    expectEqual(ratio.missed, [0, 2])
  }

  @Test func boundsBelongToTheBandsThatTheirSourcesPutThemIn() {
    let scrolling: [HitchSeverity] = [.good, .good, .warning, .warning, .critical, .critical]
    expectEqual([0, 5, 5.01, 9.99, 10, 900].map(HitchBands.scrolling.severity(of:)), scrolling)
    let animation: [HitchSeverity] = [.good, .warning, .warning, .critical, .critical, .immediate]
    expectEqual([10, 10.1, 25, 25.1, 50, 50.1].map(HitchBands.animation.severity(of:)), animation)
  }
}
