import MeniscusFormats

extension CaseRun {
  /// What two replays that were not equal depend on, found by more replays: a fresh process under the
  /// conditions of the judged one, and one that differs from that in time zone and locale alone.
  func explaining(_ outcome: Outcome, executable: String) async -> Outcome {
    let judged =
      staged.appendingPath(CaseFiles.Part.actual.rawValue).appendingPath(name.folder)
      .appendingPath(BaselineFiles.hashLog)
    guard let judged = try? FrameHashLog(json: FileSystem.read(judged)) else { return outcome }
    var cause = Nondeterminism.machine
    for isAbroad in [false, true] {
      let worker = StandingWorker(
        executable: executable, isElsewhere: false, isAbroad: isAbroad)
      let replay = await reference(by: worker, isRepeated: true)
      await worker.dismiss()
      guard case .found(let replay, _, _) = replay,
        let other = try? FrameHashLog(json: FileSystem.read(replay.hashLog))
      else { return outcome }
      guard Divergence(expected: other, actual: judged) != nil else { continue }
      cause = isAbroad ? .place : .run(outcome.report.determinism.identities)
      break
    }
    var outcome = outcome
    outcome.report.determinism.cause = cause
    for index in outcome.report.findings.indices {
      if case .notDeterministic(let divergence, let threads, let others, _) =
        outcome.report.findings[index].kind
      {
        outcome.report.findings[index].kind = .notDeterministic(
          divergence, threads: threads, others: others, cause: cause)
      }
    }
    return outcome
  }
}
