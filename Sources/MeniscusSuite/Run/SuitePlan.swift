import Foundation
import MeniscusFormats
import MeniscusGeometry

/// What a run is about to do: its cases, the rules for them, and what is wrong before any replay.
struct SuitePlan: Sendable {
  /// A case that is replayed.
  struct Entry: Sendable {
    var name: CaseName
    var file: TraceFile
    var expectation: ExpectedFailure?
  }

  /// The cases that this run replays, in order.
  let entries: [Entry]
  /// The cases that the patterns choose, of which a shard replays some.
  let chosen: [Entry]
  /// The part of the chosen cases that each is in; nil where the run has no parts.
  let split: ShardPlan?
  let options: SuiteOptions
  private let all: [Entry]
  private let library: TraceLibrary
  private let suite: SuiteFile?
  private let budgets: BudgetFile
  private let remarks: [RunRemark]

  /// Reads the folder of traces.
  ///
  /// - Parameter scenes: the names of the scenes that there are.
  init(scenes: [String], _ options: SuiteOptions) throws(SuiteError) {
    let folders = options.folders
    self.options = options
    library = try TraceLibrary(in: folders.traces, scenes: scenes)
    let tolerances = try ToleranceFile(in: folders.traces)
    all = library.cases.map { name, file in
      Entry(name: name, file: file, expectation: tolerances.expectedFailure(of: name))
    }
    chosen = all.filter {
      options.patterns.choose($0.name.identifier) && options.selection.holds($0.name)
    }
    let names = all.map(\.name)
    var remarks = library.remarks(chosenBy: options.patterns)
    if remarks.isEmpty { try SuiteError.refuseIdle(options.patterns, among: names) }
    remarks += options.selection.remarks
    // Each worker reads it again; what is wrong with it is wrong before any replay.
    _ = try LintFile(in: folders.traces)
    suite = try SuiteFile(in: folders.traces)
    budgets = try BudgetFile(in: folders.traces) ?? BudgetFile()
    remarks += tolerances.unused(among: names).map { .unusedRule($0) }
    remarks += tolerances.unusedExpectations(among: names).map { .unusedExpectation($0) }
    if options.patterns.isEmpty {
      remarks += ExpectedCases(suite, in: folders).remarks(on: library)
    }
    if library.files.isEmpty { remarks.insert(.noTraces(folder: folders.traces), at: 0) }
    if let shard = options.shard {
      let times = try TimesFile(in: folders.traces) ?? TimesFile()
      let split = ShardPlan(chosen.map(\.name), into: shard.count, times: times.milliseconds)
      entries = chosen.filter { split.numbers[$0.name] == shard.number }
      self.split = split
    } else {
      entries = chosen
      split = nil
    }
    self.remarks = remarks
  }

  /// Whether this run tells of what is wrong with the whole: of several shards, the first does.
  private var tellsOfAll: Bool { options.shard.map { $0.number == 1 } ?? true }

  /// What lies in the folder of baselines and belongs to nothing, where all cases are chosen.
  func orphans() throws(SuiteError) -> [RunReport.OrphanReport] {
    guard options.patterns.isEmpty, tellsOfAll else { return [] }
    return try OrphanSearch.orphans(
      in: options.folders.baselines, cases: all.map { ($0.name, $0.file.checkpoints) })
  }

  /// The report of a run, which may have been stopped before it came to all of its cases.
  func report(
    of traces: [TraceReport], orphans: [RunReport.OrphanReport]
  ) -> RunReport {
    var remarks = tellsOfAll ? self.remarks : []
    if let fault = options.fault {
      let isShown = traces.contains { !$0.verdict.isAccepted }
      remarks.insert(.planted(fault, isShown: isShown), at: 0)
    }
    let found = Set(traces.map(\.caseName))
    let notRun = entries.map(\.name).filter { !found.contains($0) }
    if !notRun.isEmpty {
      let failures = traces.count { !$0.verdict.isAccepted }
      remarks.append(.stopped(failures: failures, notRun: notRun.count))
    }
    let overruns = budgets.remarks(
      on: traces, among: all.map(\.name), in: options.folders.traces)
    remarks += overruns.filter { if case .unusedBudgets = $0 { tellsOfAll } else { true } }
    var codes = traces.map(\.exitCode) + remarks.map(\.exitCode)
    if !orphans.isEmpty { codes.append(.baselineMissing) }
    var report = RunReport(
      started: "", toolVersion: options.toolVersion, command: options.command,
      platform: .current, threads: options.threads)
    report.folder = options.folders.report.fromCurrentFolder
    report.jobs = options.jobs
    report.proof = options.proof
    report.timed = options.timed
    report.filter = options.patterns.map(\.text)
    report.traces = traces
    report.orphans = orphans
    report.remarks = remarks
    report.exitCode = ExitCode.first(of: codes)
    if options.proof.isPartial {
      report.remarks.insert(.partialProof(options.proof), at: 0)
    }
    report.remarks += report.untripped
    report.remarks += RunRemark.remarks(onBaselinesOf: report.traces)
    report.expectedCases = suite?.cases.count
    report.notRun = notRun
    report.filteredOut = all.count - entries.count
    return report
  }

  /// The hash, in hexadecimal, of what decides what the run as a whole finds and how it is split: cases,
  /// traces, rules, what is accepted, and options.
  ///
  /// - Parameter comparator: the comparator that all traces are to be judged by; empty for each trace's
  ///   own.
  func digest(comparator: String) -> String {
    var text = "\(options.toolVersion)\n\(options.shard?.count ?? 1)\n\(comparator)\n"
    if options.proof.isPartial { text += "\(options.proof.rawValue)\n" }
    text += options.patterns.map(\.text).joined(separator: "\n")
    for name in [ToleranceFile.name, SuiteFile.name, BudgetFile.name, LintFile.name] {
      text += "\n\(name) \(Self.hash(of: options.folders.traces.appendingPath(name)))"
    }
    for entry in chosen {
      let log = options.folders.baselines.appendingPath(entry.name.folder)
        .appendingPath(BaselineFiles.hashLog)
      text += "\n\(entry.name.identifier) \(entry.file.hash) \(Self.hash(of: log))"
      text += " \(split?.numbers[entry.name] ?? 1)"
    }
    return RunManifest.text(of: StableHash.hash(Array(text.utf8)))
  }

  /// The hash of a file's bytes; 0 where there is none that can be read.
  private static func hash(of path: String) -> UInt64 {
    (try? FileSystem.read(path)).map { StableHash.hash($0) } ?? 0
  }
}

extension String {
  /// The path of something below the current folder from there; any other path as it is.
  fileprivate var fromCurrentFolder: String {
    let folder = FileManager.default.currentDirectoryPath.appendingPath("")
    return hasPrefix(folder) ? String(dropFirst(folder.count)) : self
  }
}
