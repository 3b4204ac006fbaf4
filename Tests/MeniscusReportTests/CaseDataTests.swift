import MeniscusDisplay
import MeniscusFormats
import MeniscusReport
import MeniscusTiming
import TestSupport
import Testing

@Suite("What the page packs")
struct CaseDataTests {
  @Test("Numbers are digits of five bits, the least first")
  func packing() {
    expectEqual(PackedNumbers.text(of: [0, 31, 32, 1024, 0, -5]), "AfgBggBAA")
    expectEqual(PackedNumbers.text(ofRising: [3, 4, 35, 35]), "DBfA")
    expectEqual(PackedNumbers.text(of: [Int]()), "")
    expectEqual(PackedNumbers.text(of: [Int.max]).count, 13)
  }

  /// A case whose frames take so many milliseconds each, hashing apart.
  private func timed(_ milliseconds: [Int], checkpoints: [Int]) -> TraceReport {
    var trace = TraceReport(scene: "a", name: "b", file: "Traces/a/b.jsonl")
    trace.frames = milliseconds.count
    var clock: UInt64 = 0
    for (frame, time) in milliseconds.enumerated() {
      for (phase, length) in [(Phase.render, UInt64(time) * 1_000_000), (.hash, 90_000_000)] {
        trace.spans.append(Span(phase: phase.index, frame: frame, start: clock, duration: length))
        clock += length
      }
    }
    trace.checkpoints = checkpoints.map { CheckpointReport(name: "at \($0)", frame: $0) }
    return trace
  }

  @Test("Late frames count in whole refreshes, between checkpoints too")
  func hitches() throws {
    // At 60 Hz a frame of 20 ms misses a refresh, so of two such frames half of the time is late.
    let trace = timed([10, 10, 20, 20, 10, 10], checkpoints: [1, 3])
    let stretches = try #require(CaseHitches(trace)).stretches
    expectEqual(stretches.map(\.start), [nil, nil, "at 1", "at 3"])
    expectEqual(stretches.map(\.end), [nil, "at 1", "at 3", nil])
    expectEqual(stretches.map(\.frames), [6, 2, 2, 2])
    expectEqual(stretches.map { $0.measured.map(\.rate) }, Array(repeating: [60, 120], count: 4))
    expectEqual(stretches.map { $0.measured[0].ratio.rounded() }, [250, 0, 500, 0])
    expectEqual(stretches.map(\.measured[0].severity), [.critical, .good, .critical, .good])
    // At 120 Hz 10 ms are late by one refresh, 20 ms by two.
    expectEqual(stretches.map { $0.measured[1].ratio.rounded() }, [571, 500, 667, 500])
    #expect(stretches.allSatisfy { $0.modelled.isEmpty })
  }

  @Test("A first frame is no stretch, and a case without times has no ratio")
  func stretches() throws {
    let hitches = try #require(CaseHitches(timed([9, 9, 9], checkpoints: [0, 2])))
    expectEqual(hitches.stretches.count, 1)
    #expect(CaseHitches(timed([], checkpoints: [])) == nil)
  }

  @Test("Work alone gives the modelled ratio, between checkpoints too, timed or not")
  func modelled() throws {
    let model = try #require(CostModel.current)
    let place = try #require(CostTerm.terms(of: .render).firstIndex(of: .work(.lensPixels)))
    let rate = try #require(model.phases[.render]).nanoseconds[place]
    // So many lens pixels as take 20 ms, in two frames of six: each misses one refresh at 60 Hz.
    var heavy = WorkCounters()
    heavy[.lensPixels] = Int(20e6 / rate)
    var trace = timed([1, 1, 1, 1, 1, 1], checkpoints: [1, 3])
    trace.counters = (0..<6).map { $0 == 2 || $0 == 3 ? heavy : WorkCounters() }
    let stretches = try #require(CaseHitches(trace)).stretches
    expectEqual(stretches.map { $0.modelled[0].ratio.rounded() }, [250, 0, 500, 0])
    expectEqual(stretches.map { $0.measured[0].ratio }, [0, 0, 0, 0])
    var untimed = trace
    untimed.spans = []
    let alone = try #require(CaseHitches(untimed)).stretches
    expectEqual(alone.map(\.modelled), stretches.map(\.modelled))
    expectEqual(alone.map(\.frames), [6, 2, 2, 2])
    #expect(alone.allSatisfy { $0.measured.isEmpty })
    // What an older tool counted is not enough.
    untimed.counters[0].leaveOut(.lensPixels)
    #expect(CaseHitches(untimed) == nil)
  }
}
