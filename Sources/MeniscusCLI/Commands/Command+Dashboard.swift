import MeniscusFormats
import MeniscusMessages
import MeniscusReport
import MeniscusSuite

extension Command {
  /// `dashboard`: the history as pages.
  static let dashboard = Command(
    name: "dashboard", summary: "write the history as pages: which scene got slower, since when",
    options: [
      Option("out", "DIR", "the folder to write, replaced whole (default: \(usualDashboard))"),
      .historyFolder, .traces,
      Option(
        "report", "DIR", "a run's report, or a folder of reports: its pictures and a link to it"),
      .json,
    ],
    examples: [
      Example("dashboard", "the history of this project; open \(usualDashboard)/index.html"),
      Example(
        "dashboard --history-folder ../history --out public", "to publish what a branch keeps"),
      Example("dashboard --report Reports/latest", "with the pictures of the last run"),
    ],
    run: { try await $0.dashboard() })

  private static let usualDashboard = "Reports/dashboard"

  fileprivate static func dashboardFolder(_ arguments: Arguments) -> String {
    arguments["out"] ?? usualDashboard
  }
}

/// Writes the dashboard.
extension CommandRun {
  private struct Outcome: Encodable {
    var page: String
    var cases: Int
    var entries: Int
    var unreadable: [String]
  }

  fileprivate func dashboard() async throws -> ExitCode {
    let history = arguments.history
    // A project without history has a dashboard that says so; a folder that is misspelled has not.
    if arguments.has("history-folder"), FileSystem.kind(of: history.folder) != .folder {
      throw SuiteError.unreadable(path: history.folder, .missing)
    }
    let out = Command.dashboardFolder(arguments)
    let reports = try arguments["report"].map { try NamedReports(in: $0) }
    let replacement = try FolderReplacement(of: out, mark: DashboardWriter.mark)
    do {
      let outcome = try await fill(replacement, from: history, reports)
      try replacement.commit()
      try show(outcome, or: [Messages.dashboard(outcome.page, outcome.cases, outcome.entries)])
      return .accepted
    } catch {
      replacement.discard()
      throw error
    }
  }

  private func fill(
    _ replacement: FolderReplacement, from history: HistoryStore, _ reports: NamedReports?
  ) async throws -> Outcome {
    var writer = DashboardWriter(into: replacement.staged)
    var unreadable: [String] = []
    let known = try AlertFile(in: SuiteFolders(arguments).traces)
    try await history.eachScene(finding: { PerformanceAlert.alerts(of: $0) }) {
      scene, entries, alerts throws(SuiteError) in
      try writer.add(entries, of: scene, alerts: known.applied(to: alerts).alerts)
    } problem: {
      unreadable.append(tool.messages.sentence(for: $0))
    }
    for sentence in unreadable { tool.console.report(sentence) }
    for report in try reports?.copied(into: replacement) ?? [] { writer.add(report) }
    try writer.finish(problems: unreadable)
    return Outcome(
      page: replacement.target.appendingPath("index.html"), cases: writer.count.cases,
      entries: writer.count.entries, unreadable: unreadable)
  }
}
