/// The recording of one run: what it is played on, and what happened when.
///
/// Traces from ``TraceReader`` keep every rule of the format; one that is made in code keeps them
/// if its text can be read again.
package struct Trace: Equatable, Sendable {
  /// The newest version of the format, which the writer writes.
  package static let version = 1

  /// The scene, the device, the clock and the environment.
  package var header: TraceHeader
  /// What happens, by time; the last one is `end`.
  package var events: [TraceEvent]

  /// Makes a trace.
  package init(header: TraceHeader, events: [TraceEvent]) {
    self.header = header
    self.events = events
  }

  /// The clock of its frames.
  package var clock: FrameClock { FrameClock(rate: header.rate) }

  /// The number of frames, the one of the last event included.
  package var frameCount: Int { clock.frame(at: events.last?.time ?? 0) + 1 }

  /// The checkpoints and their frames, in order.
  package var checkpoints: [FrameHashLog.Checkpoint] {
    events.compactMap { event in
      guard case .checkpoint(let name) = event.action else { return nil }
      return FrameHashLog.Checkpoint(name: name, frame: clock.frame(at: event.time))
    }
  }

  /// The line of an event in the trace's text; the header is line 1.
  package static func line(ofEvent index: Int) -> Int { index + 2 }

  /// The lines of the checkpoints in the trace's text, by name.
  package var checkpointLines: [String: Int] {
    var lines: [String: Int] = [:]
    for (index, event) in events.enumerated() {
      if case .checkpoint(let name) = event.action { lines[name] = Self.line(ofEvent: index) }
    }
    return lines
  }

  /// The same events in the environment of a variant.
  ///
  /// Environment events of the trace still apply where they come.
  package func applying(_ variant: TraceVariant) -> Trace {
    var trace = self
    variant.apply(to: &trace.header.environment)
    return trace
  }
}
