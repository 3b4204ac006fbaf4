import Foundation
import MeniscusReplay

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

  private var sentences: Sentences { Sentences(command: options.command) }
  private var folder: String { staged.appendingPath(".work").appendingPath("\(index)") }

  /// Replays the case; what it leaves lies in the report folder afterwards.
  func run() async -> Outcome {
    let start = ContinuousClock.now
    var outcome: Outcome
    do throws(SuiteError) {
      outcome = try await replay()
    } catch {
      outcome = Outcome(
        report: failed(
          error == .interrupted ? .interrupted : .unreadable, sentences.sentence(for: error)),
        isAcceptable: false)
    }
    outcome.report.duration = (ContinuousClock.now - start).nanoseconds
    return outcome
  }

  private func replay() async throws(SuiteError) -> Outcome {
    if case .failure(let problem) = file.contents {
      let sentence = sentences.sentence(for: problem, in: file)
      return Outcome(report: failed(.unreadable, sentence), isAcceptable: false)
    }
    // The other thread count first, as on another machine: what it finds is compared before
    // anything is accepted.
    let other = options.threads == 1 ? 2 : 1
    let reference = folder.appendingPath("reference")
    let first = try await work(in: reference, threads: other, reference: nil)
    guard first.report.verdict == .same else { return first }
    let chain = reference.appendingPath(WorkerRequest.chainName)
    let main = folder.appendingPath("main")
    let second = try await work(
      in: main, threads: options.threads,
      reference: WorkerRequest.Reference(chain: chain, threads: other))
    try collect(from: main.appendingPath(WorkerRequest.filesName))
    try Disk.remove(folder)
    return second
  }

  /// Runs one worker to its end.
  private func work(
    in folder: String, threads: Int, reference: WorkerRequest.Reference?
  ) async throws(SuiteError) -> Outcome {
    let request = WorkerRequest(
      name: name, trace: file.path, traces: options.folders.traces, threads: threads,
      reference: reference,
      baseline: options.folders.baselines.appendingPath(name.folder),
      command: options.command, comparator: options.comparator)
    try Disk.createFolder(folder)
    try request.write(in: folder)
    let output = folder.appendingPath("output.txt")
    let process = WorkerProcess(
      executable: executable, arguments: [Worker.commandName, folder], output: output,
      timeout: options.timeout, isElsewhere: reference == nil,
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
    on end: WorkerProcess.End, frame: Int?, output: String
  ) throws(SuiteError) -> TraceReport {
    switch end {
    case .exited(ExitCode.unusable.rawValue):
      failed(.unreadable, sentences.unusable(output: output, trace: file.path))
    case .exited(let status):
      failed(.outOfStep, sentences.silent(status: status, output: output, trace: file.path))
    case .signalled(let signal):
      failed(
        .trapped,
        sentences.trapped(
          signal: signal, frame: frame, output: output, trace: file.path,
          variant: name.variant))
    case .timedOut:
      failed(.timedOut, sentences.timedOut(after: options.timeout, frame: frame, trace: file.path))
    case .cancelled: throw .interrupted
    case .notStarted(let reason):
      throw .workerNotStarted(executable: executable, reason: reason)
    }
  }

  private func failed(_ verdict: TraceReport.Verdict, _ sentence: String) -> TraceReport {
    var report = TraceReport(
      scene: name.scene, name: name.trace, variant: name.variant, file: file.path)
    var findings = TraceReport.Findings()
    findings.add(verdict, sentence)
    report.conclude(findings)
    return report
  }

  /// Moves what a worker wrote for the report to its place there.
  private func collect(from files: String) throws(SuiteError) {
    for part in CaseFiles.Part.allCases {
      let folder = part.rawValue.appendingPath(name.folder)
      let source = files.appendingPath(folder)
      guard Disk.kind(of: source) == .folder else { continue }
      for file in try Disk.names(in: source) {
        try Disk.move(
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
}
