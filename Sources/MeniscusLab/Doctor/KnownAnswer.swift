import MeniscusFormats

/// A question that has one right answer on every machine.
package struct KnownAnswer: Sendable {
  /// The parts of the stack.
  package typealias Area = Examination.Area
  /// Whose answers there are.
  package typealias Source = Examination.Source

  /// The part of the stack.
  package var area: Area
  /// The operation.
  package var question: Examination.Question
  /// Whose answer it is.
  package var source: Source
  /// The answer.
  package var expected: String
  /// Finds the answer here; nil where there is none.
  package var find: @MainActor @Sendable () -> String?

  /// Makes a question.
  package init(
    _ area: Area, _ question: Examination.Question, _ source: Source, _ expected: String,
    find: @escaping @MainActor @Sendable () -> String?
  ) {
    self.area = area
    self.question = question
    self.source = source
    self.expected = expected
    self.find = find
  }

  /// All questions, in the order of the stack.
  package static var all: [KnownAnswer] {
    arithmetic + maths + hash + generator + geometry + image + text + layout + display + morph
      + render + replay
  }
}
