/// Where two builds of the tool part on a trace, and why.
package struct RevisionExplanation: Encodable, Equatable, Sendable {
  /// The case, as `scene/trace@variant`.
  package var identifier: String
  /// The other revision, as it was asked for.
  package var revision: String
  /// Its commit.
  package var commit: String
  /// Whether both show the same frames and fail in the same way, if at all.
  package var equal = false
  /// The frames of this build.
  package var frames = 0
  /// What fails in the replay of the other build.
  package var expectedFailures: [ReplayFailure] = []
  /// What fails in the replay of this build.
  package var actualFailures: [ReplayFailure] = []
  /// What fails in the replays, in sentences; empty until they are worded.
  package var failures = Failures()
  /// The first frame that differs; nil where none does.
  package var first: Explanation.FirstDifference?
  /// The time of that frame, in microseconds.
  package var microseconds: Int?
  /// The event that the frame goes back to.
  package var cause: EventCause?
  /// Why it differs there, as far as it can be told.
  package var change: ChangeCause?
  /// Why it differs there, in a sentence; nil until it is worded.
  package var summary: String?
  /// What differs there in state, layout and operations: the other build's first.
  package var differences: [Explanation.Difference] = []
  /// The pixels that differ there; nil where they were not compared.
  package var pixels: Int?

  /// What fails in two replays, in sentences.
  package struct Failures: Encodable, Equatable, Sendable {
    /// In that of the other build.
    package var expected: [String] = []
    /// In that of this build.
    package var actual: [String] = []
  }

  private enum CodingKeys: CodingKey {
    case identifier, revision, commit, equal, frames, failures, first, microseconds, cause
    case summary, differences, pixels
  }

  /// Makes an explanation of nothing yet.
  package init(identifier: String, revision: String, commit: String) {
    self.identifier = identifier
    self.revision = revision
    self.commit = commit
  }

  /// What a command ends with.
  package var exitCode: ExitCode { equal ? .accepted : .different }
}
