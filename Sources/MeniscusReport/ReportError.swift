import MeniscusFormats

/// What stops a report from being written; MeniscusSuite turns it into a sentence.
package enum ReportError: Error, Equatable, Sendable {
  /// A file of the report cannot be written; the suite's error says which and why.
  case unwritable(SuiteError)
}
