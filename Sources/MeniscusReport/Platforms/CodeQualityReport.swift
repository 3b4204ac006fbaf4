import MeniscusFormats
import MeniscusGeometry

/// What a run found as GitLab's code quality report, which merge requests show beside their changes.
enum CodeQualityReport {
  /// The file's name; GitLab is told of it by `artifacts: reports: codequality`.
  static let name = "gl-code-quality-report.json"

  /// The document: a list of findings, empty where nothing is wrong.
  ///
  /// The fingerprint of a case's verdict stays the same from run to run, so that a merge request shows
  /// what is new.
  static func text(of report: RunReport) -> String {
    let issues = report.issues.filter(\.fails)
    return JSONValue.array(issues.map { json(of: $0, in: report) }).written(as: .indented) + "\n"
  }

  private static func json(of issue: RunIssue, in report: RunReport) -> JSONValue {
    let identity = "\(issue.check)\u{0}\(issue.subject)"
    return [
      "description": .string(([issue.title] + issue.lines.prefix(1)).joined(separator: ": ")),
      "check_name": .string("meniscus/\(issue.check)"),
      "fingerprint": .string(RunManifest.text(of: StableHash.hash(Array(identity.utf8)))),
      "severity": .string(severity(issue.severity)),
      "location": [
        "path": .string(issue.path ?? report.place.path(of: "Traces") ?? "Traces"),
        "lines": ["begin": .integer(issue.line ?? 1)],
      ],
    ]
  }

  private static func severity(_ severity: RunIssue.Severity) -> String {
    switch severity {
    case .critical: "critical"
    case .major: "major"
    case .minor: "minor"
    }
  }
}
