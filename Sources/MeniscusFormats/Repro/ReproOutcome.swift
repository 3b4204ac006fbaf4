/// What came of it.
package struct ReproOutcome: Equatable, Sendable {
  /// Whether it still happens.
  package var verdict: Verdict
  /// What fails now; nil where nothing does.
  package var failure: ReplayFailure?
  /// Whether every frame is bit for bit as it was when the bundle was made; nil where it has none.
  package var isBitEqual: Bool?
  /// What is not as it was when the bundle was made.
  package var notes: [Note]
  /// The exit code of a command that finds it.
  package var exitCode: ExitCode

  /// Makes it of its parts.
  package init(
    verdict: Verdict, failure: ReplayFailure? = nil, isBitEqual: Bool? = nil, notes: [Note],
    exitCode: ExitCode
  ) {
    self.verdict = verdict
    self.failure = failure
    self.isBitEqual = isBitEqual
    self.notes = notes
    self.exitCode = exitCode
  }

  /// Something that is not as it was when the bundle was made.
  package enum Note: Equatable, Sendable {
    /// The scene has other extents: then, and now.
    case extent(ReproBundle.SceneData, ReproBundle.SceneData)
    /// The scene brings other fonts.
    case fonts([String])
    /// The scene brings other pictures.
    case pictures([String])
    /// Another tool or machine: then, and now.
    case origin(ReproBundle.Origin, ReproBundle.Origin)
  }

  /// Whether it still happens.
  package enum Verdict: String, CaseIterable, Codable, Sendable {
    /// The same failure; of a bundle without one, the same frames.
    case same
    /// Nothing fails any more.
    case fixed
    /// Something else fails; for a bundle without a failure, the frames differ.
    case other
  }
}
