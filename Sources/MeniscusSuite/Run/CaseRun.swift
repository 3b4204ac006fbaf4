import Foundation
import MeniscusFormats
import MeniscusVerdict

/// Replays one case in worker processes: once for reference, once to compare.
struct CaseRun: Sendable {
  /// What came of it.
  struct Outcome: Sendable {
    var report: TraceReport
    var isAcceptable: Bool

    /// Whether a worker that did it goes on with other cases.
    var keepsWorker: Bool { report.verdict.isAccepted }
  }

  /// What the second replay came to.
  enum Reference: Sendable {
    /// The case is to be compared with its hashes, which took so long to find.
    case found(WorkerRequest.Reference, TraceReport, duration: UInt64)
    /// There is nothing more to do.
    case ended(Outcome)
  }

  /// The case.
  let name: CaseName
  /// Its trace file.
  let file: TraceFile
  /// How the suite is run.
  let options: SuiteOptions
  /// What workers are started of.
  let executable: String
  /// The report folder that is being filled.
  let staged: String
  /// The case's place in the run, which names its folder for workers.
  let index: Int

  private var folder: String { staged.appendingPath(".work").appendingPath("\(index)") }

  /// The threads of the second replay: another count, as on another machine.
  private var otherThreads: Int { options.threads == 1 ? 2 : 1 }

  /// Replays the case for reference.
  ///
  /// What it finds is compared before anything is accepted.
  ///
  /// - Parameter isRepeated: whether it is replayed as it was to be judged, not as on another machine.
  func reference(by worker: StandingWorker, isRepeated: Bool = false) async -> Reference {
    if case .failure(let problem) = file.contents {
      return .ended(Outcome(report: failed(.unreadable, .trace(problem)), isAcceptable: false))
    }
    let folder = folder.appendingPath("reference")
    let threads = isRepeated ? options.threads : otherThreads
    let start = WorkLog.now
    var outcome = await attempt { () throws(SuiteError) in
      try await work(
        in: folder, threads: threads, .reference, repaintsLittle: isRepeated, by: worker)
    }
    let duration = WorkLog.now - start
    guard outcome.report.verdict == .same else {
      (outcome.report.start, outcome.report.stretch) = (start, duration)
      outcome.report.duration = duration
      return .ended(outcome)
    }
    return .found(
      WorkerRequest.Reference(
        hashLog: folder.appendingPath(WorkerRequest.hashLogName), threads: threads),
      outcome.report, duration: duration)
  }

  /// Replays the case and compares it; what it leaves lies in the report folder afterwards.
  func compare(with reference: Reference, by worker: StandingWorker) async -> Outcome {
    switch reference {
    case .ended(let outcome): return outcome
    case .found(let hashes, let first, let duration):
      return await compare(with: hashes, first, after: duration, by: worker)
    }
  }

  /// Replays the case and compares it with the hashes of its second replay.
  ///
  /// - Parameters:
  ///   - first: what there is to say of the second replay, which was made first.
  ///   - duration: how long that took, in nanoseconds.
  private func compare(
    with hashes: WorkerRequest.Reference, _ first: TraceReport, after duration: UInt64,
    by worker: StandingWorker
  ) async -> Outcome {
    let start = WorkLog.now
    var outcome = await attempt { () throws(SuiteError) in
      let main = folder.appendingPath("main")
      var second = try await work(
        in: main, threads: options.threads, .compare(to: hashes), by: worker)
      second.report.referenceSpans = first.referenceSpans
      second.report.work = first.work + second.report.work
      try collect(from: main.appendingPath(WorkerRequest.filesName))
      return second
    }
    (outcome.report.start, outcome.report.stretch) = (start, WorkLog.now - start)
    outcome.report.duration = duration + outcome.report.stretch
    return outcome
  }

  /// Removes what workers were handed and left.
  func removeWork() { try? FileSystem.remove(folder) }

  /// What a replay for reference was found to be by an earlier run; nil where none is kept.
  func reference(in proofs: ProofStore?) -> Reference? {
    guard case .success = file.contents,
      let hashLog = proofs?.hashLog(of: name, trace: file.hash, threads: otherThreads)
    else { return nil }
    return .found(
      WorkerRequest.Reference(hashLog: hashLog, threads: otherThreads), blankReport, duration: 0)
  }

  /// Keeps what the second replay was found to be, where the other one was equal.
  func keep(_ reference: Reference, of outcome: Outcome, in proofs: ProofStore?) {
    guard case .found(let hashes, _, _) = reference, outcome.report.determinism.checked,
      outcome.report.determinism.equal
    else { return }
    proofs?.keep(hashes.hashLog, of: name, trace: file.hash, threads: hashes.threads)
  }

  /// The outcome of some work, or of what stops it.
  private func attempt(_ work: () async throws(SuiteError) -> Outcome) async -> Outcome {
    do throws(SuiteError) {
      return try await work()
    } catch {
      return Outcome(
        report: failed(error == .interrupted ? .interrupted : .unreadable, .suite(error)),
        isAcceptable: false)
    }
  }

  /// Has a worker do one replay.
  private func work(
    in folder: String, threads: Int, _ role: WorkerRequest.Role, repaintsLittle: Bool = false,
    by worker: StandingWorker
  ) async throws(SuiteError) -> Outcome {
    var request = WorkerRequest(
      name: name, trace: file.path, traces: options.folders.traces, threads: threads,
      role: role, baseline: options.folders.baselines.appendingPath(name.folder),
      comparator: options.comparator)
    request.rotatesProof = options.proof == .rotating
    request.repaintsLittle = repaintsLittle
    request.fault = options.fault
    if case .compare = role { request.keptFrames = options.keptFrames }
    try FileSystem.createFolder(folder)
    try request.write(in: folder)
    let end = await worker.work(in: folder, timeout: options.timeout)
    if let result = WorkerResult(in: folder), end == .exited(status: 0) {
      return Outcome(report: result.report, isAcceptable: result.isAcceptable)
    }
    return Outcome(
      report: try report(
        on: end, frame: WorkerProgress.frame(in: folder),
        output: WorkerOutput(at: folder.appendingPath(WorkerRequest.outputName)).tellingLine),
      isAcceptable: false)
  }

  /// What an end without a result means.
  private func report(
    on end: WorkerEnd, frame: Int?, output: String
  ) throws(SuiteError) -> TraceReport {
    switch end {
    case .exited(ExitCode.unusable.rawValue): failed(.unreadable, .unusable(output: output))
    case .exited(let status): failed(.desynchronised, .silent(status: status, output: output))
    case .signalled(let signal):
      failed(.crashed, .trapped(signal: signal, frame: frame, output: output))
    case .timedOut: failed(.timedOut, .timedOut(seconds: options.timeout.seconds, frame: frame))
    case .cancelled: throw .interrupted
    case .notStarted(let failure):
      throw .workerNotStarted(executable: executable, failure)
    }
  }

  private var blankReport: TraceReport {
    TraceReport(scene: name.scene, name: name.trace, variant: name.variant, file: file.path)
  }

  private func failed(_ verdict: TraceReport.Verdict, _ kind: CaseFinding.Kind) -> TraceReport {
    var report = blankReport
    if case .success(let trace) = file.contents {
      // A replay that ended its process could not say itself what may be why.
      report.edits =
        AcceptedTrace(
          trace.applying(variantNamed: name.variant) ?? trace, hash: file.hash, of: name,
          beside: Baseline(in: options.folders.baselines.appendingPath(name.folder))
        ).edits
    }
    report.mayBeAccepted = false
    report.conclude([CaseFinding(verdict, kind)])
    return report
  }

  /// Moves what a worker wrote for the report to its place there.
  private func collect(from files: String) throws(SuiteError) {
    for part in CaseFiles.Part.allCases {
      let folder = part.rawValue.appendingPath(name.folder)
      let source = files.appendingPath(folder)
      guard FileSystem.kind(of: source) == .folder else { continue }
      for file in try FileSystem.names(in: source) {
        try FileSystem.move(
          source.appendingPath(file), to: staged.appendingPath(folder).appendingPath(file))
      }
    }
  }
}

extension Duration {
  /// The whole nanoseconds; 0 for a negative duration.
  var nanoseconds: UInt64 {
    let (seconds, attoseconds) = components
    return seconds < 0 ? 0 : UInt64(seconds) * 1_000_000_000 + UInt64(attoseconds / 1_000_000_000)
  }

  /// The duration in seconds.
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
