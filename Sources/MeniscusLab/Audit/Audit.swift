import MeniscusDiff
import MeniscusFormats
import MeniscusGeometry
import MeniscusSuite

/// Plants faults in cases, to see whether the configured tolerances let one live.
///
/// Every case is replayed in a process of its own, so that a trap is the fault's and nobody else's.
package struct Audit: Sendable {
  /// The faults.
  package var faults: [Fault]
  /// The folder of traces, whose tolerances count.
  package var traces: String
  /// A comparator to use instead of the traces' own; nil for theirs.
  package var comparator: PictureComparator?
  /// This tool.
  package var executable: String
  /// How long a frame may take.
  package var timeout: Duration

  /// Makes an audit.
  package init(
    faults: [Fault], traces: String, comparator: PictureComparator? = nil,
    executable: String, timeout: Duration = .seconds(60)
  ) {
    self.faults = faults
    self.traces = traces
    self.comparator = comparator
    self.executable = executable
    self.timeout = timeout
  }

  /// Plants every fault in a case.
  package func report(
    on name: CaseName, of file: TraceFile
  ) async throws(SuiteError) -> AuditReport {
    var report = AuditReport(
      identifier: name.identifier, file: file.path, rate: file.rate)
    if case .failure(let problem) = file.contents {
      report.problem = .trace(problem)
      return report
    }
    let folder = FileSystem.temporaryPath("audit")
    defer { try? FileSystem.remove(folder) }
    while report.problem == nil, report.faults.count < faults.count {
      try await plant(Array(faults.dropFirst(report.faults.count)), in: name, file, folder, &report)
    }
    return report
  }

  /// Plants faults until all are done, or one has stopped the process.
  private func plant(
    _ faults: [Fault], in name: CaseName, _ file: TraceFile, _ folder: String,
    _ report: inout AuditReport
  ) async throws(SuiteError) {
    try? FileSystem.remove(folder)
    try FileSystem.createFolder(folder)
    try WorkerRequest(
      name: name, trace: file.path, traces: traces, threads: 1,
      role: .audit(faults: faults.map(\.name)), baseline: "", comparator: comparator
    ).write(in: folder)
    let output = folder.appendingPath("output.txt")
    let process = WorkerProcess(
      executable: executable, arguments: [Worker.commandName, folder], output: output,
      timeout: timeout, progress: { WorkerProgress.text(in: folder) })
    let end = await process.run()
    if end == .cancelled { throw .interrupted }
    let results = AuditResults(in: folder) ?? AuditResults()
    report.frames = results.frames ?? report.frames
    report.rules = results.rules ?? report.rules
    report.faults += results.faults
    if let problem = results.problem { report.problem = problem }
    if report.problem != nil || results.faults.count == faults.count { return }
    let line = WorkerOutput(at: output).tellingLine
    guard results.frames != nil, end != .exited(status: 0) else {
      report.problem = .ended(end, output: line)
      return
    }
    // A process that a fault has stopped is a verdict of its own.
    report.faults.append(
      MutantReport(faults[results.faults.count], .killed, .ended(end, output: line)))
  }
}
