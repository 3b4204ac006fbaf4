import MeniscusFormats
import MeniscusVerdict

/// Looks for failures in replays of a trace, which need no baseline: traces that nobody recorded
/// have none.
package struct FailureSearch: Sendable {
  /// What replays the traces.
  package var probe: ReplayProbe
  /// Another build of the tool, whose frames are the expected ones; nil where there is none.
  package var tool: String?
  /// What counts as different; nil for what the header of the trace says.
  let judgement: ReplayJudgement?

  /// What counts as different in replays of a trace.
  func judgement(of trace: TraceCandidate) -> ReplayJudgement {
    judgement ?? ReplayJudgement(of: trace.trace)
  }

  /// Everything that fails, the worst first.
  ///
  /// - Parameter baseline: the accepted frames of this very trace, where there are any; another
  ///   build of the tool goes before them.
  package func failures(
    of trace: TraceCandidate, baseline: FrameHashLog? = nil
  ) async throws(SuiteError) -> [ReplayFailure] {
    let judgement = judgement(of: trace)
    var manner = ReplayProbe.Manner()
    manner.keepsCheckpoints = tool == nil && judgement.needsPictures
    let first = try await probe.replay(trace.text, manner)
    // A process that was stopped says nothing of the rest.
    guard let hashLog = first.hashLog, first.failures.allSatisfy({ !$0.kind.endsReplay }) else {
      return first.failures
    }
    let second = try await probe.replay(trace.text, .other)
    var failures: [ReplayFailure] = []
    if let failure = Self.nondeterminism(first, second) { failures.append(failure) }
    if failures.isEmpty, let expected = try await expectation(of: trace) ?? baseline,
      let divergence = judgement.divergence(expected, hashLog, files: first.files)
    {
      failures.append(ReplayFailure(.different, divergence))
    }
    return failures + first.failures
  }

  /// Whether a trace fails with a signature.
  package func shows(
    _ signature: FailureSignature, in trace: TraceCandidate
  ) async throws(SuiteError) -> Bool {
    let first = try await probe.replay(trace.text)
    switch signature.kind {
    case .notDeterministic:
      let second = try await probe.replay(trace.text, .other)
      return Self.nondeterminism(first, second).map(signature.matches) ?? false
    case .different:
      guard let actual = first.hashLog, let expected = try await expectation(of: trace),
        let divergence = judgement(of: trace).divergence(expected, actual)
      else { return false }
      return signature.matches(ReplayFailure(.different, divergence))
    default: return first.failures.contains { signature.matches($0) }
    }
  }

  private func expectation(of trace: TraceCandidate) async throws(SuiteError) -> FrameHashLog? {
    guard let tool else { return nil }
    return try await probe.expectation(
      of: trace.text, scene: trace.trace.header.scene, by: tool)
  }

  private static func nondeterminism(
    _ first: ReplayProbe.Outcome, _ second: ReplayProbe.Outcome
  ) -> ReplayFailure? {
    guard let (left, right) = first.hashLog.flatMap({ left in second.hashLog.map { (left, $0) } })
    else {
      if (first.hashLog == nil) == (second.hashLog == nil) { return nil }
      return ReplayFailure(
        .notDeterministic, detail: (first.failures + second.failures).first?.kind.rawValue)
    }
    return Divergence(expected: right, actual: left).map { ReplayFailure(.notDeterministic, $0) }
  }
}

extension ReplayFailure.Kind {
  /// Whether a replay stops where it happens.
  package var endsReplay: Bool {
    switch self {
    case .trap, .timeout, .exit, .missingTarget, .ambiguousTarget, .targetOutside, .notAToggle,
      .font, .frameLimit, .endlessUpdate:
      true
    default: false
    }
  }
}
