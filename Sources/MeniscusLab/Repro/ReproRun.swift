import MeniscusFormats
import MeniscusSuite
import MeniscusUI
import MeniscusVerdict

/// Replays a bundle and says whether what is in it still happens.
package struct ReproRun: Sendable {
  /// The executable to start workers of.
  package var executable: String
  /// How long a frame of a replay may take.
  package var timeout = Duration.seconds(30)

  /// Makes a run with workers of an executable.
  package init(executable: String) {
    self.executable = executable
  }

  /// Replays a bundle on a scene of its name.
  package func outcome(
    of bundle: ReproBundle, on scene: Scene
  ) async throws(SuiteError) -> ReproOutcome {
    let folder = FileSystem.temporaryPath("repro")
    defer { try? FileSystem.remove(folder) }
    let probe = ReplayProbe(executable: executable, timeout: timeout, folder: folder)
    guard let candidate = TraceCandidate(bundle.trace) else {
      throw .changedTrace(path: bundle.name.identifier)
    }
    let search = FailureSearch(
      probe: probe,
      judgement: ReplayJudgement(of: bundle.trace, expected: bundle.checkpoints(.expected)))
    let found = try await search.failures(of: candidate, baseline: bundle.expected)
    let again = try await showsAgain(bundle, candidate, probe)
    var outcome = Self.judge(
      found, expected: bundle.failure, isBitEqual: again?.isBitEqual, isAlike: again?.isAlike)
    outcome.notes = Self.notes(bundle, scene)
    return outcome
  }

  /// Whether a replay shows the frames of a bundle, bit for bit or within the tolerance of its trace;
  /// nil where it has none.
  private func showsAgain(
    _ bundle: ReproBundle, _ trace: TraceCandidate, _ probe: ReplayProbe
  ) async throws(SuiteError) -> (isBitEqual: Bool, isAlike: Bool)? {
    guard let hashLog = bundle.actual else { return nil }
    let judgement = ReplayJudgement(of: bundle.trace, expected: bundle.checkpoints(.actual))
    var manner = ReplayProbe.Manner()
    manner.lastFrame = hashLog.frames.count - 1
    manner.keepsCheckpoints = judgement.needsPictures
    let outcome = try await probe.replay(trace.text, manner)
    guard let now = outcome.hashLog else { return (false, false) }
    return (now == hashLog, judgement.divergence(hashLog, now, files: outcome.files) == nil)
  }

  /// What was found, set against what a bundle says.
  ///
  /// - Parameters:
  ///   - isBitEqual: whether the frames of the bundle came out again.
  ///   - isAlike: whether they did within the tolerance of the trace; nil for bit for bit.
  package static func judge(
    _ found: [ReplayFailure], expected: ReplayFailure?, isBitEqual: Bool?, isAlike: Bool? = nil
  ) -> ReproOutcome {
    var outcome = ReproOutcome(
      verdict: .same, failure: nil, isBitEqual: isBitEqual, notes: [], exitCode: .accepted)
    let failing = found.filter { !$0.kind.isNote }
    if let expected {
      outcome.failure = found.first { FailureSignature(expected).matches($0) }
      if outcome.failure == nil {
        outcome.failure = failing.first
        outcome.verdict = failing.isEmpty ? .fixed : .other
      }
    } else {
      outcome.failure = failing.first
      if !failing.isEmpty || (isAlike ?? isBitEqual) == false { outcome.verdict = .other }
    }
    if outcome.verdict != .fixed {
      outcome.exitCode =
        outcome.failure?.exitCode ?? (outcome.verdict == .same ? .accepted : .different)
    }
    return outcome
  }

  /// What is not as it was when a bundle was made.
  private static func notes(_ bundle: ReproBundle, _ scene: Scene) -> [ReproOutcome.Note] {
    let (then, now) = (bundle.scene, ReproBundle.SceneData(scene))
    func names(_ before: [ReproBundle.Resource], _ after: [ReproBundle.Resource]) -> [String] {
      let others = (before + after).filter { before.contains($0) != after.contains($0) }
      return Set(others.map(\.name)).sorted()
    }
    var notes: [ReproOutcome.Note] = []
    if (then.width, then.height) != (now.width, now.height) { notes.append(.extent(then, now)) }
    if then.fonts != now.fonts { notes.append(.fonts(names(then.fonts, now.fonts))) }
    if then.pictures != now.pictures { notes.append(.pictures(names(then.pictures, now.pictures))) }
    if bundle.origin != .current { notes.append(.origin(bundle.origin, .current)) }
    return notes
  }
}

extension ReplayFailure.Kind {
  /// Whether it is a mistake of the scene by which no replay fails.
  package var isNote: Bool {
    switch self {
    case .duplicateIdentity, .invalidGeometry, .ambiguousSource, .invalidGlass, .missingGlyph,
      .missingSymbol, .missingFont, .missingPicture, .ambiguousIdentifier, .strandedTask, .unmet,
      .presentation:
      true
    default: false
    }
  }
}
