import MeniscusFormats

/// Cases that share two workers: one makes their second replays, the other those that are judged.
///
/// The second replays go through the cases from the last to the first, the others from the first to the
/// last. Of any two cases that share a process each is so replayed once before the other and once after
/// it: what a scene leaves behind in its process shows as a replay that is not equal.
package struct CaseBatch: Sendable {
  /// The most cases that share workers: a process starts in a hundredth of the time that they take.
  static let limit = 16

  /// What happens to a case.
  enum Step: Sendable {
    /// A replay of it begins.
    case began
    /// It waits for its other replay.
    case paused
    /// It is done.
    case ended(CaseRun.Outcome)
  }

  /// The cases, in order.
  let runs: [CaseRun]
  /// What workers are started of.
  let executable: String
  /// What earlier runs have proven; nil where nothing of that counts.
  let proofs: ProofStore?

  /// How many cases of so many each batch has.
  ///
  /// Where several are worked on at once they become fewer towards the end, so that all workers are
  /// done at about the same time.
  package static func sizes(of count: Int, jobs: Int) -> [Int] {
    let shares = jobs > 1 ? 2 * jobs : 1
    var sizes: [Int] = []
    var rest = count
    while rest > 0 {
      let size = min((rest + shares - 1) / shares, limit)
      sizes.append(size)
      rest -= size
    }
    return sizes
  }

  /// Replays the cases.
  ///
  /// - Parameter show: is told what happens to the case of a place.
  func run(_ show: @Sendable (Int, Step) -> Void) async {
    let elsewhere = StandingWorker(executable: executable, isElsewhere: true)
    let here = StandingWorker(executable: executable, isElsewhere: false)
    var references: [Int: CaseRun.Reference] = [:]
    for (place, run) in runs.enumerated().reversed() where !Task.isCancelled {
      show(place, .began)
      if let known = run.reference(in: proofs) {
        references[place] = known
      } else {
        references[place] = await reference(of: run, by: elsewhere)
      }
      show(place, .paused)
    }
    for (place, run) in runs.enumerated() where !Task.isCancelled {
      guard let reference = references[place] else { continue }
      show(place, .began)
      var outcome = await compare(run, with: reference, by: here)
      if run.reference(in: proofs) == nil {
        run.keep(reference, of: outcome, in: proofs)
      } else if outcome.report.verdict == .notDeterministic {
        // What the scene reads beside the executable may have changed since.
        let anew = await self.reference(of: run, by: elsewhere)
        outcome = await compare(run, with: anew, by: here)
      }
      if outcome.report.verdict == .notDeterministic {
        outcome = await run.explaining(outcome, executable: executable)
      }
      run.removeWork()
      show(place, .ended(outcome))
    }
    await elsewhere.dismiss()
    await here.dismiss()
  }

  private func reference(
    of run: CaseRun, by worker: StandingWorker
  ) async -> CaseRun.Reference {
    let reference = await run.reference(by: worker)
    if case .ended = reference { await worker.dismiss() }
    return reference
  }

  private func compare(
    _ run: CaseRun, with reference: CaseRun.Reference, by worker: StandingWorker
  ) async -> CaseRun.Outcome {
    let outcome = await run.compare(with: reference, by: worker)
    if !outcome.keepsWorker { await worker.dismiss() }
    return outcome
  }
}
