import Foundation
import MeniscusFormats
import MeniscusLab
import MeniscusMessages
import MeniscusSuite

extension Command {
  /// `bisect`: the revision that changed a counter or the pixels of a case.
  static let bisect = Command(
    name: "bisect",
    summary: "find the revision that changed a counter, a modelled cost or pixels of a case",
    positionals: [
      Positional(
        "TRACE", "which cases, as patterns; without `--good`, whose alert (default: the first)",
        isRequired: false, isRepeated: true)
    ],
    options: [
      Option("good", "REV", "a revision that is as it was (default: that before the open alert)"),
      Option("bad", "REV", "a later one that is not (default: HEAD)"),
      Option(
        "metric", "NAME",
        "an exact number of the history, as glassPasses, or a stage, as pixels (default: what got "
          + "worst)"),
      Option("above", "N", "what counts as bad is more than this (default: nearer to the bad end)"),
      Option(
        "build", "CMD", "the command that builds a revision, as for explain; it is executed there"),
      Option("tools", "DIR", "a folder that keeps what is built, by revision, for the next time"),
      Option("timeout", "SECONDS", "how long a frame may take (default 60)"),
      Option(flag: "variants", "include variants (default: only the traces' own environments)"),
      .historyFolder, .traces, .json,
    ],
    examples: [
      Example("bisect", "the revision of the first open alert of the history"),
      Example("bisect glass/morph/toggle --good v1.2", "since when it does more work"),
      Example(
        "bisect glass/morph/toggle --good HEAD~40 --metric pixels",
        "which revision changed what it looks like"),
      Example(
        "bisect glass --good v1.2 --metric glassPasses --above 100 --tools ../tools",
        "what is built stays for other questions"),
    ],
    run: { try await $0.bisect() })
}

/// Searches among revisions.
extension CommandRun {
  /// Between which revisions is searched, and for what.
  private struct Range {
    var good: String
    var bad: String
    var metric: BisectionMetric?
    var patterns: [String]
    var holds: (CaseName) -> Bool
  }

  fileprivate func bisect() async throws -> ExitCode {
    try arguments.require("good", with: "bad")
    let metric = try metric()
    let threshold = try arguments.number("above", in: 0...Double.greatestFiniteMagnitude)
    if case .stage(let stage) = metric, threshold != nil {
      throw CommandLineError.conflict("--above", stage.rawValue, command: arguments.command)
    }
    let range = try await range(metric)
    let chosen = try ChosenCases(self, patterns: range.patterns) { name, _ in range.holds(name) }
    var bisection = RevisionBisection(
      cases: try chosen.readable(), good: range.good, bad: range.bad)
    bisection.metric = range.metric
    bisection.threshold = threshold
    bisection.timeout = try timeout(usual: 60)
    let worktree = RevisionWorktree(
      package: FileManager.default.currentDirectoryPath, product: tool.name,
      command: arguments["build"], store: arguments["tools"])
    if range.bad == "HEAD", await ProjectRevision.current()?.isDirty == true {
      tool.console.report(Messages.leftOut)
    }
    return try await searched(bisection, in: worktree)
  }

  private func metric() throws(CommandLineError) -> BisectionMetric? {
    guard let name = arguments["metric"] else { return nil }
    if let metric = BisectionMetric(name: name) { return metric }
    if HistoryMetric(name: name) != nil { throw .inexactMetric(name) }
    let names = BisectionMetric.all.map(\.name)
    throw .unknown(
      name, of: "--metric", among: names + names.map { $0.replacing("counters.", with: "") })
  }

  private func range(_ metric: BisectionMetric?) async throws -> Range {
    let patterns = arguments.positionals
    // Who names a variant means it.
    let hasVariants = arguments.has("variants") || patterns.contains { $0.contains("@") }
    if let good = arguments["good"] {
      guard !patterns.isEmpty else {
        throw CommandLineError.missingArgument("TRACE", command: arguments.command)
      }
      return Range(
        good: good, bad: arguments["bad"] ?? "HEAD", metric: metric, patterns: patterns
      ) { hasVariants || $0.variant == nil }
    }
    let history = arguments.history
    let isThere = FileSystem.kind(of: history.folder) != nil || arguments.has("history-folder")
    let file = try AlertFile(in: SuiteFolders(arguments).traces)
    let found = isThere ? file.applied(to: try await history.findings().alerts).alerts : []
    let alerts = try PerformanceAlert.searchable(
      among: found, chosenBy: patterns.map { Pattern($0) }, metric: metric)
    let alert = alerts[0]
    tool.console.report(Messages.starting(from: alert, others: alerts.count - 1))
    return Range(
      good: alert.previous ?? "", bad: alert.revision?.commit ?? "",
      metric: .number(alert.metric), patterns: [alert.name.identifier]
    ) { $0 == alert.name }
  }

  private func searched(
    _ bisection: RevisionBisection, in worktree: RevisionWorktree
  ) async throws -> ExitCode {
    let (console, messages, isData) = (tool.console, tool.messages, arguments.has("json"))
    let show: @Sendable (RevisionBisection.Progress) -> Void = { progress in
      var lines: [String] = []
      switch progress {
      case .building(let commit, let left):
        return console.showProgress(Messages.building(commit, stepsLeft: left))
      case .began(let search): lines = Messages.began(search)
      case .asked(let step, let search): lines = [messages.line(on: step, of: search)]
      case .ended(let search): lines = messages.ended(search)
      }
      console.showProgress("")
      if !isData { console.print(lines) }
    }
    defer { console.showProgress("") }
    do {
      let found = try await tool.interruption.cancelling { () throws(RevisionError) in
        try await bisection.run(in: worktree, progress: show)
      }
      if isData {
        let data = JSONValue.array(found.map { $0.json { messages.words(on: $0) } })
        console.printText(data.written(as: .indented))
      }
      return ExitCode.first(of: found.map(\.exitCode))
    } catch let error as RevisionError {
      return try tool.fail(error)
    }
  }
}
