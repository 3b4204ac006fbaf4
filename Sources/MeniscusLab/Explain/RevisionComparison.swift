import MeniscusFormats
import MeniscusSuite

/// A trace replayed by two builds of the tool, up to where they part.
package struct RevisionComparison: Sendable {
  /// The case.
  package var name: CaseName
  /// Its trace, in the environment of the variant.
  package var trace: Trace
  /// This build.
  package var executable: String
  /// How long a frame may take.
  package var timeout: Duration

  /// Makes a comparison.
  package init(
    name: CaseName, trace: Trace, executable: String, timeout: Duration = .seconds(60)
  ) {
    self.name = name
    self.trace = trace
    self.executable = executable
    self.timeout = timeout
  }

  /// What both show, and the first difference.
  ///
  /// - Parameters:
  ///   - tool: the other build, whose frames are the expected ones.
  ///   - revision: what it was built of.
  package func outcome(
    against tool: String, revision: String, commit: String
  ) async throws(SuiteError) -> RevisionExplanation {
    let folder = FileSystem.temporaryPath("compare")
    try FileSystem.createFolder(folder)
    defer { try? FileSystem.remove(folder) }
    let own = ReplayProbe(executable: executable, timeout: timeout, folder: folder)
    let other = ReplayProbe(executable: tool, timeout: timeout, folder: folder)
    let text = TraceWriter.text(of: trace)
    var explanation = RevisionExplanation(
      identifier: name.identifier, revision: revision, commit: commit)
    async let old = result(of: text, by: other)
    async let new = result(of: text, by: own)
    let results = (await old, await new)
    let actual = try results.1.get()
    let expected = try await expectation(results.0, of: text, other)
    explanation.expectedFailures = expected.failures
    explanation.actualFailures = actual.failures
    explanation.frames = actual.hashLog?.frames.count ?? 0
    guard let old = expected.hashLog, let new = actual.hashLog else {
      explanation.equal = expected.failures == actual.failures
      return explanation
    }
    guard let divergence = Divergence(expected: old, actual: new) else {
      explanation.equal = true
      return explanation
    }
    explanation.note(divergence, trace)
    if divergence.stage == nil { return explanation }
    let (probe, name) = trace.captured(at: divergence.frame)
    var manner = ReplayProbe.Manner()
    manner.keepsCheckpoints = true
    manner.lastFrame = divergence.frame
    let captured = TraceWriter.text(of: probe)
    let files = (
      try? await other.replay(captured, manner).files, try await own.replay(captured, manner).files
    )
    explanation.compare(files.0 ?? [:], files.1, of: name, divergence.stage)
    return explanation
  }

  private func result(
    of text: String, by probe: ReplayProbe
  ) async -> Result<ReplayProbe.Outcome, SuiteError> {
    do throws(SuiteError) {
      return .success(try await probe.replay(text))
    } catch {
      return .failure(error)
    }
  }

  /// What the other build shows; one that does not know the question is asked in the way that every
  /// version knows.
  private func expectation(
    _ result: Result<ReplayProbe.Outcome, SuiteError>, of text: String, _ probe: ReplayProbe
  ) async throws(SuiteError) -> ReplayProbe.Outcome {
    switch result {
    case .success(let outcome): return outcome
    case .failure(.interrupted): throw .interrupted
    case .failure(let error):
      let hashLog = try await probe.expectation(
        of: text, scene: trace.header.scene, by: probe.executable)
      guard let hashLog else { throw error }
      return ReplayProbe.Outcome(failures: [], hashLog: hashLog)
    }
  }
}

extension Trace {
  /// The trace with a checkpoint more in a frame, and the checkpoint's name.
  package func captured(at frame: Int) -> (trace: Trace, name: String) {
    let known = Set(checkpoints.map(\.name))
    var name = "explained"
    while known.contains(name) { name += "-again" }
    let time = clock.microseconds(of: frame)
    var trace = self
    let place = trace.events.firstIndex { $0.time > time || $0.action == .end }
    trace.events.insert(
      TraceEvent(time: time, action: .checkpoint(name)), at: place ?? trace.events.count)
    return (trace, name)
  }
}
