import MeniscusTiming
import TestSupport
import Testing

@Suite struct FrameWorkTests {
  private func span(
    _ phase: Int, _ range: Range<UInt64>, frame: Int = 0, thread: Int = 0
  ) -> Span {
    Span(
      phase: phase, frame: frame, start: range.lowerBound,
      duration: range.upperBound - range.lowerBound, thread: thread)
  }

  @Test func aPhaseDoesNotCountWhatRunsInsideIt() {
    let work = FrameWork.frames(of: [
      // Phase 1 has phase 2 in it twice, and that once phase 3.
      span(1, 0..<100), span(2, 10..<40), span(3, 20..<25), span(2, 50..<60),
      span(4, 100..<130),
    ])
    expectEqual(work.map(\.frame), [0])
    expectEqual(work.first?.times, [1: 60, 2: 35, 3: 5, 4: 30])
    expectEqual(work.first?.total(), 130)
    expectEqual(work.first?.total(without: [4]), 100)
  }

  @Test func framesAndThreadsAreApart() {
    let work = FrameWork.frames(of: [
      span(1, 0..<10, frame: 3), span(1, 2..<6, frame: 3, thread: 1), span(2, 20..<21, frame: 1),
    ])
    expectEqual(work.map(\.frame), [1, 3])
    expectEqual(work.map(\.times), [[2: 1], [1: 14]])
  }

  @Test func spansThatStartOrEndTogetherNest() {
    let work = FrameWork.frames(of: [span(2, 0..<4), span(1, 0..<10), span(3, 8..<10)])
    expectEqual(work.first?.times, [1: 4, 2: 4, 3: 2])
    #expect(FrameWork.frames(of: []).isEmpty)
  }
}
