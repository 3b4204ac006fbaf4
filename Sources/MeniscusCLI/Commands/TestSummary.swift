import MeniscusFormats
import MeniscusMessages

/// What a terminal says of a whole run.
package struct TestSummary {
  /// The run.
  package let report: RunReport
  /// Where the report is; nil where it could not be written.
  package let folder: String?

  /// Describes a run.
  package init(report: RunReport, folder: String?) {
    self.report = report
    self.folder = folder
  }

  /// The lines: what is wrong with the run as a whole, the totals, where the report is.
  package var lines: [Console.Line] {
    let color = report.exitCode == .accepted ? report.weakestPass.color : .red
    let verdicts = Console.Line(Messages.verdicts(of: report), color, Messages.work(of: report))
    let place = folder.map { ["report: \($0.appendingPath("index.html"))"] } ?? []
    return Messages.remarks(on: report).map { .init($0) } + [verdicts]
      + (Messages.causes(of: report) + place).map { .init($0) }
  }
}
