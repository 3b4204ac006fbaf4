import MeniscusFormats
import MeniscusMessages

/// What a terminal says of one case.
package struct CaseText {
  /// The case.
  package let report: TraceReport
  private let words: CaseMessages

  /// Describes a case.
  ///
  /// - Parameter command: how the tool is called from a shell.
  package init(report: TraceReport, command: String) {
    self.report = report
    words = CaseMessages(report, command: command)
  }

  /// The lines: the verdict and the case, then every sentence, a clause a line where it is long.
  package var lines: [Console.Line] {
    let verdict = report.verdict.word
    let padded = verdict + String(repeating: " ", count: max(17 - verdict.count, 1))
    let first = Console.Line(
      padded, report.verdict.color, report.identifier + Messages.amount(of: report))
    let others =
      (words.sentences + words.tolerated).flatMap { Message($0).indentedLines }
      + words.remarks.map { "  note: " + $0 }
    return [first] + others.map { .init($0) }
  }
}

extension TraceReport.Verdict {
  /// The colour of the verdict's word.
  var color: Console.Color {
    switch self {
    case .same: .green
    case .withinTolerance: .yellow
    case .expectedFailure: .magenta
    default: .red
    }
  }
}
