/// What stops recording by hand, or keeping what was recorded.
package enum StudioError: Error, Equatable, Sendable {
  /// Another process listens on the port.
  case portInUse(Int)
  /// The system gives no port to listen on; its error number.
  case noPort(errno: Int32)
  /// Another process records the scene; the file that it writes.
  case busy(path: String, process: Int)
  /// What was recorded of the scene before was not saved; the file.
  case unsaved(path: String)
  /// There is nothing to go on with; where it would be.
  case nothingLeft(path: String)
  /// A name that a trace cannot have.
  case invalidName(String)
  /// A pointer is down where the recording is to end.
  case held
  /// There is a file of the name.
  case exists(path: String)
  /// A second replay of what was recorded does something else, from a frame on.
  case otherwise(frame: Int, stage: Stage)
}

extension StudioError {
  /// The exit code of a command that it stops.
  package var exitCode: ExitCode {
    switch self {
    case .otherwise: .unproven
    case .invalidName: .usage
    default: .unusable
    }
  }
}
