import MeniscusFormats

extension Examination {
  /// Answers questions.
  @MainActor
  package init(of questions: [KnownAnswer] = KnownAnswer.all) {
    self.init(
      answers: questions.map { question in
        Answer(
          area: question.area, name: question.name, source: question.source,
          expected: question.expected, found: question.find())
      })
  }
}
