import MeniscusFormats
import MeniscusGeometry
import MeniscusMessages

/// What `lint` found as SARIF 2.1.0, which code scanning of GitHub and others read.
package enum SarifLog {
  /// The version of the format.
  static let version = "2.1.0"
  private static let schema = "https://json.schemastore.org/sarif-2.1.0.json"

  /// The document: every rule, and a result for each finding, those that are exempted as suppressed.
  ///
  /// A result keeps its fingerprint from run to run while its rule, case and view are the same.
  ///
  /// - Parameters:
  ///   - reports: what was found, worded.
  ///   - tool: the name of the tool.
  ///   - place: where it ran, which says where the repository begins.
  package static func text(
    of reports: [LintReport], by tool: String, at place: RunPlace
  ) -> String {
    let results = reports.flatMap { report in
      report.findings.map { result($0, of: report, at: place) }
    }
    let isWhole = reports.allSatisfy { $0.failure == nil }
    let run = JSONValue.object([
      "tool": .object(["driver": driver(tool)]),
      "columnKind": .string("utf16CodeUnits"),
      "invocations": .array([.object(["executionSuccessful": .boolean(isWhole)])]),
      "results": .array(results),
    ])
    let document = JSONValue.object([
      "$schema": .string(schema), "version": .string(version), "runs": .array([run]),
    ])
    return document.written(as: .indented) + "\n"
  }

  private static func driver(_ tool: String) -> JSONValue {
    .object([
      "name": .string(tool), "semanticVersion": .string(ToolVersion.text),
      "rules": .array(LintRule.allCases.map { rule($0) }),
    ])
  }

  private static func rule(_ rule: LintRule) -> JSONValue {
    .object([
      "id": .string(rule.rawValue),
      "shortDescription": text(Messages.summary(of: rule)),
      "fullDescription": text(Messages.source(rule.document)),
      "help": text(Messages.fix(rule) + "; " + Messages.silencing),
      "helpUri": Messages.address(of: rule.document).map { .string($0) },
      "defaultConfiguration": .object(["level": .string(rule.severity.rawValue)]),
    ])
  }

  private static func result(
    _ finding: LintFinding, of report: LintReport, at place: RunPlace
  ) -> JSONValue {
    let identity = [report.identifier, finding.rule.rawValue, finding.view]
      .joined(separator: "\u{0}")
    let level = JSONValue.string(finding.severity.rawValue)
    let exempted: [JSONValue] = finding.exemption.map { [suppression($0)] } ?? []
    return .object([
      "ruleId": .string(finding.rule.rawValue),
      "ruleIndex": .integer(LintRule.allCases.firstIndex(of: finding.rule) ?? 0),
      "level": level,
      "message": text(Messages.line(on: finding, of: report)),
      "locations": .array([location(of: finding, in: place.path(of: report.file) ?? report.file)]),
      "partialFingerprints": .object([
        "viewOfCase/v1": .string(RunManifest.text(of: StableHash.hash(Array(identity.utf8))))
      ]),
      "suppressions": .array(exempted),
      "properties": .object([
        "case": .string(report.identifier), "frame": .integer(finding.frame),
        "microseconds": .integer(finding.time),
      ]),
    ])
  }

  private static func text(_ text: String) -> JSONValue { .object(["text": .string(text)]) }

  private static func suppression(_ reason: String) -> JSONValue {
    .object(["kind": .string("external"), "justification": .string(reason)])
  }

  private static func location(of finding: LintFinding, in path: String) -> JSONValue {
    let file = JSONValue.object([
      "uri": .string(path.percentEncoded), "uriBaseId": .string("%SRCROOT%"),
    ])
    let view = JSONValue.object([
      "fullyQualifiedName": .string(finding.view), "kind": .string("element"),
    ])
    let region = JSONValue.object(["startLine": .integer(max(finding.line, 1))])
    return .object([
      "physicalLocation": .object(["artifactLocation": file, "region": region]),
      "logicalLocations": .array([view]),
    ])
  }
}
