/// What a command says to the shell.
package enum ExitCode: Int32, CaseIterable, Codable, Sendable {
  /// All is as accepted.
  case accepted = 0
  /// Something differs from its baseline.
  case different = 1
  /// Not deterministic, desynchronised from the recording, or a replay that proves nothing.
  case unproven = 2
  /// A gate failed.
  case gateFailed = 3
  /// A baseline is missing or belongs to nothing.
  case baselineMissing = 4
  /// Input that cannot be read or is not supported, or output that cannot be written.
  case unusable = 5
  /// The command line is wrong.
  case usage = 64
  /// The run was interrupted.
  case interrupted = 130

  /// The codes in the order in which they win over one another.
  package static let precedence: [ExitCode] = [
    .interrupted, .usage, .unusable, .unproven, .baselineMissing, .different, .gateFailed,
    .accepted,
  ]

  /// The one of several that a command exits with; accepted where there is none.
  package static func first(of codes: some Sequence<ExitCode>) -> ExitCode {
    let found = Set(codes)
    return precedence.first { found.contains($0) } ?? .accepted
  }
}
