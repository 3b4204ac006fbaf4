extension TraceReport {
  /// Sets what was found against an expectation that the case fails.
  ///
  /// A failure of the expected kind alone passes until the day is over, and waits for no decision.
  /// One of which a finding is of another kind fails as it would without the expectation, and so does
  /// one that has expired. A case that passes fails: then the expectation is out of date.
  ///
  /// - Parameter today: the day of the run, in UTC.
  package mutating func expect(_ failure: ExpectedFailure, today: CalendarDay) {
    if verdict == .interrupted { return }
    expectation = failure
    if verdict.isAccepted {
      findings = [CaseFinding(.unexpectedPass, .passesNow(failure))]
      (verdict, exitCode) = (.unexpectedPass, TraceReport.Verdict.unexpectedPass.exitCode)
    } else if findings.contains(where: { $0.verdict != failure.verdict }) {
      findings.append(CaseFinding(verdict, .failsOtherwise(failure)))
    } else if failure.until < today {
      findings.insert(CaseFinding(verdict, .expired(failure)), at: 0)
    } else {
      verdict = .expectedFailure
      exitCode = verdict.exitCode
      findings.insert(CaseFinding(.expectedFailure, .expected(failure)), at: 0)
      changes = []
      mayBeAccepted = false
    }
  }
}
