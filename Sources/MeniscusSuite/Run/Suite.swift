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
  package func run(
    progress: @escaping @Sendable (SuiteProgress) -> Void = { _ in }
  ) async throws(SuiteError) -> Run {
    let start = (date: Date(), clock: ContinuousClock.now)
    try FileTransaction.recover(options.folders.baselines)
    let library = try TraceLibrary(in: options.folders.traces, scenes: scenes)
    let tolerances = try ToleranceFile(in: options.folders.traces)
    let all = library.cases.map { Entry(name: $0.name, file: $0.file) }
    let chosen = all.filter { options.patterns.choose($0.name.identifier) }
    if chosen.isEmpty, !options.patterns.isEmpty {
      throw .nothingChosen(by: options.patterns, among: all.map(\.name))
    }
    let folder = try FolderReplacement(of: options.folders.report, mark: RunManifest.path)
    do throws(SuiteError) {
      let orphans = try options.patterns.isEmpty ? self.orphans(among: all) : []
      progress(.began(cases: chosen.count))
      let outcomes = await replay(chosen, in: folder.staged, progress: progress)
      if Task.isCancelled { throw .interrupted }
      var report = makeReport(outcomes.map(\.report), orphans: orphans, library: library)
      report.remarks += tolerances.unused(among: all.map(\.name)).map { .unusedRule($0) }
      report.started = start.date.ISO8601Format()
      report.filteredOut = all.count - chosen.count
      report.duration = (ContinuousClock.now - start.clock).nanoseconds
      try manifest(of: zip(chosen, outcomes), started: report.started, in: folder.staged)
        .write(in: folder.staged)
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
    _ entries: [Entry], in staged: String, progress: @escaping @Sendable (SuiteProgress) -> Void
  ) async -> [CaseRun.Outcome] {
    let outcomes = await entries.worked(jobs: options.jobs) { index, entry in
      guard !Task.isCancelled else { return CaseRun.Outcome?.none }
      progress(.started(entry.name))
      return await CaseRun(
        name: entry.name, file: entry.file, options: options, executable: executable,
        staged: staged, index: index
      ).run()
    } show: { outcome in
      if let outcome, !Task.isCancelled { progress(.finished(outcome.report)) }
    }
    return outcomes.compactMap { $0 }
  }

  private func makeReport(
    _ traces: [TraceReport], orphans: [RunReport.OrphanReport], library: TraceLibrary
  ) -> RunReport {
    var codes = traces.map(\.exitCode)
    var remarks = library.remarks
    if library.files.isEmpty {
      codes.append(.unproven)
      remarks.insert(.noTraces(folder: options.folders.traces), at: 0)
    }
    if !orphans.isEmpty { codes.append(.baselineMissing) }
    var report = RunReport(
      started: "", toolVersion: options.toolVersion, command: options.command,
      platform: .current, threads: options.threads)
    report.folder = options.folders.report.fromCurrentFolder
    report.jobs = options.jobs
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
