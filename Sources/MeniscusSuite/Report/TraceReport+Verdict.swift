extension TraceReport.Verdict {
  /// The exit code that a verdict alone would give.
  package var exitCode: ExitCode {
    switch self {
    case .same, .withinTolerance: .accepted
    case .different: .different
    case .missingBaseline, .orphanedBaseline: .baselineMissing
    case .notDeterministic, .outOfStep, .trapped, .timedOut: .unproven
    case .unreadable: .unusable
    case .interrupted: .interrupted
    }
  }
}

extension TraceReport {
  /// What was found in a case so far: verdicts and what they say.
  struct Findings {
    private var entries: [(verdict: Verdict, sentence: String)] = []

    /// Notes something that was found.
    mutating func add(_ verdict: Verdict, _ sentence: String) {
      entries.append((verdict, sentence))
    }

    /// Whether nothing was found.
    var isEmpty: Bool { entries.isEmpty }

    /// The entries, those first whose exit code wins over the others'.
    private var sorted: [(verdict: Verdict, sentence: String)] {
      ExitCode.precedence.flatMap { code in entries.filter { $0.verdict.exitCode == code } }
    }

    /// The verdict whose exit code wins; of equals the one found first.
    var verdict: Verdict { sorted.first?.verdict ?? .same }

    /// The sentences, the most telling first.
    var sentences: [String] { sorted.map(\.sentence) }
  }

  /// Takes over what was found.
  mutating func conclude(_ findings: Findings) {
    verdict = findings.verdict
    if verdict == .same, !tolerated.isEmpty { verdict = .withinTolerance }
    exitCode = verdict.exitCode
    sentences = findings.sentences
  }
}
