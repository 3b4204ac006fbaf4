import Foundation
import MeniscusFormats
import MeniscusUI

/// Replays all traces of a package and compares what comes out with what is accepted.
package struct Suite: Sendable {
  /// What a run gave: its report, and the folder that it is to be written into.
  package struct Run: Sendable {
    /// What was found.
    package var report: RunReport
    /// The report folder; it holds the pictures and waits for the report's own files.
    package var folder: FolderReplacement
  }

  private struct Entry: Sendable {
    var name: CaseName
    var file: TraceFile
    var expectation: ExpectedFailure?
  }

  private let scenes: [String]
  private let options: SuiteOptions
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
    let library = try TraceLibrary(in: options.folders.traces, scenes: scenes)
    let tolerances = try ToleranceFile(in: options.folders.traces)
    let all = library.cases.map { name, file in
      Entry(name: name, file: file, expectation: tolerances.expectedFailure(of: name))
    }
    let chosen = all.filter { options.patterns.choose($0.name.identifier) }
    var remarks = library.remarks(chosenBy: options.patterns)
    if remarks.isEmpty {
      try SuiteError.refuseIdle(options.patterns, among: all.map(\.name))
    }
    let suite = try SuiteFile(in: options.folders.traces)
    let budgets = try BudgetFile(in: options.folders.traces) ?? BudgetFile()
    remarks += tolerances.unused(among: all.map(\.name)).map { .unusedRule($0) }
    remarks += tolerances.unusedExpectations(among: all.map(\.name))
      .map { .unusedExpectation($0) }
    if options.patterns.isEmpty {
      remarks += ExpectedCases(suite, in: options.folders).remarks(on: library)
    }
    let folder = try FolderReplacement(of: options.folders.report, mark: RunManifest.path)
    do throws(SuiteError) {
      let orphans = try options.patterns.isEmpty ? self.orphans(among: all) : []
      progress(.began(cases: chosen.count))
      let outcomes = await replay(
        chosen, in: folder.staged, today: CalendarDay(start.date), progress: progress)
      if Task.isCancelled { throw .interrupted }
      if library.files.isEmpty {
        remarks.insert(.noTraces(folder: options.folders.traces), at: 0)
      }
      remarks += budgets.remarks(
        on: outcomes.map(\.report), among: all.map(\.name), in: options.folders.traces)
      var report = makeReport(outcomes.map(\.report), orphans: orphans, remarks: remarks)
      report.remarks += report.untripped
      report.remarks += RunRemark.remarks(onBaselinesOf: report.traces)
      report.expectedCases = suite?.cases.count
      report.started = start.date
      report.filteredOut = all.count - chosen.count
      report.duration = (ContinuousClock.now - start.clock).nanoseconds
      var manifest = try self.manifest(
        of: zip(chosen, outcomes), started: report.started, in: folder.staged)
      try manifest.noteAccepted(in: options.folders.baselines)
      manifest.revision = await ProjectRevision.current()
      try manifest.write(in: folder.staged)
      try FileSystem.remove(folder.staged.appendingPath(".work"))
      return Run(report: report, folder: folder)
    } catch {
      folder.discard()
      throw error
    }
  }

  private func orphans(among entries: [Entry]) throws(SuiteError) -> [RunReport.OrphanReport] {
    try OrphanSearch.orphans(
      in: options.folders.baselines, cases: entries.map { ($0.name, $0.file.checkpoints) })
  }

  /// Replays cases, as many at once as the options allow, and gives their outcomes in order.
  private func replay(
    _ entries: [Entry], in staged: String, today: CalendarDay?,
    progress: @escaping @Sendable (SuiteProgress) -> Void
  ) async -> [CaseRun.Outcome] {
    let outcomes = await entries.worked(jobs: options.jobs) { index, entry in
      guard !Task.isCancelled else { return CaseRun.Outcome?.none }
      progress(.started(entry.name))
      var outcome = await CaseRun(
        name: entry.name, file: entry.file, options: options, executable: executable,
        staged: staged, index: index
      ).run()
      if let expectation = entry.expectation, let today {
        outcome.report.expect(expectation, today: today)
        outcome.isAcceptable = outcome.report.mayBeAccepted
      }
      return outcome
    } show: { outcome in
      if let outcome, !Task.isCancelled { progress(.finished(outcome.report)) }
    }
    return outcomes.compactMap { $0 }
  }

  private func makeReport(
    _ traces: [TraceReport], orphans: [RunReport.OrphanReport], remarks: [RunRemark]
  ) -> RunReport {
    var codes = traces.map(\.exitCode) + remarks.map(\.exitCode)
    if !orphans.isEmpty { codes.append(.baselineMissing) }
    var report = RunReport(
      started: "", toolVersion: options.toolVersion, command: options.command,
      platform: .current, threads: options.threads)
    report.folder = options.folders.report.fromCurrentFolder
    report.jobs = options.jobs
    report.timed = options.timed
    report.filter = options.patterns.map(\.text)
    report.traces = traces
    report.orphans = orphans
    report.remarks = remarks
    report.exitCode = ExitCode.first(of: codes)
    return report
  }

  private func manifest(
    of cases: some Sequence<(Entry, CaseRun.Outcome)>, started: String, in staged: String
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

extension String {
  /// The path of something below the current folder from there; any other path as it is.
  fileprivate var fromCurrentFolder: String {
    let folder = FileManager.default.currentDirectoryPath.appendingPath("")
    return hasPrefix(folder) ? String(dropFirst(folder.count)) : self
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
  }
}
