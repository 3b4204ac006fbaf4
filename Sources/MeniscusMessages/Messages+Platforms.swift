import MeniscusFormats

extension Messages {
  /// What a remark on the run as a whole is about.
  package static let suite = "the suite"

  /// The cases of which the same is to be said.
  package static func alsoOf(_ names: [String]) -> String {
    "the same of \(list(names, limit: 6))"
  }

  /// That not all is shown.
  package static func moreIssues(_ count: Int) -> String {
    "\(grouped(count)) more; the report has them all"
  }

  /// What the metrics are.
  package static let metricCases = "Cases by what came of them."
  package static let metricFrames = "Frames that were replayed."
  package static let metricWork = "Exact work over the whole replay, the same on every machine."

  /// That the summary of a step could not be written.
  package func summaryNotWritten(_ error: SuiteError) -> String {
    "the summary of the step: \(sentence(for: error))"
  }
}
