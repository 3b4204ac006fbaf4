import MeniscusFormats
import MeniscusMessages

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
    var lines = Messages.remarks(on: report)
    let color: Console.Color = report.exitCode == .accepted ? .green : .red
    lines.append(
      console.colored(Messages.verdicts(of: report), color) + Messages.work(of: report))
    lines += Messages.causes(of: report)
    if let folder { lines.append("report: \(folder.appendingPath("index.html"))") }
    return lines
  }
}
