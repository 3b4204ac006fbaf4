import MeniscusSuite

/// What a terminal says of decisions about baselines.
struct DecisionText {
  /// What was done: `accepted`, `rejected`, `recorded`.
  let word: String
  /// What came of it.
  let outcome: Acceptance.Outcome

  /// The lines: each case, with its checkpoints where not all of it was meant, then the totals.
  var lines: [String] {
    let padded = word + String(repeating: " ", count: max(11 - word.count, 1))
    let cases = outcome.decisions.map { decision in
      padded + decision.name.identifier
        + (decision.checkpoints.map { ": " + Sentences.list($0, limit: 6) } ?? "")
    }
    return cases + [
      "\(Sentences.count(outcome.decisions.count, "case")) \(word)"
        + (outcome.unchanged == 0 ? "" : ", \(Sentences.grouped(outcome.unchanged)) unchanged")
        + (outcome.refused.isEmpty ? "" : ", \(outcome.refused.count) refused")
    ]
  }
}

extension Console {
  /// Prints lines.
  func print(_ lines: [String]) {
    for line in lines { self.print(line) }
  }
}
