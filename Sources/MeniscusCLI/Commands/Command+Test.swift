import Foundation
import MeniscusFormats
import MeniscusGeometry
import MeniscusMessages
import MeniscusReport
import MeniscusSuite

extension Option {
  /// The folder of traces.
  static let traces = Option("traces", "DIR", "the folder of traces (default: Traces)")
  /// The folder of baselines.
  static let baselines = Option(
    "baselines", "DIR", "the folder of baselines (default: Baselines)")
  /// The folder of the report.
  static let report = Option(
    "report", "DIR", "the folder of the report, replaced as a whole (default: Reports/latest)")
  /// The output as data.
  static let json = Option(flag: "json", "print data instead of text")
}

extension SuiteFolders {
  /// The folders that a command line names.
  init(_ arguments: Arguments) {
    self.init()
    if let traces = arguments["traces"] { self.traces = traces }
    if let baselines = arguments["baselines"] { self.baselines = baselines }
    if let report = arguments["report"] { self.report = report }
  }
}

extension Command {
  /// `test`: the main job.
  static let test = Command(
    name: "test", summary: "replay traces and compare every frame with what was accepted",
    positionals: [.cases],
    options: [
      .traces, .baselines, .report,
      Option("threads", "N", "threads that a replay renders with (default 1)"),
      Option("jobs", "N", "replays in parallel (default: one per processor)"),
      Option("timeout", "SECONDS", "how long a frame may take (default 60)"),
      .suiteComparator,
      Option(
        "proof", "HOW",
        "how the second replay proves the first: full (default, and always where CI is set), rotating "
          + "(a quarter of the tiles a frame) or cached (what an earlier run has proven)"),
      Option(
        "record", "MODE",
        "what becomes the baseline at once: missing, failed, all or never (default)"),
      .shard,
      Option(
        flag: "set-times", "write how long cases took to Traces/times.json, which balances shards"),
      Option(
        flag: "last-failed",
        "only what failed, or was not run, in the run that the report folder has; all where nothing "
          + "did"),
      Option("max-failures", "N", "begin no more cases once N have failed"),
      Option(
        "affected", "REV",
        "only what a change since REV, with the working tree, can touch; all where that is unsure"),
      .annotations,
      Option(flag: "list", "list the chosen cases and replay none"),
      Option(
        "trace", "CASES",
        "whose frames trace.json has: failed, slow (default: and the slowest), all"),
      Option(
        "frames", "CASES",
        "whose frames can be drawn again from frames.bin: failing (default), all or none"),
      Option(
        "fault", "NAME",
        "plant a fault of `audit --list`, to see how a report shows it; no history is kept"),
      Option(
        flag: "history",
        "add counters and times to the history (always where CI is set)"),
      .historyFolder, .profile, .profileOut, .json,
    ],
    examples: [
      Example("test", "all traces and their variants"),
      Example("test springs", "those with `springs` in their name"),
      Example("test '*@dark'", "the dark variants"),
      Example("test --last-failed --max-failures 1", "the first of those that still fail"),
      Example(
        "test --affected origin/main", "what this branch and what is not committed can touch"),
      Example("test --comparator exact", "bit for bit, whatever a trace tolerates"),
      Example("test --proof rotating", "a quick look; nothing of it can be accepted"),
      Example(
        "test glass/hello --fault padding-wider --report site",
        "a folder for a web page: what a failure looks like"),
      Example("test --record missing", "record what has no baseline yet; nothing is replaced"),
      Example("test --shard 2/3", "the second third; `merge` joins the reports of all three"),
      Example("test glass/morph --profile speedscope", "for https://www.speedscope.app"),
      Example("test --report ../report --json", "elsewhere, with report.json on standard output"),
    ],
    run: { run in
      do {
        return try await run.testCases()
      } catch let error as RevisionError {
        return try run.tool.fail(error)
      }
    })
}

/// Replays, compares, reports.
extension CommandRun {
  fileprivate func testCases() async throws -> ExitCode {
    let assigned = try shard()
    try checkAnnotations()
    _ = try profileTarget()
    var options = try options()
    options.shard = assigned?.shard
    let mode = try arguments.recordMode(tool.console.environment)
    try checkFault(options, mode)
    if options.proof.isPartial, mode != .never {
      throw CommandLineError.conflict(
        "--record \(mode.rawValue)", "--proof \(options.proof.rawValue)",
        command: arguments.command)
    }
    if arguments.has("list") {
      let selection = try await selection()
      let chosen = try ChosenCases(self, mayBeNone: selection.names != nil) { name, _ in
        selection.holds(name)
      }
      for remark in selection.remarks { tool.console.report(Messages.remark(remark)) }
      let cases = try part(of: chosen.cases.map(\.name), assigned?.shard).map(\.identifier)
      try show(cases, or: cases)
      return .accepted
    }
    options.selection = try await selection()
    try tell(assigned)
    let suite = Suite(
      scenes: tool.scenes.map(\.name), options: options, executable: tool.executable)
    let progress = TestProgress(
      command: tool.command, console: tool.console, isQuiet: arguments.has("json"))
    let run = try await tool.interruption.cancelling { () throws(SuiteError) in
      try await suite.run { progress.show($0) }
    } discard: {
      $0.folder.discard()
    }
    tool.console.showProgress("")
    let code = try finish(run, options.folders)
    // The parts of a run are one line of the history, which `merge` writes.
    if options.fault == nil, options.shard == nil || arguments.has("history") {
      keepHistory(of: run.report, in: options.folders)
    }
    try writeProfile(
      run.report.traces.flatMap { PhaseProfile.profiles(of: $0.spans, named: $0.identifier) })
    try record(mode, options)
    return code
  }

  /// Refuses to keep anything of a run that does something wrong on purpose.
  private func checkFault(_ options: SuiteOptions, _ mode: RecordMode) throws(CommandLineError) {
    guard let fault = options.fault else { return }
    func refuse(_ other: String) -> CommandLineError {
      .conflict(other, "--fault \(fault.name)", command: arguments.command)
    }
    for other in ["history", "set-times"] where arguments.has(other) { throw refuse("--\(other)") }
    if options.shard != nil { throw refuse("--shard") }
    if mode != .never { throw refuse("--record \(mode.rawValue)") }
  }

  /// Writes the report, puts it in place and says what came of it.
  func finish(_ run: Suite.Run, _ folders: SuiteFolders) throws -> ExitCode {
    var run = run
    run.report.place = RunPlace(
      tool.console.environment, current: FileManager.default.currentDirectoryPath,
      report: folders.report)
    do {
      let folder = URL(fileURLWithPath: run.folder.staged, isDirectory: true)
      let hasFrames = run.report.traces.contains { $0.drawnFrames != nil }
      try ReportWriter.write(
        run.report, into: folder, core: hasFrames ? WebCore().kept : nil)
      try run.folder.commit()
    } catch {
      run.folder.discard()
      for line in TestSummary(report: run.report, folder: nil).lines {
        tool.console.report(line.lead + line.text)
      }
      throw error
    }
    if arguments.has("json") {
      tool.console.printText(
        try FileSystem.readText(folders.report.appendingPath("report.json")))
    } else {
      let summary = TestSummary(report: run.report, folder: folders.report)
      tool.console.print(summary.lines)
    }
    try copyForBazel(folders)
    tellGitHub(of: run.report)
    try setTimes(of: run.report, in: folders.traces)
    return run.report.exitCode
  }

  /// Makes the baseline what the mode asks for; the exit code stays that of what was found.
  private func record(_ mode: RecordMode, _ options: SuiteOptions) throws {
    guard mode != .never else { return }
    let outcome = try Acceptance(folders: options.folders).record(
      mode, date: Date().ISO8601Format())
    for line in Messages.decided("recorded", outcome) {
      if arguments.has("json") { tool.console.report(line) } else { tool.console.print(line) }
    }
  }

  /// How the second replay proves the first: on a build server as a whole, whatever is asked for.
  private func proof() throws -> Proof {
    let asked = try arguments.choice("proof", among: Proof.allCases, \.rawValue) ?? .full
    guard asked.isPartial, RecordMode.isUnattended(tool.console.environment) else { return asked }
    tool.console.report(Messages.fullProof(insteadOf: asked))
    return .full
  }

  private func options() throws -> SuiteOptions {
    var options = SuiteOptions()
    options.folders = SuiteFolders(arguments)
    options.patterns = arguments.positionals.map { Pattern($0) }
    options.threads = try arguments.integer("threads", in: 1...256) ?? 1
    options.jobs = try jobs()
    options.mostFailures = try arguments.integer("max-failures", in: 1...1_000_000)
    options.timeout = try timeout(usual: 60)
    options.comparator = try arguments.suiteComparator()
    options.proof = try proof()
    if let timed = try arguments.choice("trace", among: TimedCases.allCases, \.rawValue) {
      options.timed = timed
    }
    if let kept = try arguments.choice("frames", among: KeptFrames.allCases, \.rawValue) {
      options.keptFrames = kept
    }
    options.fault = try arguments.choice("fault", among: Fault.allCases, \.name)
    options.command = tool.command
    options.toolVersion = ToolVersion.text
    return options
  }
}
