import MeniscusFormats

extension Messages {
  /// The report with its findings in sentences.
  package func worded(_ report: LintReport) -> LintReport {
    var report = report
    report.failure = report.problem.map { problem in
      switch problem {
      case .trace(let problem): sentence(for: problem, in: report.file)
      case .replay(let error): Self.sentence(for: error, in: report.file)
      }
    }
    for index in report.findings.indices {
      let finding = report.findings[index]
      report.findings[index].reason = Self.reason(finding)
      report.findings[index].fix = Self.fix(finding.rule)
      report.findings[index].source = Self.source(finding.rule.document)
    }
    return report
  }

  /// What `lint` says of a case, a finding in a few lines; what is exempted only where it is asked
  /// for.
  package static func lines(on report: LintReport, showsExempted: Bool) -> [String] {
    var lines: [String] = []
    if let failure = report.failure { lines.append("failed   \(report.identifier)  \(failure)") }
    let shown = report.findings.filter { showsExempted || $0.exemption == nil }
    let exempted = report.findings.count { $0.exemption != nil }
    if report.failure == nil || !shown.isEmpty {
      let counts = LintSeverity.allCases.reversed().compactMap { severity in
        let number = report.count(severity)
        return number == 0 ? nil : count(number, severity.rawValue)
      }
      let silent = exempted == 0 ? [] : ["\(grouped(exempted)) exempted"]
      lines.append(
        "\(shown.isEmpty ? "clean    " : "findings ")\(report.identifier)  "
          + (counts + silent + [count(report.frames, "frame")]).joined(separator: ", "))
    }
    for finding in shown { lines += Self.lines(on: finding, of: report).map { "  " + $0 } }
    return lines
  }

  private static func lines(on finding: LintFinding, of report: LintReport) -> [String] {
    let place =
      finding.view + (finding.identifier.map { " (#\($0))" } ?? "")
    var lines = [
      "\(finding.severity.rawValue) \(finding.rule.rawValue)  frame \(grouped(finding.frame)) "
        + "(\(Format.duration(UInt64(max(finding.time, 0)) * 1000)))  \(place)",
      "  \(finding.reason ?? reason(finding)) [\(finding.source ?? source(finding.rule.document))]",
    ]
    if let exemption = finding.exemption {
      lines.append("  exempted: \(exemption)")
    } else {
      lines.append("  to fix it: \(finding.fix ?? fix(finding.rule))")
    }
    return lines
  }

  /// A finding in one line, for lists that people read elsewhere.
  package static func line(on finding: LintFinding, of report: LintReport) -> String {
    let place = finding.view + (finding.identifier.map { " (#\($0))" } ?? "")
    return "\(report.identifier), frame \(grouped(finding.frame)), \(place): "
      + "\(finding.reason ?? reason(finding)). To fix it: \(finding.fix ?? fix(finding.rule)). "
      + "Source: \(finding.source ?? source(finding.rule.document))"
  }

  /// A finding as `test` tells of it beside a verdict, with how many places more break the rule.
  static func lint(_ finding: LintFinding, _ others: Int, _ clock: FrameClock) -> String {
    let place = finding.view + (finding.identifier.map { " (#\($0))" } ?? "")
    let more = others == 0 ? "" : " and in \(count(others, "place")) more"
    return "\(frame(finding.frame, clock)): \(place)\(more): \(reason(finding)); "
      + "\(fix(finding.rule)) (lint `\(finding.rule.rawValue)`)"
  }

  /// What `lint` says at its end.
  package static func summary(of reports: [LintReport]) -> [String] {
    let counts = LintSeverity.allCases.reversed().map { severity in
      count(reports.reduce(0) { $0 + $1.count(severity) }, severity.rawValue)
    }
    let exempted = reports.reduce(0) { $0 + $1.findings.count { $0.exemption != nil } }
    var lines = [
      "\(list(counts)) in \(count(reports.count, "case")), \(grouped(exempted)) exempted"
    ]
    let open = reports.flatMap(\.findings).contains { $0.exemption == nil }
    if open { lines.append(silencing) }
    return lines
  }

  /// How a finding is silenced.
  package static let silencing =
    "to silence a finding, give its rule, scene, view and a reason in `Traces/\(LintFile.name)`; see "
    + "docs/lint.md"

  /// An exemption that nothing needs.
  package static func idle(_ exemption: LintExemption, in path: String) -> String {
    "\(path):\(exemption.line): the exemption from "
      + "`\(exemption.rule?.rawValue ?? "*")` for `\(exemption.scene)` exempts nothing; remove it"
  }
}
