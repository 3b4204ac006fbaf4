import MeniscusFormats
import MeniscusMessages
import MeniscusStudio
import MeniscusSuite

extension Option {
  /// The port of a page that is served.
  static let port = Option("port", "N", "the port of the page (default: any that is free)")
  /// Not to open a page that is served.
  static let noOpen = Option(flag: "no-open", "open no browser")
}

extension Command {
  /// `show`: a report with buttons.
  static let show = Command(
    name: "show", summary: "show a report in a browser, with buttons that accept and reject",
    positionals: [
      Positional(
        "REPORT", "a folder, or an archive of it from a build server (default: Reports/latest)",
        isRequired: false)
    ],
    options: [.port, .noOpen, .traces, .baselines],
    examples: [
      Example("show", "what the last run left; prints the address, and opens it where it can"),
      Example("show report.zip", "what a build server has found"),
      Example("show --port 8080 --no-open", "at a port of your own"),
    ],
    run: { try await $0.showReport($0.arguments.positionals.first) })
}

extension CommandRun {
  /// Shows a report until somebody ends the process.
  @MainActor
  func showReport(_ path: String?) async throws -> ExitCode {
    var folders = SuiteFolders(arguments)
    if let path { folders.report = path }
    let report = try NamedReport(folders, isWhole: true)
    defer { report.remove() }
    let desk = ReportDesk(
      folders: report.folders, isElsewhere: report.isUnpacked, messages: tool.messages)
    var offer = ReportOffer()
    offer.canReject = !report.isUnpacked
    return try await serve(ReportSession(desk, offering: offer), of: desk, at: nil, folders.report)
  }

  /// Serves the page of a report until somebody ends the process.
  ///
  /// - Parameters:
  ///   - name: the case at which the page is opened.
  ///   - what: what is shown, in words.
  @MainActor
  func serve(
    _ session: ReportSession, of desk: ReportDesk, at name: CaseName?, _ what: String
  ) async throws -> ExitCode {
    let server = try ReportServer(
      of: desk.folders.report, at: name, port: try arguments.integer("port", in: 1...65535))
    defer { server.stop() }
    server.start(session)
    tool.console.print(Messages.showingAt(server.address, what))
    if !arguments.has("no-open") { Browser.open(server.address, tool.console.environment) }
    do {
      try await tool.interruption.cancelling { () throws(SuiteError) in
        await withTaskCancellationHandler {
          await session.run()
        } onCancel: {
          session.end()
        }
      }
    } catch SuiteError.interrupted {
      // That is how it ends.
    }
    return .accepted
  }
}
