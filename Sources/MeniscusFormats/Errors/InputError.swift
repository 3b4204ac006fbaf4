import MeniscusImage

/// A file that somebody named and that does not hold what it should.
package enum InputError: Error, Equatable, Sendable {
  /// A trace, a script or a frame-hash log.
  case replay(path: String, ReplayError)
  /// A trace that was chosen among those of the suite.
  case trace(path: String, TraceFile.Problem)
  /// A picture.
  case picture(path: String, ImageError)
  /// View trees.
  case viewTree(path: String, ViewTreeError)
  /// A bundle.
  case bundle(path: String, ReproError)
  /// What another tool recorded.
  case recording(path: String, ImportProblem)
}

extension InputError {
  /// The exit code of a command that it stops.
  package var exitCode: ExitCode {
    switch self {
    case .replay(_, let error): error.isAboutFormat ? .unusable : .unproven
    case .trace, .picture, .viewTree, .bundle, .recording: .unusable
    }
  }
}

extension InputError {
  /// Does what may fail as replays do, and names the file where it does.
  package static func replaying<Value>(
    _ path: String, _ work: () throws(ReplayError) -> Value
  ) throws(InputError) -> Value {
    try Result(catching: work).mapError { InputError.replay(path: path, $0) }.get()
  }
}
