import MeniscusFormats
import MeniscusSuite
import MeniscusVerdict

/// Shrinks a trace that fails to the smallest that fails in the same way.
package struct Minimization: Sendable {
  /// The most traces that are tried.
  package var budget = 500
  /// The replays at once.
  package var jobs = 1
  /// How long a frame of a replay may take.
  package var timeout = Duration.seconds(30)
  /// Another build of the tool, whose frames are the expected ones.
  package var tool: String?
  /// What is looked for; nil for the worst that is found.
  package var signature: FailureSignature?
  /// What others than the trace say that its case may differ by.
  package var rules: [PlacedRule] = []
  /// Called as it goes on.
  package var willGoOn: @Sendable (TraceMinimizer<SuiteError>.Progress) -> Void = { _ in }

  private let executable: String

  /// Makes a minimization with workers of an executable.
  package init(executable: String) {
    self.executable = executable
  }

  /// Shrinks a trace.
  ///
  /// What differs is judged by what the case may differ by, as `test` judges it.
  ///
  /// - Parameters:
  ///   - baseline: the accepted frames of the trace, where there are any.
  ///   - pictures: the accepted files of its checkpoints, by name; without them, pixels that a
  ///     tolerance is about are let pass.
  package func run(
    _ trace: Trace, baseline: FrameHashLog? = nil, pictures: [String: [UInt8]] = [:]
  ) async throws(MinimizationRefusal) -> MinimizationOutcome {
    let folder = FileSystem.temporaryPath("minimize")
    defer { try? FileSystem.remove(folder) }
    let search = FailureSearch(
      probe: ReplayProbe(executable: executable, timeout: timeout, folder: folder), tool: tool,
      judgement: ReplayJudgement(of: trace, rules: rules, expected: pictures))
    do {
      return try await run(trace, baseline, search)
    } catch let error as SuiteError {
      throw .stopped(error)
    } catch let error as MinimizationRefusal {
      throw error
    } catch {
      throw .stopped(.interrupted)
    }
  }

  private func run(
    _ trace: Trace, _ baseline: FrameHashLog?, _ search: FailureSearch
  ) async throws -> MinimizationOutcome {
    guard let whole = TraceCandidate(trace) else { throw MinimizationRefusal.nothingFails([]) }
    let found = try await search.failures(of: whole, baseline: baseline)
    guard let failure = found.first(where: { signature?.matches($0) ?? true }) else {
      throw MinimizationRefusal.nothingFails(found)
    }
    let wanted = signature ?? FailureSignature(failure)
    if failure.kind == .different, tool == nil {
      return try await cut(whole, failure, wanted, baseline, search)
    }
    let width = jobs
    var minimizer = TraceMinimizer<SuiteError>(
      trace, budget: budget, width: width, keeping: failure.kind.keptParts,
      willGoOn: willGoOn
    ) { (candidates) async throws(SuiteError) in
      try await Self.shows(wanted, in: candidates, search)
    }
    let frame = failure.kind == .unsettled ? nil : failure.frame
    let outcome = try await minimizer.minimize(by: frame)
    guard let smallest = TraceCandidate(outcome.trace),
      let last = try await search.failures(of: smallest, baseline: nil).first(where: wanted.matches)
    else { throw MinimizationRefusal.notRepeatable(failure) }
    return MinimizationOutcome(
      failure: last, original: trace, trace: outcome.trace, trials: outcome.trials,
      extent: outcome.isMinimal ? .minimal : .budget)
  }

  /// Tries traces side by side.
  private static func shows(
    _ signature: FailureSignature, in candidates: [TraceCandidate], _ search: FailureSearch
  ) async throws(SuiteError) -> [Bool] {
    let hits = await candidates.worked(jobs: candidates.count) { (_, candidate) in
      do throws(SuiteError) {
        return Result<Bool, SuiteError>.success(try await search.shows(signature, in: candidate))
      } catch {
        return .failure(error)
      }
    }
    // The first error in the order of the candidates, whichever came first in time.
    return try hits.map { hit throws(SuiteError) in try hit.get() }
  }

  /// Cuts a trace after the first frame that differs from its baseline, which is all that a
  /// baseline can decide.
  private func cut(
    _ whole: TraceCandidate, _ failure: ReplayFailure, _ wanted: FailureSignature,
    _ baseline: FrameHashLog?, _ search: FailureSearch
  ) async throws -> MinimizationOutcome {
    var outcome = MinimizationOutcome(
      failure: failure, original: whole.trace, trace: whole.trace, trials: 0, extent: .cut)
    guard let frame = failure.frame, var expected = baseline,
      let shorter = TraceCandidate(whole.trace.cut(after: frame)), shorter != whole
    else { return outcome }
    outcome.trials = 1
    guard var actual = try await search.probe.replay(shorter.text).hashLog else { return outcome }
    expected.frames.removeSubrange(min(frame + 1, expected.frames.count)...)
    actual.frames.removeSubrange(min(frame + 1, actual.frames.count)...)
    if let divergence = search.judgement(of: whole).divergence(expected, actual),
      wanted.matches(ReplayFailure(.different, divergence))
    {
      outcome.trace = shorter.trace
    }
    return outcome
  }
}

extension ReplayFailure.Kind {
  /// What of a trace stays as it is, so that a smaller one does not fail for a reason of its own.
  fileprivate var keptParts: TraceParts {
    switch self {
    case .unsettled: .ending
    case .targetOutside, .invalidGeometry: .viewport
    default: []
    }
  }
}
