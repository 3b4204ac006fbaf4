import MeniscusFormats
import MeniscusUI
import SuiteTestSupport
import Testing

/// A screen of which the views are given, so that two of them have the same names.
struct Screen<Content: View>: View, Sendable {
  let content: @MainActor @Sendable () -> Content

  var body: some View { content() }
}

/// Code as it was and as it is, and what is said of the change first.
struct PlantedChange: CustomTestStringConvertible, Sendable {
  /// What the first sentence begins with.
  let words: String
  let report: @MainActor @Sendable () throws -> TraceReport

  var testDescription: String { words }

  private static let still = """
    size 160x200
    scale 1
    checkpoint start
    """

  init<Before: View, Now: View>(
    _ words: String, script: String = still,
    _ before: @escaping @MainActor @Sendable () -> Before,
    now: @escaping @MainActor @Sendable () -> Now
  ) {
    self.words = words
    report = {
      let sample = try SampleCase(script, on: Screen(content: before))
      try sample.accept(Screen(content: before))
      return try sample.compare(Screen(content: now)).report
    }
  }

  /// What a sentence says first, without how many other changes there are and where it shows.
  func cut(_ sentence: String) -> String {
    let ends = [", along with", " (at checkpoint"].compactMap {
      sentence.firstRange(of: $0)?.lowerBound
    }
    return ends.min().map { String(sentence[..<$0]) } ?? sentence
  }
}
