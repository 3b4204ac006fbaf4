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
    positionals: [.cases],
    options: [
      Option("fault", "NAME", "only this fault (default: all)"),
      Option(flag: "list", "list all faults and plant none"),
      Option(flag: "variants", "include variants (default: only the traces' own environments)"),
      Option(flag: "tolerances", "only cases whose pictures may differ, variants included"),
      .suiteComparator,
      Option("jobs", "N", "cases in parallel (default: one per processor)"),
      Option("timeout", "SECONDS", "how long a frame may take (default 60)"),
      .traces, .json,
    ],
    examples: [
      Example("audit", "every fault in every case; no baseline is read"),
      Example("audit glass/hello --fault rim-missing", "glass without its rim"),
      Example("audit springs --comparator flip", "what survives the usual perceptual bounds"),
      Example("audit --tolerances", "every fault where something is tolerated"),
      Example("audit --list", "the faults, where each is planted, and what it does"),
    ],
    run: { try await $0.auditCases() })
}

/// Plants the faults in the chosen cases.
extension CommandRun {
  fileprivate func auditCases() async throws -> ExitCode {
    let faults = try faults()
    if arguments.has("list") { return try list(faults) }
    let traces = SuiteFolders(arguments).traces
    let audit = Audit(
      faults: faults, traces: traces,
      comparator: try arguments.suiteComparator(), executable: tool.executable,
      timeout: try timeout(usual: 60))
    let (isQuiet, isTolerant) = (arguments.has("json"), arguments.has("tolerances"))
    let hasVariants = arguments.has("variants") || isTolerant
    let tolerances = try ToleranceFile(in: traces)
    let cases = try ChosenCases(self, mayBeNone: isTolerant) { name, file in
      (hasVariants || name.variant == nil)
        && (!isTolerant || tolerances.letsPicturesDiffer(in: name, of: file))
    }
    if cases.cases.isEmpty {
      try show(Output(summary: AuditSummary([]), cases: []), or: [Messages.nothingTolerated])
      return .accepted
    }
    let reports = try await cases.reports {
      tool.messages.worded(try await audit.report(on: $0.name, of: $0.file))
    } show: { report in
      if !isQuiet { tool.console.print(Messages.lines(on: report)) }
    }
    let summary = AuditSummary(reports)
    try show(
      Output(summary: summary, cases: reports),
      or: (hasVariants ? [] : [Messages.withoutVariants])
        + Messages.lines(on: summary, cases: reports.count))
    return cases.exitCode(beside: summary.exitCode)
  }

  private struct Output: Encodable {
    var summary: AuditSummary
    var cases: [AuditReport]
  }

  private func faults() throws(CommandLineError) -> [Fault] {
    let fault = try arguments.choice("fault", among: Fault.allCases, \.name)
    return fault.map { [$0] } ?? Fault.allCases
  }

  private struct Entry: Encodable {
    var name: String
    var stage: String
    var summary: String
  }

  private func list(_ faults: [Fault]) throws -> ExitCode {
    try show(
      faults.map {
        Entry(name: $0.name, stage: MutantReport.name(of: $0.stage), summary: $0.summary)
      }, or: faults.map { Messages.line(on: $0) })
    return .accepted
  }
}
