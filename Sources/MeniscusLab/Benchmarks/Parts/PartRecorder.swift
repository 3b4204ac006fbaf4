import MeniscusDisplay
import MeniscusFormats
import MeniscusGeometry
import MeniscusTiming

/// Measures what a case of a part does, frame by frame.
package struct PartRecorder {
  /// What a frame came to: its exact work, and a number that is equal where its result is.
  package typealias Outcome = (work: WorkCounters, hash: UInt64)

  /// How many of what there are.
  package var units: [BenchmarkUnit: Int] = [:]
  private let now: @Sendable () -> UInt64
  /// What was measured by the clock on the wall, and of the processors; nil where another process worked.
  private var wall: UInt64 = 0
  private var processor: UInt64? = 0
  private let spans: SpanRecorder
  private var times: [UInt64] = []
  private var counters: [WorkCounters] = []
  private var hashes: [UInt64] = []

  /// Makes an empty recorder.
  package init(clock: @escaping @Sendable () -> UInt64) {
    now = clock
    spans = SpanRecorder(clock: clock)
  }

  /// What takes the reports of phases.
  private var probe: PhaseProbe {
    let (begin, end) = (spans.begin, spans.end)
    return PhaseProbe(begin: { begin($0.index) }, end: { end($0.index) })
  }

  /// Measures the next frame; what it reports to the probe counts to phases.
  package mutating func frame(_ work: (PhaseProbe) throws -> Outcome) rethrows {
    spans.frame = times.count
    let probe = probe
    let (wallStart, processorStart) = (MonotonicClock.now, MonotonicClock.processorTime)
    let start = now()
    let outcome = try work(probe)
    let time = now() - start
    processor = processor.map { $0 + (MonotonicClock.processorTime - processorStart) }
    wall += MonotonicClock.now - wallStart
    note(time, outcome)
  }

  /// Measures the next frame, which has no phases and counts no work.
  mutating func frame(_ work: () throws -> Int) rethrows {
    try frame { _ in (WorkCounters(), UInt64(bitPattern: Int64(try work()))) }
  }

  /// Adds a frame that was measured elsewhere, in nanoseconds.
  package mutating func add(_ time: UInt64, _ outcome: Outcome = (WorkCounters(), 0)) {
    wall += time
    processor = nil
    note(time, outcome)
  }

  private mutating func note(_ time: UInt64, _ outcome: Outcome) {
    times.append(time)
    counters.append(outcome.work)
    hashes.append(outcome.hash)
  }

  /// What all frames took.
  package func timing(probeCost: UInt64) -> ReplayTiming {
    let spans = spans.spans
    let frames = FrameWork.frames(of: spans)
    var others = times
    for frame in frames where others.indices.contains(frame.frame) {
      others[frame.frame] -= min(frame.total(), others[frame.frame])
    }
    let text = hashes.map { "\($0)" }.joined(separator: " ")
    var timing = ReplayTiming(
      frames, others: others, counters: counters, framesHash: StableHash.hash(Array(text.utf8)),
      spans: spans.count, probeCost: probeCost)
    timing.units = units
    let count = UInt64(max(times.count, 1))
    timing.clocks = FrameClocks(wall: wall / count, processor: processor.map { $0 / count })
    return timing
  }
}
