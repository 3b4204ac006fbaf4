import MeniscusDiff
import MeniscusImage
import MeniscusReplay

/// Where two builds of the tool part on a trace, and why.
package struct RevisionExplanation: Equatable, Codable, Sendable {
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
  /// What fails in the replays.
  package var failures = Failures(expected: [], actual: [])
  /// The first frame that differs; nil where none does.
  package var first: Explanation.FirstDifference?
  /// The time of that frame, in microseconds.
  package var microseconds: Int?
  /// The event that the frame goes back to.
  package var cause: EventCause?
  /// What differs there, in a sentence.
  package var summary: String?
  /// What differs there in state, layout and operations: the other build's first.
  package var differences: [Explanation.Difference] = []
  /// The pixels that differ there; nil where they were not compared.
  package var pixels: Int?

  /// What fails in two replays.
  package struct Failures: Equatable, Codable, Sendable {
    /// In that of the other build.
    package var expected: [String]
    /// In that of this build.
    package var actual: [String]
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

extension RevisionExplanation {
  /// Notes where two replays part.
  mutating func note(_ divergence: Divergence, _ trace: Trace) {
    first = Explanation.FirstDifference(
      frame: divergence.frame, stage: divergence.stage?.name,
      views: divergence.views.prefix(8).map(\.path))
    microseconds = trace.clock.microseconds(of: divergence.frame)
    cause = trace.cause(of: divergence.frame)
  }

  /// Sets the files of the frame beside each other.
  mutating func compare(
    _ expected: [String: [UInt8]], _ actual: [String: [UInt8]], of checkpoint: String,
    _ stage: Stage?
  ) {
    func texts(_ kind: BaselineFiles.Kind) -> (String, String)? {
      let name = BaselineFiles.name(of: checkpoint, kind)
      guard let old = expected[name], let new = actual[name] else { return nil }
      return (String(decoding: old, as: UTF8.self), String(decoding: new, as: UTF8.self))
    }
    guard let trees = texts(.tree), let displays = texts(.display) else { return }
    let (old, new) = (SnapshotText(trees.0), SnapshotText(trees.1))
    differences =
      (old.stateFindings(new) + old.layoutFindings(new)
      + DisplayText(displays.0).findings(DisplayText(displays.1)))
      .map { Explanation.Difference($0) }
    summary = Sentences.cause(
      CauseSearch(
        stage: stage, trees: trees, displays: displays, owners: []
      ).cause)
    let picture = BaselineFiles.name(of: checkpoint, .picture)
    guard let left = expected[picture].flatMap({ try? PNG.decode($0) }),
      let right = actual[picture].flatMap({ try? PNG.decode($0) })
    else { return }
    switch ExactComparison(expected: left, actual: right) {
    case .identical: pixels = 0
    case .different(let difference): pixels = difference.count
    case .sizesDiffer: pixels = right.width * right.height
    }
  }
}
