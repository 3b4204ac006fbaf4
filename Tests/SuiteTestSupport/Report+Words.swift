import MeniscusFormats
import MeniscusMessages

// What tests read of a report: the words that a person reads.
extension TraceReport {
  /// What there is to say about the case.
  package var words: CaseMessages { CaseMessages(self, command: "meniscus") }

  /// What was found, in words.
  package var sentences: [String] { words.sentences }
}
