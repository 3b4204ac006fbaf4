import MeniscusReplay

/// Whether this machine gives the bits that others give.
package struct Examination: Codable, Equatable, Sendable {
  /// An answer that was found here.
  package struct Answer: Codable, Equatable, Sendable {
    /// The part of the stack.
    package var area: KnownAnswer.Area
    /// The operation.
    package var name: String
    /// Whose answer the expected one is.
    package var source: KnownAnswer.Source
    /// The answer that is known.
    package var expected: String
    /// The answer that was found.
    package var found: String

    /// Whether the two are the same.
    package var agrees: Bool { expected == found }
  }

  /// The machine.
  package var environment: Environment
  /// Whether all answers are the known ones.
  package var agrees: Bool
  /// The first answer that is not; nil where all are.
  package var firstDifference: Answer?
  /// The answers, in the order of the stack.
  package var answers: [Answer]

  /// Answers questions.
  @MainActor
  package init(of questions: [KnownAnswer] = KnownAnswer.all) {
    answers = questions.map { question in
      Answer(
        area: question.area, name: question.name, source: question.source,
        expected: question.expected, found: question.find())
    }
    firstDifference = answers.first { !$0.agrees }
    agrees = firstDifference == nil
    environment = .current
  }

  /// What a command ends with.
  package var exitCode: ExitCode { agrees ? .accepted : .unproven }
}

extension Examination {
  /// A machine, and how the tool was built for it.
  package struct Environment: Codable, Equatable, Sendable {
    /// The operating system.
    package var system: String
    /// The processor's architecture.
    package var architecture: String
    /// The processors that are at work.
    package var processors: Int
    /// `debug` or `release`.
    package var build: String
    /// The version of the compiler.
    package var swift: String
    /// The version of the tool.
    package var tool: String

    /// Where this process runs.
    package static var current: Environment {
      let platform = RunReport.Platform.current
      return Environment(
        system: platform.system, architecture: platform.architecture,
        processors: platform.processors, build: platform.build, swift: compiler,
        tool: ToolVersion.text)
    }

    private static var compiler: String {
      #if compiler(>=6.4)
        "6.4 or newer"
      #elseif compiler(>=6.3)
        "6.3"
      #elseif compiler(>=6.2)
        "6.2"
      #else
        "6.1 or older"
      #endif
    }
  }
}
