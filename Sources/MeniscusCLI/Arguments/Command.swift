import MeniscusFormats

/// A command of the tool: what it takes, what it says of itself, what it does.
package struct Command: Sendable {
  /// A command line and what it is good for.
  struct Example: Equatable, Sendable {
    /// What is typed after the tool's name.
    let line: String
    /// What it is good for.
    let purpose: String

    /// Makes an example.
    init(_ line: String, _ purpose: String) {
      self.line = line
      self.purpose = purpose
    }
  }

  /// The name, as typed.
  package let name: String
  /// What it does, in a line.
  let summary: String
  /// What it takes without an option, in order; only the last may be optional or repeated.
  var positionals: [Positional] = []
  /// What it takes as options.
  var options: [Option] = []
  /// How it is used.
  var examples: [Example] = []
  /// Whether help does not speak of it.
  package private(set) var isHidden = false
  /// Runs it.
  let run: @Sendable (CommandRun) async throws -> ExitCode
}
