import MeniscusDisplay
import MeniscusFormats
import MeniscusTiming

/// What a run noted of the frames of a case.
package struct NotedFrames: Sendable {
  /// The hashes of each frame.
  let hashes: [StageHashes]
  /// The work of each frame.
  let counters: [WorkCounters]
  /// How long the phases of each frame took.
  let phases: PhaseRecord

  /// Takes what a run noted; without arguments, that it noted nothing.
  ///
  /// - Parameters:
  ///   - log: the hashes and digests of its frames; nil where there are none.
  ///   - spans: how long each phase of each frame took.
  package init(_ log: FrameHashLog? = nil, counters: [WorkCounters] = [], spans: [Span] = []) {
    hashes = log?.frames.map(\.hashes) ?? []
    self.counters = counters
    phases = PhaseRecord(log, spans: spans)
  }
}
