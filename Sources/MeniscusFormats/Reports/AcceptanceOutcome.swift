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
  /// The cases that were chosen and may not become a baseline, as the run left them.
  package var refused: [RunManifest.Case] = []
  /// The number of cases that were chosen and of which all was rejected since the run.
  package var rejected = 0
  /// The number of cases that were chosen and of which nothing waits.
  package var unchanged = 0

  /// Makes an outcome.
  package init(decisions: [AcceptanceDecision] = []) {
    self.decisions = decisions
  }
}

extension AcceptanceOutcome {
  /// What was decided, as the log writes it.
  package var identifiers: [String] { decisions.flatMap(\.identifiers) }
}
