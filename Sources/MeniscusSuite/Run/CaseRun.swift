import Foundation
import MeniscusFormats
import MeniscusVerdict

/// Replays one case in worker processes: once for reference, once to compare.
struct CaseRun: Sendable {
  /// What came of it.
  struct Outcome: Sendable {
    var report: TraceReport
    var isAcceptable: Bool
  }

  /// The case.
  let name: CaseName
  /// Its trace file.
  let file: TraceFile
  /// How the suite is run.
  let options: SuiteOptions
  /// The executable to start workers of.
  let executable: String
  /// The report folder that is being filled.
  let staged: String
  /// The case's place in the run, which names its folder for workers.
  let index: Int

  private var folder: String { staged.appendingPath(".work").appendingPath("\(index)") }

  /// Replays the case; what it leaves lies in the report folder afterwards.
  func run() async -> Outcome {
    let start = WorkLog.now
    var outcome: Outcome
    do throws(SuiteError) {
      outcome = try await replay()
    } catch {
      outcome = Outcome(
        report: failed(error == .interrupted ? .interrupted : .unreadable, .suite(error)),
        isAcceptable: false)
    }
    outcome.report.start = start
    outcome.report.duration = WorkLog.now - start
    return outcome
  }

  private func replay() async throws(SuiteError) -> Outcome {
    if case .failure(let problem) = file.contents {
      return Outcome(report: failed(.unreadable, .trace(problem)), isAcceptable: false)
    }
    // The other thread count first, as on another machine: what it finds is compared before
    // anything is accepted.
    let other = options.threads == 1 ? 2 : 1
    let reference = folder.appendingPath("reference")
    let first = try await work(in: reference, threads: other, .reference)
    guard first.report.verdict == .same else { return first }
    let hashLog = reference.appendingPath(WorkerRequest.hashLogName)
    let main = folder.appendingPath("main")
    var second = try await work(
      in: main, threads: options.threads,
      .compare(to: WorkerRequest.Reference(hashLog: hashLog, threads: other)))
    second.report.referenceSpans = first.report.referenceSpans
    second.report.work = first.report.work + second.report.work
    try collect(from: main.appendingPath(WorkerRequest.filesName))
    try FileSystem.remove(folder)
    return second
  }

  /// Runs one worker to its end.
  private func work(
    in folder: String, threads: Int, _ role: WorkerRequest.Role
  ) async throws(SuiteError) -> Outcome {
    let request = WorkerRequest(
      name: name, trace: file.path, traces: options.folders.traces, threads: threads,
      role: role, baseline: options.folders.baselines.appendingPath(name.folder),
      comparator: options.comparator)
    try FileSystem.createFolder(folder)
    try request.write(in: folder)
    let output = folder.appendingPath("output.txt")
    let process = WorkerProcess(
      executable: executable, arguments: [Worker.commandName, folder], output: output,
      timeout: options.timeout, isElsewhere: role == .reference,
      progress: { WorkerProgress.text(in: folder) })
    let end = await process.run()
    if let result = WorkerResult(in: folder), end == .exited(status: 0) {
      return Outcome(report: result.report, isAcceptable: result.isAcceptable)
    }
    return Outcome(
      report: try report(
        on: end, frame: WorkerProgress.frame(in: folder),
        output: WorkerOutput(at: output).tellingLine),
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

  private func failed(_ verdict: TraceReport.Verdict, _ kind: CaseFinding.Kind) -> TraceReport {
    var report = TraceReport(
      scene: name.scene, name: name.trace, variant: name.variant, file: file.path)
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
