/// What was decided about a case.
package struct AcceptanceDecision: Equatable, Sendable {
  /// The case.
  package var name: CaseName
  /// The checkpoints that it is about; nil for the case as a whole.
  package var checkpoints: [String]?

  /// Makes a decision.
  package init(name: CaseName, checkpoints: [String]? = nil) {
    self.name = name
    self.checkpoints = checkpoints
  }

  /// The case, or each checkpoint after the case and a colon.
  package var identifiers: [String] {
    checkpoints?.map { "\(name.identifier):\($0)" } ?? [name.identifier]
  }
}

/// What came of a command.
package struct AcceptanceOutcome: Equatable, Sendable {
  /// What was decided.
  package var decisions: [AcceptanceDecision]
  /// The cases that were chosen and may not become a baseline, with the run's verdict.
  package var refused: [Refusal]
  /// The number of cases that were chosen and of which nothing waits.
  package var unchanged: Int

  /// Makes an outcome.
  package init(decisions: [AcceptanceDecision] = [], refused: [Refusal] = [], unchanged: Int = 0) {
    self.decisions = decisions
    self.refused = refused
    self.unchanged = unchanged
  }

  /// A case that may not become a baseline.
  package struct Refusal: Equatable, Sendable {
    /// The case.
    package var name: CaseName
    /// What the run said of it.
    package var verdict: TraceReport.Verdict

    /// Makes a refusal.
    package init(name: CaseName, verdict: TraceReport.Verdict) {
      self.name = name
      self.verdict = verdict
    }
  }
}

extension AcceptanceOutcome {
  /// What was decided, as the log writes it.
  package var identifiers: [String] { decisions.flatMap(\.identifiers) }
}
