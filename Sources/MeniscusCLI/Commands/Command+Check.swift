import MeniscusFormats
import MeniscusLab
import MeniscusMessages

extension Command {
  /// `check`: whether all ways lead to the same bits.
  static let check = Command(
    name: "check",
    summary: "replay by routes that must not change a bit (metamorphic relations)",
    positionals: [.cases],
    options: [
      Option("route", "NAME", "only this route (default: all)"),
      Option("against", "TOOL", "another build of this tool, as an additional route"),
      Option("jobs", "N", "cases in parallel (default: one per processor)"),
      .traces, .json,
    ],
    examples: [
      Example("check", "every case by every route; no baseline is read"),
      Example("check springs --route tiles-16", "tiles of 16 pixels, for the cases of springs"),
      Example("check --against .build/debug/meniscus", "a debug build as well"),
    ],
    run: { try await $0.checkRelations() })
}

/// Checks the relations of the chosen cases.
extension CommandRun {
  fileprivate func checkRelations() async throws -> ExitCode {
    let check = RelationCheck(routes: try routes(), executable: tool.executable)
    let isQuiet = arguments.has("json")
    let cases = try ChosenCases(self)
    let reports = try await cases.reports {
      tool.messages.worded(try await check.report(on: $0.name, of: $0.file))
    } show: {
      if !isQuiet { show($0) }
    }
    try show(reports, or: [Messages.summary(of: reports)])
    return cases.exitCode(beside: reports.allSatisfy(\.isEqual) ? .accepted : .unproven)
  }

  private func routes() throws(CommandLineError) -> [MetamorphicRelation] {
    let route = try arguments.choice("route", among: MetamorphicRelation.all, \.name)
    var routes = route.map { [$0] } ?? MetamorphicRelation.all
    if let other = arguments["against"] { routes.append(.against(other)) }
    return routes
  }

  private func show(_ report: RelationReport) {
    tool.console.print(Messages.line(on: report))
    for sentence in report.routes.compactMap(\.sentence) { tool.console.print("  \(sentence)") }
  }
}
