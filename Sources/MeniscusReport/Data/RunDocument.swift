import MeniscusFormats
import MeniscusMessages

/// The run as data: `report.json`, described by `docs/report.schema.json`.
enum RunDocument {
  /// The whole document.
  static func json(of report: RunReport) -> JSONValue {
    let groups = report.groupNames
    return [
      "format": "meniscus-report",
      "version": .integer(RunReport.version),
      "verdict": verdict(of: report),
      "run": run(report),
      "totals": totals(report.totals),
      "traces": .array(report.traces.map { trace($0, groups, command: report.command) }),
      "groups": .array(report.groups.map(group)),
      "orphans": .array(
        report.orphans.map {
          ["path": .string($0.path), "sentence": .string(Messages.orphan($0))]
        }),
    ]
  }

  private static func verdict(of report: RunReport) -> JSONValue {
    [
      "exitCode": .integer(Int(report.exitCode.rawValue)),
      "headline": .string(Headline.text(of: report)),
      "sentences": .strings(report.remarks.map { Messages.remark($0) }),
    ]
  }

  private static func run(_ report: RunReport) -> JSONValue {
    [
      "started": .string(report.started),
      "durationMicroseconds": .microseconds(report.duration),
      "toolVersion": .string(report.toolVersion),
      "command": .string(report.command),
      "system": .string(report.platform.system),
      "architecture": .string(report.platform.architecture),
      "processors": .integer(report.platform.processors),
      "build": .string(report.platform.build),
      "threads": .integer(report.threads),
      "jobs": .integer(report.jobs),
      "proof": .string(report.proof.word),
      "proofMode": .string(report.proof.rawValue),
      "filter": .strings(report.filter),
      "filteredOut": .integer(report.filteredOut),
      "notRun": .strings(report.notRun.map(\.identifier)),
      "expectedCases": .integer(orNull: report.expectedCases),
    ]
  }

  private static func totals(_ totals: RunReport.Totals) -> JSONValue {
    [
      "cases": .integer(totals.cases),
      "verdicts": .object(
        TraceReport.Verdict.allCases.compactMap { verdict in
          totals.verdicts[verdict].map { JSONMember(verdict.rawValue, .integer($0)) }
        }),
      "frames": .integer(totals.frames),
      "events": .integer(totals.events),
      "checkpoints": .integer(totals.checkpoints),
      "checkpointsSame": .integer(totals.checkpointsSame),
      "checkpointsTolerated": .integer(totals.checkpointsTolerated),
    ]
  }
}
