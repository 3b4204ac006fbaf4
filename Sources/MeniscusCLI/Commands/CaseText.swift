import MeniscusSuite

/// What a terminal says of one case.
package struct CaseText {
  /// The case.
  package let report: TraceReport
  /// What colours are made for.
  package let console: Console

  /// Describes a case.
  package init(report: TraceReport, console: Console) {
    self.report = report
    self.console = console
  }

  /// The lines: the verdict and the case, then every sentence, a clause a line where it is long.
  package var lines: [String] {
    let verdict = Self.word(for: report.verdict)
    let padded = verdict + String(repeating: " ", count: max(17 - verdict.count, 1))
    let colored = console.colored(padded, report.verdict.isAccepted ? .green : .red)
    let amount =
      report.frames > 0
      ? "  \(Sentences.count(report.frames, "frame")), "
        + Sentences.count(report.producedCheckpoints.count, "checkpoint")
      : ""
    return [colored + report.identifier + amount]
      + (report.sentences + report.tolerated).flatMap(\.indentedClauses)
      + report.issues.map { "  note: " + $0 }
  }

  /// A verdict as people read it.
  static func word(for verdict: TraceReport.Verdict) -> String {
    switch verdict {
    case .same: "same"
    case .withinTolerance: "within tolerance"
    case .different: "different"
    case .missingBaseline: "no baseline"
    case .orphanedBaseline: "orphaned baseline"
    case .notDeterministic: "not deterministic"
    case .outOfStep: "proves nothing"
    case .trapped: "trapped"
    case .timedOut: "timed out"
    case .unreadable: "unreadable"
    case .interrupted: "interrupted"
    }
  }
}
