/// Something that lets pictures differ, and what planted faults show of it.
package struct TriedTolerance: Equatable, Codable, Sendable {
  /// What a fault shows.
  package enum Outcome: String, CaseIterable, Codable, Sendable {
    /// It changes no pixel that the tolerance is about.
    case untouched
    /// It changes some, and they are within tolerance.
    case passed
    /// It fails.
    case tripped
  }

  /// The rule; nil for the comparison that the trace itself asks for.
  package var rule: PlacedRule?
  /// The faults that change a pixel that it is about.
  package var reached = 0
  /// Those of them that fail.
  package var tripped = 0

  /// Makes a tolerance that nothing was planted under.
  package init(rule: PlacedRule?) {
    self.rule = rule
  }

  /// Counts a fault.
  package mutating func add(_ outcome: Outcome) {
    if outcome != .untouched { reached += 1 }
    if outcome == .tripped { tripped += 1 }
  }
}
