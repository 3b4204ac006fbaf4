import Foundation
import MeniscusFormats
import MeniscusLint
import MeniscusMessages
import MeniscusReport
import MeniscusSuite

extension Command {
  /// `lint`: whether what replays show keeps the guidance for Liquid Glass.
  static let lint = Command(
    name: "lint",
    summary: "hold replayed frames against the guidance for glass, bars and controls",
    positionals: [
      Positional(
        "TRACE", "which cases: a trace file, part of SCENE/TRACE[@VARIANT], or a glob with * and ?",
        isRequired: false, isRepeated: true)
    ],
    options: [
      Option("rule", "NAME", "only this rule (default: all)"),
      Option(flag: "list", "list all rules and replay nothing"),
      Option(flag: "variants", "include variants (default: only the traces' own environments)"),
      Option(flag: "all", "show what is exempted, too"),
      Option(flag: "strict", "exit with 3 where an error is not exempted"),
      Option("sarif", "FILE", "write the findings as SARIF 2.1.0, for code scanning"),
      .traces, .json,
    ],
    examples: [
      Example("lint", "every trace, in its own environment"),
      Example("lint brewlog --variants", "one application in all its environments"),
      Example("lint --strict --sarif lint.sarif", "a gate, and findings beside the code"),
      Example("lint --rule icon-label", "one rule alone"),
      Example("lint --list", "the rules, how much each matters, and where it comes from"),
    ],
    run: { try await $0.lintCases() })
}

/// Looks at the chosen cases.
extension CommandRun {
  private typealias Entry = (name: CaseName, path: String, trace: Result<Trace, TraceFile.Problem>)

  fileprivate func lintCases() async throws -> ExitCode {
    let rule = try arguments.choice("rule", among: LintRule.allCases, \.rawValue)
    if arguments.has("list") { return try listRules(rule) }
    let (folder, sarif) = (SuiteFolders(arguments).traces, arguments["sarif"])
    let file = try LintFile(in: folder)
    let lint = Lint(file)
    let (entries, cases) = try entries()
    try arguments.refuseOverwriting(
      entries.map(\.path) + [folder.appendingPath(LintFile.name)], with: sarif, of: "sarif")
    var found: [(name: CaseName, report: LintReport)] = []
    for entry in entries {
      let report = try await tool.interruption.cancelling { () async throws -> LintReport in
        if let failure = tool.console.failure { throw SuiteError.output(failure) }
        return try await self.report(on: entry, by: lint)
      }
      found.append((entry.name, report))
    }
    let reports = lint.comparingBars(found).map { report in
      var report = report
      if let rule { report.findings.removeAll { $0.rule != rule } }
      return tool.messages.worded(report)
    }
    if let sarif {
      let place = RunPlace(
        tool.console.environment, current: FileManager.default.currentDirectoryPath,
        report: SuiteFolders(arguments).report)
      try FileSystem.write(SarifLog.text(of: reports, by: tool.name, at: place).utf8, to: sarif)
    }
    try show(
      reports,
      or: reports.flatMap { Messages.lines(on: $0, showsExempted: arguments.has("all")) }
        + Messages.summary(of: reports))
    let isWhole = arguments.positionals.isEmpty && arguments.has("variants") && rule == nil
    if isWhole { tellIdle(file, reports, in: folder) }
    return exitCode(of: reports, cases)
  }

  @MainActor
  private func report(on entry: Entry, by lint: Lint) throws -> LintReport {
    switch entry.trace {
    case .failure(let problem):
      var report = LintReport(identifier: entry.name.identifier, file: entry.path)
      report.problem = .trace(problem)
      return report
    case .success(let trace):
      let scene = try tool.scene(named: trace.header.scene)
      return lint.report(on: entry.name, trace: trace, scene: scene, path: entry.path)
    }
  }

  /// The cases that are named by files, and those that patterns choose.
  private func entries() throws -> ([Entry], ChosenCases?) {
    let words = arguments.positionals
    let files = words.filter { $0.hasSuffix(TraceFile.fileExtension) }
    var entries: [Entry] = try files.map {
      let named = try NamedCase($0, arguments)
      return (named.name, named.path, .success(named.trace))
    }
    guard files.count < words.count || words.isEmpty else { return (entries, nil) }
    let patterns = words.filter { !files.contains($0) }
    let hasVariants = arguments.has("variants") || patterns.contains { $0.contains("@") }
    let cases = try ChosenCases(self, patterns: patterns) { name, _ in
      hasVariants || name.variant == nil
    }
    entries += cases.cases.map { name, file in
      (name, file.path, file.contents.map { $0.applying(variantNamed: name.variant) ?? $0 })
    }
    return (entries, cases)
  }

  private func exitCode(of reports: [LintReport], _ cases: ChosenCases?) -> ExitCode {
    var codes: [ExitCode] = [.accepted]
    if reports.contains(where: { $0.failure != nil }) { codes.append(.unproven) }
    if arguments.has("strict"), reports.contains(where: { $0.count(.error) > 0 }) {
      codes.append(.gateFailed)
    }
    let code = ExitCode.first(of: codes)
    return cases?.exitCode(beside: code) ?? code
  }

  /// Tells of exemptions that no finding of all the cases needs.
  private func tellIdle(_ file: LintFile, _ reports: [LintReport], in folder: String) {
    let used = Set(
      reports.flatMap { report in
        report.findings.compactMap { finding in
          CaseName(identifier: report.identifier).flatMap { file.exemption(of: finding, in: $0) }?
            .line
        }
      })
    for exemption in file.exemptions where !used.contains(exemption.line) {
      tool.console.report(
        Messages.idle(exemption, in: folder.appendingPath(LintFile.name)))
    }
  }

  // MARK: Listing

  private struct RuleLine: Encodable {
    var name: String
    var severity: String
    var summary: String
    var source: String
    var fix: String
  }

  private func listRules(_ rule: LintRule?) throws -> ExitCode {
    let rules = rule.map { [$0] } ?? LintRule.allCases
    let width = rules.map(\.rawValue.count).max() ?? 0
    try show(
      rules.map {
        RuleLine(
          name: $0.rawValue, severity: $0.severity.rawValue, summary: Messages.summary(of: $0),
          source: Messages.source($0.document), fix: Messages.fix($0))
      },
      or: rules.map { rule in
        let space = String(repeating: " ", count: width - rule.rawValue.count + 2)
        return "\(rule.rawValue)\(space)\(rule.severity.rawValue)  "
          + "\(Messages.summary(of: rule)) [\(Messages.title(of: rule.document))]"
      })
    return .accepted
  }
}
