import MeniscusFormats
import MeniscusMessages

/// What a terminal says of one case.
package struct CaseText {
  /// The case.
  package let report: TraceReport
  /// What colours are made for.
  package let console: Console
  private let words: CaseMessages

  /// Describes a case.
  ///
  /// - Parameter command: how the tool is called from a shell.
  package init(report: TraceReport, command: String, console: Console) {
    self.report = report
    words = CaseMessages(report, command: command)
    self.console = console
  }

  /// The lines: the verdict and the case, then every sentence, a clause a line where it is long.
  package var lines: [String] {
    let verdict = report.verdict.word
    let padded = verdict + String(repeating: " ", count: max(17 - verdict.count, 1))
    let colored = console.colored(padded, report.verdict.isAccepted ? .green : .red)
    return [colored + report.identifier + Messages.amount(of: report)]
      + (words.sentences + words.tolerated).flatMap { Message($0).indentedLines }
      + words.remarks.map { "  note: " + $0 }
  }
}
