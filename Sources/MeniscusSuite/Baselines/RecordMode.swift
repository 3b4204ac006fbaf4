/// What a run makes the baseline of its own accord, in the words of swift-snapshot-testing.
public enum RecordMode: String, CaseIterable, Sendable {
  /// What nothing is accepted of yet; nothing is replaced.
  case missing
  /// What is missing, and what is not as accepted.
  case failed
  /// Everything that may become a baseline, what is within tolerance too.
  case all
  /// Nothing; `accept` does it.
  case never

  /// The variable of the environment that says what is wanted where a command line does not.
  package static let variable = "MENISCUS_RECORD"

  /// Whether somebody's build server runs this: `CI` is set, as all of them do.
  package static func isUnattended(_ environment: [String: String]) -> Bool {
    !["", "0", "false"].contains(environment["CI", default: ""].lowercased())
  }
}
