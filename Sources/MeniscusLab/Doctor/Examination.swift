import MeniscusFormats

extension Examination {
  /// Answers questions.
  @MainActor
  package init(of questions: [KnownAnswer] = KnownAnswer.all) {
    self.init(
      answers: questions.map { known in
        Answer(
          area: known.area, question: known.question, source: known.source,
          expected: known.expected, found: known.find())
      })
  }
}
