/// What came of it.
package struct MinimizationOutcome: Equatable, Sendable {
  /// What fails, with its frame in the smallest trace.
  package var failure: ReplayFailure
  /// The trace as it was.
  package var original: Trace
  /// The smallest trace that was found.
  package var trace: Trace
  /// The traces that were tried.
  package var trials: Int
  /// How sure it is that nothing more can go.
  package var extent: Extent

  /// Makes it of its parts.
  package init(failure: ReplayFailure, original: Trace, trace: Trace, trials: Int, extent: Extent) {
    self.failure = failure
    self.original = original
    self.trace = trace
    self.trials = trials
    self.extent = extent
  }

  /// How far a trace was shrunk.
  package enum Extent: String, Equatable, Codable, Sendable {
    /// No event, sample or pause can be left out.
    case minimal
    /// The budget was used up before that was known.
    case budget
    /// The trace was cut after the frame; nothing else can be decided, because a baseline knows no
    /// frames but those of the whole trace.
    case cut
  }
}

/// Why nothing can be shrunk.
package enum MinimizationRefusal: Error, Equatable, Sendable {
  /// Nothing fails that has the signature; what else does.
  case nothingFails([ReplayFailure])
  /// It could not be found again in the trace as the search replays it.
  case notRepeatable(ReplayFailure)
  /// The search was stopped.
  case stopped(SuiteError)
}

extension MinimizationRefusal {
  /// The exit code of a command that it stops.
  package var exitCode: ExitCode {
    switch self {
    case .nothingFails, .notRepeatable: .unproven
    case .stopped(let error): error.exitCode
    }
  }
}
