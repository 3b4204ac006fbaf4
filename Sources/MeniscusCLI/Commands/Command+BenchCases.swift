import Foundation
import MeniscusDisplay
import MeniscusFormats
import MeniscusLab
import MeniscusMessages
import MeniscusReport
import MeniscusSuite

/// Measures the replays of cases.
extension CommandRun {
  func benchmarkCases() async throws -> ExitCode {
    try arguments.refuse("set-budgets", with: "against")
    try arguments.refuse("plant", with: "set-budgets")
    try arguments.refuse("plant", with: "history")
    _ = try profileTarget()
    let folder = SuiteFolders(arguments).traces
    let patterns = try patterns(in: folder)
    // Who names a variant means it.
    let hasVariants = arguments.has("variants") || patterns.contains { $0.contains("@") }
    let chosen = try ChosenCases(self, patterns: patterns) { name, _ in
      hasVariants || name.variant == nil
    }
    let cases = try chosen.readable().map { SceneBenchmark.Case($0.name, .trace($0.trace)) }
    let results = try await measured(cases)
    if let path = arguments["fit"] { return try fitCosts(to: results, into: path) }
    return try await tell(results, of: chosen, in: folder)
  }

  /// Fits the model of cost, and writes it as the next after the one that a file has.
  private func fitCosts(to results: [CaseBenchmark], into path: String) throws -> ExitCode {
    let summary = BenchmarkSummary(results, isExact: false)
    guard summary.exitCode == .accepted else {
      tool.console.print(Messages.lines(summary))
      return summary.exitCode
    }
    let fit = CostFit(results)
    guard fit.scenes >= CostFit.leastScenes else {
      throw CommandLineError.tooFewScenes(fit.scenes, least: CostFit.leastScenes)
    }
    let model = try fit.model((try CostModel(at: path)?.number ?? 0) + 1)
    try FileSystem.write(model.text.utf8, to: path)
    tool.console.print(Messages.lines(model, in: path))
    return .accepted
  }

  /// What a benchmark of cases finds, as the command line asks for it.
  ///
  /// - Throws: ``RevisionError`` where another build cannot be had.
  func measured(_ cases: [SceneBenchmark.Case]) async throws -> [CaseBenchmark] {
    var benchmark = SceneBenchmark(cases: cases, executable: tool.executable)
    benchmark.rounds = try arguments.integer("rounds", in: 1...200)
    benchmark.repetitions = try arguments.integer("repeat", in: 1...1_000)
    let isFit = arguments.has("fit")
    if isFit {
      benchmark.rounds = benchmark.rounds ?? 2
      benchmark.repetitions = benchmark.repetitions ?? 4
    }
    benchmark.limit = .seconds(
      try arguments.integer("limit", in: 1...86_400) ?? (isFit ? 600 : 150))
    benchmark.timeout = try timeout(usual: 60)
    if arguments.has("counters") {
      (benchmark.rounds, benchmark.repetitions, benchmark.warmsUp) = (1, 1, false)
    }
    if let slowdown = try slowdown() {
      benchmark.slowdown = slowdown
      benchmark.other = tool.executable
    }
    return try await measured(by: benchmark)
  }

  /// What chooses the cases.
  private func patterns(in folder: String) throws -> [String] {
    if !arguments.positionals.isEmpty { return arguments.positionals }
    if arguments.has("fit") { return ["*"] }
    if let file = try BenchFile(in: folder), !file.patterns.isEmpty { return file.patterns }
    throw CommandLineError.missingArgument("TRACE", command: arguments.command)
  }

  /// The phase that is to be slowed down, and the part of its time that is added.
  private func slowdown() throws(CommandLineError) -> (phase: Phase, share: Double)? {
    guard let text = arguments["plant"] else { return nil }
    let words = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 2, let percent = Double(words[1]), (0...1_000).contains(percent) else {
      throw .unknown(text, of: "--plant", among: ["render:10"])
    }
    guard let phase = Phase(rawValue: words[0]) else {
      throw .unknown(words[0], of: "--plant", among: Phase.allCases.map(\.rawValue))
    }
    return (phase, percent / 100)
  }

  private func measured(by benchmark: SceneBenchmark) async throws -> [CaseBenchmark] {
    let console = tool.console
    let show: @Sendable (Int, Int) -> Void = { console.showProgress("round \($0) of \($1)") }
    defer { console.showProgress("") }
    guard let against = arguments["against"] else {
      return try await tool.interruption.cancelling { () throws(SuiteError) in
        try await benchmark.run(progress: show)
      }
    }
    if case .file = FileSystem.kind(of: against) {
      return try await tool.interruption.cancelling { () throws(SuiteError) in
        var benchmark = benchmark
        benchmark.other = against
        return try await benchmark.run(progress: show)
      }
    }
    let build = RevisionBuild(
      package: FileManager.default.currentDirectoryPath, revision: against, product: tool.name,
      command: arguments["build"])
    tool.console.showProgress("building \(against)")
    return try await tool.interruption.cancelling { () throws(RevisionError) in
      try await build.use { (tool, _) throws(SuiteError) in
        var benchmark = benchmark
        benchmark.other = tool
        return try await benchmark.run(progress: show)
      }
    }
  }

  private func tell(
    _ results: [CaseBenchmark], of chosen: ChosenCases, in folder: String
  ) async throws -> ExitCode {
    let setsBudgets = arguments.has("set-budgets")
    let budgets = try BudgetFile(in: folder)
    let overruns = results.flatMap { result in
      setsBudgets ? [] : budgets?.budgets[result.name]?.overruns(of: result) ?? []
    }
    let summary = BenchmarkSummary(results, overruns: overruns, isExact: arguments.has("counters"))
    try show(summary, or: Messages.lines(summary))
    let old = setsBudgets ? [] : budgets?.oldCosts(among: results.map(\.name)) ?? []
    if !old.isEmpty {
      tool.console.report(
        Messages.remark(.oldCostBudgets(old, path: folder.appendingPath(BudgetFile.name))))
    }
    try writeProfile(
      results.flatMap { result in
        PhaseProfile.profiles(
          of: result.actual?.timing.laidOutSpans ?? [], named: result.name.identifier)
      })
    if setsBudgets, summary.exitCode == .accepted {
      try (budgets ?? BudgetFile()).with(results).write(in: folder)
      tool.console.report(Messages.budgetsSet(results.count, in: folder))
    }
    await keepHistory(
      of: results, hashes: Dictionary(uniqueKeysWithValues: chosen.cases.map { ($0, $1.hash) }))
    return chosen.exitCode(beside: summary.exitCode)
  }

  /// Adds what was found to the history, where that is asked for.
  func keepHistory(of results: [CaseBenchmark], hashes: [CaseName: UInt64] = [:]) async {
    guard arguments.has("history") else { return }
    keep(
      HistoryEntry.entries(
        of: results, hashes: hashes, at: Date().ISO8601Format(),
        revision: await ProjectRevision.current(),
        process: Int(ProcessInfo.processInfo.processIdentifier),
        areTimed: !arguments.has("counters")))
  }
}
