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
  /// A trace is of another scene than the one that is recorded; the file, and its scene.
  case otherScene(path: String, scene: String)
  /// A folder has no page of a report; where it would be.
  case noPage(path: String)
  /// A page is none that this version of the tool has written.
  case foreignPage(path: String)
  /// The report is another than the page that somebody decided on shows; its folder.
  case replaced(folder: String)
  /// Nothing of a report can be decided.
  case undecidable
  /// A report from elsewhere keeps no rejections.
  case rejectedElsewhere
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
