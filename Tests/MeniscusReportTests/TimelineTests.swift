import MeniscusFormats
import MeniscusReport
import MeniscusTiming
import TestSupport
import Testing

@Suite("Time lines")
struct TimelineTests {
  @Test("Rows of frames say the same as the frames", arguments: 0..<20)
  func runs(seed: Int) {
    var chance = SampleRun.Chance(seed: UInt64(seed))
    let frames = (0..<(seed * 7)).map { _ in chance.next(below: 3) == 0 }
    let runs = FrameRuns(frames).runs
    expectEqual(frames, frames.indices.map { frame in runs.contains { $0.contains(frame) } })
    for (first, second) in zip(runs, runs.dropFirst()) {
      #expect(first.upperBound + 1 < second.lowerBound)
    }
  }

  @Test("A column shows the slowest of its frames", arguments: [1, 2, 7, 60, 599, 600, 10_000])
  func columns(limit: Int) {
    let trace = SampleRun.same("a", "b", frames: 600)
    let timeline = FrameTimeline(trace)
    let columns = TimelineColumns(timeline, limit: limit)
    #expect(columns.frames.count <= limit)
    expectEqual(columns.frames, columns.frames.sorted())
    expectEqual(columns.totals.max(), timeline.totals.max())
    let totals = timeline.totals
    let width = (600 + limit - 1) / limit
    for (column, frame) in columns.frames.enumerated() {
      let frames = (column * width)..<min((column + 1) * width, 600)
      #expect(frames.contains(frame))
      #expect(frames.allSatisfy { totals[$0] <= totals[frame] })
    }
  }

  @Test("Spans are summed by frame and phase, and strange ones left out")
  func spans() {
    var trace = TraceReport(scene: "a", name: "b", file: "c")
    trace.frames = 2
    trace.spans = [
      Span(phase: 0, frame: 0, start: 0, duration: 5),
      Span(phase: 0, frame: 0, start: 9, duration: 6),
      Span(phase: 5, frame: 1, start: 20, duration: 7),
      Span(phase: 99, frame: 1, start: 30, duration: 8),
      Span(phase: 0, frame: 7, start: 40, duration: 9),
      Span(phase: 0, frame: -1, start: 40, duration: 9),
    ]
    let timeline = FrameTimeline(trace)
    expectEqual(timeline.totals, [11, 7])
    expectEqual(timeline.durations(of: .render), [0, 7])
    expectEqual(timeline.phases, [.input, .render])
    expectEqual(timeline.budget, 16_666_666)
  }
}
