/// Why another revision could not be built and asked.
package enum RevisionError: Error, Equatable, Sendable {
  /// git failed: the command, and what it printed.
  case git(String, output: String)
  /// The repository has no such revision.
  case unknownRevision(String)
  /// The repository has no commit.
  case noCommits
  /// The history of the clone is cut off, and does not reach the revision.
  case shallow(String)
  /// A revision is not before another: it is the same, comes later, or lies beside.
  case notBefore(String, String)
  /// The build failed: its first error.
  case buildFailed(revision: String, output: String)
  /// The build did not come to its end.
  case buildTimedOut(revision: String, Duration)
  /// The build left no tool.
  case noTool(revision: String, path: String)
  /// Something else of the suite.
  case suite(SuiteError)

  /// The exit code of a command that it stops.
  package var exitCode: ExitCode {
    switch self {
    case .unknownRevision, .noCommits, .shallow, .notBefore: .usage
    case .git, .buildFailed, .buildTimedOut, .noTool: .unusable
    case .suite(let error): error.exitCode
    }
  }
}
