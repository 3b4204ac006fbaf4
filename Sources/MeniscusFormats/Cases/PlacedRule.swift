/// A rule and where it stands.
package struct PlacedRule: Equatable, Codable, Sendable {
  /// Where a rule stands.
  package enum Place: Equatable, Codable, Sendable {
    /// At a line of a file, counted from 1.
    case line(Int, of: String)
    /// Among the rules of a trace's header, counted from 1.
    case rule(Int, of: String)
  }

  /// The rule.
  package var rule: ToleranceRule
  /// The file, and the line or which of a trace's rules it is.
  package var place: Place

  /// Makes an entry.
  package init(_ rule: ToleranceRule, at place: Place) {
    self.rule = rule
    self.place = place
  }

  /// The rules of a trace's own header.
  package static func rules(of header: TraceHeader, in path: String) -> [PlacedRule] {
    header.rules.enumerated().map { index, rule in
      PlacedRule(rule, at: .rule(index + 1, of: path))
    }
  }
}
