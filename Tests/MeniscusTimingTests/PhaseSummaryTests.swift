import MeniscusTiming
import TestSupport
import Testing

@Suite struct PhaseSummaryTests {
  @Test func nothingHasNoSummary() {
    expectEqual(DurationSummary([]), nil)
    #expect(PhaseSummary.summaries(of: []).isEmpty)
    #expect(FrameExtent.extents(of: []).isEmpty)
  }

  @Test func percentilesOfOneToHundredAreTheirNumbers() throws {
    let summary = try #require(DurationSummary((1...100).reversed()))
    expectEqual(summary.count, 100)
    expectEqual(summary.total, 5050)
    expectEqual(summary.minimum, 1)
    expectEqual(summary.median, 50)
    expectEqual(summary.p90, 90)
    expectEqual(summary.p95, 95)
    expectEqual(summary.p99, 99)
    expectEqual(summary.maximum, 100)
  }

  @Test func oneDurationIsEveryPercentile() throws {
    let summary = try #require(DurationSummary([7]))
    expectEqual([summary.median, summary.p90, summary.p99, summary.maximum], [7, 7, 7, 7])
  }

  /// Two frames; phase 3 runs twice in the first.
  private let spans = [
    Span(phase: 3, frame: 0, start: 100, duration: 5),
    Span(phase: 1, frame: 0, start: 105, duration: 2),
    Span(phase: 3, frame: 0, start: 110, duration: 11, thread: 1),
    Span(phase: 3, frame: 1, start: 130, duration: 11),
    Span(phase: 0, frame: 1, start: 125, duration: 1),
  ]

  @Test func eachPhaseIsSummarised() {
    let summaries = PhaseSummary.summaries(of: spans.reversed())
    expectEqual(summaries.map(\.phase), [0, 1, 3])
    expectEqual(summaries.map(\.durations.count), [1, 1, 3])
    expectEqual(summaries.map(\.durations.total), [1, 2, 27])
    expectEqual(summaries.map(\.durations.minimum), [1, 2, 5])
    // Frames 0 and 1 both hold a longest span of phase 3; the first is named.
    expectEqual(summaries.map(\.slowestFrame), [1, 0, 0])
  }

  @Test func framesReachFromFirstBeginToLastEnd() {
    let extents = FrameExtent.extents(of: spans.reversed())
    expectEqual(extents.map(\.frame), [0, 1])
    expectEqual(extents.map(\.start), [100, 125])
    expectEqual(extents.map(\.end), [121, 141])
    expectEqual(extents.map(\.duration), [21, 16])
  }
}
