/// The cases whose every frame and phase is in the trace event file of a run.
package enum TimedCases: String, CaseIterable, Codable, Sendable {
  /// Those that do not match their baseline.
  case failed
  /// Those, and the ones that took longest.
  case slow
  /// All.
  case all

  /// How many cases count as those that took longest.
  package static let slowCount = 10
}
