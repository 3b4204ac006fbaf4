extension TraceReport.Verdict {
  /// The exit code that a verdict alone would give.
  package var exitCode: ExitCode {
    switch self {
    case .same, .withinTolerance, .expectedFailure: .accepted
    case .different, .unexpectedPass: .different
    case .missingBaseline, .orphanedBaseline: .baselineMissing
    case .notDeterministic, .desynchronised, .crashed, .timedOut: .unproven
    case .damagedBaseline, .unreadable: .unusable
    case .interrupted: .interrupted
    }
  }
}

extension TraceReport {
  /// Concludes from what was found: that wins whose exit code does, and of equals the first.
  package mutating func conclude(_ found: [CaseFinding]) {
    findings = ExitCode.precedence.flatMap { code in
      found.filter { $0.verdict.exitCode == code }
    }
    verdict = findings.first?.verdict ?? .same
    if verdict == .same, !tolerated.isEmpty { verdict = .withinTolerance }
    exitCode = verdict.exitCode
  }
}
