import Foundation
import MeniscusTiming
import Synchronization
import TestSupport
import Testing

@Suite struct SpanRecorderTests {
  /// A clock that is ten nanoseconds later at every reading.
  private final class StepClock: Sendable {
    private let time = Mutex<UInt64>(1_000)
    var read: @Sendable () -> UInt64 {
      { [self] in
        time.withLock { time in
          time += 10
          return time
        }
      }
    }
  }

  @Test func phasesNestInFrames() {
    let recorder = SpanRecorder(clock: StepClock().read)
    for frame in 4...5 {
      recorder.frame = frame
      recorder.begin(2)
      recorder.begin(7)
      recorder.end(7)
      recorder.end(2)
    }
    // Each begin and each end reads the clock once.
    let expected = [
      Span(phase: 2, frame: 4, start: 1010, duration: 30),
      Span(phase: 7, frame: 4, start: 1020, duration: 10),
      Span(phase: 2, frame: 5, start: 1050, duration: 30),
      Span(phase: 7, frame: 5, start: 1060, duration: 10),
    ]
    expectEqual(recorder.spans, expected)
  }

  @Test func spanBelongsToTheFrameThatItBeganIn() {
    let recorder = SpanRecorder(clock: StepClock().read)
    recorder.frame = 1
    recorder.begin(0)
    recorder.frame = 2
    recorder.end(0)
    expectEqual(recorder.frame, 2)
    expectEqual(recorder.spans.map(\.frame), [1])
  }

  @Test func outerSpansComeFirstWhereTheClockStandsStill() {
    let recorder = SpanRecorder(clock: { 5 })
    recorder.begin(1)
    recorder.begin(0)
    recorder.end(0)
    recorder.end(1)
    expectEqual(recorder.spans.map(\.phase), [1, 0])
  }

  @Test func openSpansAreNotReported() {
    let recorder = SpanRecorder(clock: StepClock().read)
    recorder.begin(1)
    #expect(recorder.spans.isEmpty)
    recorder.end(1)
    expectEqual(recorder.spans.count, 1)
  }

  @Test func threadsReportAtTheSameTime() {
    let recorder = SpanRecorder()
    let rounds = 500
    let workers = 4
    let before = MonotonicClock.now
    recorder.frame = 9
    recorder.begin(workers)
    let ready = DispatchSemaphore(value: 0)
    let done = DispatchGroup()
    for phase in 0..<workers {
      done.enter()
      Thread.detachNewThread {
        // All threads live at once, so that no two share an identity.
        ready.wait()
        for _ in 0..<rounds {
          recorder.begin(phase)
          recorder.end(phase)
        }
        done.leave()
      }
    }
    for _ in 0..<workers { ready.signal() }
    done.wait()
    recorder.end(workers)
    let spans = recorder.spans
    expectEqual(spans.count, workers * rounds + 1)
    #expect(spans.allSatisfy { $0.frame == 9 && $0.start >= before })
    expectEqual(spans.first?.phase, workers)
    #expect(spans.allSatisfy { $0.end <= spans[0].end })
    for phase in 0..<workers {
      let own = spans.filter { $0.phase == phase }
      expectEqual(own.count, rounds)
      expectEqual(Set(own.map(\.thread)).count, 1)
      #expect(zip(own, own.dropFirst()).allSatisfy { $0.end <= $1.start })
    }
  }
}
