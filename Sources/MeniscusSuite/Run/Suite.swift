import Foundation
import MeniscusFormats
import Synchronization

/// Replays all traces of a package and compares what comes out with what is accepted.
package struct Suite: Sendable {
  /// What a run gave: its report, and the folder that it is to be written into.
  package struct Run: Sendable {
    /// What was found.
    package var report: RunReport
    /// The report folder; it holds the pictures and waits for the report's own files.
    package var folder: FolderReplacement
  }

  let scenes: [String]
  let options: SuiteOptions
  private let executable: String

  /// Makes a suite.
  ///
  /// - Parameters:
  ///   - scenes: the names of the scenes that the executable has.
  ///   - executable: what workers are started of; it is called with ``Worker/commandName``.
  package init(scenes: [String], options: SuiteOptions, executable: String) {
    self.scenes = scenes
    self.options = options
    self.executable = executable
  }

  /// Replays the chosen cases.
  ///
  /// Cancelling the task stops the workers and leaves nothing behind.
  ///
  /// - Parameter date: when the run begins, by which expectations expire.
  package func run(
    at date: Date = Date(), progress: @escaping @Sendable (SuiteProgress) -> Void = { _ in }
  ) async throws(SuiteError) -> Run {
    let start = (date: date.ISO8601Format(), clock: ContinuousClock.now)
    try FileTransaction.recover(options.folders.baselines)
    let plan = try SuitePlan(scenes: scenes, options)
    let folder = try FolderReplacement(of: options.folders.report, mark: RunManifest.path)
    do throws(SuiteError) {
      let orphans = try plan.orphans()
      progress(.began(cases: plan.entries.count))
      let outcomes = await replay(
        plan.entries, in: folder.staged, today: CalendarDay(start.date), progress: progress)
      if Task.isCancelled { throw .interrupted }
      var report = plan.report(of: outcomes.map(\.report), orphans: orphans)
      report.started = start.date
      report.duration = (ContinuousClock.now - start.clock).nanoseconds
      var manifest = try self.manifest(
        of: zip(plan.entries.filter { !report.notRun.contains($0.name) }, outcomes),
        started: report.started, in: folder.staged)
      manifest.notRun = report.notRun.isEmpty ? nil : report.notRun
      manifest.proof = report.proof.isPartial ? report.proof : nil
      manifest.fault = options.fault?.name
      try manifest.noteAccepted(in: options.folders.baselines)
      manifest.revision = await ProjectRevision.current()
      try manifest.write(in: folder.staged)
      if let shard = options.shard {
        let comparator = options.comparator.map { "\($0)" } ?? ""
        var part = ShardReport(
          report, shard: shard, comparator: comparator, digest: plan.digest(comparator: comparator))
        part.selected = options.selection.names?.sorted()
        try part.write(in: folder.staged)
      }
      try FileSystem.remove(folder.staged.appendingPath(".work"))
      return Run(report: report, folder: folder)
    } catch {
      folder.discard()
      throw error
    }
  }

  /// Replays cases, as many at once as the options allow, and gives their outcomes in order.
  private func replay(
    _ entries: [SuitePlan.Entry], in staged: String, today: CalendarDay?,
    progress: @escaping @Sendable (SuiteProgress) -> Void
  ) async -> [CaseRun.Outcome] {
    let failures = Mutex(0)
    let outcomes = Mutex([CaseRun.Outcome?](repeating: nil, count: entries.count))
    let mostFailures = options.mostFailures ?? .max
    let proofs = proofs
    // Who wants to see the first failures waits for no other case.
    let sizes =
      options.mostFailures == nil
      ? CaseBatch.sizes(of: entries.count, jobs: options.jobs)
      : [Int](repeating: 1, count: entries.count)
    var first = 0
    let batches = sizes.map { size in
      defer { first += size }
      return first..<first + size
    }
    _ = await batches.worked(jobs: options.jobs) { _, batch in
      guard !Task.isCancelled, failures.withLock({ $0 }) < mostFailures else { return }
      let runs = batch.map { index in
        CaseRun(
          name: entries[index].name, file: entries[index].file, options: options,
          executable: executable, staged: staged, index: index)
      }
      await CaseBatch(runs: runs, executable: executable, proofs: proofs).run { place, step in
        let entry = entries[batch.lowerBound + place]
        switch step {
        case .began: progress(.started(entry.name))
        case .paused: progress(.paused(entry.name))
        case .ended(var outcome):
          if let expectation = entry.expectation, let today {
            outcome.report.expect(expectation, today: today)
            outcome.isAcceptable = outcome.report.mayBeAccepted
          }
          if options.fault != nil {
            outcome.report.mayBeAccepted = false
            outcome.isAcceptable = false
          }
          if !outcome.report.verdict.isAccepted { failures.withLock { $0 += 1 } }
          outcomes.withLock { $0[batch.lowerBound + place] = outcome }
          if !Task.isCancelled { progress(.finished(outcome.report)) }
        }
      }
    }
    return outcomes.withLock { $0.compactMap(\.self) }
  }

  /// What earlier runs have proven, where that may count.
  private var proofs: ProofStore? {
    guard options.proof == .cached, options.fault == nil else { return nil }
    return ProofStore(in: options.folders.report + ".proofs", of: executable)
  }

  private func manifest(
    of cases: some Sequence<(SuitePlan.Entry, CaseRun.Outcome)>, started: String, in staged: String
  ) throws(SuiteError) -> RunManifest {
    RunManifest(
      started: started,
      cases: try cases.map { (entry, outcome) throws(SuiteError) in
        try RunManifest.Case(
          entry.name, outcome.report, isAcceptable: outcome.isAcceptable, trace: entry.file,
          in: staged)
      })
  }
}

extension RunManifest.Case {
  /// Describes what a run left of a case in its report folder.
  package init(
    _ name: CaseName, _ report: TraceReport, isAcceptable: Bool, trace: TraceFile,
    in folder: String
  ) throws(SuiteError) {
    var files: [RunManifest.File] = []
    let produced = folder.appendingPath(CaseFiles.Part.actual.rawValue)
      .appendingPath(name.folder)
    if isAcceptable {
      for file in BaselineFiles.names(of: report.producedCheckpoints) {
        files.append(.init(name: file, bytes: try FileSystem.read(produced.appendingPath(file))))
      }
    }
    self.init(
      name: name, verdict: report.verdict, isAcceptable: isAcceptable, trace: trace.path,
      traceHash: RunManifest.text(of: trace.hash), files: files, changes: report.changes)
    if isAcceptable, let kept = report.drawnFrames {
      frames = RunManifest.File(
        name: BaselineFiles.frames, bytes: try FileSystem.read(folder.appendingPath(kept.path)))
    }
    settled = FrameRuns(report.settledFrames).runs
  }
}
