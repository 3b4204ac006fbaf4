import MeniscusDisplay
import MeniscusFormats

/// How long each phase of each frame took, as a table.
package struct FrameTimeline {
  /// For each frame, the nanoseconds of each phase, by the phase's number.
  package let frames: [[UInt64]]
  /// The time that a frame may take at the trace's rate, in nanoseconds.
  package let budget: UInt64

  /// A span of more than eleven days is a broken clock; without a bound, sums could overflow.
  private static let longest: UInt64 = 1_000_000_000_000_000

  /// Sums up the spans of a trace; those of no known phase or frame are left out.
  package init(_ trace: TraceReport) {
    var frames = [[UInt64]](
      repeating: [UInt64](repeating: 0, count: Phase.allCases.count), count: trace.frames)
    for span in trace.spans
    where frames.indices.contains(span.frame) && Phase.allCases.indices.contains(span.phase) {
      frames[span.frame][span.phase] += min(span.duration, Self.longest)
    }
    self.frames = frames
    budget = 1_000_000_000 / UInt64(max(trace.rate, 1))
  }

  /// The nanoseconds of one phase in every frame.
  package func durations(of phase: Phase) -> [Int] {
    frames.map { Int(clamping: $0[phase.index]) }
  }

  /// The nanoseconds of every frame, all phases together.
  package var totals: [UInt64] { frames.map { $0.reduce(0, +) } }

  /// The phases that took any time, in the order of a frame.
  package var phases: [Phase] {
    Phase.allCases.filter { phase in frames.contains { $0[phase.index] > 0 } }
  }
}
