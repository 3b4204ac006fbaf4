import MeniscusFormats
import MeniscusGeometry
import MeniscusLab
import MeniscusMessages
import MeniscusSuite

extension Command {
  /// `audit`: whether the gates notice what they are for.
  static let audit = Command(
    name: "audit",
    summary: "plant faults (mutants) in the stack and see whether the tolerances kill them",
    positionals: [
      Positional(
        "PATTERN", "which cases: part of SCENE/TRACE[@VARIANT], or a glob with * and ?",
        isRequired: false, isRepeated: true)
    ],
    options: [
      Option("fault", "NAME", "only this fault (default: all)"),
      Option(flag: "list", "list all faults and plant none"),
      Option(flag: "variants", "include variants (default: only the traces' own environments)"),
      .suiteComparator,
      Option("jobs", "N", "cases in parallel (default: one per processor)"),
      Option("timeout", "SECONDS", "how long a frame may take (default 60)"),
      .traces, .json,
    ],
    examples: [
      Example("audit", "every fault in every case; no baseline is read"),
      Example("audit glass/hello --fault rim-missing", "glass without its rim"),
      Example("audit springs --comparator flip", "what survives the usual perceptual bounds"),
      Example("audit --list", "the faults, where each is planted, and what it does"),
    ],
    run: { try await AuditCommand(arguments: $0, tool: $1).run() })
}

/// Plants the faults in the chosen cases.
private struct AuditCommand {
  let arguments: Arguments
  let tool: Tool

  func run() async throws -> ExitCode {
    let faults = try faults()
    if arguments.has("list") { return try list(faults) }
    let audit = Audit(
      faults: faults, traces: SuiteFolders(arguments).traces,
      comparator: try arguments.suiteComparator(), executable: tool.executable,
      timeout: .seconds(try arguments.integer("timeout", in: 1...86_400) ?? 60))
    let (isQuiet, hasVariants) = (arguments.has("json"), arguments.has("variants"))
    let cases = try ChosenCases(arguments, tool) { hasVariants || $0.variant == nil }
    let reports = try await cases.reports {
      tool.messages.worded(try await audit.report(on: $0.name, of: $0.file))
    } show: { report in
      if !isQuiet { Messages.lines(on: report).forEach { tool.console.print($0) } }
    }
    let summary = AuditSummary(reports)
    if isQuiet {
      tool.console.print(try JSONOutput.text(of: Output(summary: summary, cases: reports)))
    } else {
      if !hasVariants { tool.console.print(Messages.withoutVariants) }
      Messages.lines(on: summary, cases: reports.count).forEach { tool.console.print($0) }
    }
    return summary.exitCode
  }

  private struct Output: Encodable {
    var summary: AuditSummary
    var cases: [AuditReport]
  }

  private func faults() throws(CommandLineError) -> [Fault] {
    guard let name = arguments["fault"] else { return Fault.allCases }
    if let fault = Fault(name: name) { return [fault] }
    let names = Fault.allCases.map(\.name)
    throw .unknownValue(
      option: "--fault", text: name, allowed: names,
      nearest: NearestName.suggestion(for: name, among: names))
  }

  private struct Entry: Encodable {
    var name: String
    var stage: String
    var summary: String
  }

  private func list(_ faults: [Fault]) throws -> ExitCode {
    if arguments.has("json") {
      let entries = faults.map { fault in
        Entry(name: fault.name, stage: fault.stage?.rawValue ?? "frames", summary: fault.summary)
      }
      tool.console.print(try JSONOutput.text(of: entries))
    } else {
      faults.forEach { tool.console.print(Messages.line(on: $0)) }
    }
    return .accepted
  }
}
