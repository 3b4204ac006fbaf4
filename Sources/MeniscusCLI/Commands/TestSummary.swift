import MeniscusSuite

/// What a terminal says of a whole run.
package struct TestSummary {
  /// The run.
  package let report: RunReport
  /// Where the report is; nil where it could not be written.
  package let folder: String?
  /// What colours are made for.
  package let console: Console

  /// Describes a run.
  package init(report: RunReport, folder: String?, console: Console) {
    self.report = report
    self.folder = folder
    self.console = console
  }

  /// The lines: what is wrong with the run as a whole, the totals, where the report is.
  package var lines: [String] {
    var lines = report.sentences + report.orphans.map(\.sentence)
    let totals = report.totals
    let verdicts = TraceReport.Verdict.allCases.compactMap { verdict in
      totals.verdicts[verdict].map { "\(Sentences.grouped($0)) \(CaseText.word(for: verdict))" }
    }
    let all = Sentences.count(totals.cases, "case")
    let color: Console.Color = report.exitCode == .accepted ? .green : .red
    let verdict = console.colored(
      verdicts.isEmpty ? all : "\(all): \(verdicts.joined(separator: ", "))", color)
    let work =
      "\(Sentences.count(totals.frames, "frame")), "
      + "\(Sentences.count(totals.checkpoints, "checkpoint")) in "
      + Sentences.seconds(.nanoseconds(Int64(clamping: report.duration)))
    let left =
      report.filteredOut == 0
      ? "" : " (\(Sentences.count(report.filteredOut, "case")) not chosen)"
    lines.append("\(verdict)\(left); \(work)")
    lines += groupLines
    if let folder { lines.append("report: \(folder.appendingPath("index.html"))") }
    return lines
  }

  /// How many groups are listed.
  private static let groupLimit = 12

  /// The causes of what is not as accepted, the largest first, and how to accept one.
  private var groupLines: [String] {
    let groups = report.groups
    guard let first = groups.first else { return [] }
    let left = groups.count - Self.groupLimit
    return groups.prefix(Self.groupLimit).map { "  " + Sentences.group($0) }
      + (left > 0 ? ["  and \(Sentences.count(left, "group")) more"] : [])
      + ["accept one cause with `\(report.command) accept --group \(first.name)`"]
  }
}
